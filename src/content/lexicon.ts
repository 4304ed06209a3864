import { phrasesOf } from '../domain/search/phrases.ts';
import { addName, emptyLexicon, type Lexicon, type NamedKind } from '../domain/search/sentence.ts';
import { NEEDS } from '../domain/programme/needs.ts';
import { DEFAULT_TAG } from '../domain/programme/tags.ts';
import { foldPlace } from '../lib/foldText.ts';
import { oncePer } from '../lib/oncePer.ts';
import { LANGUAGE_FILES } from '../sites/languageFiles.ts';
import type { Catalogue } from './catalogue.ts';
import { peopleOf } from './people.ts';

type Named = {
  readonly kind: NamedKind;
  readonly name: string;
  readonly value: string;
  readonly skipped?: ReadonlySet<string>;
};

/** The names that a search of a catalogue may have. Made once, in chunks between which other requests are answered. */
export const lexiconOf = oncePer(makeLexicon);

/** Some milliseconds of work. */
const CHUNK = 1000;

async function makeLexicon(catalogue: Catalogue): Promise<Lexicon> {
  const { site, language } = catalogue;
  const languages = [language, ...site.languages.filter((other) => other !== language)];
  const lexicon = emptyLexicon(languages, postcodeDigits(catalogue));
  let count = 0;
  for (const named of namesOf(catalogue)) {
    addName(lexicon, named);
    count += 1;
    if (count % CHUNK === 0) await new Promise(setImmediate);
  }
  return lexicon;
}

/** How many digits most of the postcodes have. */
function postcodeDigits({ cities }: Catalogue): number {
  const lengths = Map.groupBy(cities, ({ postalCode }) => /^\d*/.exec(postalCode ?? '')![0].length);
  const [most] = [...lengths].filter(([length]) => length > 0).sort(([, a], [, b]) => b.length - a.length);
  return most?.[0] ?? 0;
}

function* namesOf(catalogue: Catalogue): Generator<Named> {
  const { site, cinemas, cities, shows, detailsBySlug, tags, versions } = catalogue;
  for (const { slug, label } of versions.values()) {
    const phrases = site.languages.flatMap((language) => phrasesOf(LANGUAGE_FILES[language].search.versions, slug));
    for (const name of [slug, label, ...phrases]) yield { kind: 'version', name, value: slug };
  }
  for (const { slug, title, badgeTitle, icon } of tags.values()) {
    if (slug === DEFAULT_TAG || NEEDS.some((need) => need === slug)) continue;
    const phrases = site.languages.flatMap((language) => phrasesOf(LANGUAGE_FILES[language].search.experiences, slug));
    for (const name of [slug, title, badgeTitle ?? '', icon?.label ?? '', ...phrases]) {
      yield { kind: 'experience', name, value: slug };
    }
  }
  for (const need of NEEDS) {
    // Without a tag, theatres say whether they have spaces for wheelchairs.
    if (need !== 'pmr' && !tags.has(need)) continue;
    const phrases = site.languages.flatMap((language) => phrasesOf(LANGUAGE_FILES[language].search.needs, need));
    for (const name of [need, tags.get(need)?.title ?? '', ...phrases]) yield { kind: 'need', name, value: need };
  }
  for (const { slug, name } of cities) yield { kind: 'city', name, value: slug };
  const open = cinemas.filter(({ status }) => status);
  const skipped = frequentWords(open.map(({ name }) => name));
  for (const { slug, name } of open) yield { kind: 'cinema', name, value: slug, skipped };
  for (const { slug, title } of shows) {
    yield { kind: 'show', name: title, value: slug };
    const original = detailsBySlug.get(slug)?.originalTitle;
    if (original) yield { kind: 'show', name: original, value: slug };
  }
  for (const { slug, name } of peopleOf(catalogue).values()) yield { kind: 'person', name, value: slug };
}

/** Words that are in at least half of the names, as the chain's own is. */
function frequentWords(names: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const name of names) {
    for (const word of new Set(foldPlace(name).split(' '))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return new Set(
    [...counts].filter(([, count]) => count * 2 >= names.length && names.length > 1).map(([word]) => word),
  );
}

import { describe, expect, test } from 'vitest';
import {
  addName,
  emptyLexicon,
  recognise,
  withoutWords,
  type Lexicon,
  type NamedKind,
} from '../../../../src/domain/search/sentence.ts';
import { phrasesOf } from '../../../../src/domain/search/phrases.ts';
import { LANGUAGE_FILES } from '../../../../src/sites/languageFiles.ts';
import type { Language } from '../../../../src/sites/sites.ts';

/** A Saturday. */
const TODAY = '2026-11-21';

const NAMES: readonly (readonly [NamedKind, string, string])[] = [
  ['show', 'Metropolis', 'metropolis-1'],
  ['show', 'Metropolis', 'metropolis-2'],
  ['show', 'Le Monde perdu', 'monde-3'],
  ['show', 'Un dimanche à la campagne', 'dimanche-4'],
  ['show', '2046', 'film-5'],
  ['person', 'Fritz Lang', 'fritz-lang'],
  ['city', 'Lyon', 'lyon'],
  ['city', 'Saint-Denis', 'saint-denis'],
  ['city', 'Zürich', 'zuerich'],
  ['city', 'Amsterdam', 'amsterdam'],
  ['cinema', 'Aurore Lyon Confluence', 'lyon-confluence'],
  ['experience', 'IMAX', 'imax'],
];

function lexiconOf(...languages: Language[]): Lexicon {
  const lexicon = emptyLexicon(languages, 5);
  for (const [kind, name, value] of NAMES) addName(lexicon, { kind, name, value, skipped: new Set(['aurore']) });
  for (const language of languages) {
    const { versions, experiences, needs } = LANGUAGE_FILES[language].search;
    const tables = { version: versions, experience: experiences, need: needs };
    for (const [kind, table] of Object.entries(tables)) {
      for (const value of Object.keys(table ?? {})) {
        for (const name of [value, ...phrasesOf(table, value)]) {
          addName(lexicon, { kind: kind as NamedKind, name, value });
        }
      }
    }
  }
  return lexicon;
}

const french = lexiconOf('fr', 'en');

/** What a text means, as short texts in no order; rest after `?`. */
function meaning(text: string, lexicon = french): string[] {
  const { chips, rest } = recognise(text, lexicon, TODAY);
  const facts = chips.flatMap((chip) =>
    chip.facts.map((fact) =>
      fact.kind === 'hours'
        ? `hours ${fact.from ?? ''}-${fact.until ?? ''}`
        : `${fact.kind} ${fact.values.toSorted().join('|')}`,
    ),
  );
  return [...facts, ...(rest ? [`? ${rest.words}`] : [])].toSorted();
}

test('names are known however their apostrophes, dashes, accents and saints are written', () => {
  for (const text of ['st denis demain', 'Saint\u2011Denis demain', 'St. Denis demain', 'sankt denis demain']) {
    expect(meaning(text), text).toEqual(['city saint-denis', 'day 2026-11-22']);
  }
  expect(meaning('Zu\u0308rich aujourd\u02BChui')).toEqual(['city zuerich', 'day 2026-11-21']);
});

describe('recognises', () => {
  test.each<[string, string[]]>([
    [
      'metropolis vost samedi lyon',
      ['city lyon', 'day 2026-11-21|2026-11-28', 'show metropolis-1|metropolis-2', 'version vost'],
    ],
    ['METROPOLIS à Lyon', ['city lyon', 'show metropolis-1|metropolis-2']],
    ['monde perdu demain 20h', ['day 2026-11-22', 'hours 1170-1260', 'show monde-3']],
    ['un dimanche à la campagne', ['show dimanche-4']],
    ['dimanche à la campagne', ['show dimanche-4']],
    ['dimanche campagne lundi', ['day 2026-11-23', 'show dimanche-4']],
    ['fritz lang ce soir', ['day 2026-11-21', 'hours 1020-', 'person fritz-lang']],
    ['imax saint denis', ['city saint-denis', 'experience imax']],
    ['confluence lyon', ['cinema lyon-confluence']],
    ['version originale', ['version ov|vo|vost']],
    ['audio-description', ['need audiodesc']],
    ['fauteuil roulant samedi 28', ['day 2026-11-28', 'need pmr']],
    ['samedi 28 novembre', ['day 2026-11-28']],
    ['1er décembre', ['day 2026-12-01']],
    ['28/11 20:30', ['day 2026-11-28', 'hours 1200-1290']],
    ['2026 lyon', ['? 2026', 'city lyon']],
    ['2046', ['show film-5']],
    ['69003', ['postcode 69003']],
    ['après-demain après 20 h 30', ['day 2026-11-23', 'hours 1230-']],
    ['demain après-midi', ['day 2026-11-22', 'hours 720-1080']],
    ['à partir de 20h', ['hours 1200-']],
    ['avant 22h', ['hours -1320']],
    ['week-end', ['day 2026-11-21|2026-11-22']],
    ['samedi dimanche', ['day 2026-11-21|2026-11-28', 'day 2026-11-22']],
    ['tomorrow 8 pm', ['day 2026-11-22', 'hours 1170-1260']],
    ['tomorrow 12 pm', ['day 2026-11-22', 'hours 690-780']],
    ['after 12am', ['hours 1440-']],
    ['after 12 am', ['hours 1440-']],
    ['after 11am', ['hours 660-']],
    ['after 20pm', ['hours 1200-']],
    ['0h30', ['hours 1440-1530']],
    ['le samedi', ['day 2026-11-21|2026-11-28']],
    ['parking lyon', ['? parking', 'city lyon']],
    ['metropolis sam lyon', ['city lyon', 'day 2026-11-21|2026-11-28', 'show metropolis-1|metropolis-2']],
    ['mer. lyon', ['city lyon', 'day 2026-11-25']],
    ['mer lyon', ['city lyon', 'day 2026-11-25']],
    ['sam. 28 nov.', ['day 2026-11-28']],
    ['mar 24', ['day 2026-11-24']],
    ['24 mars', ['day 2027-03-24']],
    ['sam 28 déc', ['day 2026-12-28']],
    // What is in another language, unknown, or all there is, may be the beginning of any word.
    ['sat lyon', ['? sat', 'city lyon']],
    ['sat. lyon', ['city lyon', 'day 2026-11-21|2026-11-28']],
    ['la mer perdue lyon', ['? mer perdue', 'city lyon']],
    ['mer', ['? mer']],
    ['mar lyon jeu', ['? mar jeu', 'city lyon']],
    ['', []],
  ])('%s', (text, expected) => expect(meaning(text)).toEqual(expected));

  test.each<[Language, string, string[]]>([
    [
      'de',
      'Metropolis OmU Samstag Zürich',
      ['city zuerich', 'day 2026-11-21|2026-11-28', 'show metropolis-1|metropolis-2', 'version ov|vost'],
    ],
    ['de', 'morgen 20 Uhr Rollstuhl', ['day 2026-11-22', 'hours 1170-1260', 'need pmr']],
    ['de', 'heute Abend ab 20.15 Uhr', ['day 2026-11-21', 'hours 1020-', 'hours 1215-']],
    [
      'nl',
      'metropolis zaterdag amsterdam',
      ['city amsterdam', 'day 2026-11-21|2026-11-28', 'show metropolis-1|metropolis-2'],
    ],
    ['nl', 'vanavond rolstoel vanaf 20 uur', ['day 2026-11-21', 'hours 1020-', 'hours 1200-', 'need pmr']],
    ['de', 'Metropolis Sa Zürich', ['city zuerich', 'day 2026-11-21|2026-11-28', 'show metropolis-1|metropolis-2']],
    ['de', 'Do. 26. Nov. 20 Uhr', ['day 2026-11-26', 'hours 1170-1260']],
    [
      'nl',
      'metropolis za amsterdam',
      ['city amsterdam', 'day 2026-11-21|2026-11-28', 'show metropolis-1|metropolis-2'],
    ],
    ['en', 'metropolis fri lyon', ['city lyon', 'day 2026-11-27', 'show metropolis-1|metropolis-2']],
    ['en', 'wheelchair tonight lyon', ['city lyon', 'day 2026-11-21', 'hours 1020-', 'need pmr']],
  ])('in %s: %s', (language, text, expected) => expect(meaning(text, lexiconOf(language))).toEqual(expected));

  test('a whole name before parts of it, and every word once', () => {
    const { chips } = recognise('Aurore Lyon Confluence', french, TODAY);
    expect(chips.map(({ words }) => words)).toEqual(['Lyon Confluence']);
  });

  test('no more words than anybody types', () => {
    expect(recognise('mot '.repeat(500), french, TODAY).rest?.words.split(' ')).toHaveLength(24);
  });
});

/** Phrases of all kinds, of which sentences are made. */
const PHRASES = [
  ...[
    'Metropolis',
    'le Monde perdu',
    'Fritz Lang',
    'VOST',
    'version originale',
    'IMAX',
    'fauteuil roulant',
    'samedi 28',
  ],
  ...[
    'demain',
    'après 20h',
    'à Lyon',
    'Saint-Denis',
    'Confluence Lyon',
    '69003',
    'parking',
    'ce soir',
    'audiodescription',
  ],
];

/** Sentences of some phrases, always the same ones. */
function* sentences(): Generator<string[]> {
  let seed = 7;
  const random = (below: number) => (seed = (seed * 16_807) % 2_147_483_647) % below;
  for (let round = 0; round < 400; round += 1) {
    yield PHRASES.map((phrase) => ({ phrase, at: random(1000) }))
      .toSorted((a, b) => a.at - b.at)
      .slice(0, 1 + random(6))
      .map(({ phrase }) => phrase);
  }
}

test('the order of phrases does not matter', () => {
  for (const phrases of sentences()) {
    const expected = meaning(phrases.join(' '));
    expect(meaning(phrases.toReversed().join(' ')), phrases.join(' ')).toEqual(expected);
    expect(meaning(phrases.toSorted().join(', ')), phrases.join(' ')).toEqual(expected);
  }
});

test.each([
  ['mars ars', ['ars'], 'mars'],
  ['ars, mars ce soir', ['ars'], 'mars ce soir'],
  ['le mars-ars 20:15', ['20:15', 'mars'], 'le -ars'],
  ['mars mars', ['mars'], 'mars'],
  ['mars', ['venus'], 'mars'],
])('%s without the words %j is %s', (text, words, expected) => {
  expect(withoutWords(text, words)).toBe(expected);
});

test('without the words of a chip its condition is gone, and nothing else', () => {
  for (const phrases of sentences()) {
    const text = phrases.join(' ');
    const { chips, rest } = recognise(text, french, TODAY);
    for (const chip of chips) {
      const after = recognise(chip.without, french, TODAY);
      const others = chips.filter((each) => each !== chip).map(({ facts }) => facts);
      expect(
        after.chips.map(({ facts }) => facts),
        `${text} without ${chip.words}`,
      ).toEqual(others);
      expect(after.rest?.words, text).toBe(rest?.words);
    }
  }
});

test('every recognised word belongs to one chip', () => {
  for (const phrases of sentences()) {
    const text = phrases.join(' ');
    const { chips, rest } = recognise(text, french, TODAY);
    const words = [...chips.flatMap((chip) => chip.words.split(' ')), ...(rest?.words.split(' ') ?? [])];
    const typed = text.split(/[\s-]+/).filter((word) => word !== 'à' && word !== 'le');
    expect(words.toSorted(), text).toEqual(typed.toSorted());
  }
});

import { feedFiles, feedSingles, type FeedDocument, type FeedSingle } from '../../contract/feed.ts';
import type { Language, Site } from '../../sites/sites.ts';
import type { Catalogue } from '../catalogue.ts';
import { keyOf, kindOf, type SiteDocuments } from '../import/documents.ts';
import { Faults, type Fault } from '../import/faults.ts';
import { checkReferences } from '../import/references.ts';

const PROGRAMME_WORDS = {
  cities: 'citiesBySlug',
  cinemas: 'cinemasBySlug',
  shows: 'showsBySlug',
  'show-details': 'detailsBySlug',
  tags: 'tags',
  versions: 'versions',
} as const;

/** The items of a document in a catalogue, by what identifies each. */
export function itemsOf(catalogue: Catalogue, name: FeedDocument): ReadonlyMap<string, object> {
  if (Object.hasOwn(PROGRAMME_WORDS, name)) return catalogue[PROGRAMME_WORDS[name as keyof typeof PROGRAMME_WORDS]];
  if (name === 'technologies') return new Map(catalogue.technologies.map((item) => [keyOf(name, item), item]));
  if (!Object.hasOwn(feedSingles, name)) return catalogue.content[name as 'articles'];
  const single = catalogue.content[name as FeedSingle];
  return new Map(single ? [[name, single]] : []);
}

/** A document's name for people. */
export function titleOf(item: object | undefined, slug: string): string {
  const { title, name, label } = (item ?? {}) as { title?: unknown; name?: unknown; label?: unknown };
  return [title, name, label].find((each) => typeof each === 'string') ?? slug;
}

/** A document as it is to become; `item` is undefined for one that is removed. */
export type DocumentChange = {
  readonly language: Language;
  readonly name: FeedDocument;
  readonly slug: string;
  readonly item: object | undefined;
};

/**
 * The faults that a site's documents would have if they were changed so, and do not have already. Each place counts: who mends
 * one of three like faults is not told of the other two.
 */
export function faultsOfChanges(
  site: Site,
  catalogues: ReadonlyMap<Language, Catalogue>,
  changes: readonly DocumentChange[],
): readonly Fault[] {
  const before = new Set<string>();
  const all = new Faults((fault) => {
    before.add(JSON.stringify(fault));
    return false;
  });
  const added = new Faults((fault) => !before.has(JSON.stringify(fault)));
  check(site, catalogues, [], all);
  check(site, catalogues, changes, added);
  return added.listed;
}

function check(
  site: Site,
  catalogues: ReadonlyMap<Language, Catalogue>,
  changes: readonly DocumentChange[],
  faults: Faults,
): void {
  const documents = new Map(
    [...catalogues].map(([language, catalogue]) => [
      language,
      documentsOf(
        catalogue,
        changes.filter((change) => change.language === language),
      ),
    ]),
  );
  const inDefault = documents.get(site.defaultLanguage) ?? {};
  for (const [language, ofLanguage] of documents) checkReferences(site, language, ofLanguage, inDefault, faults);
}

function documentsOf(catalogue: Catalogue, changes: readonly DocumentChange[]): Partial<SiteDocuments> {
  const lists = feedFiles.map((name) => {
    const items = new Map(itemsOf(catalogue, name));
    for (const change of changes) {
      if (change.name !== name) continue;
      if (change.item) items.set(change.slug, change.item);
      else items.delete(change.slug);
    }
    return [name, [...items.values()]] as const;
  });
  return Object.fromEntries(lists.filter(([, items]) => items.length > 0));
}

/** The document of a feed by the kind under which it is stored. */
export const NAMES = new Map(feedFiles.map((name) => [kindOf(name), name]));

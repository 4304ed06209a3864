import { join } from 'node:path';
import { demoStore } from '../tests/support/demoStore.ts';
import { scaleStore } from '../tests/support/scaleStore.ts';
import type { Bench, Figure } from './figure.ts';
import { addresses, compare, serve, type Store, type Target } from './growth.ts';
import { contentOf, showtimesOf } from './growth/fill.ts';

/**
 * Time per request of every kind of page, in the demo and in the chain of `npm run demo -- --scale`: 2,000 cinemas, 300
 * shows and 30,000 articles.
 */
export const scaleBench: Bench = {
  name: 'scale',
  run: async () => {
    const [demo, scale] = [join(await demoStore(), 'aurore.db'), join(await scaleStore(), 'aurore.db')];
    const stores: Store[] = [];
    try {
      for (const file of [demo, scale]) {
        stores.push({ showtimes: showtimesOf(file, 'fr'), site: await serve(`sqlite:${file}`) });
      }
      const figures: Figure[] = [];
      for (const { what, pathOf } of [...addresses(contentOf(demo)), ...FURTHER]) {
        const list = LISTS[what];
        const target = { what: `2,000 cinemas, ${list?.what ?? what}`, goal: { atMost: 1.5 }, pathOf };
        figures.push(...(await compare(list ? { ...target, item: list.item } : target, stores)));
      }
      return figures;
    } finally {
      for (const { site } of stores) await site.stop();
    }
  },
};

/** What shows more in the larger chain, and takes longer for it: all that plays, or the forty best results. */
const LISTS: Readonly<Record<string, { readonly what: string; readonly item: RegExp }>> = {
  'list of films': { what: 'list of films, for each that it shows', item: /<a [^>]*href="\/films\/[\w-]+"/g },
  'API, search': { what: 'API, search, for each result', item: /"synopsis":/g },
  'city page': {
    what: 'city page, for each film and cinema that it shows',
    item: /<a [^>]*href="\/(?:films|cinemas)\/[\w-]+"/g,
  },
};

/** Kinds of pages that do not grow with screenings.  */
const FURTHER: readonly Target[] = [
  { what: 'site map', pathOf: () => '/plan-du-site' },
  { what: 'a section of the site map', pathOf: () => '/plan-du-site/films' },
  { what: 'accessible screenings', pathOf: () => '/seances-accessibles' },
  { what: 'nearest cinemas', pathOf: () => '/autour-de-moi?q=lyon' },
  { what: 'search page', pathOf: () => '/recherche?q=potemkine' },
  { what: 'news', pathOf: () => '/actualites' },
  {
    what: 'an article',
    pathOf: () => '/actualites/comment-harold-lloyd-s-est-pendu-a-l-horloge',
  },
  { what: 'offers', pathOf: () => '/offres' },
  { what: 'experiences', pathOf: () => '/experiences' },
  { what: 'sitemap.xml', pathOf: () => '/sitemap.xml' },
];

import type { Show } from '../contract/show.ts';
import { pagesDatabase } from '../database/current.ts';
import { prepared } from '../database/prepared.ts';
import { SITE_CODES, siteOf, type Site } from '../sites/sites.ts';
import { liveGeneration } from './live.ts';

/** A film's slug on a site. */
export type Standing = { readonly site: Site; readonly slug: string };
type Films = ReadonlyMap<string, readonly Standing[]>;

const generationsQuery = prepared((db) =>
  db.selectFrom('site_generation').select(['site', 'generation']).where('site', 'in', SITE_CODES).orderBy('site'),
);

let known: { readonly generations: string; readonly films: Promise<Films> } | undefined;

/**
 * Where a film is found on the sites of all countries, this one included (for hreflang): the same film has one
 * reference everywhere, and a slug in each country's own words. One statement, and a second when a site has changed
 * since.
 */
export async function filmInAllCountries(showRef: string): Promise<readonly Standing[]> {
  const generations = JSON.stringify(await generationsQuery({}));
  if (known?.generations !== generations) {
    const films = readFilms();
    known = { generations, films };
    films.catch(() => known?.films === films && (known = undefined));
  }
  return (await known.films).get(showRef) ?? [];
}

/** A show's slug is the same in every language of a site. */
async function readFilms(): Promise<Films> {
  const db = await pagesDatabase();
  // One part per site, each served by an index.
  const [first, ...others] = SITE_CODES.map(siteOf).map(({ code, defaultLanguage }) =>
    db
      .selectFrom('document')
      .select((row) => [row.val(code).as('site'), 'data'])
      .where('generation', '=', liveGeneration({ code }))
      .where('language', '=', defaultLanguage)
      .where('kind', '=', 'show'),
  );
  const rows = await others.reduce((all, part) => all.unionAll(part), first!).execute();
  const films = new Map<string, Standing[]>();
  for (const { site, data } of rows) {
    // What the import wrote has passed the contract's schemas.
    const { showRef, slug, isMovie } = JSON.parse(data) as Show;
    if (isMovie && showRef !== '') films.set(showRef, [...(films.get(showRef) ?? []), { site: siteOf(site), slug }]);
  }
  return films;
}

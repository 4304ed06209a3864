import type { CinemaProgramme } from '../contract/programme.ts';
import { currentDatabase } from '../database/current.ts';
import type { Site } from '../sites/sites.ts';
import { catalogueOf, type Catalogue } from './catalogue.ts';
import { liveGeneration } from './live.ts';

/** What the programme of all cinemas together says of a show. */
export type ShowOnSite = {
  readonly bookable: boolean;
  readonly isKids: boolean;
  readonly tags: readonly string[];
  /** Slugs of the cinemas where it plays. */
  readonly cinemas: readonly string[];
};
export type SiteProgramme = ReadonlyMap<string, ShowOnSite>;

/** As large as cinemas times shows, so it is kept as long as its catalogue. */
const kept = new WeakMap<Catalogue, Promise<SiteProgramme>>();

/** Every show that plays anywhere on a site. One statement more than its catalogue, and only when that is new. */
export async function siteProgramme(site: Site): Promise<SiteProgramme> {
  const catalogue = await catalogueOf(site, site.defaultLanguage);
  let programme = kept.get(catalogue);
  if (!programme) {
    programme = readSiteProgramme(site);
    kept.set(catalogue, programme);
    programme.catch(() => kept.delete(catalogue));
  }
  return programme;
}

async function readSiteProgramme(site: Site): Promise<SiteProgramme> {
  const db = await currentDatabase();
  const rows = await db
    .selectFrom('programme')
    .select(['show', 'cinema', 'tags', 'data'])
    .where('generation', '=', liveGeneration(site))
    .orderBy('cinema')
    .execute();
  const shows = new Map<string, ShowOnSite>();
  for (const row of rows) {
    const here = JSON.parse(row.data) as CinemaProgramme['shows'][string];
    const before = shows.get(row.show);
    shows.set(row.show, {
      bookable: here.bookable || (before?.bookable ?? false),
      isKids: here.isKids || (before?.isKids ?? false),
      tags: [...new Set([...(before?.tags ?? []), ...(JSON.parse(row.tags) as string[])])],
      cinemas: [...(before?.cinemas ?? []), row.cinema],
    });
  }
  return shows;
}

import { pagesDatabase } from '../database/current.ts';
import type { Site, SiteCode } from '../sites/sites.ts';
import type { Catalogue } from './catalogue.ts';
import { liveGeneration } from './live.ts';

/** What the programmes of all cinemas together say of a show. */
export type ShowOnSite = {
  readonly bookable: boolean;
  readonly isKids: boolean;
  readonly tags: readonly string[];
};
export type SiteProgramme = ReadonlyMap<string, ShowOnSite>;

type CachedProgramme = { readonly generation: number; readonly programme: Promise<SiteProgramme> };

/** One entry per site, as large as its shows. */
const cache = new Map<SiteCode, CachedProgramme>();

/** Every show that plays anywhere on a site. One statement, and only when its catalogue is new. */
export function siteProgramme({ site, generation }: Catalogue): Promise<SiteProgramme> {
  const found = cache.get(site.code);
  if (found?.generation === generation) return found.programme;
  // It may be newer than the catalogue, if an import goes live just now, but never older.
  const programme = readSiteProgramme(site);
  cache.set(site.code, { generation, programme });
  programme.catch(() => cache.get(site.code)?.programme === programme && cache.delete(site.code));
  return programme;
}

async function readSiteProgramme(site: Site): Promise<SiteProgramme> {
  const db = await pagesDatabase();
  const rows = await db
    .selectFrom('show_on_site')
    .select(['show', 'bookable', 'is_kids', 'tags'])
    .where('generation', '=', liveGeneration(site))
    .execute();
  return new Map(
    rows.map(({ show, bookable, is_kids, tags }) => [
      show,
      { bookable: bookable === 1, isKids: is_kids === 1, tags: JSON.parse(tags) as string[] },
    ]),
  );
}

import type { CinemaProgramme, Tag } from '../contract/programme.ts';
import { pagesDatabase } from '../database/current.ts';
import type { Catalogue } from './catalogue.ts';
import { liveGeneration } from './live.ts';

/**
 * The experiences in which these cinemas promote a show on a day (SPEC 3, upsell): "also in IMAX". In their order,
 * without those that the site has no name for. One statement.
 */
export async function upsellsOf(
  { site, tags }: Pick<Catalogue, 'site' | 'tags'>,
  show: string,
  cinemas: readonly string[],
  day: string,
): Promise<Tag[]> {
  if (cinemas.length === 0) return [];
  const db = await pagesDatabase();
  const rows = await db
    .selectFrom('cinema_day')
    .select('data')
    .where('generation', '=', liveGeneration(site))
    .where('cinema', 'in', cinemas)
    .where('day', '=', day)
    .execute();
  const days = rows.map(({ data }) => JSON.parse(data) as CinemaProgramme['days'][string]);
  const slugs = new Set(days.flatMap(({ upsell }) => (upsell?.showSlug === show ? upsell.tag : [])));
  return [...slugs]
    .flatMap((slug) => tags.get(slug) ?? [])
    .sort((a, b) => a.orders.upsell - b.orders.upsell || a.slug.localeCompare(b.slug));
}

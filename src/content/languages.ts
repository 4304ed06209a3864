import { prepared } from '../database/prepared.ts';
import type { DocumentKind } from '../database/schema.ts';
import { LANGUAGES, type Language, type Site, type SiteCode } from '../sites/sites.ts';
import { now } from '../settings/clock.ts';
import { liveGeneration } from './live.ts';

const languagesQuery = prepared((db, value: (name: 'site' | 'kind' | 'slug' | 'now') => string) =>
  db
    .selectFrom('document')
    .select('document.language')
    .where('generation', '=', liveGeneration({ code: value('site') as SiteCode }))
    .where('language', 'in', LANGUAGES)
    .where('kind', '=', value('kind') as DocumentKind)
    .where('slug', '=', value('slug'))
    .union((union) =>
      // Items that editors have added to the feed's.
      union
        .selectFrom('revision')
        .select('revision.language')
        .where('site', '=', value('site') as SiteCode)
        .where('kind', '=', value('kind') as DocumentKind)
        .where('slug', '=', value('slug'))
        .where('current', '=', 1)
        .where('state', '=', 'published')
        .where('from_at', '<=', value('now'))
        .where((row) => row.or([row('until_at', 'is', null), row('until_at', '>', value('now'))]))
        .where('data', '<>', 'null'),
    ),
);

/** The languages of a site in which an item of content exists, the site's default first. One statement. */
export async function languagesOf(site: Site, kind: DocumentKind, slug: string): Promise<readonly Language[]> {
  const rows = await languagesQuery({ site: site.code, kind, slug, now: now().toISOString() });
  const found = new Set<string>(rows.map(({ language }) => language));
  return site.languages.filter((language) => found.has(language));
}

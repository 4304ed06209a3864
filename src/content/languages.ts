import { prepared } from '../database/prepared.ts';
import type { DocumentKind } from '../database/schema.ts';
import { LANGUAGES, type Language, type Site, type SiteCode } from '../sites/sites.ts';
import { liveGeneration } from './live.ts';

const ask = prepared((db, value: (name: 'site' | 'kind' | 'slug') => string) =>
  db
    .selectFrom('document')
    .select('language')
    .where('generation', '=', liveGeneration({ code: value('site') as SiteCode }))
    .where('language', 'in', LANGUAGES)
    .where('kind', '=', value('kind') as DocumentKind)
    .where('slug', '=', value('slug')),
);

/** The languages of a site in which an item of content exists, the site's own first. One statement. */
export async function languagesOf(site: Site, kind: DocumentKind, slug: string): Promise<readonly Language[]> {
  const rows = await ask({ site: site.code, kind, slug });
  const found = new Set(rows.map(({ language }) => language));
  return site.languages.filter((language) => found.has(language));
}

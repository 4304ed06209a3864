import { pagesDatabase } from '../../database/current.ts';
import type { DocumentKind } from '../../database/schema.ts';
import type { Scheduled } from '../../domain/editorial/revisions.ts';
import type { Language, Site } from '../../sites/sites.ts';

export type Revision = Scheduled & {
  readonly kind: DocumentKind;
  readonly slug: string;
  /** JSON; `null` for a document that has been removed. */
  readonly data: string;
};

/**
 * The revisions that a site can show in a language, now or later, beside what the feed has; oldest first. One
 * statement.
 */
export async function currentRevisions(site: Site, language: Language): Promise<readonly Revision[]> {
  const db = await pagesDatabase();
  const rows = await db
    .selectFrom('revision')
    .select(['id', 'state', 'from_at as from', 'until_at as until', 'kind', 'slug', 'data'])
    .where('site', '=', site.code)
    .where('current', '=', 1)
    .where('language', '=', language)
    .orderBy('id')
    .execute();
  return rows.map(({ state, ...row }) => ({ ...row, state: state === 'draft' ? 'draft' : 'published' }));
}

import type { Kysely, Selectable } from 'kysely';
import type { Schema, SiteGenerationTable } from '../database/schema.ts';
import { isSiteCode, type SiteCode } from '../sites/sites.ts';

/** Who has brought what is in a store; `nobody` of an empty one. */
export type Owner = 'nobody' | 'demo' | 'chain';

type Generations = Pick<Selectable<SiteGenerationTable>, 'generation' | 'demo_generation'>;

/** Whether the demo has loaded what a site shows. */
export function isOfDemo({ generation, demo_generation }: Generations): boolean {
  return generation === demo_generation;
}

/** What a site shows is the chain's from now on, even if the demo has loaded it. */
export async function unmarkDemo(db: Kysely<Schema>, site: SiteCode): Promise<void> {
  await db.updateTable('site_generation').set({ demo_generation: null }).where('site', '=', site).execute();
}

/**
 * Whose a store is, whether any site of the table shows content, and which sites have content that the table does not have
 * (any more): it stays, and is not shown. The store is the demo's as long as every site with content
 * shows the demo; without content, it is the chain's if it has settings or documents of editors.
 */
export async function contentOwner(
  db: Kysely<Schema>,
): Promise<{ readonly owner: Owner; readonly hasContent: boolean; readonly unlisted: readonly string[] }> {
  const shown = await db.selectFrom('site_generation').selectAll().orderBy('site').execute();
  const unlisted = shown.map(({ site }) => site).filter((site) => !isSiteCode(site));
  const hasContent = shown.length > unlisted.length;
  if (shown.length > 0) return { owner: shown.every(isOfDemo) ? 'demo' : 'chain', hasContent, unlisted };
  const settings = await db.selectFrom('site_settings').select('site').limit(1).execute();
  const revisions = await db.selectFrom('revision').select('id').limit(1).execute();
  return { owner: settings.length + revisions.length > 0 ? 'chain' : 'nobody', hasContent, unlisted };
}

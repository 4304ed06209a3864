import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importSettings } from '../content/import/importSettings.ts';
import { currentDatabase } from '../database/current.ts';
import type { Settings } from '../settings/schema.ts';
import { isSiteCode } from '../sites/sites.ts';

/** Imports the demo's settings of sites. A site whose settings were ever imported keeps its own. */
export async function loadDemoSettings({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>): Promise<void> {
  const { demoSettings } = await import('../../demo/settings.ts');
  const db = await currentDatabase();
  const rows = await db.selectFrom('site_settings').select('site').execute();
  const known = new Set<string>(rows.map(({ site }) => site));
  const wanted = Object.entries(demoSettings).filter(([site]) => isSiteCode(site) && !known.has(site));
  if (wanted.length === 0) return;
  const folder = await mkdtemp(join(DATA_DIR, 'settings-'));
  try {
    for (const [site, settings] of wanted) await writeFile(join(folder, `${site}.json`), JSON.stringify(settings));
    await importSettings(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

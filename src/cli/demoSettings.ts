import { isDeepStrictEqual } from 'node:util';
import { demoSettings } from '../../demo/settings.ts';
import { storeSettings } from '../content/import/importSettings.ts';
import { NO_STORED_SETTINGS, storedSettingsSchema } from '../contract/storedSettings.ts';
import { currentDatabase } from '../database/current.ts';
import { SITE_CODES } from '../sites/sites.ts';

const DEMO_SETTINGS = SITE_CODES.flatMap((site) => {
  const given = demoSettings[site];
  return given ? [{ site, settings: storedSettingsSchema.parse(given) }] : [];
});

/** What is stored of each site's settings. */
async function storedBySite(): Promise<ReadonlyMap<string, unknown>> {
  const db = await currentDatabase();
  const rows = await db.selectFrom('site_settings').select(['site', 'data']).execute();
  return new Map(rows.map(({ site, data }) => [site, JSON.parse(data) as unknown]));
}

/** Stores the demo's settings of sites. A site whose settings were ever imported keeps its own. */
export async function loadDemoSettings(): Promise<void> {
  const stored = await storedBySite();
  await storeSettings(DEMO_SETTINGS.filter(({ site }) => !stored.has(site)));
}

/** Takes the demo's settings from sites that still have just these. */
export async function removeDemoSettings(): Promise<void> {
  const stored = await storedBySite();
  const own = DEMO_SETTINGS.filter(({ site, settings }) => isDeepStrictEqual(stored.get(site), settings));
  await storeSettings(own.map(({ site }) => ({ site, settings: NO_STORED_SETTINGS })));
}

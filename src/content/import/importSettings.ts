import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { tagOf } from '../cacheTags.ts';
import { storedSettingsSchema, type StoredSettings } from '../../contract/storedSettings.ts';
import { currentDatabase } from '../../database/current.ts';
import { takeNumbers } from '../../database/sequence.ts';
import { SITE_CODES, type SiteCode } from '../../sites/sites.ts';
import { appendChanges } from '../changes.ts';
import { Faults, type Fault } from './faults.ts';
import { bytesOf, ImportError } from './folder.ts';
import { parseJson } from './parse.ts';

export type SettingsReport = {
  readonly site: SiteCode;
  /** refused: some file has faults, and no file was applied. */
  readonly outcome: 'applied' | 'unchanged' | 'refused';
  readonly faults: readonly Fault[];
};

/** Settings that only the site's API shows; all others affect pages. */
const OF_THE_API: readonly (keyof StoredSettings)[] = ['cookieNames', 'securityCookieNames', 'youtubeChannel'];

/**
 * Imports the settings in a folder, one `{site}.json` each (src/contract/storedSettings.ts): all of them or, if one has
 * a fault, none. A site without a file keeps its settings. Running servers follow within a second or two. Throws an
 * ImportError when there is no file.
 */
export async function importSettings(folder: string): Promise<readonly SettingsReport[]> {
  const read: { site: SiteCode; settings: StoredSettings | undefined; faults: Faults }[] = [];
  for (const site of SITE_CODES) {
    const file = `${site}.json`;
    const bytes = await bytesOf(join(folder, file));
    if (!bytes) continue;
    const faults = new Faults();
    read.push({ site, settings: parseJson(storedSettingsSchema, bytes, faults, file), faults });
  }
  if (read.length === 0) throw new ImportError(`${folder} holds no settings: expected fr.json or another site's.`);
  const report = (outcome: SettingsReport['outcome'], at: number): SettingsReport => ({
    site: read[at]!.site,
    outcome,
    faults: read[at]!.faults.listed,
  });
  if (read.some(({ settings }) => settings === undefined)) return read.map((_, at) => report('refused', at));
  const changed = await storeSettings(read.map(({ site, settings }) => ({ site, settings: settings! })));
  return read.map(({ site }, at) => report(changed.has(site) ? 'applied' : 'unchanged', at));
}

/**
 * Stores the settings of sites and announces which pages are outdated, in one transaction; gives the sites whose settings
 * changed.
 */
export async function storeSettings(
  all: readonly { readonly site: SiteCode; readonly settings: StoredSettings }[],
): Promise<ReadonlySet<SiteCode>> {
  const db = await currentDatabase();
  return db.transaction().execute(async (transaction) => {
    const changed = new Set<SiteCode>();
    const tags: string[] = [];
    // Taking a number first makes concurrent imports wait for each other.
    const revision = await takeNumbers(transaction, 'generation', 1);
    for (const { site, settings } of all) {
      const row = await transaction
        .selectFrom('site_settings')
        .select('data')
        .where('site', '=', site)
        .executeTakeFirst();
      const before = storedSettingsSchema.safeParse(JSON.parse(row?.data ?? '{}')).data;
      const names = Object.keys(settings) as (keyof StoredSettings)[];
      const differing = names.filter((name) => !isDeepStrictEqual(settings[name], before?.[name]));
      if (differing.length === 0) continue;
      changed.add(site);
      tags.push(tagOf('settings', site));
      if (differing.some((name) => !OF_THE_API.includes(name))) tags.push(tagOf('site', site));
      const stored = { revision, data: JSON.stringify(settings) };
      await transaction
        .insertInto('site_settings')
        .values({ site, ...stored })
        .onConflict((conflict) => conflict.column('site').doUpdateSet(stored))
        .execute();
    }
    await appendChanges(transaction, tags);
    return changed;
  });
}

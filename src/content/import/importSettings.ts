import { stat } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { tagOf } from '../cacheTags.ts';
import { storedSettingsSchema, type StoredSettings } from '../../contract/storedSettings.ts';
import { currentDatabase } from '../../database/current.ts';
import { takeNumbers } from '../../database/sequence.ts';
import { isSiteCode, SITE_CODES, type SiteCode } from '../../sites/sites.ts';
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

const OR_ANOTHER = 'or another site’s code';

/** Settings that only the site's API shows; all others affect pages. */
const OF_THE_API: readonly (keyof StoredSettings)[] = ['cookieNames', 'securityCookieNames', 'youtubeChannel'];

/**
 * Imports settings (src/contract/storedSettings.ts) from a file `{site}.json`, or from a folder of such files: all of them
 * or, if one has a fault, none. A site without a file keeps its settings. Running servers follow within a second or two.
 * Throws an ImportError when there is no such file.
 */
export async function importSettings(path: string): Promise<readonly SettingsReport[]> {
  const [folder, sites] = await filesAt(path);
  const read: { site: SiteCode; settings: StoredSettings | undefined; faults: Faults }[] = [];
  for (const site of sites) {
    const file = `${site}.json`;
    const bytes = await bytesOf(join(folder, file));
    if (!bytes) continue;
    const faults = new Faults();
    read.push({ site, settings: parseJson(storedSettingsSchema, bytes, faults, file), faults });
  }
  if (read.length === 0)
    throw new ImportError(`${path} holds no settings: expected ${SITE_CODES[0]!}.json ${OR_ANOTHER}.`);
  const report = (outcome: SettingsReport['outcome'], at: number): SettingsReport => ({
    site: read[at]!.site,
    outcome,
    faults: read[at]!.faults.listed,
  });
  if (read.some(({ settings }) => settings === undefined)) return read.map((_, at) => report('refused', at));
  const changed = await storeSettings(read.map(({ site, settings }) => ({ site, settings: settings! })));
  return read.map(({ site }, at) => report(changed.has(site) ? 'applied' : 'unchanged', at));
}

/** The folder that a path names or is in, and the sites whose files in it are meant. */
async function filesAt(path: string): Promise<readonly [folder: string, sites: readonly SiteCode[]]> {
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new ImportError(`There is no file or folder ${path}.`);
  if (found.isDirectory()) return [path, SITE_CODES];
  const { dir, name, ext } = parse(path);
  if (isSiteCode(name) && ext === '.json') return [dir, [name]];
  throw new ImportError(`${path} is no site's settings by its name: expected ${SITE_CODES[0]!}.json ${OR_ANOTHER}.`);
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

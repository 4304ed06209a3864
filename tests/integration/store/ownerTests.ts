import { beforeAll, expect, test } from 'vitest';
import { contentOwner } from '../../../src/content/demoMark.ts';
import { ImportError } from '../../../src/content/import/folder.ts';
import { importFeed } from '../../../src/content/import/importFeed.ts';
import { storeSettings } from '../../../src/content/import/importSettings.ts';
import { ticketingFault } from '../../../src/content/ticketing.ts';
import { NO_STORED_SETTINGS } from '../../../src/contract/storedSettings.ts';
import { currentDatabase } from '../../../src/database/current.ts';
import { parseSettings } from '../../../src/settings/settings.ts';
import { siteOf } from '../../../src/sites/sites.ts';
import { makeSite, SMALL, writeSite } from './feed.ts';
import { live, strayGenerations } from './rows.ts';

const ma = siteOf('ma');
const tn = siteOf('tn');

/** Whose a store is that begins empty: the demo and a chain import feeds into it in turn. */
export function ownerTests(folder: string): void {
  const owner = async () => contentOwner(await currentDatabase());
  const write = (cinemas: number) => writeSite(folder, tn, makeSite(tn, { ...SMALL, cinemas, days: 1 }));
  const outcome = async (isDemo: boolean) => (await importFeed(folder, { isDemo })).sites[0]?.outcome;
  const cinemas = async () => (await live(tn)).cinemas.length;

  beforeAll(() => write(1));

  test('an empty one is nobody’s, until it has settings', async () => {
    expect(await owner()).toEqual({ owner: 'nobody', hasContent: false, unlisted: [] });
    await storeSettings([{ site: 'ma', settings: { ...NO_STORED_SETTINGS, captchaKey: 'key' } }]);
    expect(await owner()).toEqual({ owner: 'chain', hasContent: false, unlisted: [] });
    await (await currentDatabase()).deleteFrom('site_settings').execute();
  });

  test('the demo’s stays the demo’s when that is renewed, and when settings are imported', async () => {
    for (const count of [1, 2]) {
      await write(count);
      expect([await outcome(true), await owner()]).toEqual([
        'applied',
        { owner: 'demo', hasContent: true, unlisted: [] },
      ]);
    }
    await storeSettings([{ site: 'ma', settings: NO_STORED_SETTINGS }]);
    expect((await owner()).owner).toBe('demo');
  });

  test('the demo’s own feed, imported as a chain’s, is the chain’s, and the demo replaces it no more', async () => {
    expect([await outcome(false), (await owner()).owner]).toEqual(['unchanged', 'chain']);
    await write(3);
    await expect(outcome(true)).rejects.toThrow(ImportError);
    expect([await cinemas(), await strayGenerations()]).toEqual([2, []]);
    expect([await outcome(false), (await owner()).owner, await cinemas()]).toEqual(['applied', 'chain', 3]);
  });

  test('a chain’s feed for one site makes the store the chain’s, whatever others show', async () => {
    const db = await currentDatabase();
    await db
      .updateTable('site_generation')
      .set((row) => ({ demo_generation: row.ref('generation') }))
      .execute();
    expect((await owner()).owner).toBe('demo');
    const other = `${folder}-other`;
    await writeSite(other, ma, makeSite(ma, { ...SMALL, cinemas: 1, days: 1 }));
    await importFeed(other);
    expect((await owner()).owner).toBe('chain');
  });

  test('what the release before imports, which knows no mark, is the chain’s', async () => {
    const db = await currentDatabase();
    const mark = db.updateTable('site_generation');
    await mark.set((row) => ({ demo_generation: row.ref('generation') })).execute();
    await mark
      .set((row) => ({ generation: row('generation', '+', 1000) }))
      .where('site', '=', 'tn')
      .execute();
    expect((await owner()).owner).toBe('chain');
    await mark
      .set((row) => ({ generation: row('generation', '-', 1000) }))
      .where('site', '=', 'tn')
      .execute();
  });

  test('content of a site that the table no longer has is named, and breaks no start', async () => {
    const db = await currentDatabase();
    const settings = parseSettings({ DEMO: 'off' });
    const rename = (how: 'upper' | 'lower') =>
      db
        .updateTable('site_generation')
        .set(({ fn }) => ({ site: fn(how, ['site']) }))
        .execute();
    expect(await ticketingFault(db, settings)).toContain('lead to the stand-in');
    await rename('upper');
    expect(await owner()).toEqual({ owner: 'demo', hasContent: false, unlisted: ['MA', 'TN'] });
    expect(await ticketingFault(db, settings)).toBeUndefined();
    await rename('lower');
  });
}

import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cinemaDayAt } from '../domain/programme/cinemaDay.ts';
import type { Settings } from '../settings/schema.ts';
import { siteOf, SITE_CODES } from '../sites/sites.ts';
import { demoVersion, readStamp, writeStamp } from './demoStamps.ts';

/** The file that says for which days, and by which version of the demo, the data was made. */
const STAMP = 'demo.json';

/** The stamp of current data: it changes when a cinema day begins anywhere, or when the demo itself changes. */
function wantedStamp(now: Date): string {
  const days = SITE_CODES.map((code) => cinemaDayAt(now, siteOf(code).timeZone));
  return JSON.stringify({ demo: demoVersion(), days });
}

/** Whether the demo's data is today's. */
export function demoIsCurrent(settings: Settings, now: Date): boolean {
  return readStamp(settings.DATA_DIR, STAMP) === wantedStamp(now);
}

/**
 * Makes the demo chain's drawings, and today's programme as a feed that is imported like any other. Throws if the
 * import refuses it, which would be a fault of the demo. `makeDemoPictures` makes pictures of the drawings.
 */
export async function loadDemo(settings: Settings, now: Date, onProgress: (detail: string) => void): Promise<void> {
  // Imported here because the demo's texts take ninety megabytes, which `demoIsCurrent` does not need.
  const { makeDemo } = await import('../../demo/make.ts');
  const { demoVouchersOf } = await import('../../demo/vouchers.ts');
  const { saveVoucher } = await import('../accounts/vouchers.ts');
  const { importFeed } = await import('../content/import/importFeed.ts');
  const { sentenceOfFault } = await import('../content/import/faults.ts');
  mkdirSync(settings.DATA_DIR, { recursive: true });
  const folder = join(settings.DATA_DIR, `feed-${process.pid}`);
  try {
    await makeDemo({ now, dataDir: settings.DATA_DIR, folder, onProgress });
    const report = await importFeed(folder, {
      isDemo: true,
      onProgress: ({ site, done, total }) =>
        onProgress(`importing ${site} ${Math.floor((100 * done) / Math.max(1, total))} %`),
    });
    const refused = report.sites.find(({ outcome }) => outcome === 'refused' || outcome === 'busy');
    if (refused) {
      const [fault] = refused.faults;
      const where = fault ? `: ${sentenceOfFault(fault)}` : '';
      throw new Error(`The demo could not be loaded for ${refused.site} (${refused.outcome})${where}.`);
    }
    for (const voucher of demoVouchersOf(SITE_CODES)) await saveVoucher(voucher);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  writeStamp(settings.DATA_DIR, STAMP, wantedStamp(now));
}

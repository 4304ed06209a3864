import { parseArgs } from 'node:util';
import { ImportError } from '../content/import/folder.ts';
import { importFeed, type ImportProgress, type SiteReport } from '../content/import/importFeed.ts';
import { closeDatabase } from '../database/current.ts';
import { sentenceOf } from '../database/errors.ts';
import { currentSettings } from '../settings/settings.ts';

/**
 * `npm run import -- <folder> [--dry-run]`: imports a feed (src/contract/feed.ts). Exits with 0 when every site shows
 * the feed, 1 when one does not.
 */
const USAGE = 'Usage: npm run import -- <folder> [--dry-run]';
const REFRESH_MS = 100;
const CLEAR_LINE = '\r\u001b[K';

const number = new Intl.NumberFormat('en');

function sentenceOfSite({ site, outcome, counts, faultCount }: SiteReport): string {
  const content = `${number.format(counts.cinemas)} cinemas, ${number.format(counts.shows)} shows, ${number.format(counts.showtimes)} screenings`;
  switch (outcome) {
    case 'applied':
      return `${site}: applied, ${content}.`;
    case 'checked':
      return `${site}: no fault, ${content}; nothing was written.`;
    case 'unchanged':
      return `${site}: unchanged, this feed is shown already.`;
    case 'busy':
      return `${site}: not applied, another import of this site is under way.`;
    case 'refused':
      return `${site}: not applied, ${number.format(faultCount)} ${faultCount === 1 ? 'fault' : 'faults'}.`;
  }
}

function printSite(report: SiteReport): void {
  clearProgress();
  for (const { file, line, path, expected, got } of report.faults) {
    console.error(`${file}${line === undefined ? '' : `:${line}`} ${path}: expected ${expected}, got ${got}`);
  }
  const unsaid = report.faultCount - report.faults.length;
  if (unsaid > 0) console.error(`… and ${number.format(unsaid)} more.`);
  console.log(sentenceOfSite(report));
}

let shownAt = 0;

function showProgress({ site, done, total }: ImportProgress): void {
  const at = performance.now();
  if (at - shownAt < REFRESH_MS) return;
  shownAt = at;
  process.stderr.write(`${CLEAR_LINE}${site} ${Math.floor((100 * done) / Math.max(1, total))} %`);
}

function clearProgress(): void {
  if (process.stderr.isTTY) process.stderr.write(CLEAR_LINE);
}

function readArguments(): { folder: string; dryRun: boolean } {
  const options = { 'dry-run': { type: 'boolean', default: false } } as const;
  let parsed;
  try {
    parsed = parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new ImportError(`${(error as Error).message.split('\n')[0]} ${USAGE}`);
  }
  const [folder, ...more] = parsed.positionals;
  if (folder === undefined || more.length > 0) throw new ImportError(USAGE);
  return { folder, dryRun: parsed.values['dry-run'] };
}

function checkSettings(): void {
  try {
    currentSettings();
  } catch (error) {
    throw new ImportError((error as Error).message);
  }
}

try {
  const { folder, dryRun } = readArguments();
  checkSettings();
  const progress = process.stderr.isTTY ? { onProgress: showProgress } : {};
  const { sites, ignored } = await importFeed(folder, { dryRun, onSite: printSite, ...progress });
  if (ignored.length > 0) console.error(`Not of any site and left aside: ${ignored.join(', ')}.`);
  if (sites.some(({ outcome }) => outcome === 'refused' || outcome === 'busy')) process.exitCode = 1;
} catch (error) {
  clearProgress();
  const sentence = error instanceof ImportError ? error.message : sentenceOf(error);
  // What is in no table is a fault of ours: then the stack helps whoever mends it.
  console.error(sentence ?? error);
  process.exitCode = 1;
} finally {
  await closeDatabase();
}

import { createReadStream } from 'node:fs';
import { parseArgs } from 'node:util';
import { sentenceOfFault, type Fault } from '../content/import/faults.ts';
import { ImportError } from '../content/import/folder.ts';
import { importFeed, type ImportProgress, type SiteReport } from '../content/import/importFeed.ts';
import { closeDatabase } from '../database/current.ts';
import { sentenceOf } from '../database/errors.ts';
import { sourcesAt } from '../feeds/address.ts';
import { pullSite, type Pulled, type PullProgress } from '../feeds/pull.ts';
import { spool } from '../feeds/stream.ts';
import { currentSettings, type Settings } from '../settings/settings.ts';
import { siteOf } from '../sites/sites.ts';

/**
 * `npm run import -- <feed> [--site fr] [--dry-run] [--strict]`: imports a feed from a folder (src/contract/feed.ts), a stream
 * (src/feeds/stream.ts; `-` is the standard input) or another server's API (docs/feeds.md). Exits with 0 if every site
 * shows the feed, and with 1 if one does not.
 */
const USAGE =
  'Usage: npm run import -- <folder | file.ndjson[.gz] | - | https://server/api> [--site fr] [--dry-run] [--strict]';
const REFRESH_MS = 100;
const BAR_WIDTH = 30;
const CLEAR_LINE = '\r\u001b[K';

const number = new Intl.NumberFormat('en');

const countOf = (count: number, one: string) => `${number.format(count)} ${count === 1 ? one : `${one}s`}`;

function sentenceOfSite({ site, outcome, counts, faultCount, warningCount }: SiteReport): string {
  const warned = warningCount > 0 ? `, ${countOf(warningCount, 'warning')}` : '';
  const content = `${number.format(counts.cinemas)} cinemas, ${number.format(counts.shows)} shows, ${number.format(counts.showtimes)} screenings`;
  switch (outcome) {
    case 'applied':
      return `${site}: applied, ${content}${warned}.`;
    case 'checked':
      return `${site}: no fault, ${content}${warned}; nothing was written.`;
    case 'unchanged':
      return `${site}: unchanged, this feed is shown already.`;
    case 'busy':
      return `${site}: not applied, another import of this site is under way.`;
    case 'refused':
      return `${site}: not applied, ${countOf(faultCount, 'fault')}${warned}.`;
  }
}

function printFaults(faults: readonly Fault[], count: number, before: string): void {
  for (const fault of faults) console.error(before + sentenceOfFault(fault));
  if (count > faults.length) console.error(`${before}… and ${number.format(count - faults.length)} more.`);
}

function printSite(report: SiteReport): void {
  clearProgress();
  printFaults(report.faults, report.faultCount, '');
  printFaults(report.warnings, report.warningCount, 'Warning: ');
  console.log(sentenceOfSite(report));
}

let shownAt = 0;

function showProgress(what: string, { site, done, total }: ImportProgress | PullProgress): void {
  const at = performance.now();
  if (at - shownAt < REFRESH_MS) return;
  shownAt = at;
  const part = Math.min(1, done / Math.max(1, total));
  const bar = '█'.repeat(Math.round(part * BAR_WIDTH)).padEnd(BAR_WIDTH, '░');
  process.stderr.write(`${CLEAR_LINE}${site} ${what} ${bar} ${Math.floor(100 * part)} %`);
}

function clearProgress(): void {
  if (process.stderr.isTTY) process.stderr.write(CLEAR_LINE);
}

type Wanted = { feed: string; checks: Checks; site: string | undefined };
type Checks = { readonly dryRun: boolean; readonly strict: boolean };

function readArguments(): Wanted {
  const flag = { type: 'boolean', default: false } as const;
  const options = { 'dry-run': flag, strict: flag, site: { type: 'string' } } as const;
  let parsed;
  try {
    parsed = parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new ImportError(`${(error as Error).message.split('\n')[0]} ${USAGE}`);
  }
  const [feed, ...more] = parsed.positionals;
  const { 'dry-run': dryRun, strict, site } = parsed.values;
  if (feed === undefined || more.length > 0) throw new ImportError(USAGE);
  if (site !== undefined && !isAddress(feed)) throw new ImportError(`--site is for another server's API. ${USAGE}`);
  return { feed, checks: { dryRun, strict }, site };
}

const isAddress = (feed: string) => /^https?:\/\//.test(feed);
const isStream = (feed: string) => feed === '-' || /\.ndjson(\.gz)?$/.test(feed);

function checkSettings(): Settings {
  try {
    return currentSettings();
  } catch (error) {
    throw new ImportError((error as Error).message);
  }
}

async function importFolder(folder: string, checks: Checks): Promise<void> {
  const onProgress = (progress: ImportProgress) => showProgress('is imported', progress);
  const shown = process.stderr.isTTY ? { onProgress } : {};
  const { sites, ignored } = await importFeed(folder, { ...checks, onSite: printSite, ...shown });
  if (ignored.length > 0) console.error(`Not of any site and left aside: ${ignored.join(', ')}.`);
  if (sites.some(({ outcome }) => outcome === 'refused' || outcome === 'busy')) process.exitCode = 1;
}

async function importStream(feed: string, checks: Checks, dataDir: string): Promise<void> {
  const input = feed === '-' ? process.stdin : createReadStream(feed);
  const spooled = await spool(input, dataDir);
  try {
    await importFolder(spooled.folder, checks);
  } finally {
    await spooled.end();
  }
}

async function importAddress({ feed, checks, site }: Wanted, settings: Settings): Promise<void> {
  const onProgress = (progress: PullProgress) => showProgress('is fetched', progress);
  const shown = process.stderr.isTTY ? { onProgress } : {};
  for (const source of sourcesAt(feed, site, siteOf(settings.DEFAULT_SITE))) {
    try {
      const began = performance.now();
      const pulled = await pullSite(source.api, source.site, { dataDir: settings.DATA_DIR, ...shown });
      clearProgress();
      console.log(sentenceOfPull(source.site.code, pulled, performance.now() - began));
      await importFolder(pulled.folder, checks);
      await pulled.end();
    } catch (error) {
      // If one site cannot be fetched, the others are still tried.
      if (!(error instanceof ImportError)) throw error;
      clearProgress();
      console.error(error.message);
      process.exitCode = 1;
    }
  }
}

function sentenceOfPull(site: string, { tally, pictures }: Pulled, milliseconds: number): string {
  const { requests, unchanged, resumed, retried, bytes } = tally;
  const parts = [
    `${number.format(requests)} requests`,
    `${number.format(unchanged)} unchanged`,
    ...(resumed > 0 ? [`${number.format(resumed)} from an interrupted pull`] : []),
    `${number.format(retried)} retried`,
    `${number.format(pictures)} pictures`,
    `${(bytes / 1e6).toFixed(1)} MB`,
  ];
  return `${site}: fetched, ${parts.join(', ')} in ${(milliseconds / 1000).toFixed(1)} s.`;
}

try {
  const wanted = readArguments();
  const settings = checkSettings();
  if (isAddress(wanted.feed)) await importAddress(wanted, settings);
  else if (isStream(wanted.feed)) await importStream(wanted.feed, wanted.checks, settings.DATA_DIR);
  else await importFolder(wanted.feed, wanted.checks);
} catch (error) {
  clearProgress();
  const sentence = error instanceof ImportError ? error.message : sentenceOf(error);
  // An error without a sentence is a bug: then the stack helps to find it.
  console.error(sentence ?? error);
  process.exitCode = 1;
} finally {
  await closeDatabase();
}

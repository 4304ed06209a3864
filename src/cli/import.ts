import { createReadStream } from 'node:fs';
import { parseArgs } from 'node:util';
import { sentenceOfFault, type Fault } from '../content/import/faults.ts';
import { ImportError } from '../content/import/folder.ts';
import { importFeed, type ImportOptions, type ImportProgress, type SiteReport } from '../content/import/importFeed.ts';
import { namedMedia } from '../content/namedMedia.ts';
import { closeDatabase, currentDatabase } from '../database/current.ts';
import { sentenceOf } from '../database/errors.ts';
import { sourcesAt } from '../feeds/address.ts';
import { pullSite, type Pulled, type PullProgress } from '../feeds/pull.ts';
import { feedPictures } from '../feeds/pictures/feedPictures.ts';
import { MediaFolder } from '../feeds/pictures/mediaFolder.ts';
import { removeUnnamed } from '../feeds/pictures/unnamedPictures.ts';
import { spool } from '../feeds/stream.ts';
import type { Settings } from '../settings/schema.ts';
import { currentSettings } from '../settings/settings.ts';
import { siteOf } from '../sites/sites.ts';
import { problemLines, sentenceOfFolder, sentenceOfPictures } from './picturesReport.ts';

/**
 * `npm run import -- <feed> [--site fr] [--dry-run] [--strict] [--allow-loss]`: imports a feed from a folder
 * (src/contract/feed.ts), a stream (src/feeds/stream.ts; `-` is the standard input) or another server's API
 * (docs/feeds.md). Exits with 0 if every site shows the feed, and with 1 if one does not.
 */
const USAGE =
  'Usage: npm run import -- <folder | file.ndjson[.gz] | - | https://server/api> [--site fr] [--dry-run] [--strict] [--allow-loss]';
const REFRESH_MS = 100;
const BAR_WIDTH = 30;
const CLEAR_LINE = '\r\u001b[K';

const number = new Intl.NumberFormat('en');
const list = new Intl.ListFormat('en');

const countOf = (count: number, one: string) => `${number.format(count)} ${count === 1 ? one : `${one}s`}`;

/** What the site had and the feed has not: `; 1 cinema and 20 coming screenings fewer`. */
function lossOf({ losses }: SiteReport): string {
  if (!losses) return '';
  const { cinemas, shows, screenings } = losses;
  const lost = [
    ...(cinemas > 0 ? [countOf(cinemas, 'cinema')] : []),
    ...(shows > 0 ? [`${countOf(shows, 'show')} with coming screenings`] : []),
    ...(screenings > 0 ? [countOf(screenings, 'coming screening')] : []),
  ];
  return lost.length > 0 ? `; ${list.format(lost)} fewer than before` : '';
}

function sentenceOfSite(report: SiteReport): string {
  const { site, outcome, counts, faultCount, warningCount } = report;
  const warned = warningCount > 0 ? `, ${countOf(warningCount, 'warning')}` : '';
  const content = `${number.format(counts.cinemas)} cinemas, ${number.format(counts.shows)} shows, ${number.format(counts.showtimes)} screenings`;
  switch (outcome) {
    case 'applied':
      return `${site}: applied, ${content}${warned}${lossOf(report)}.`;
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

function showProgress(what: string, { site, done, total }: PullProgress): void {
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
/** Where an import leads: one reading of the folder `media` serves all of it. */
type Into = { readonly settings: Settings; readonly media: MediaFolder };
type Checks = Required<Pick<ImportOptions, 'dryRun' | 'strict' | 'allowLoss'>>;

function readArguments(): Wanted {
  const flag = { type: 'boolean', default: false } as const;
  const options = { 'dry-run': flag, strict: flag, 'allow-loss': flag, site: { type: 'string' } } as const;
  let parsed;
  try {
    parsed = parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new ImportError(`${(error as Error).message.split('\n')[0]} ${USAGE}`);
  }
  const [feed, ...more] = parsed.positionals;
  const { 'dry-run': dryRun, 'allow-loss': allowLoss, strict, site } = parsed.values;
  if (feed === undefined || more.length > 0) throw new ImportError(USAGE);
  if (site !== undefined && !isAddress(feed)) throw new ImportError(`--site is for another server's API. ${USAGE}`);
  return { feed, checks: { dryRun, strict, allowLoss }, site };
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

async function importFolder(
  folder: string,
  checks: Checks,
  { settings: { DATA_DIR: dataDir, IMAGE_ORIGINS: origins, PICTURE_HOSTS: hosts }, media }: Into,
  absent?: ReadonlyMap<string, string>,
): Promise<void> {
  const onPicture = (done: number, total: number) => showProgress('are fetched', { site: 'Pictures', done, total });
  const onProgress = (progress: ImportProgress) => showProgress('is imported', progress);
  const { dryRun, strict } = checks;
  const isShown = process.stderr.isTTY;
  const began = performance.now();
  const pictures = await feedPictures(folder, {
    ...{ dataDir, media, origins, hosts, dryRun },
    ...(absent && { absent }),
    ...(isShown && { onProgress: onPicture }),
  });
  try {
    clearProgress();
    for (const line of problemLines(pictures.problems)) console.error(line);
    const sentence = sentenceOfPictures(pictures, dryRun, performance.now() - began);
    if (sentence !== undefined) console.log(sentence);
    const isRefused = strict && pictures.problems.length > 0;
    await importSites(pictures.folder, {
      ...{ ...checks, dryRun: dryRun || isRefused },
      ...(isShown && { onProgress }),
    });
    if (isRefused) {
      console.error(`Nothing was applied: ${countOf(pictures.problems.length, 'picture')} cannot be shown.`);
      process.exitCode = 1;
    }
  } finally {
    await pictures.end();
  }
}

async function importSites(folder: string, options: ImportOptions): Promise<void> {
  const { sites, ignored } = await importFeed(folder, { ...options, onSite: printSite });
  if (ignored.length > 0) console.error(`Not of any site and left aside: ${ignored.join(', ')}.`);
  if (sites.some(({ outcome }) => outcome === 'refused' || outcome === 'busy')) process.exitCode = 1;
}

async function importStream(feed: string, checks: Checks, into: Into): Promise<void> {
  const input = feed === '-' ? process.stdin : createReadStream(feed);
  const spooled = await spool(input, into.settings.DATA_DIR);
  try {
    await importFolder(spooled.folder, checks, into);
  } finally {
    await spooled.end();
  }
}

async function importAddress({ feed, checks, site }: Wanted, into: Into): Promise<void> {
  const { settings, media } = into;
  const onProgress = (progress: PullProgress) => showProgress('is fetched', progress);
  const shown = process.stderr.isTTY ? { onProgress } : {};
  for (const source of sourcesAt(feed, site, siteOf(settings.DEFAULT_SITE))) {
    try {
      const began = performance.now();
      const pulled = await pullSite(source.api, source.site, { dataDir: settings.DATA_DIR, media, ...shown });
      clearProgress();
      console.log(sentenceOfPull(source.site.code, pulled, performance.now() - began));
      await importFolder(pulled.folder, checks, into, pulled.absent);
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

function sentenceOfPull(site: string, { tally, pictures, absent }: Pulled, milliseconds: number): string {
  const { requests, unchanged, resumed, retried, bytes } = tally;
  const parts = [
    `${number.format(requests)} requests`,
    `${number.format(unchanged)} unchanged`,
    ...(resumed > 0 ? [`${number.format(resumed)} from an interrupted pull`] : []),
    `${number.format(retried)} retried`,
    `${number.format(pictures)} pictures`,
    ...(absent.size > 0 ? [`${number.format(absent.size)} pictures missing`] : []),
    `${(bytes / 1e6).toFixed(1)} MB`,
  ];
  return `${site}: fetched, ${parts.join(', ')} in ${(milliseconds / 1000).toFixed(1)} s.`;
}

/** Removes pictures that are of no use any more, and says how large their folder is. What was imported holds without that. */
async function tidyPictures({ DATA_DIR: dataDir, MEDIA_MB: mb }: Settings): Promise<void> {
  try {
    const tidied = await removeUnnamed(dataDir, async () => namedMedia(await currentDatabase()));
    if (tidied.bytes + tidied.removed > 0) console.log(sentenceOfFolder(tidied, mb));
  } catch (error) {
    console.error('Warning: the folder media could not be tidied:', sentenceOf(error) ?? error);
  }
}

try {
  const wanted = readArguments();
  const settings = checkSettings();
  const into = { settings, media: new MediaFolder(settings.DATA_DIR, settings.MEDIA_MB * 1e6) };
  if (isAddress(wanted.feed)) await importAddress(wanted, into);
  else if (isStream(wanted.feed)) await importStream(wanted.feed, wanted.checks, into);
  else await importFolder(wanted.feed, wanted.checks, into);
  if (!wanted.checks.dryRun) await tidyPictures(settings);
} catch (error) {
  clearProgress();
  const sentence = error instanceof ImportError ? error.message : sentenceOf(error);
  // An error without a sentence is a bug: then the stack helps to find it.
  console.error(sentence ?? error);
  process.exitCode = 1;
} finally {
  await closeDatabase();
}

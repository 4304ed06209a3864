import { join } from 'node:path';
import { feedFiles } from '../../contract/feed.ts';
import { currentDatabase } from '../../database/current.ts';
import { now } from '../../settings/clock.ts';
import { currentSettings } from '../../settings/settings.ts';
import { siteOf, type Site, type SiteCode } from '../../sites/sites.ts';
import { keyOf, kindOf, readDocuments, type SiteDocuments } from './documents.ts';
import { isOfDemo, unmarkDemo } from '../demoMark.ts';
import { DerivedProgrammes } from './derived.ts';
import { readDrafts } from './drafts.ts';
import { Faults, type Fault } from './faults.ts';
import { Fingerprints, isSelfContained } from './fingerprints.ts';
import { hashOf, sitesIn, sizeOf } from './folder.ts';
import { lossesBy, offerOf, refuseLosses, type Losses } from './losses.ts';
import { checkPlaces } from './places.ts';
import { readProgrammes, ShowsOnSite, type ImportOutput } from './programmes.ts';
import { checkReferences } from './references.ts';
import { showtimesFile, ShowtimesReader } from './showtimes.ts';
import { removeSpares, Stage } from './stage.ts';

export type SiteReport = {
  readonly site: SiteCode;
  /**
   * applied: the site shows this feed now. unchanged: it already did. refused: the feed has faults, and the site keeps
   * what it had. busy: another import of the site is running. checked: a dry run found no fault.
   */
  readonly outcome: 'applied' | 'unchanged' | 'refused' | 'busy' | 'checked';
  readonly counts: { readonly cinemas: number; readonly shows: number; readonly showtimes: number };
  /** What the site has and the feed has not; undefined if the two were not compared. */
  readonly losses: Losses | undefined;
  /** The first thousand; `faultCount` says how many there are. */
  readonly faults: readonly Fault[];
  readonly faultCount: number;
  /** What is probably a mistake, but refuses nothing unless the import is strict; counted like faults. */
  readonly warnings: readonly Fault[];
  readonly warningCount: number;
};

export type ImportReport = {
  readonly sites: readonly SiteReport[];
  /** Names in the feed's folder that are not sites. */
  readonly ignored: readonly string[];
};

/** How much of a site's screenings, which are nearly all of a feed, has been read, in bytes. */
export type ImportProgress = { readonly site: SiteCode; readonly done: number; readonly total: number };

export type ImportOptions = {
  /** Checks everything but writes nothing; needs no database. */
  readonly dryRun?: boolean;
  /** Warnings refuse a feed like faults. */
  readonly strict?: boolean;
  /** The feed may have much less than the site (IMPORT_MAX_LOSS), as when half of a chain is sold. */
  readonly allowLoss?: boolean;
  /** Imports as the demo, which replaces nothing but itself; throws an ImportError where a site shows something else. */
  readonly isDemo?: boolean;
  readonly onProgress?: (progress: ImportProgress) => void;
  /** Called when a site is done: its report holds even if a later site throws. */
  readonly onSite?: (report: SiteReport) => void;
};

const NOTHING = { cinemas: 0, shows: 0, showtimes: 0 };

/**
 * Imports the feed in a folder (src/contract/feed.ts), site by site, each whole or not at all. Throws an ImportError
 * when there is no feed, and whatever the database throws.
 */
export async function importFeed(folder: string, options: ImportOptions = {}): Promise<ImportReport> {
  const { sites, ignored } = await sitesIn(folder);
  const reports: SiteReport[] = [];
  for (const site of sites) {
    const report = await importSite(folder, siteOf(site), options);
    options.onSite?.(report);
    reports.push(report);
  }
  return { sites: reports, ignored };
}

async function importSite(folder: string, site: Site, options: ImportOptions): Promise<SiteReport> {
  const [faults, warnings] = [new Faults(), new Faults()];
  let losses: Losses | undefined;
  const ended = (outcome: SiteReport['outcome'], counts = NOTHING): SiteReport => ({
    site: site.code,
    outcome,
    counts,
    losses,
    faults: faults.listed,
    faultCount: faults.total,
    warnings: warnings.listed,
    warningCount: warnings.total,
  });
  const isRefused = () => faults.total > 0 || (options.strict === true && warnings.total > 0);
  if (options.dryRun) {
    const { counts } = await readSite(folder, site, { faults, warnings }, undefined, options);
    return ended(isRefused() ? 'refused' : 'checked', counts);
  }

  const db = await currentDatabase();
  await removeSpares(db, site.code);
  const hash = await hashOf(folder, site);
  const shown = await db
    .selectFrom('site_generation')
    .select(['generation', 'demo_generation', 'feed_hash'])
    .where('site', '=', site.code)
    .executeTakeFirst();
  if (shown?.feed_hash === hash) {
    if (!options.isDemo) await unmarkDemo(db, site.code);
    return ended('unchanged');
  }
  const stage = await Stage.begin(db, site.code, () => !isRefused());
  if (!stage) return ended('busy');
  try {
    const { counts, offer, at, ...read } = await readSite(folder, site, { faults, warnings }, stage, options);
    if (isRefused()) return ended('refused', counts);
    if (shown && !isOfDemo(shown)) {
      const live = await offerOf(db, site, shown.generation, at);
      losses = lossesBy(offer, live);
      const { IMPORT_MAX_LOSS: percent } = currentSettings();
      if (options.allowLoss !== true) refuseLosses({ site, live, losses, percent }, faults);
      if (isRefused()) return ended('refused', counts);
    }
    await stage.goLive(hash, read.fingerprints.digests(), read.drafts, options.isDemo);
    return ended('applied', counts);
  } finally {
    // If this fails now, the next import does it.
    await stage.giveUp().catch(() => undefined);
  }
}

/** Reads and checks all of a site's feed, and stages what it reads as long as there are no faults. */
async function readSite(
  folder: string,
  site: Site,
  { faults, warnings }: { faults: Faults; warnings: Faults },
  stage: Stage | undefined,
  { onProgress }: ImportOptions,
) {
  const fingerprints = new Fingerprints(site.code);
  const output: ImportOutput = { faults, warnings, fingerprints, stage };
  const languages = await readDocuments(folder, site, faults, warnings);
  const documents = languages.get(site.defaultLanguage) ?? {};
  for (const [language, ofLanguage] of languages) checkReferences(site, language, ofLanguage, documents, faults);
  checkPlaces(site, documents, warnings);
  for (const [language, ofLanguage] of languages) takeInDocuments(ofLanguage, language, fingerprints, stage);
  const drafts = await readDrafts(folder, site, faults);
  const [onSite, derived] = [new ShowsOnSite(), new DerivedProgrammes()];
  const matrix = await readProgrammes(folder, site, documents, output, onSite);

  const files = [showtimesFile(site), ...site.languages.map((language) => showtimesFile(site, language))];
  const sizes = await Promise.all(files.map((file) => sizeOf(join(folder, file))));
  const total = sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0);
  let done = 0;
  const onBytes = (count: number) => {
    done += count;
    onProgress?.({ site: site.code, done, total });
  };
  const at = now();
  const reader = new ShowtimesReader({ folder, site, documents, matrix, at }, { ...output, derived, onBytes });
  await reader.read();
  if (stage) {
    for (const [cinema, programme] of derived.programmes(documents.shows ?? [])) {
      await onSite.add(stage, cinema, programme);
    }
    onSite.stage(stage);
  }
  const counts = {
    cinemas: documents.cinemas?.length ?? 0,
    shows: documents.shows?.length ?? 0,
    showtimes: reader.count,
  };
  const cinemas = new Set(documents.cinemas?.map(({ slug }) => slug));
  const { size: shows } = reader.comingShows;
  return { counts, offer: { cinemas, shows, screenings: reader.coming }, at, fingerprints, drafts };
}

function takeInDocuments(
  documents: Partial<SiteDocuments>,
  language: string,
  fingerprints: Fingerprints,
  stage: Stage | undefined,
): void {
  for (const name of feedFiles) {
    documents[name]?.forEach((item, position) => {
      const data = JSON.stringify(item);
      const slug = keyOf(name, item);
      if (isSelfContained(name)) fingerprints.add('content', data, name);
      else fingerprints.add('site', data);
      if (name === 'cinemas') fingerprints.add('cinema', data, slug);
      if (name === 'shows' || name === 'show-details') fingerprints.add('show', data, slug);
      stage?.add('document', { language, kind: kindOf(name), slug, position, data });
    });
  }
}

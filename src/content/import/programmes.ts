import { join } from 'node:path';
import { feedProgrammeSchema } from '../../contract/feed.ts';
import type { CinemaProgramme } from '../../contract/programme.ts';
import { cinemaSlugSchema } from '../../contract/values.ts';
import type { Site } from '../../sites/sites.ts';
import type { SiteDocuments } from './documents.ts';
import type { Faults } from './faults.ts';
import type { Fingerprints } from './fingerprints.ts';
import { bytesOf, namesIn } from './folder.ts';
import { parseJson } from './parse.ts';
import type { Path } from './paths.ts';
import { knownIn } from './references.ts';
import type { Stage } from './stage.ts';

/**
 * The days on which a cinema's programme has a show, by cinema and show; undefined for a cinema whose programme cannot
 * be read.
 */
export type Matrix = Map<string, Map<string, readonly string[]> | undefined>;

/** What the programmes of all cinemas together say of a show. */
type OnSite = { bookable: boolean; isKids: boolean; readonly tags: Set<string> };

/** Where what is read goes: faults and warnings, what changed, and the stage, where there is one. */
export type ImportOutput = {
  readonly faults: Faults;
  readonly warnings: Faults;
  readonly fingerprints: Fingerprints;
  readonly stage: Stage | undefined;
};

/** Path of a cinema's programme in a feed. */
export function programmeFile(site: Site, cinema: string): string {
  return join(site.code, 'programme', `${cinema}.json`);
}

/** The shows of a site in the programmes of all its cinemas, which are staged one by one. */
export class ShowsOnSite {
  readonly #onSite = new Map<string, OnSite>();

  /** Stages the programme of a cinema. */
  async add(stage: Stage, cinema: string, programme: CinemaProgramme): Promise<void> {
    await stageProgramme(stage, cinema, programme, this.#onSite);
  }

  /** Stages what all programmes together say of each show. To be called once, when they all have been added. */
  stage(stage: Stage): void {
    for (const [show, { bookable, isKids, tags }] of this.#onSite) {
      const flags = { bookable: Number(bookable), is_kids: Number(isKids) };
      stage.add('show_on_site', { show, ...flags, tags: JSON.stringify([...tags]) });
    }
  }
}

/** Reads and checks the programme files of a site's cinemas, and stages those without faults. */
export async function readProgrammes(
  folder: string,
  site: Site,
  documents: Partial<SiteDocuments>,
  { faults, warnings, fingerprints, stage }: ImportOutput,
  onSite: ShowsOnSite,
): Promise<Matrix> {
  const matrix: Matrix = new Map();
  const isCinema = knownIn(documents.cinemas);
  const [isListed, hasDetails] = [knownIn(documents.shows), knownIn(documents['show-details'])];
  for (const name of await namesIn(join(folder, site.code, 'programme'))) {
    const cinema = name.replace(/\.json$/, '');
    if (cinema === name || !cinemaSlugSchema.safeParse(cinema).success || !isCinema(cinema)) {
      faults.add(join(site.code, 'programme', name), [], 'a file {cinema}.json for a cinema of cinemas.json', name);
      continue;
    }
    const file = programmeFile(site, cinema);
    const bytes = await bytesOf(join(folder, file));
    const programme = bytes && parseJson(feedProgrammeSchema, bytes, faults, file, { warnings });
    if (!programme) {
      matrix.set(cinema, undefined);
      continue;
    }
    const isShow = (slug: string) => isListed(slug) && hasDetails(slug);
    checkProgramme(programme, isShow, (path, expected, got) => faults.add(file, path, expected, got));
    const days = Object.entries(programme.shows).map(([show, entry]) => [show, Object.keys(entry.days)] as const);
    matrix.set(cinema, new Map(days.filter(([, ofShow]) => ofShow.length > 0)));
    fingerprints.add('cinema', bytes, cinema);
    addFingerprints(fingerprints, cinema, programme);
    if (stage) await onSite.add(stage, cinema, programme);
  }
  return matrix;
}

function checkProgramme(
  programme: CinemaProgramme,
  isShow: (slug: string) => boolean,
  report: (path: Path, expected: string, got: unknown) => void,
): void {
  const known = 'a show of shows.json and show-details.json';
  for (const [day, { upsell, highlightedShowtime }] of Object.entries(programme.days)) {
    for (const [name, pushed] of Object.entries({ upsell, highlightedShowtime })) {
      if (pushed && !isShow(pushed.showSlug)) report(['days', day, name, 'showSlug'], known, pushed.showSlug);
    }
  }
  for (const [show, { days }] of Object.entries(programme.shows)) {
    if (!isShow(show)) report(['shows', show], known, show);
    for (const day of Object.keys(days)) {
      if (!Object.hasOwn(programme.days, day)) report(['shows', show, 'days', day], "one of the programme's days", day);
    }
  }
}

function addFingerprints(fingerprints: Fingerprints, cinema: string, programme: CinemaProgramme): void {
  for (const [show, entry] of Object.entries(programme.shows)) {
    const pushes = Object.keys(entry.days).map((day) => programme.days[day]);
    fingerprints.add('show', JSON.stringify([cinema, entry, pushes]), show);
  }
}

async function stageProgramme(
  stage: Stage,
  cinema: string,
  programme: CinemaProgramme,
  onSite: Map<string, OnSite>,
): Promise<void> {
  for (const [day, data] of Object.entries(programme.days)) {
    stage.add('cinema_day', { cinema, day, data: JSON.stringify(data) });
  }
  let position = 0;
  for (const [show, { days, ...entry }] of Object.entries(programme.shows)) {
    const tags = [...new Set(Object.values(days).flatMap((day) => day.tags))];
    const known = onSite.get(show) ?? { bookable: false, isKids: false, tags: new Set() };
    const bookable = known.bookable || entry.bookable;
    onSite.set(show, { bookable, isKids: known.isKids || entry.isKids, tags: new Set([...known.tags, ...tags]) });
    const data = JSON.stringify(entry);
    const bookableHere = Number(entry.bookable !== false);
    const row = { cinema, show, position: position++, tags: JSON.stringify(tags), bookable: bookableHere, data };
    stage.add('programme', row);
    for (const [day, ofDay] of Object.entries(days)) {
      stage.add('programme_day', { cinema, show, day, data: JSON.stringify(ofDay) });
    }
  }
  await stage.flushIfFull();
}

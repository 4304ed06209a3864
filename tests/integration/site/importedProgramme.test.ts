import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_FILTERS, type Filters } from '../../../src/contract/filters.ts';
import { href } from '../../../src/routes/href.ts';
import type { Screen } from '../../../src/routes/screens.ts';
import { siteOf } from '../../../src/sites/sites.ts';
import { environment } from '../../support/environment.ts';
import { request } from '../../support/request.ts';
import { builtPaths, pathOf, type Examples } from '../../support/screens.ts';
import { QUICK, startSite, type RunningSite } from '../../support/server.ts';
import { makeContent } from '../store/content.ts';
import { makeSite, showSlug, writeSite, type FeedSite } from '../store/feed.ts';

const site = siteOf('fr');
const DAY = '2026-11-21';
const CLOCK = `${DAY}T11:00:00+01:00`;
/** The one cinema whose programme the import changes; it is not the one that the home page begins with. */
const CHANGED = 'cinema-5';
/** What that does: a film has other hours, some can no longer be booked anywhere, and some no longer play. */
const MOVED = showSlug(1);
const NOT_BOOKABLE = [showSlug(2), showSlug(6)];
const GONE = showSlug(3);
/** It is yet to come, and goes on playing elsewhere. */
const COMING = showSlug(4);
const EVENT = showSlug(6);

const folder = mkdtempSync(join(tmpdir(), 'aurore-programme-'));
const settings = { DATABASE_URL: `sqlite:${join(folder, 'programme.db')}`, CLOCK };
const running: RunningSite[] = [];

const isGone = (show: string, cinema: string) => show === GONE || (show === COMING && cinema !== 'cinema-1');

/** All cinemas but one have what that one has after the change. */
function makeFeed(isChanged: boolean): FeedSite {
  const feed = makeSite(site, { cinemas: 6, shows: 6, days: 2, screeningsADay: 6, firstDay: DAY });
  const isAsBefore = (cinema: string) => cinema === CHANGED && !isChanged;
  for (const language of Object.values(feed.languages)) {
    Object.assign(language, makeContent());
    language.versions.push({ slug: 'vf', label: 'VF', description: 'French' });
    Object.assign(language.shows.shows[3]!, {
      ...{ isComingSoon: true, notComingSoon: false, releaseAt: { FR_FR: '2026-12-02' } },
      salesOpeningDatetime: '2026-11-24T09:00:00Z',
    });
    language.showtimes = language.showtimes.filter(({ show, cinema }) => isAsBefore(cinema) || !isGone(show, cinema));
    for (const { show, cinema, showtimes } of language.showtimes) {
      for (const showtime of Object.values(showtimes).flat()) {
        showtime.tags.push('audiodesc');
        if (show !== MOVED) continue;
        if (isAsBefore(cinema)) showtime.version = 'vf';
        else showtime.time = showtime.time.replace(':15:', ':05:');
      }
    }
  }
  for (const [cinema, { shows }] of Object.entries(feed.programme)) {
    if (isAsBefore(cinema)) continue;
    for (const show of NOT_BOOKABLE) shows[show]!.bookable = false;
    for (const show of Object.keys(shows)) if (isGone(show, cinema)) delete shows[show];
  }
  return feed;
}

const EXAMPLES: Partial<Examples> = {
  ...{ movie: MOVED, entertainment: EVENT, person: 'f-w-murnau', city: 'city-3', cinema: CHANGED },
  ...{ screening: 'V3005S289', newsItem: 'news-1', offer: 'offer-1', article: 'event-1', experience: 'imax' },
  ...{ experienceArticle: 'special-1', experienceGroup: 'large', season: 'opera', specialEvent: 'marathon' },
  ...{ masterTemplate: 'about', helpCategory: 'booking', helpId: '1001', helpSlug: 'refunds' },
};
const placed = { ...NO_FILTERS, localisation: CHANGED };
const path = (screen: Screen) => pathOf(site, 'fr', screen, EXAMPLES);
const filtered = (screen: Screen, filters: Filters = placed) => pathOf(site, 'fr', screen, EXAMPLES, { filters });

/** Pages of which the programme itself stays as it is: of a cinema with none of a version, and a city. */
const ELSEWHERE = href(site, 'fr', 'cinema', { slug: 'cinema-1' }, { filters: { ...NO_FILTERS, versions: ['vf'] } });
const OTHER_CITY = href(site, 'fr', 'city', { slug: 'city-1' });

/** What is seen to differ at every address of these after such an import. */
const SHOWS_PROGRAMMES = [
  ...(['home', 'shows', 'entertainments', 'movie', 'cinemas', 'cinema', 'cinemaLight'] as const),
  ...(['city', 'cityLight', 'eveningCity', 'accessible', 'accessibleCity', 'experience', 'screening'] as const),
].map(path);
const OTHERS = [
  ...(['shows', 'entertainments', 'upcomingLight', 'saleOpenings', 'accessible', 'movie'] as const).map((screen) =>
    filtered(screen),
  ),
  filtered('shows', { ...NO_FILTERS, tags: ['imax'] }),
  ELSEWHERE,
  OTHER_CITY,
  ...['/fragments/fr/tonight/3005', '/fragments/fr/evening/3005/cinema', '/fragments/fr/beginnings/all'],
  ...[`/fragments/fr/showing/3005/${MOVED}/${DAY}`, `/fragments/fr/nearest/${GONE}/filters/date-${DAY}`],
  ...['/api/zone', '/api/zone/city-3', '/api/cinepass/current-shows', '/api/gpxp/imax/shows', '/api/event/opera/shows'],
  ...[`/api/cinema/${CHANGED}/shows`, `/api/show/${GONE}/cinemas`, `/api/show/${MOVED}/showtimes/city-3`],
  ...[`/api/cinema/${CHANGED}/statuses/${DAY}`, `/api/show/${MOVED}/statuses/${DAY}`],
  ...[`/calendar/fr/cinema/${CHANGED}.ics`, `/calendar/fr/show/${MOVED}.ics`, '/calendar/fr/tag/imax.ics'],
  ...['/calendar/fr/accessible/all.ics', '/calendar/fr/accessible/city-3.ics', '/sitemap/fr-1.xml'],
];
const PATHS = [...new Set([...builtPaths(site, 'fr', EXAMPLES as Examples), ...SHOWS_PROGRAMMES, ...OTHERS])];

async function importFeed(feed: FeedSite): Promise<void> {
  await writeSite(join(folder, 'feed'), site, feed);
  await promisify(execFile)(process.execPath, ['src/cli/import.ts', '--allow-loss', join(folder, 'feed')], {
    env: environment(settings),
  });
}

async function start(): Promise<RunningSite> {
  const started = await startSite(`programme-${running.length}`, { ...settings, ...QUICK });
  running.push(started);
  return started;
}

async function textOf({ port }: RunningSite, address: string): Promise<string> {
  const { status, text } = await request(port, 'fr', address);
  return `${status} ${text.replaceAll(`${port}`, 'port')}`;
}

async function textsOf(of: RunningSite): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const each of PATHS) texts.set(each, await textOf(of, each));
  return texts;
}

beforeAll(() => importFeed(makeFeed(false)));
afterAll(async () => {
  await Promise.all(running.map((each) => each.stop()));
  rmSync(folder, { recursive: true });
});

test('a programme that is imported is at once on every page that shows it, of its cinema or of all', async () => {
  const asked = await start();
  const before = await textsOf(asked);
  expect(PATHS.filter((each) => /^[45]/.test(before.get(each)!))).toEqual([]);

  await importFeed(makeFeed(true));
  // It has nothing from before.
  const fresh = await textsOf(await start());
  const cinema = path('cinema');
  await expect.poll(() => textOf(asked, cinema)).toBe(fresh.get(cinema));
  const now = await textsOf(asked);
  expect(PATHS.filter((each) => now.get(each) !== fresh.get(each))).toEqual([]);
  const unchanged = PATHS.filter((each) => fresh.get(each) === before.get(each));
  const expected = [...SHOWS_PROGRAMMES, filtered('saleOpenings'), filtered('upcomingLight'), ELSEWHERE, OTHER_CITY];
  expect(expected.filter((each) => unchanged.includes(each))).toEqual([]);
});

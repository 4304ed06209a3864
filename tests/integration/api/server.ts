import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { closeAccounts } from '../../../src/accounts/store/current.ts';
import { api } from '../../../src/api/app.ts';
import type { SiteEnv } from '../../../src/sites/siteEnv.ts';
import { importFeed } from '../../../src/content/import/importFeed.ts';
import { closeDatabase } from '../../../src/database/current.ts';
import { siteOfHost } from '../../../src/settings/hosts.ts';
import { currentSettings } from '../../../src/settings/settings.ts';
import { TICKETING_PATH } from '../../../src/settings/ticketing.ts';
import { siteOf, type SiteCode } from '../../../src/sites/sites.ts';
import { makeSite, writeSite, type FeedLanguage, type FeedSite } from '../store/feed.ts';

export const ORIGIN = 'http://fr.aurore.test';
export const TICKETING = 'https://tickets.aurore.test';

const LISTED_ONLY = 'the-crowd-44035';
const MOVED = 'sunrise-44901';
const TAKEN_OFF = 'napoleon-44902';

/** Slugs of the feed's films that play nowhere: without a programme, moved to `film-1-44001`, and withdrawn. */
export const UNUSUAL = { listedOnly: LISTED_ONLY, moved: MOVED, takenOff: TAKEN_OFF } as const;

export type Api = {
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  readonly request: (method: string, path: string, headers?: Record<string, string>) => Promise<Response>;
  readonly json: <T>(path: string, headers?: Record<string, string>) => Promise<T>;
  /** Imports a feed in place of a site's current one. */
  readonly replace: (code: SiteCode, feed: FeedSite) => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** The API on its own store, mounted as the site mounts it, with the sites fr and be imported from a feed. */
export async function startApi(): Promise<Api> {
  const folder = await mkdtemp(join(tmpdir(), 'api-'));
  process.env['DATA_DIR'] = folder;
  process.env['DATABASE_URL'] = `sqlite:${join(folder, 'test.db')}`;
  process.env['SITE_ORIGIN'] = 'http://{site}.aurore.test';
  process.env['TICKETING_URL'] = TICKETING + TICKETING_PATH;

  const app = new Hono<SiteEnv>();
  app.use(async (context, next) => {
    const site = siteOfHost(context.req.header('host') ?? '', currentSettings());
    if (!site) return context.text('', 421);
    context.set('site', site);
    return next();
  });
  app.route('/api', api);

  const request: Api['request'] = async (method, path, headers = {}) =>
    app.request(`/api${path}`, { method, headers: { host: 'fr.aurore.test', ...headers } });
  const replace: Api['replace'] = async (code, feed) => {
    const feeds = await mkdtemp(join(folder, 'feed-'));
    await writeSite(feeds, siteOf(code), feed);
    const { sites } = await importFeed(feeds);
    const [report] = sites;
    if (report?.outcome !== 'applied') throw new Error(JSON.stringify(report));
  };
  await replace('fr', feedOf('fr'));
  await replace('be', feedOf('be'));
  return {
    request,
    replace,
    get: (path, headers) => request('GET', path, headers),
    json: async <T>(path: string, headers?: Record<string, string>) => {
      const response = await request('GET', path, headers);
      if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return (await response.json()) as T;
    },
    stop: async () => {
      await closeAccounts();
      await closeDatabase();
      await rm(folder, { recursive: true });
    },
  };
}

/** A feed with three cinemas in two cities, three films and an event on each programme, and the UNUSUAL films. */
export function feedOf(code: SiteCode): FeedSite {
  const feed = makeSite(siteOf(code));
  for (const language of Object.values(feed.languages)) addUnusual(language);
  return feed;
}

function addUnusual(language: FeedLanguage): void {
  const show = language.shows.shows[0]!;
  const details = language['show-details'][0]!;
  const crowd = {
    slug: LISTED_ONLY,
    title: 'The Crowd',
    contentRating: { ref: '12', description: 'Under 12 not admitted', extendedDescription: '' },
    next24ShowtimesCount: 0,
  };
  language.shows.shows.push({ ...show, ...crowd });
  language['show-details'].push(
    { ...details, ...crowd },
    { ...details, slug: MOVED, redirectSlug: details.slug },
    { ...details, slug: TAKEN_OFF },
  );
  language.cinemas[0]!.backdrop = '/media/front-1600.webp';
}

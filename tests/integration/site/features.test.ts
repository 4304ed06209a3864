import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { importSettings as ImportSettings } from '../../../src/content/import/importSettings.ts';
import type { CityDetails } from '../../../src/contract/city.ts';
import type { CinemaProgramme } from '../../../src/contract/programme.ts';
import type { closeDatabase as CloseDatabase } from '../../../src/database/current.ts';
import { href } from '../../../src/routes/href.ts';
import type { Screen } from '../../../src/routes/screens.ts';
import { FEATURES, type Feature } from '../../../src/sites/featureFacts.ts';
import { SITE_CODES, siteOf, type SiteCode } from '../../../src/sites/sites.ts';
import { TEST_DAY } from '../../support/clock.ts';
import { request, type Answer } from '../../support/request.ts';
import { examplesOf, type Examples } from '../../support/screens.ts';
import { QUICK, startSite, type RunningSite } from '../../support/server.ts';

/** One site for this file; its features are switched on and off while it runs. */
let running: RunningSite;
let examples: Examples;
let promoted: string;
let importSettings: typeof ImportSettings;
let closeDatabase: typeof CloseDatabase;
const folder = mkdtempSync(join(tmpdir(), 'aurore-settings-'));
const CHAT = {
  org: '00D1',
  url: 'https://chat.example',
  deploymentName: 'help',
  deploymentUrl: 'https://chat.example/d',
};
const FEEDBACK = { script: 'https://voice.example/a.js', preproductionScript: 'https://voice.example/b.js' };

beforeAll(async () => {
  running = await startSite('features-site', {
    WIDGET_ORIGINS: 'https://chat.example,https://voice.example',
    ...QUICK,
  });
  examples = await examplesOf((path) => request(running.port, 'fr', path));
  promoted = await promotedFilm();
  process.env['DATA_DIR'] = running.dataDir;
  // Another file in this process may have read the settings before, with another folder: they are read anew.
  vi.resetModules();
  ({ importSettings } = await import('../../../src/content/import/importSettings.ts'));
  ({ closeDatabase } = await import('../../../src/database/current.ts'));
});
afterAll(async () => {
  await closeDatabase();
  await running.stop();
  rmSync(folder, { recursive: true });
});

/** A film that a cinema of the site's main city promotes in an experience today. */
async function promotedFilm(): Promise<string> {
  const ask = async (path: string) => (await request(running.port, 'fr', path)).json();
  const city = (await ask(`/api/city/${siteOf('fr').mainCity}`)) as CityDetails;
  const programmes = await Promise.all(city.cinemas.map((slug) => ask(`/api/cinema/${slug}/shows`)));
  const found = (programmes as CinemaProgramme[])
    .map(({ days }) => days[TEST_DAY]?.upsell?.showSlug)
    .find((slug) => slug !== undefined);
  return found!;
}

/** The page as it is after the last change: while a page is rendered anew, or that takes long, the previous one is sent. */
async function get(site: SiteCode, path: string): Promise<Answer> {
  const answer = await request(running.port, site, path);
  const isPrevious = /desc=(?:stale|kept)/.test(String(answer.headers['server-timing']));
  return isPrevious ? get(site, path) : answer;
}

/** Writes the settings of some sites into the folder that is imported. */
async function write(settings: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [site, content] of Object.entries(settings)) {
    await writeFile(join(folder, `${site}.json`), JSON.stringify(content));
  }
}

/** Imports settings by the command, as an editor does. Gives its output. */
async function command(settings: Readonly<Record<string, unknown>>) {
  await write(settings);
  const env = { ...process.env, DATA_DIR: running.dataDir };
  return new Promise<{ code: number; said: string }>((resolve) => {
    execFile(process.execPath, ['src/cli/importSettings.ts', folder], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    );
  });
}

let changes = 0;
/** Changes the features of some sites by one import in this process. Resolves once the running sites have followed. */
async function change(codes: readonly SiteCode[], features: Readonly<Record<string, boolean>>): Promise<void> {
  const mark = `change-${(changes += 1)}`;
  const sites = SITE_CODES.filter((code) => codes.includes(code));
  for (const code of sites) {
    // Once in the cache, it is rendered anew when the server hears of the change, as pages are.
    await get(code, '/api/settings');
    await write({ [code]: { ...of(code, features)[code], youtubeChannel: mark } });
  }
  expect(await importSettings(folder)).toEqual(sites.map((site) => ({ site, outcome: 'applied', faults: [] })));
  for (const code of sites) {
    rmSync(join(folder, `${code}.json`));
    await until(async () => (await get(code, '/api/settings')).text.includes(mark));
  }
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 50));
}

type Case = { readonly on?: SiteCode; readonly path: () => string; readonly shows: (answer: Answer) => boolean };
const has = (text: string) => (answer: Answer) => answer.text.includes(text);
const on = (
  screen: Screen,
  params: { slug?: string | undefined; id?: string | undefined } = {},
  code: SiteCode = 'fr',
) => href(siteOf(code), siteOf(code).defaultLanguage, screen, params);
/** A screen that is found if its feature is on, and not found if it is off. */
const screen = (path: () => string): Case => ({ path, shows: ({ status }) => status === 200 });
const home = (text: string): Case => ({ path: () => '/', shows: has(text) });
const settings = (name: string): Case => ({
  path: () => '/api/settings',
  shows: (answer) => (answer.json() as Record<string, unknown>)[name] === true,
});
const silent = (habit: RegExp): Case => ({
  path: () => '/fragments/fr/account/setup',
  shows: ({ text }) => habit.test(text),
});
const film = () => on('movie', { slug: 'metropolis-44019' });

/** Where each feature shows, on the fr site unless stated otherwise. The `Record` makes sure that none is left out. */
const CASES: Readonly<Record<Feature, Case>> = {
  authentication: screen(() => on('signIn')),
  tellMe: screen(() => `${on('tellMe')}?film=metropolis-44019`),
  offersMenu: settings('offersMenu'),
  business: home('https://business.aurore.example'),
  wallet: home('/fr/wallet"'),
  club: { path: () => '/', shows: ({ text }) => /class="all[^"]*" href="\/cinepass"/.test(text) },
  provider: home('https://more.aurore.example'),
  homeVideo: home('https://video.aurore.example'),
  voucherCheckerEnabled: screen(() => on('voucher')),
  giftCard: screen(() => on('giftCardTerms')),
  subscriptions: screen(() => on('subscriptionOffers')),
  fiveSeatCard: screen(() => on('fiveSeatCard')),
  threeSeatCard: screen(() => on('threeSeatCard')),
  experiences: screen(() => on('experience', { slug: examples.experience })),
  seasons: screen(() => on('season', { slug: examples.season })),
  specialEvents: screen(() => on('specialEvent', { slug: examples.specialEvent })),
  events: screen(() => on('entertainments')),
  news: screen(() => on('newsItem', { slug: examples.newsItem })),
  help: screen(() => on('helpCategory', { id: examples.helpCategory })),
  mobileApp: screen(() => on('mobileApp')),
  cvd: screen(() => on('cvd')),
  smartAppBanner: home('data-notice="app"'),
  appStores: {
    path: () => on('mobileApp'),
    shows: ({ text }) => /class="quiet-action" href="https:\/\/apps\.apple\.com/.test(text),
  },
  headerPush: { on: 'nl', path: () => '/', shows: ({ text }) => /<aside[^>]* data-push/.test(text) },
  cinemaAlerts: { on: 'be', path: () => '/', shows: has('role="note"') },
  pushes: home('id="featured"'),
  nativeAd: { path: () => '/api/native-ad', shows: ({ status }) => status === 200 },
  autopromos: { path: () => '/api/autopromos', shows: (answer) => (answer.json() as unknown[]).length > 0 },
  vod: { path: () => on('mobileApp'), shows: has('id="rent"') },
  latestVideos: { path: () => on('mobileApp'), shows: has('id="videos"') },
  upsells: { path: () => on('movie', { slug: promoted }), shows: has(' data-upsell') },
  ecards: { path: () => on('offers'), shows: has('id="ecards"') },
  partners: { path: () => on('subscriptionOffers'), shows: has('id="partners"') },
  helpDisplay: home(' data-faq'),
  socialNetworks: home('rel="me"'),
  legacyModals: { path: () => on('experiences'), shows: has('data-look="legacy"') },
  favourites: { path: () => on('signIn'), shows: has('Vos cinémas favoris') },
  wishlist: { path: film, shows: ({ text }) => /personnes? veu(len)?t le voir/.test(text) },
  emotions: { path: film, shows: has('id="rating-title"') },
  silentSignIn: silent(/silent(?:&quot;|&#34;):(?:&quot;|&#34;)(?:forced|always)/),
  silentSignInAnywhere: silent(/silent(?:&quot;|&#34;):(?:&quot;|&#34;)always/),
  mandatorySignIn: home('data-modal="centeredSignIn"'),
  chat: { path: () => '/api/settings', shows: has(CHAT.org) },
  feedback: { path: () => '/api/settings', shows: has(FEEDBACK.script) },
  tracking: { path: () => '/tracking/page/', shows: has('page_name') },
  ecommerceTracking: { path: () => '/tracking/page/', shows: has('"ecommerce":true') },
  anonymousTracking: { path: () => '/tracking/page/', shows: has('"anonymous":true') },
};

const siteOfCase = (feature: Feature): SiteCode => CASES[feature].on ?? 'fr';
async function isShown(feature: Feature): Promise<boolean> {
  return CASES[feature].shows(await get(siteOfCase(feature), CASES[feature].path()));
}

const all = Object.fromEntries(FEATURES.map((feature) => [feature, true]));
const of = (site: SiteCode, features: Readonly<Record<string, boolean>>) => ({
  [site]: { features, customerChat: CHAT, feedback: FEEDBACK },
});

// SPEC 2.38, 2.64, 2.69, 2.96, 6.5, 9.36
test('every feature shows where it is on', async () => {
  await change(FEATURES.map(siteOfCase), all);
  const hidden: string[] = [];
  for (const feature of FEATURES) if (!(await isShown(feature))) hidden.push(feature);
  expect(hidden).toEqual([]);
});

/**
 * Features like the rows and columns of a square: each is in two groups, so that none is hidden by the same others
 * twice.
 */
const SIDE = Math.ceil(Math.sqrt(FEATURES.length));
const GROUPS = Array.from({ length: SIDE }, (_, line) => [
  FEATURES.filter((_, index) => Math.floor(index / SIDE) === line),
  FEATURES.filter((_, index) => index % SIDE === line),
])
  .flat()
  .filter((group) => group.length > 0);

// SPEC 2.38, 2.64, 2.69, 2.96, 6.5, 9.36
test.each(GROUPS)('%s and its group do not show once an import has switched them off', async (...group) => {
  const off = Object.fromEntries(group.map((feature) => [feature, false]));
  await change(group.map(siteOfCase), { ...all, ...off });
  const shown: string[] = [];
  for (const feature of group) if (await isShown(feature)) shown.push(feature);
  expect(shown).toEqual([]);
});

// SPEC 2.70, 2.100, 6.4
test('without authentication nothing offers to sign in or to create an account', async () => {
  const paths = ['/', on('shows'), on('cinemas'), film()];
  const offering = async () => {
    const pages = await Promise.all(paths.map((path) => get('fr', path)));
    return paths.filter((_, index) => /data-(?:account|modal)="sign(?:In|Up)"/.test(pages[index]!.text));
  };
  await change(['fr'], all);
  expect(await offering()).toEqual(paths);
  await change(['fr'], { ...all, authentication: false });
  expect(await offering()).toEqual([]);
});

test('a file with a fault changes nothing, of no site', async () => {
  expect((await command(of('fr', all))).said).toContain('fr: applied.');
  const { code, said } = await command({ ...of('fr', { ...all, news: false }), nl: { features: { nwes: false } } });
  expect(code).toBe(1);
  expect(said).toContain('nl.json');
  expect(said).toContain('fr: not applied.');
  rmSync(join(folder, 'nl.json'));
  expect((await get('fr', on('news'))).status).toBe(200);
  // The other sites are not affected.
  expect((await get('nl', on('news', {}, 'nl'))).status).toBe(200);
});

// SPEC 3.54, 5.11, 5.12
test('the browser’s part of the settings has what it needs, and nothing from elsewhere than the allow-list', async () => {
  const script = (src: string) => ({ placement: 'head', element: 'script', attributes: { src } });
  await command({
    fr: {
      ...of('fr', all)['fr'],
      customerChat: { ...CHAT, deploymentName: '' },
      feedback: { ...FEEDBACK, script: 'https://elsewhere.example/a.js' },
      youtubeChannel: 'UC1',
      captchaKey: 'key',
      securityCookieNames: ['visid'],
      scriptInjections: [script('https://voice.example/tag.js'), script('https://elsewhere.example/tag.js')],
      locator: { maximumDistance: 20 },
    },
  });
  const read = async () => (await get('fr', '/api/settings')).json() as Record<string, unknown>;
  await until(async () => (await read())['youtubeChannel'] === 'UC1');
  expect(Object.keys(await read()).join(' ')).toBe(
    'clientUrl orderingTunnelUrl cookieNames securityCookieNames scriptInjections youtubeChannel captchaKey customerChat ' +
      'feedback locator offersMenu wallet business authentication',
  );
  expect(await read()).toMatchObject({
    customerChat: null,
    feedback: null,
    captchaKey: 'key',
    securityCookieNames: ['visid'],
    scriptInjections: [{ placement: 'head', element: 'script', attributes: { src: 'https://voice.example/tag.js' } }],
    locator: { maximumDistance: 20, maximumNumberOfCinemas: 6 },
  });
});

import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchOf } from '../../../e2e/support/chromium.ts';
import { SERVER_ARGUMENTS, SERVER_ENVIRONMENT } from '../../../src/cli/serverProcess.ts';
import { siteOf } from '../../../src/sites/sites.ts';
import { TEST_CLOCK } from '../../support/clock.ts';
import { request, type Answer } from '../../support/request.ts';
import { endServer, freePort } from '../../support/server.ts';
import { until } from '../server/site.ts';
import { makeContent } from '../store/content.ts';
import { makeSite, writeSite } from '../store/feed.ts';
import { copyProject, ended, linkPackages, runIn } from './copy.ts';
import { ACCOUNT_PAGES, addressesOf, openAccountPage, PRINT_MAILS } from './crawl.ts';

/** What a build is made from, and what the server runs. */
const SOURCES = [
  'src',
  'brand',
  'public',
  'i18n',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'demo',
];
const FILES = ['brand/brand.ts', 'brand/logo.svg', 'brand/favicon.svg'];
/** One that is long for the header of a phone. */
const NAME = 'Kinopolis-Nord';
const SITES = ['fr', 'ch', 'nl'] as const;

const folder = mkdtempSync(join(tmpdir(), 'rebranded-'));
/** The demo brand's colours, but black and white. */
let colours: readonly string[] = [];
let mottos: readonly string[] = [];
let port = 0;
let stop = async (): Promise<unknown> => undefined;

/** Its blue and its red change places, so that each colour keeps about its lightness. */
const otherColour = (colour: string) => `#${colour.slice(5)}${colour.slice(3, 5)}${colour.slice(1, 3)}`;

function rebrand(source: string): string {
  return source
    .replaceAll(/#[0-9a-f]{6}\b/g, otherColour)
    .replaceAll('Aurore Cinémas', `${NAME} SA`)
    .replaceAll('Aurore', NAME)
    .replaceAll('aurore', 'kino')
    .replaceAll(/(?<=MOTTO[^]*?(?:fr|en|de|nl): )'[^']+'(?=[^]*PASS_NAME:)/g, "'Where films are at home.'")
    .replaceAll(/: true,/g, ': false,')
    .replace(/(ACCESSIBILITY[^]*?)mail: '[^']+',/, '$1mail: null,')
    .replace("level: 'partial'", 'level: null')
    .replace(/tested: \[[^\]]*\]/, 'tested: []')
    .replace(/known: \[[^\]]*\]/, 'known: []')
    .replace(/checked: '[^']+'/, 'checked: null');
}

function run(parameters: readonly string[], settings: Readonly<Record<string, string>> = {}) {
  const data = {
    DATA_DIR: join(folder, 'data'),
    CLOCK: TEST_CLOCK,
    DEMO: 'off',
    TICKETING_URL: 'https://tickets.example/{language}/{session}',
  };
  return runIn(folder, parameters, { ...SERVER_ENVIRONMENT, ...data, ...settings });
}

async function outputOf(parameters: readonly string[], settings?: Readonly<Record<string, string>>): Promise<string> {
  const { output, code } = await ended(run(parameters, settings));
  expect(code, output).toBe(0);
  return output;
}

const get = (host: string, path: string): Promise<Answer> =>
  request(port, 'fr', path, { host: `${host}.kino.localhost:${port}`, headers: { 'accept-encoding': 'identity' } });

const getOfAccounts = (path: string, cookie: string): Promise<Answer> =>
  request(port, 'fr', path, { host: `accounts.kino.localhost:${port}`, headers: { cookie } });

beforeAll(async () => {
  copyProject(folder, SOURCES);
  linkPackages(folder);
  const brand = readFileSync(join(folder, 'brand/brand.ts'), 'utf8');
  colours = [...new Set(brand.match(/#[0-9a-f]{6}\b/g))].filter((colour) => colour !== otherColour(colour));
  mottos = [...brand.matchAll(/(?:fr|en|de|nl): '([^']{20,})'/g)].map(([, motto]) => motto!);
  for (const file of FILES.map((each) => join(folder, each))) writeFileSync(file, rebrand(readFileSync(file, 'utf8')));
  writeFileSync(join(folder, 'public/known.txt'), 'Known.\n');
  await outputOf(['node_modules/astro/bin/astro.mjs', 'build'], { NODE_ENV: 'production', CLOCK: '' });
  const feed = join(folder, 'feed');
  for (const code of SITES) {
    const site = makeSite(siteOf(code));
    for (const language of Object.values(site.languages)) Object.assign(language, makeContent());
    await writeSite(feed, siteOf(code), site);
  }
  await outputOf(['src/cli/import.ts', feed]);
  port = await freePort();
  const server = run(SERVER_ARGUMENTS, { HOST: '127.0.0.1', PORT: String(port), DRAIN_SECONDS: '0' });
  server.stdout.resume();
  stop = () => endServer(server);
  await until(async () => (await get('fr', '/health/ready').catch(() => undefined))?.status === 200);
});
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Pictures would have a trace by accident only. */
const isText = ({ headers }: Answer) => /text|json|xml|javascript|svg/.test(String(headers['content-type']));

/** A place in a text, with what stands beside it. */
const around = (source: string, at: number) => source.slice(Math.max(0, at - 40), at + 40);

/** The demo brand in a text: its name, mottos, and colours as six digits or as their decimal parts. */
function tracesIn(source: string): readonly string[] {
  const lower = source.toLowerCase();
  const parts = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return [
    'aurore',
    ...mottos.map((motto) => motto.toLowerCase()),
    ...colours,
    ...colours.flatMap((colour) => [`rgb(${parts(colour).join(' ')}`, `rgb(${parts(colour).join(',')}`]),
  ].flatMap((trace) => (lower.includes(trace) ? [around(source, lower.indexOf(trace))] : []));
}

describe('a site with another name and other colours has no trace of the demo’s', () => {
  test.each(SITES)('on any page or endpoint of %s', async (host) => {
    const traces: Record<string, readonly string[]> = {};
    let named = 0;
    for (const path of await addressesOf((path) => get(host, path), siteOf(host).languages)) {
      const answer = await get(host, path);
      expect(isText(answer) || answer.status >= 300, path).toBe(true);
      const found = tracesIn(JSON.stringify(answer.headers) + answer.text);
      if (found.length > 0) traces[path] = found;
      if (answer.text.includes(NAME)) named += 1;
    }
    expect(traces).toEqual({});
    expect(named).toBeGreaterThan(20);
  });

  test('in any file that browsers load', () => {
    const files = globSync(join(folder, 'dist/client/**/*.{js,css,svg,json,txt}'));
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) expect(tracesIn(readFileSync(file, 'utf8')), file).toEqual([]);
  });

  test('on the pages of the accounts host', async () => {
    for (const path of ACCOUNT_PAGES) {
      const answer = await openAccountPage(getOfAccounts, `/fr/${path}`);
      expect(tracesIn(JSON.stringify(answer.headers) + answer.text), path).toEqual([]);
      expect(answer.text, path).toContain(NAME);
    }
  });

  test('in mails', async () => {
    const mails = await outputOf(['--input-type=module-typescript', '--eval', PRINT_MAILS]);
    expect(tracesIn(mails)).toEqual([]);
    expect(mails.split(NAME).length).toBeGreaterThan(12);
  });

  test('in shared pictures and icons', async () => {
    const home = await get('fr', '/');
    const [, path] = /property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(home.text) ?? [];
    const ground = async (address: string, left: number, top: number) => {
      const { body, status } = await get('fr', address);
      expect(status, address).toBe(200);
      const { data } = await sharp(body).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer({
        resolveWithObject: true,
      });
      return [...data];
    };
    // The demo's ground is #11100e and its sun #ffc72e: red has the place of blue now.
    expect(await ground(path!, 4, 4)).toEqual([14, 16, 17].map((part) => expect.closeTo(part, -1) as number));
    const [red, , blue] = await ground(path!, 1200 - 220, 620);
    expect(blue).toBeGreaterThan(red! + 100);
    const [iconRed, , iconBlue] = await ground('/icon-192.png', 96, 120);
    expect(iconBlue).toBeGreaterThan(iconRed! + 100);
  });
});

test('a file in public is served as it is, and the icon of the brand beside it', async () => {
  for (const host of SITES) expect(await get(host, '/known.txt')).toMatchObject({ status: 200, text: 'Known.\n' });
  expect((await get('fr', '/favicon.svg')).text).toBe(readFileSync(join(folder, 'brand/favicon.svg'), 'utf8'));
});

test('a promise that is not configured is not made', async () => {
  const statement = (await get('fr', '/accessibilite')).text;
  expect(statement).toContain('WCAG');
  expect(statement).not.toMatch(/jours ouvrés|partiellement|Dernière vérification|axe|mailto:/);
  const screenings = (await get('fr', '/seances-accessibles')).text;
  expect(screenings).toContain('emplacements');
  expect(screenings).not.toMatch(/accompagnateur|pièce d’identité|pas de publicité/);
});

test('a name of fourteen letters leaves the header as high as it is', async () => {
  const browser = await chromium.launch(launchOf());
  try {
    const page = await browser.newPage();
    for (const [host, width] of [320, 360, 400, 699, 700, 768, 1080, 1280, 1440].flatMap((each) =>
      SITES.map((site) => [site, each] as const),
    )) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`http://${host}.kino.localhost:${port}/`);
      const { height, name, beyond } = await page.evaluate(() => ({
        height: document.querySelector('.bar')!.getBoundingClientRect().height,
        name: document.querySelector<HTMLElement>('.bar .logo span')!.innerText,
        beyond: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }));
      // Below 1080 px the place has a line of its own.
      const lines = width < 1080 ? 80 : 64;
      expect({ height, name, beyond }, `${host}, ${width} px`).toEqual({ height: lines, name: NAME, beyond: 0 });
    }
  } finally {
    await browser.close();
  }
});

import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { SERVER_ENVIRONMENT } from '../../../src/cli/serverProcess.ts';
import { TEST_CLOCK } from '../../support/clock.ts';
import { request } from '../../support/request.ts';
import { endServer, freePort } from '../../support/server.ts';
import { until } from '../server/site.ts';
import { ADOPTERS, FOLDERS, WORDS, type Adopter } from './adopters.ts';
import { copyProject, ended, linkPackages, runIn } from './copy.ts';

/** What a build is made from, and what the server runs. */
const SOURCES = [
  'src',
  'brand',
  'public',
  'i18n',
  'scripts',
  'demo',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
/** How many halls the cinema of each has: of each plural form that its language has. */
const HALLS = { it: [1, 4], gb: [1, 4], pl: [1, 3, 5, 22], tn: [2, 3, 11] } as const satisfies Record<
  Adopter,
  number[]
>;
const PHONES = { it: '02 7200 1234', gb: '020 7946 0958', pl: '22 123 45 67', tn: '71 123 456' } as const;

const folder = mkdtempSync(join(tmpdir(), 'aurore-languages-'));
const dataDir = join(folder, 'data');
let port = 0;
let stop = async (): Promise<unknown> => undefined;
let built = '';

const run = (parameters: readonly string[], settings: Readonly<Record<string, string>> = {}) =>
  runIn(folder, parameters, {
    ...{ ...SERVER_ENVIRONMENT, DATA_DIR: dataDir, CLOCK: TEST_CLOCK, DEMO: 'off', HOST: '127.0.0.1' },
    TICKETING_URL: 'https://tickets.example/{language}/{session}',
    ...settings,
  });
const get = (site: Adopter, path: string) => request(port, 'fr', path, { host: `${site}.aurore.localhost:${port}` });
/** A page of which the text is on one line, with one kind of blank. */
const page = async (site: Adopter, path: string) => {
  const { status, text } = await get(site, path);
  return { status, text: text.replaceAll(/[\s\u202F]+/g, ' ') };
};

function writeSites(rows: object): void {
  const type = "import type { SiteShape } from '../src/sites/sites.ts';\n";
  const table = `export const sites = ${JSON.stringify(rows)} as const satisfies Record<string, SiteShape>;\n`;
  writeFileSync(join(folder, 'brand/sites.ts'), type + table);
}

/** Writes the words of the brand in the adopters' languages, in place of the project's. */
function writeWords(): void {
  const file = join(folder, 'brand/brand.ts');
  const words = JSON.stringify(WORDS);
  const names = ['MOTTO', 'PASS_NAME', 'SEAT_CARD_NAME'];
  const text = names.reduce(
    (source, name) =>
      source.replace(
        new RegExp(`^export const ${name}\\b[^]*?;\\n`, 'm'),
        `export const ${name}: BrandWords = ${words};\n`,
      ),
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, text);
}

/** Writes a feed of each site: a cinema for each number of halls, its telephone and its prices. */
async function writeFeed(): Promise<void> {
  for (const site of Object.keys(ADOPTERS) as Adopter[]) {
    const written = await ended(run(['src/cli/newFeed.ts', `new-${site}`, '--site', site]));
    expect(written.code, written.output).toBe(0);
    cpSync(join(folder, `new-${site}`, site), join(folder, 'feed', site), { recursive: true });
    for (const language of ADOPTERS[site].languages) {
      const file = join(folder, 'feed', site, language, 'cinemas.json');
      const [cinema] = JSON.parse(readFileSync(file, 'utf8')) as [object];
      const cinemas = HALLS[site].map((hallCount, index) => ({
        ...cinema,
        ...(index > 0 && { slug: `halls-${hallCount}`, vistaRef: String(hallCount) }),
        hallCount,
        phone: PHONES[site],
        pricing: {
          prices: [{ label: 'Adult', amount: 8.5, termsIndex: null }],
          complements: [],
          terms: [],
          globalTerms: null,
        },
      }));
      writeFileSync(file, JSON.stringify(cinemas));
      const films = file.replace('cinemas', 'shows');
      const { shows } = JSON.parse(readFileSync(films, 'utf8')) as { shows: object[] };
      const zones = Object.values(ADOPTERS[site].releaseZones);
      const releaseAt = Object.fromEntries(zones.map((zone, index) => [zone, `2026-11-0${index + 1}`]));
      writeFileSync(films, JSON.stringify({ shows: shows.map((show) => ({ ...show, releaseAt })) }));
    }
  }
}

/** What a program says, on standard error too, and how it ends. */
async function saidBy(command: readonly string[], settings: Readonly<Record<string, string>> = {}) {
  const parameters = ['--import', 'data:text/javascript,console.error=console.log', ...command];
  const { output, code } = await ended(run(parameters, settings));
  return { code, lines: output.trim().split('\n') };
}

beforeAll(() => {
  copyProject(folder, SOURCES);
  linkPackages(folder);
  writeWords();
  for (const [language, files] of Object.entries(FOLDERS)) {
    mkdirSync(join(folder, 'i18n', language));
    for (const [name, content] of Object.entries(files)) {
      writeFileSync(join(folder, 'i18n', language, `${name}.json`), JSON.stringify(content));
    }
  }
});
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

/** What relies on the brand: the build, and whatever else is not for developers alone. `dev` waits until it is mended. */
const COMMANDS = Object.entries(packageJson.scripts)
  .filter(([name, script]) => name === 'build' || (script.includes(' src/cli/') && name !== 'dev'))
  .map(([name, script]) => [name, script.split(' ').slice(1)] as const);

test.each(COMMANDS)('npm run %s ends with a sentence for each fault, and does nothing', async (_, command) => {
  writeSites({
    ...ADOPTERS,
    it: { ...ADOPTERS.it, currency: 'EURO', timeZone: 'Europe/Milan', country: 'ITA' },
    pl: { ...ADOPTERS.pl, languages: ['pl', 'uk'] },
    gb: { ...ADOPTERS.gb, mainCity: undefined },
  });
  const { code, lines } = await saidBy(command);
  expect(code).toBe(1);
  expect(lines).toEqual([
    'Bad brand (docs/languages.md), 7 faults:',
    '  brand/sites.ts: it: country: expected a country of ISO 3166-1, such as IT, got "ITA".',
    '  brand/sites.ts: it: timeZone: expected a zone of the IANA database, such as Europe/Rome, got "Europe/Milan".',
    '  brand/sites.ts: it: currency: expected a currency of ISO 4217, such as EUR, got "EURO".',
    '  brand/sites.ts: gb: mainCity: expected a slug, such as paris, got nothing.',
    '  brand/sites.ts: pl: languages: 1: expected a language that has a folder in i18n (ar, de, en, fr, it, nl, pl), got "uk".',
    '  brand/sites.ts: pl: locales: uk: expected a locale such as uk-PL, got nothing.',
    '  brand/sites.ts: pl: releaseZones: uk: expected a country and a language, such as IT_IT, got nothing.',
  ]);
  expect([existsSync(dataDir), existsSync(join(folder, 'dist'))]).toEqual([false, false]);
});

describe('with a row and a folder for each', () => {
  beforeAll(async () => {
    writeSites(ADOPTERS);
    const demo = await saidBy(['src/cli/start.ts'], { DEMO: 'on', PORT: String(await freePort()) });
    expect(demo.lines.at(-1)).toBe(
      'The demo has no cinemas, or not all languages, for it, gb, pl, tn: start without it, by DEMO=off.',
    );
    const build = await ended(run(['scripts/build.ts'], { CLOCK: '' }));
    expect(build.code, build.output).toBe(0);
    built = build.output;
    await writeFeed();
    const imported = await ended(run(['src/cli/import.ts', 'feed']));
    expect(imported.code, imported.output).toBe(0);
    port = await freePort();
    const server = run(['src/cli/start.ts'], { PORT: String(port), DEFAULT_SITE: 'gb', DRAIN_SECONDS: '0' });
    server.stdout.resume();
    stop = () => endServer(server);
    await until(async () => (await get('it', '/health/ready').catch(() => undefined))?.status === 200);
  });

  test('the build names what a folder lacks, and what stands in', () => {
    expect(built).toMatch(/^i18n\/it\/strings\.json: \d+ of \d+ strings are shown in en: .*\bHeader\.Menu\b/m);
    expect(built).toMatch(/^i18n\/it\/paths\.json: these screens have the paths of en: .*\bshows\b/m);
    expect(built).not.toMatch(/^i18n\/it\/paths\.json: .*\bcinemas,/m);
    expect(built).toMatch(/^i18n\/pl\/search\.json is missing: /m);
    expect(built).not.toMatch(/^i18n\/(en|fr|de|nl)\//m);
  });

  test.each([
    ['it', '/', 'it-IT', undefined],
    ['it', '/en', 'en-IT', undefined],
    ['gb', '/', 'en-GB', undefined],
    ['pl', '/', 'pl-PL', undefined],
    ['tn', '/', 'ar-TN', 'rtl'],
    ['tn', '/fr', 'fr-TN', undefined],
  ] as const)('%s speaks its language at %s, in its direction', async (site, path, lang, dir) => {
    const home = await page(site, path);
    expect(home.status).toBe(200);
    expect(home.text).toContain(`<html lang="${lang}"`);
    expect(/<html[^>]* dir="(\w+)"/.exec(home.text)?.[1]).toBe(dir);
    const missing = await page(site, '/no-such-page');
    expect(missing.status).toBe(404);
  });

  test('where there is one language there is none to choose, on the accounts host neither', async () => {
    const offers = async (site: Adopter) => {
      const { text } = await page(site, '/');
      return ['popovertarget="languages"', 'id="languages"', 'href="/redirect/'].filter((each) => text.includes(each));
    };
    expect(await offers('it')).toHaveLength(3);
    expect([await offers('gb'), await offers('pl')]).toEqual([[], []]);
    const choices = async (language: string) => {
      const host = `accounts.aurore.localhost:${port}`;
      const { text } = await request(port, 'fr', `/${language}/nothing`, { host });
      return [...text.matchAll(/<a [^>]*hreflang="(\w+)"/g)].map(([, each]) => each);
    };
    expect(await choices('en')).toEqual([]);
    expect(await choices('pl')).toEqual(['en', 'pl']);
  });

  test('nobody is asked to allow what no site has', async () => {
    for (const site of Object.keys(ADOPTERS) as Adopter[]) {
      expect((await page(site, '/')).text.includes('action="/consent"'), site).toBe(false);
    }
  });

  test.each([
    ['it', '/cinema/my-cinema', ['1 sala', '8,50 €', 'tel:+390272001234']],
    ['it', '/cinema/halls-4', ['4 sale']],
    ['gb', '/cinemas/my-cinema', ['1 screen', '£8.50', 'tel:+442079460958']],
    ['pl', '/kina/my-cinema', ['1 sala', '8,50 zł', 'tel:+48221234567']],
    ['pl', '/kina/halls-3', ['3 sale']],
    ['pl', '/kina/halls-5', ['5 sal']],
    ['pl', '/kina/halls-22', ['22 sale']],
    ['tn', '/cinemas/my-cinema', ['قاعتان', '8,500', 'tel:+21671123456']],
    ['tn', '/cinemas/halls-3', ['3 قاعات']],
    ['tn', '/cinemas/halls-11', ['11 قاعة']],
  ] as const)('%s says counts, prices and telephone numbers as its people do at %s', async (site, path, words) => {
    const { status, text } = await page(site, path);
    expect(status).toBe(200);
    for (const each of words) expect(text).toContain(each);
  });

  test('releases in several languages of a country are told apart, and one is not', async () => {
    expect((await page('tn', '/movies/the-first-film-1')).text).toContain('تونس (العربية)');
    expect((await page('tn', '/fr/films/the-first-film-1')).text).toContain('Tunisie (arabe)');
    expect((await page('pl', '/movies/the-first-film-1')).text).not.toContain('Polska (polski)');
  });

  test.each([
    ['it', '/cinema/my-cinema', 'domenica'],
    ['gb', '/cinemas/my-cinema', 'Sunday'],
    ['pl', '/kina/my-cinema', 'niedziela'],
    ['tn', '/cinemas/my-cinema', 'الأحد'],
  ] as const)('%s names days in its language', async (site, path, day) => {
    expect((await page(site, path)).text.toLowerCase()).toContain(day.toLowerCase());
  });

  test('addresses are the folder’s, those of the fallback where it has none, and in hreflang and the sitemap', async () => {
    const cinema = await page('it', '/cinema/my-cinema');
    expect(cinema.text).toMatch(
      /hreflang="it-IT"[^>]*href="[^"]*\/cinema\/my-cinema"|href="[^"]*\/cinema\/my-cinema"[^>]*hreflang="it-IT"/,
    );
    expect(cinema.text).toMatch(/href="[^"]*\/en\/cinemas\/my-cinema"/);
    expect((await get('it', '/movies-events')).status).toBe(200);
    expect((await get('it', '/cinemas')).status).toBe(404);
    expect((await get('it', '/sitemap/it-1.xml')).text).toContain('/cinema/my-cinema<');
    expect((await get('pl', '/sitemap/pl-1.xml')).text).toContain('/kina/my-cinema<');
    expect((await get('tn', '/sitemap/ar-1.xml')).text).toContain('/cinemas/my-cinema<');
  });

  test('a search knows the words of the folder, and dates without them', async () => {
    for (const [site, language, text] of [
      ['it', 'it', 'film domani'],
      ['pl', 'pl', 'niedziela'],
      ['tn', 'ar', 'الأحد'],
    ] as const) {
      const found = await get(site, `/search?q=${encodeURIComponent(text)}`);
      expect(found.status).toBe(200);
      // Of three screenings, from tomorrow on, it is the first.
      const sessions = [...found.text.matchAll(/href="https:\/\/tickets\.example\/(\w+\/\d)"/g)].map(
        ([, each]) => each,
      );
      expect([...new Set(sessions)], text).toEqual([`${language}/1`]);
    }
  });

  test('mails are in the language of the recipient', async () => {
    const program = `
      import { verifyMail } from './src/accounts/mail/messages.ts';
      for (const language of ['it', 'en', 'pl', 'ar', 'fr'])
        console.log(JSON.stringify(verifyMail({ email: 'a@b.example', firstName: 'A', language }, 'https://b.example/')));`;
    const { output, code } = await ended(run(['--input-type=module-typescript', '--eval', program]));
    expect(code, output).toBe(0);
    const mails = output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { subject: string; html: string });
    expect(mails[0]!.subject).toBe('Conferma il tuo indirizzo');
    expect(mails.map(({ html }) => /<html[^>]*>/.exec(html)?.[0])).toEqual([
      '<html lang="it">',
      '<html lang="en">',
      '<html lang="pl">',
      '<html lang="ar" dir="rtl">',
      '<html lang="fr">',
    ]);
  });

  test('the compiler needs nothing else', async () => {
    const { output, code } = await ended(
      run(['node_modules/oxlint/bin/oxlint', '-c', join(process.cwd(), '.oxlintrc.json'), 'src', 'brand']),
    );
    expect(code, output).toBe(0);
  });
});

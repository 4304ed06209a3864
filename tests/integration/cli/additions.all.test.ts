import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SERVER_ARGUMENTS, SERVER_ENVIRONMENT } from '../../../src/cli/serverProcess.ts';
import { TEST_CLOCK } from '../../support/clock.ts';
import { request, type Answer } from '../../support/request.ts';
import { copyOfDemoStore, endServer, freePort } from '../../support/server.ts';
import { until } from '../server/site.ts';
import { addLuxembourgPlaces, copyWhole, ended, LUXEMBOURG, runIn } from './copy.ts';

/** What `npm run new` is asked to write: a screen, an island on it, and a decision. Their words would follow. */
const NEW = [
  // Not the German word: it is the English one.
  ['screen', 'press', 'editorial', 'fr=presse', 'nl=pers'],
  ['island', 'editorial/PressNote', 'src/pages/editorial/press.astro', '/presse'],
  ['decision', 'A page for the press'],
];
/** A filter: its row, its words, and what it compares. */
const FILTER = [
  [
    'src/contract/filters.ts',
    '  /** A city or cinema slug. */',
    "  halls: { lists: ['shows', 'evening'], of: 'screening', attribute: 'hall', label: 'Filters.Halls' },\n",
  ],
  ...(['fr', 'nl', 'de', 'en'] as const).map(
    (language) => [`i18n/${language}/strings.json`, '    "Genres": ', '    "Halls": "In hall",\n'] as const,
  ),
  ['src/content/filterValues.ts', '} as const satisfies', "  auditoriumName: 'hall',\n"],
  [
    'src/content/filterValues.ts',
    '};\n\nconst OF_SHOWS',
    `  halls: {
    values: ({ auditoriumName }) => (auditoriumName === null ? [] : [auditoriumName]),
    name: (_, hall) => hall,
    hasAny: (showtime, halls) => showtime('showtime.hall', 'in', halls),
  },
`,
  ],
] as const;

const folder = mkdtempSync(join(tmpdir(), 'aurore-additions-'));
const dataDir = join(folder, 'data');
let port = 0;
let stop = async (): Promise<unknown> => undefined;

/** Puts text before a line of a file of the copy. */
function insert(file: string, before: string, added: string): void {
  const path = join(folder, file);
  const old = readFileSync(path, 'utf8');
  expect(old, file).toContain(before);
  writeFileSync(
    path,
    old.replace(before, () => added + before),
  );
}

const run = (parameters: readonly string[], settings: Readonly<Record<string, string>> = {}) =>
  runIn(folder, parameters, {
    ...{ ...SERVER_ENVIRONMENT, DATA_DIR: dataDir, CLOCK: TEST_CLOCK, DEMO: 'off' },
    ...settings,
  });

const get = (host: string, path: string, at = port): Promise<Answer> =>
  request(at, 'fr', path, { host: `${host}.aurore.localhost:${at}` });

beforeAll(async () => {
  copyWhole(folder);
  for (const [file, before, added] of FILTER) insert(file, before, added);
  // It writes the tables of the docs anew, with the filter.
  for (const words of NEW) {
    const { output, code } = await ended(run(['scripts/new.ts', ...words]));
    expect(code, output).toBe(0);
  }
  insert('brand/sites.ts', '} as const satisfies Record<string, SiteShape>', LUXEMBOURG);
  addLuxembourgPlaces(folder);
  await copyOfDemoStore(dataDir);

  const build = run(['node_modules/astro/bin/astro.mjs', 'build'], { NODE_ENV: 'production', CLOCK: '' });
  const { output, code } = await ended(build);
  expect(code, output).toBe(0);

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

test('a new screen, a row, a page and its paths, answers on every site with its island, and is in the sitemap', async () => {
  for (const [site, path] of [
    ['fr', '/presse'],
    ['ch', '/press'],
    ['be', '/nl/pers'],
    ['ch', '/de/press'],
  ] as const) {
    const { status, text } = await get(site, path);
    expect(status, path).toBe(200);
    expect(text, path).toContain('PressNote');
    expect(text, path).toContain('hreflang="x-default"');
  }
  expect((await get('fr', '/sitemap/fr-1.xml')).text).toContain('/presse<');
});

test('a filter added by its row, its words and what it compares narrows programmes, evenings and lists, and is reset', async () => {
  const cinema = '/cinemas/aurore-paris-grands-boulevards';
  const whole = (await get('fr', cinema)).text;
  const hall = /data-hall="Salle\/([A-Z]\w+)"/.exec(whole)![1]!;
  const suffix = `/filters/halls-Salle%20${hall}`;
  expect(whole.includes(`aria-label="In hall"`)).toBe(true);
  expect(whole.includes(`href="${cinema}${suffix}" aria-current="false"`)).toBe(true);

  const { status, text } = await get('fr', cinema + suffix);
  expect(status).toBe(200);
  expect(text.match(/<title>[^<]*/)![0]).toContain(`Salle ${hall}`);
  const chips = [...text.matchAll(/<a class="chip[^>]*>[^<]*/g)].map(([chip]) => chip);
  const leadingBack = chips.filter((chip) => chip.includes(`href="${cinema}"`));
  expect(leadingBack.map((chip) => chip.replace(/.*>/, ''))).toEqual([
    'Tout',
    // In front, and in its folded group.
    ...[`Salle ${hall}`, `Salle ${hall}`],
  ]);
  expect(leadingBack.map((chip) => chip.includes('aria-current="true"'))).toEqual([false, true, true]);
  const tickets = [...text.matchAll(/<li[^>]* data-hall="([^"]*)"[^>]*>/g)];
  expect(tickets.length).toBeGreaterThan(10);
  const shown = tickets.filter(([tag]) => !tag.includes(' hidden')).map(([, own]) => own);
  expect(new Set(shown)).toEqual(new Set([`Salle/${hall}`]));
  expect(shown.length).toBeLessThan(tickets.length);

  expect((await get('fr', `${cinema}${suffix}/versions-vost`)).headers.location).toBe(
    `${cinema}/filters/versions-vost/halls-Salle%20${hall}`,
  );
  expect((await get('fr', `/ouvertures-des-ventes${suffix}`)).headers.location).toBe('/ouvertures-des-ventes');
  const evening = (await get('fr', `/ce-soir/paris${suffix}`)).text;
  expect(evening.includes(`<a class="chip" href="/ce-soir/paris"`)).toBe(true);
  const NONE = 'Aucune séance ne réunit tous ces filtres';
  const list = (await get('fr', `/films${suffix}`)).text;
  expect([list.includes(`Salle ${hall} ×`), list.includes(NONE)]).toEqual([true, false]);
  expect((await get('fr', '/films/filters/halls-none')).text.includes(NONE)).toBe(true);
});

test.each([
  ['types hold', ['oxlint/bin/oxlint']],
  ['pages have the right types', ['astro/bin/astro.mjs', 'check', '--tsconfig', 'tsconfig.astro.json']],
  [
    'no rule of markup and layers is broken',
    ['eslint/bin/eslint.js', '--max-warnings=0', 'src/pages/editorial', 'src/islands/editorial', 'src/routes/screens'],
  ],
  ['everything is used', ['knip/bin/knip.js']],
  ['files have the format', ['oxfmt/bin/oxfmt', '--check', 'src', 'i18n', 'e2e', 'docs']],
  [
    'tables, pages and decisions agree',
    [
      'vitest/vitest.mjs',
      'run',
      '--project',
      'unit',
      'tests/unit/routes/',
      'tests/unit/i18n/',
      'tests/unit/cli/brandCheck/parse.test.ts',
      'tests/unit/scripts/links.test.ts',
      'tests/unit/scripts/paths.test.ts',
      'tests/unit/scripts/islands.test.ts',
    ],
  ],
  // The others never read the brand (docs/testing.md).
  [
    'tests of the brand hold',
    ['vitest/vitest.mjs', 'run', '--project', 'unit', 'tests/unit/brand/', 'tests/unit/styles/'],
  ],
])('neither needs anything else: %s', async (_what, [program, ...rest]) => {
  const { output, code } = await ended(runIn(folder, [`node_modules/${program!}`, ...rest]));
  expect(code, output.slice(-20_000)).toBe(0);
});

test('a country added in two files answers in its languages', async () => {
  const home = await get('lu', '/');
  expect(home.status).toBe(200);
  expect(home.text).toContain('<html lang="fr-LU"');
  expect((await get('lu', '/de/kinos')).text).toContain('<html lang="de-LU"');
  expect((await get('lu', '/de/press')).status).toBe(200);
  expect((await get('lu', '/aide')).status).toBe(404);
  expect((await get('lu', '/autour-de-moi?q=Echternach')).text).toContain('Echternach');
  expect((await get('lu', '/api/shows')).json()).toMatchObject({ shows: [] });
});

test('`npm run dev` shows the screen, and the page of components, with their styles', async () => {
  const at = await freePort();
  const server = run(['src/cli/dev/dev.ts'], {
    NODE_ENV: 'development',
    // Within tests Astro would serve no pages.
    VITEST: '',
    HOST: '127.0.0.1',
    PORT: String(at),
    // Without the demo our stand-in is refused.
    TICKETING_URL: 'https://tickets.example.com/{language}/sessions/{vistaRef}/{session}',
  });
  server.stdout.resume();
  try {
    await until(async () => (await get('fr', '/presse', at).catch(() => undefined))?.status === 200);
    expect((await get('fr', '/presse', at)).text).toContain('PressNote');
    const components = await get('fr', '/docs/components', at);
    expect(components.status).toBe(200);
    expect(components.text).toMatch(/\.min-h-11 \{/);
  } finally {
    await endServer(server);
  }
});

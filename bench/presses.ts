import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { findHeadlessShell, launchOf } from '../e2e/support/chromium.ts';
import { withClientService } from '../e2e/support/clientService.ts';
import { signedIn } from '../e2e/support/signedIn.ts';
import { startSite } from '../tests/support/server.ts';
import { median, Missing, type Bench, type Figure } from './figure.ts';
import { startBeside } from './presses/beside.ts';
import { newPhone, pressed, scroll, slowPage, SLOWER, weightAfter } from './presses/page.ts';

/**
 * How soon a press on a heart or an emotion shows its new state on a slow phone, on a page that was there before, and what
 * scripts are loaded by then, and by who only scrolls. With `BESIDE=<folder of another checkout>` each visit of ours is followed or
 * preceded by one of that checkout's site, and there is a line with the ratio.
 */
export const pressesBench: Bench = { name: 'presses', run };

const VISITS = 9;
const FILM = '/films/le-cuirasse-potemkine-44008';

/** Pages that somebody scrolls, and the most kB of scripts that they have loaded then, gzip. */
const SCROLLED = [
  ['home', '/', 30],
  ['list', '/films', 30],
  ['film', FILM, 100],
  ['cinema', '/cinemas/aurore-paris-grands-boulevards', 100],
] as const;

/** Has a browser keep choices on the device, as one does that has been asked. */
const onDevice = (context: BrowserContext) =>
  context.addInitScript(() => {
    if (localStorage.getItem('aurore:kept') === null)
      localStorage.setItem('aurore:kept', JSON.stringify({ favourites: [], wishlist: [] }));
  });

/** What is pressed, where, and what a browser knows before. Older releases have other attributes. */
const PRESSED = [
  { what: 'a heart', path: '/', selector: '.heart', note: 'kept on the device', prepare: onDevice },
  {
    what: 'a film’s own heart',
    path: FILM,
    selector: '.hero [name="wish"], .hero [data-account="wish"]',
    note: 'kept on the device',
    prepare: onDevice,
  },
  {
    what: 'an emotion',
    path: FILM,
    selector: '#feelings [name="loved"], #feelings [data-emotion="loved"]',
    note: 'signed in, no HTTP cache, as the client service is a stand-in in the browser',
    prepare: async (context: BrowserContext) => {
      await signedIn(context);
      await withClientService(context);
    },
  },
] as const;
type Pressed = (typeof PRESSED)[number];

async function run(): Promise<Figure[]> {
  const launch = launchOf();
  if (launch.executablePath === undefined) throw new Missing('There is no Chromium on this machine.');
  const folder = process.env['BESIDE'];
  const own = await startSite('bench-presses');
  const beside = folder === undefined ? undefined : await startBeside(folder);
  const browser = await chromium.launch(launch);
  try {
    const sites = beside ? [own, beside] : [own];
    const origins = sites.map(({ port }) => `http://fr.aurore.localhost:${port}`);
    const figures: Figure[] = [];
    for (const row of PRESSED) figures.push(...(await figuresOfPress(browser, origins, row)));
    for (const [name, path, atMost] of SCROLLED) {
      const weights: number[][] = [];
      for (const origin of origins) weights.push([await weightScrolled(browser, origin + path)]);
      figures.push(...figuresOf(`Scripts after a mere scroll, gzip: ${name}`, 'kB', weights, atMost));
    }
    return figures;
  } finally {
    await browser.close();
    await beside?.stop();
    await own.stop();
  }
}

async function figuresOfPress(browser: Browser, origins: readonly string[], row: Pressed): Promise<Figure[]> {
  const { what, path, selector, note, prepare } = row;
  const visitors = [];
  for (const origin of origins) {
    const context = await newPhone(browser);
    await prepare(context);
    const page = await context.newPage();
    // This visit fills the browser's cache, too.
    const weight = await weightAfter(page, origin + path, () => pressed(page, selector));
    await page.close();
    const [first, later]: [number[], number[]] = [[], []];
    visitors.push({ context, address: origin + path, weight, first, later });
  }
  for (let visit = 0; visit < VISITS; visit += 1) {
    for (const { context, address, first, later } of visit % 2 === 0 ? visitors : visitors.toReversed()) {
      const page = await slowPage(context);
      await page.goto(address);
      const durations = [await pressed(page, selector), await pressed(page, selector), await pressed(page, selector)];
      const known = durations.filter((duration) => duration !== undefined);
      first.push(...known.slice(0, 1));
      later.push(...known.slice(1));
      await page.close();
    }
  }
  for (const { context } of visitors) await context.close();
  const how = `${VISITS} visits, ${note}${findHeadlessShell() === undefined ? '' : ', headless shell'}`;
  const [first, later] = [visitors.map((each) => each.first), visitors.map((each) => each.later)];
  const pressing = `press on ${what}, CPU slowed ${SLOWER} ×: until its new state is painted`;
  const weights = visitors.map(({ first: presses, weight }) => (presses.length === 0 ? [] : [weight]));
  return [
    ...figuresOf(`The first ${pressing}`, 'ms', first, 400, how),
    ...figuresOf(`A later ${pressing}`, 'ms', later, 100, how),
    ...figuresOf(`Scripts after a press on ${what}, gzip`, 'kB', weights, 110),
  ];
}

/** The kB of scripts that a phone has once a page has been scrolled. */
async function weightScrolled(browser: Browser, address: string): Promise<number> {
  const context = await newPhone(browser);
  const page = await context.newPage();
  const weight = await weightAfter(page, address, () => scroll(page));
  await context.close();
  return weight;
}

/** Our figure, and beside another checkout's, if there is one, their ratio: below 1 where ours is less. */
function figuresOf(
  what: string,
  unit: 'ms' | 'kB',
  [ours = [], theirs]: readonly (readonly number[])[],
  atMost: number,
  how?: string,
): Figure[] {
  const slowest = unit === 'ms' ? [`slowest ${Math.round(Math.max(...ours))} ms`] : [];
  const own: Figure = { what, runs: ours, unit, goal: { atMost }, note: [how, ...slowest].filter(Boolean).join('; ') };
  if (theirs === undefined) return [own];
  // A press on what another release has not, or a page without scripts.
  if (theirs.length === 0 || theirs.includes(0)) return [{ ...own, note: `${own.note}; beside: none` }];
  const [most, of] = [
    Math.round(Math.max(...theirs)),
    `${rounded(median(ours))} of ${rounded(median(theirs))} ${unit}`,
  ];
  const ratios = ours.map((run, index) => run / theirs[index]!);
  return [own, { what: `${what}: beside`, runs: ratios, unit: '×', note: `${of}; slowest there ${most} ${unit}` }];
}

const rounded = (value: number) => Math.round(value * 10) / 10;

import type { Tab } from './engines.ts';

const PATIENCE_MS = 20_000;

/** Waits until an expression is true in the page. */
async function until(tab: Tab, expression: string): Promise<void> {
  const limit = performance.now() + PATIENCE_MS;
  let last: unknown;
  while (performance.now() < limit) {
    // While one page replaces another there is none to evaluate in.
    last = await tab.evaluate(expression).catch((error: Error) => error.message.slice(0, 200));
    if (last === true) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`not so within ${PATIENCE_MS / 1000} s: ${expression} (${String(last)})`);
}

async function read(tab: Tab, expression: string): Promise<string> {
  const value = await tab.evaluate(expression);
  if (typeof value !== 'string' || value === '') throw new Error(`nothing there: ${expression}`);
  return value;
}

const there = (selector: string) => `document.querySelector(${JSON.stringify(selector)}) !== null`;
const at = (pattern: RegExp) => `${pattern}.test(location.href)`;

export type Journey = (tab: Tab, origin: string) => Promise<void>;
const CINEMA = '/cinemas/aurore-paris-grands-boulevards';
const LOCATOR = '#content a[data-modal="locator"]';

/** What visitors come to do, by its name in the report. Each journey starts as a first visit. */
export const JOURNEYS: Readonly<Record<string, Journey>> = {
  'home → cinema → filter → the booking of that screening': async (tab, origin) => {
    await tab.goto(origin);
    await until(tab, there('#tonight a'));
    // In a narrow window it is in a menu.
    await tab.evaluate(`document.querySelector('header nav a[href="/cinemas"]').click()`);
    await until(tab, at(/\/cinemas$/));
    const cinema = await read(tab, `document.querySelector('main a[href="${CINEMA}"]').getAttribute('href')`);
    await tab.goto(origin + cinema);
    await until(tab, there('.days a'));
    await tab.click('.days li:nth-child(2) a');
    await until(tab, at(/\/filters\/date-2026-11-22/));
    // In a narrow window it is behind a button.
    await tab.evaluate(`document.querySelector('.filters a.chip[href*="versions-"]').click()`);
    await until(tab, at(/\/filters\/date-2026-11-22\/.*versions-/));
    const ticket = `document.querySelector('[data-row]:not([hidden]) .tickets li:not([hidden]) a.ticket[href]')`;
    const film = await read(tab, `${ticket}.closest('[data-row]').querySelector('h2, h3').textContent.trim()`);
    const hour = await read(tab, `${ticket}.querySelector('b').textContent`);
    await tab.goto(await read(tab, `${ticket}.href`));
    await until(tab, `document.querySelector('h1').textContent.includes(${JSON.stringify(film)})`);
    await until(tab, `document.querySelector('time').dateTime.includes(${JSON.stringify(`T${hour}`)})`);
  },
  'search by keyboard, with a slip': async (tab, origin) => {
    await tab.goto(origin);
    await tab.focus('header a[href="/recherche"]');
    await tab.press('Enter');
    await until(tab, `document.activeElement.getAttribute('role') === 'combobox'`);
    await tab.type('metropilis');
    await until(tab, `document.querySelector('[role=option]')?.textContent.includes('Metropolis') === true`);
    await tab.press('ArrowDown');
    await tab.press('Enter');
    await until(tab, at(/\/films\/metropolis-/));
  },
  'choose a cinema in the locator': async (tab, origin) => {
    await tab.goto(origin);
    await tab.click(LOCATOR);
    await until(tab, there('dialog.modal[open] nav a'));
    await tab.type('69002');
    const choice = `[...document.querySelectorAll('dialog.modal[open] nav a')].find((a) => a.textContent.includes('Lyon Confluence'))`;
    await until(tab, `${choice} !== undefined`);
    await tab.evaluate(`${choice}.click()`);
    await until(tab, `document.querySelector('section.hero').textContent.includes('Aurore Lyon Confluence')`);
  },
  'open and close a modal by keyboard': async (tab, origin) => {
    await tab.goto(origin + CINEMA);
    await tab.focus('.tickets .about');
    await tab.press('Enter');
    await until(tab, there('dialog.modal[open] [data-panel]'));
    await until(tab, `document.querySelector('dialog.modal').contains(document.activeElement)`);
    await tab.press('Escape');
    await until(tab, `document.querySelector('dialog.modal') === null && ${at(/boulevards$/)}`);
    await until(tab, `document.activeElement.classList.contains('about')`);
  },
  'register and be signed in': async (tab, origin) => {
    await registered(tab, `${origin}/films`);
  },
  'refuse all cookies': async (tab, origin) => {
    await tab.goto(`${origin}/actualites`);
    await tab.click('form[action="/consent"] button[value="none"]');
    await until(tab, `document.cookie.includes('consent=')`);
    await tab.goto(`${origin}/actualites`);
    await until(tab, `${there('h1')} && document.querySelector('form[action="/consent"]') === null`);
  },
};

/** Features that pages use if the browser has them, each with the expression that tests for it. */
export const FEATURES: Readonly<Record<string, string>> = {
  ':has()': `CSS.supports('selector(:has(a))')`,
  popover: `'popover' in HTMLElement.prototype`,
  'view transitions between pages': `'onpagereveal' in window`,
  'speculation rules': `HTMLScriptElement.supports?.('speculationrules') === true`,
  'blocking=render': `'blocking' in HTMLLinkElement.prototype && document.createElement('link').blocking?.supports?.('render') === true`,
  'Trusted Types': `'trustedTypes' in window`,
  'service worker': `'serviceWorker' in navigator`,
  'navigation preload': `'NavigationPreloadManager' in window`,
  requestIdleCallback: `'requestIdleCallback' in window`,
  'Web Locks': `'locks' in navigator`,
};

/** The same journeys without script, by links and forms. */
export const SCRIPTLESS: Readonly<Record<string, Journey>> = {
  'without script: home → film → the booking of its first screening': async (tab, origin) => {
    await tab.goto(origin);
    await follow(tab, '#tonight a');
    await until(tab, at(/\/films\//));
    await book(tab);
  },
  'without script: day and filter → booking': async (tab, origin) => {
    await tab.goto(origin + CINEMA);
    await follow(tab, '.days li:nth-child(2) a');
    await until(tab, at(/\/filters\/date-2026-11-22/));
    await follow(tab, '.filters a.chip[href*="versions-"]');
    await until(tab, at(/\/filters\/date-2026-11-22\/.*versions-/));
    await until(tab, there('.filters a.chip[href][aria-current="true"]'));
    await book(tab);
  },
  'without script: search, with a slip': async (tab, origin) => {
    await tab.goto(origin);
    await follow(tab, 'header a[href="/recherche"]');
    await until(tab, at(/\/recherche$/));
    await tab.evaluate(`document.querySelector('main input[name="q"]').focus()`);
    await tab.type('metropilis');
    await tab.press('Enter');
    await until(tab, at(/\/recherche\?q=metropilis/));
    await follow(tab, 'main a[href*="/films/metropolis-"]');
    await until(tab, at(/\/films\/metropolis-/));
  },
  'without script: change the language, which is remembered': async (tab, origin) => {
    await tab.goto(origin + CINEMA);
    await follow(tab, 'header a[hreflang="en"]');
    await until(tab, at(/\/en\/cinemas\/aurore-paris-grands-boulevards$/));
    await until(tab, `document.documentElement.lang === 'en-FR'`);
    await tab.goto(origin);
    await until(tab, at(/\/en$/));
  },
};

/**
 * Follows a link as a click would. A real click is impossible: without script, the driver cannot tell that it is still.
 */
async function follow(tab: Tab, selector: string): Promise<void> {
  await until(tab, there(selector));
  await tab.evaluate(`document.querySelector(${JSON.stringify(selector)}).click()`);
}

/** Goes from a page's first bookable screening to its booking, for the film that the row names, or else the page. */
async function book(tab: Tab): Promise<void> {
  const ticket = `.tickets li:not([hidden]) a.ticket[href*="/booking"]`;
  await until(tab, there(ticket));
  const row = `document.querySelector('${ticket}').closest('[data-row]')`;
  const film = await read(tab, `(${row}.querySelector('h2') ?? document.querySelector('h1')).textContent.trim()`);
  await tab.goto(await read(tab, `document.querySelector('${ticket}').href`));
  await until(tab, `document.querySelector('h1').textContent.includes(${JSON.stringify(film)})`);
}

/** What can still be read offline. Stopping the site stands in for a lost network, as that works in every engine. */
export async function withoutNetwork(tab: Tab, origin: string, lose: () => Promise<void>): Promise<void> {
  await tab.goto(origin + CINEMA);
  await until(tab, there('a.ticket[href]'));
  await tab.evaluate(PRESSED);
  await until(tab, STORED);
  await until(tab, WATCHED);

  await lose();
  // The open page says how old its tickets are when refreshing them fails.
  await until(tab, `(document.dispatchEvent(new Event('aurore:refresh')), ${SHOWS('.stale-note', 'État des places')})`);
  await follow(tab, 'header a[href="/films"]');
  await until(tab, `${SHOWS('h1', 'Pas de connexion')} && ${there('#offline-pages li a')}`);
  await follow(tab, '#offline-pages li a');
  await until(tab, SHOWS('#offline-note', 'Telle que vue à'));
  await until(
    tab,
    `${there('.ticket')} && !${there('a.ticket[href]')} && !${there('.ticket.available, .ticket.next')}`,
  );
}

const SIGNED_IN = `document.documentElement.dataset.client !== undefined`;
/** Shows the page that somebody is there. */
const PRESSED = `document.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: 'Shift' }))`;
/** The service worker has stored the current page, and the page that it shows in place of those it does not have. */
const STORED = `(caches.match(location.href).then((page) => page && caches.match(page.headers.get('x-offline')))
  .then((page) => { window.isStored = page !== undefined }), window.isStored === true)`;
/** The script that marks an open page as out of date has loaded. */
const WATCHED = `performance.getEntriesByType('resource').some(({ name }) => name.includes('/stale.'))`;
const SHOWS = (selector: string, words: string) =>
  `document.querySelector('${selector}')?.textContent.includes('${words}') === true`;

async function registered(tab: Tab, address: string): Promise<void> {
  await tab.goto(address);
  await tab.evaluate(`document.querySelector('header a[href*="/register"]').click()`);
  await until(tab, there('input[name=password]'));
  const email = `ada.${Math.random().toString(36).slice(2)}@example.org`;
  const fields = { firstName: 'Ada', lastName: 'Lovelace', email, password: 'un train entre en gare' };
  for (const [name, value] of Object.entries(fields)) {
    await tab.click(`input[name=${name}]`);
    await tab.type(value);
  }
  await tab.press('Enter');
  await until(tab, `${SIGNED_IN} && ${at(/^http:\/\/fr\./)}`);
}

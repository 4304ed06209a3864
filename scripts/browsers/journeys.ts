import type { Engine, Tab } from './engines.ts';

const PATIENCE_MS = 20_000;

/** Waits until an expression is true in the page. */
async function until(tab: Tab, expression: string): Promise<void> {
  const limit = performance.now() + PATIENCE_MS;
  let last: unknown;
  while (performance.now() < limit) {
    // Between two pages there is none to ask.
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

type Journey = (tab: Tab, origin: string) => Promise<void>;
const CINEMA = '/cinemas/aurore-paris-grands-boulevards';
const LOCATOR = '#content a[data-modal="locator"]';

/** What a visitor comes for, in the words of the report. Each begins as somebody who was never there. */
export const JOURNEYS: Readonly<Record<string, Journey>> = {
  'home → cinema → filter → the booking of that screening': async (tab, origin) => {
    await tab.goto(origin);
    await until(tab, there('#tonight a'));
    // In a narrow window it stands in a menu.
    await tab.evaluate(`document.querySelector('header nav a[href="/cinemas"]').click()`);
    await until(tab, at(/\/cinemas$/));
    const cinema = await read(tab, `document.querySelector('main a[href="${CINEMA}"]').getAttribute('href')`);
    await tab.goto(origin + cinema);
    await until(tab, there('.days a'));
    await tab.click('.days li:nth-child(2) a');
    await until(tab, at(/\/filters\/date-2026-11-22/));
    // In a narrow window it stands behind a button.
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
    await tab.goto(`${origin}/films`);
    await tab.evaluate(`document.querySelector('header a[href*="/register"]').click()`);
    await until(tab, there('input[name=password]'));
    const email = `ada.${Math.random().toString(36).slice(2)}@example.org`;
    const fields = { firstName: 'Ada', lastName: 'Lovelace', email, password: 'un train entre en gare' };
    for (const [name, value] of Object.entries(fields)) {
      await tab.click(`input[name=${name}]`);
      await tab.type(value);
    }
    await tab.press('Enter');
    await until(tab, `document.documentElement.dataset.client !== undefined && ${at(/^http:\/\/fr\./)}`);
  },
  'refuse all cookies': async (tab, origin) => {
    await tab.goto(`${origin}/actualites`);
    await tab.click('form[action="/consent"] button[value="none"]');
    await until(tab, `document.cookie.includes('consent=')`);
    await tab.goto(`${origin}/actualites`);
    await until(tab, `${there('h1')} && document.querySelector('form[action="/consent"]') === null`);
  },
};

/** Features that pages use where browsers have them, and how to see that. */
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

/** The main job without script; undefined where the engine cannot be driven without. */
export async function withoutScript(engine: Engine, origin: string): Promise<true | undefined> {
  const tab = await engine.visit({ scriptless: true });
  if (!tab) return undefined;
  await tab.goto(origin + CINEMA);
  await tab.click('.days li:nth-child(2) a');
  await until(tab, at(/\/filters\/date-2026-11-22/));
  await until(tab, there('.tickets li a.ticket[href*="/booking"]'));
  return true;
}

import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { firefox } from 'playwright-core-firefox';
import { findChromium, launchOf } from '../../e2e/support/chromium.ts';
import { openWebKit } from './webdriver.ts';

/** What a journey can do in a browser, whichever driver is behind it. Expressions are JavaScript. */
export type Tab = {
  goto(address: string): Promise<void>;
  evaluate(expression: string): Promise<unknown>;
  click(selector: string): Promise<void>;
  focus(selector: string): Promise<void>;
  press(key: 'Enter' | 'Escape' | 'ArrowDown'): Promise<void>;
  type(text: string): Promise<void>;
};

export type Engine = {
  readonly name: string;
  readonly version: string;
  /** A new visitor's tab. If it is `scriptless`, pages run no script, but the driver can still evaluate expressions. */
  visit(options?: { readonly scriptless: true }): Promise<Tab>;
  close(): Promise<void>;
};

/** What the page objects of both Playwright versions have in common. */
type PlaywrightPage = {
  goto(address: string): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  readonly keyboard: { press(key: string): Promise<void>; type(text: string): Promise<void> };
  locator(selector: string): { first(): { click(): Promise<void>; focus(): Promise<void> } };
};

function tabOf(page: PlaywrightPage): Tab {
  return {
    goto: async (address) => void (await page.goto(address)),
    evaluate: (expression) => page.evaluate(expression),
    click: (selector) => page.locator(selector).first().click(),
    focus: (selector) => page.locator(selector).first().focus(),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
  };
}

const OPTIONS = { locale: 'fr-FR', reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } } as const;

async function openChromium(): Promise<Engine | undefined> {
  const executablePath = findChromium();
  if (executablePath === undefined) return undefined;
  const browser = await chromium.launch(launchOf('arial', executablePath));
  return {
    name: 'Chromium',
    version: browser.version(),
    visit: async (options) => {
      const context = await browser.newContext({ ...OPTIONS, javaScriptEnabled: !options?.scriptless });
      return tabOf(await context.newPage());
    },
    close: () => browser.close(),
  };
}

const FIREFOX = '/usr/bin/firefox-esr';

/** Debian's own Firefox over WebDriver BiDi, where scripts can be switched off only for the whole browser. */
async function openFirefox(): Promise<Engine | undefined> {
  if (!existsSync(FIREFOX)) return undefined;
  const options = { channel: 'moz-firefox', executablePath: FIREFOX };
  const browser = await firefox.launch(options);
  const scriptless = await firefox.launch({ ...options, firefoxUserPrefs: { 'javascript.enabled': false } });
  return {
    name: 'Firefox',
    version: browser.version(),
    visit: async (visitor) => {
      const context = await (visitor?.scriptless ? scriptless : browser).newContext(OPTIONS);
      return tabOf(await context.newPage());
    },
    close: async () => {
      await browser.close();
      await scriptless.close();
    },
  };
}

/** How each engine is opened; undefined if this machine does not have it. */
export const ENGINES: Readonly<Record<string, () => Promise<Engine | undefined>>> = {
  Chromium: openChromium,
  Firefox: openFirefox,
  WebKit: openWebKit,
};

import { readFileSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import { findChromium, launchOf } from '../../e2e/support/chromium.ts';
import type { Screen } from '../../src/routes/screens.ts';
import { startPicturedSite } from '../../tests/support/picturedSite.ts';
import { startSite } from '../../tests/support/server.ts';
import { heaviestPage } from './examples.ts';
import { measureHtml, measurePage, type Measured } from './measure.ts';

/** What the pages of some screens may weigh, in bytes. A weight that is left out has no limit. */
type Budget = Partial<Measured> & { readonly screens: readonly Screen[] };

/** A page, what it weighs, and what it may weigh. */
export type Weighed = {
  readonly screen: Screen;
  readonly path: string;
  readonly measured: Pick<Measured, 'html'> & Partial<Measured>;
  readonly limits: Partial<Measured>;
};

/**
 * Weighs the heaviest page of the fr site for each screen of budgets.json, as a phone gets it on a first visit: its
 * HTML, and if wanted whole, all that it fetches. What the server sends uncompressed is counted as the page cache or a
 * CDN would send it.
 */
export async function* weighPages(isWhole: boolean): AsyncGenerator<Weighed> {
  const kinds = JSON.parse(readFileSync('budgets.json', 'utf8')) as Readonly<Record<string, Budget>>;
  // Drawings, which stand in for pictures, weigh something else.
  const site = isWhole ? await startPicturedSite('budgets') : await startSite('budgets');
  const browser = isWhole ? await launchPhone() : undefined;
  try {
    for (const { screens, ...limits } of Object.values(kinds)) {
      for (const screen of screens) {
        const { path, html } = await heaviestPage(site.port, screen);
        const url = `http://fr.aurore.localhost:${site.port}${path}`;
        const fetched = browser && (await measurePage(browser, url));
        yield { screen, path, measured: { ...measureHtml(html.body.toString('utf8'), site.port), ...fetched }, limits };
      }
    }
  } finally {
    await browser?.close();
    await site.stop();
  }
}

/** The whole Chromium: its headless shell does not know the flag below, and fetches further ahead. */
function launchPhone(): Promise<Browser> {
  const options = launchOf('arial', findChromium());
  // How far ahead pictures are fetched depends on how fast the browser believes the connection to be.
  return chromium.launch({ ...options, args: [...(options.args ?? []), '--force-effective-connection-type=4G'] });
}

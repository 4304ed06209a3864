/**
 * Holds pages to budgets.json (bytes; kB are of 1,000): of each kind the heaviest page of the fr site, as a phone gets it
 * at a first visit. What the server sends uncompressed is counted as the page cache or a CDN would send it.
 */
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from '../e2e/support/chromium.ts';
import type { Screen } from '../src/routes/screens.ts';
import { startSite } from '../tests/support/server.ts';
import { heaviestPage } from './budgets/examples.ts';
import { measureHtml, measurePage, type Measured } from './budgets/measure.ts';

type Kind = Measured & { readonly screens: readonly Screen[] };

const kinds = JSON.parse(readFileSync('budgets.json', 'utf8')) as Readonly<Record<string, Kind>>;
const MEASURES = ['html', 'script', 'inlineScript', 'page'] as const;

const kb = (bytes: number) => (bytes / 1000).toFixed(1);

const executablePath = findChromium();
const site = await startSite('budgets');
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  // How far ahead pictures are fetched hangs on what the browser takes the connection for.
  args: ['--no-sandbox', '--force-effective-connection-type=4G'],
});
let over = 0;
try {
  for (const [kind, { screens, ...budget }] of Object.entries(kinds)) {
    for (const screen of screens) {
      const { path, html } = await heaviestPage(site.port, screen);
      const measured = {
        ...measureHtml(html),
        ...(await measurePage(browser, `http://fr.aurore.localhost:${site.port}${path}`)),
      };
      const parts = MEASURES.flatMap((name) => {
        const limit = budget[name];
        if (limit === undefined) return [];
        const bad = measured[name] > limit;
        if (bad) over += 1;
        return [`${name} ${kb(measured[name])} of ${kb(limit)} kB${bad ? ' TOO MUCH' : ''}`];
      });
      console.log(`${kind}: ${path}: ${parts.join(', ')}`);
    }
  }
} finally {
  await browser.close();
  await site.stop();
}
if (over > 0) {
  console.error(`${over} over budget (budgets.json).`);
  process.exitCode = 1;
}

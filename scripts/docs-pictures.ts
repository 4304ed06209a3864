/**
 * `npm run pictures`: takes the pictures in docs/pictures of the built site with the demo chain, on the tests' day.
 * They are small WebP files for the README and for reviewing changes of the look.
 */
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { launchOf } from '../e2e/support/chromium.ts';
import { MAIN_SCREENS } from '../e2e/support/screens.ts';
import { settled } from '../e2e/support/settled.ts';
import { openStill } from '../e2e/support/stillPage.ts';
import { startPicturedSite } from '../tests/support/picturedSite.ts';
import { CONSENT_COOKIE, writeConsent } from '../src/domain/consent/consent.ts';

const site = await startPicturedSite('pictures');
const origin = `http://fr.aurore.localhost:${site.port}`;
/** Screens taken in every width and in light as well; the others only on a phone and a desktop. */
const IN_ALL = ['home', 'list', 'film', 'cinema'];

const browser = await chromium.launch(launchOf());

/** A page as a visitor sees it who has refused all cookies. */
async function openPage(path: string, options: Parameters<typeof browser.newPage>[0]): Promise<Page> {
  const page = await browser.newPage({ colorScheme: 'dark', reducedMotion: 'reduce', locale: 'fr-FR', ...options });
  const at = new Date();
  const value = writeConsent({ purposes: [], id: 'pictures', first: at, last: at });
  await page.context().addCookies([{ name: CONSENT_COOKIE, value, url: origin }]);
  await openStill(page, origin + path);
  return page;
}

async function take(name: string, path: string, width: number, colorScheme: 'dark' | 'light'): Promise<void> {
  const page = await openPage(path, { viewport: { width, height: width < 700 ? 780 : 900 }, colorScheme });
  const picture = sharp(await page.screenshot()).resize({ width: Math.min(width, 1080), withoutEnlargement: true });
  await picture.webp({ quality: 72 }).toFile(`docs/pictures/${name}.webp`);
  await page.close();
}

/** Takes what opens over a page, on a phone. */
async function takeOpen(name: string, path: string, open: (page: Page) => Promise<void>): Promise<void> {
  const viewport = { width: 360, height: 780 };
  const page = await openPage(path, { viewport, deviceScaleFactor: 2 });
  await open(page);
  await settled(page);
  const picture = sharp(await page.screenshot()).resize({ width: viewport.width });
  await picture.webp({ quality: 72 }).toFile(`docs/pictures/${name}-360.webp`);
  await page.close();
}

await takeOpen('search', '/', async (page) => {
  await page.getByRole('banner').getByRole('link', { name: 'Rechercher' }).click();
  await page.getByRole('combobox').fill('metro');
  await page.getByRole('option').first().waitFor();
});
await takeOpen('screening', MAIN_SCREENS.film, async (page) => {
  await page.locator('.tickets li:has(> a.ticket:is(.available, .next)) > a.about').first().click();
  await page.locator('dialog [data-panel="showtimeDetails"]').waitFor();
});
for (const [name, path] of Object.entries(MAIN_SCREENS)) {
  const inAll = IN_ALL.includes(name);
  for (const width of inAll ? [360, 768, 1080, 1440] : [360, 1440]) await take(`${name}-${width}`, path, width, 'dark');
  if (inAll) await take(`${name}-1440-light`, path, 1440, 'light');
}
await browser.close();
await site.stop();

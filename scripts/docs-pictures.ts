/**
 * Takes the pictures of docs/pictures from a running site: `node scripts/docs-pictures.ts [origin]`. Small WebP files, for
 * the README and for whoever reviews a change of the look.
 */
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '../e2e/support/chromium.ts';

const origin = process.argv[2] ?? 'http://fr.aurore.localhost:4321';
const screens = {
  home: '/',
  list: '/films',
  film: '/films/metropolis-44019',
  cinema: '/cinemas/aurore-lyon-confluence',
} as const;
const widths = [360, 768, 1080, 1440];

const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });

async function take(name: string, path: string, width: number, colorScheme: 'dark' | 'light'): Promise<void> {
  const page = await browser.newPage({
    viewport: { width, height: width < 700 ? 780 : 900 },
    colorScheme,
    locale: 'fr-FR',
  });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const picture = sharp(await page.screenshot()).resize({ width: Math.min(width, 1080), withoutEnlargement: true });
  await picture.webp({ quality: 72 }).toFile(`docs/pictures/${name}.webp`);
  await page.close();
}

/** What opens over a page, on a phone. */
async function takeOpen(name: string, path: string, open: (page: Page) => Promise<void>): Promise<void> {
  const viewport = { width: 360, height: 780 };
  const page = await browser.newPage({ viewport, colorScheme: 'dark', locale: 'fr-FR', deviceScaleFactor: 2 });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await open(page);
  await page.waitForLoadState('networkidle');
  const picture = sharp(await page.screenshot()).resize({ width: viewport.width });
  await picture.webp({ quality: 72 }).toFile(`docs/pictures/${name}-360.webp`);
  await page.close();
}

await takeOpen('search', '/', async (page) => {
  await page.getByRole('banner').getByRole('link', { name: 'Rechercher' }).click();
  await page.getByRole('combobox').fill('metro');
  await page.getByRole('option').first().waitFor();
});
await takeOpen('screening', screens.film, async (page) => {
  await page.locator('.tickets li:has(> a.ticket:is(.available, .next)) > a.about').first().click();
  await page.locator('dialog [data-panel="showtimeDetails"]').waitFor();
});
for (const [name, path] of Object.entries(screens)) {
  for (const width of widths) await take(`${name}-${width}`, path, width, 'dark');
  await take(`${name}-1440-light`, path, 1440, 'light');
}
await browser.close();

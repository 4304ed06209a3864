import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, originOf, test } from '../support/test.ts';

/** What `npm run dev` has, as the product has it, and what it has for work alone. Its files are a copy's. */
test.describe.configure({ mode: 'default' });

const FILM = '/films/metropolis-44019';

/** Changes a file of the copy while a journey lasts. */
async function whileChanged(file: string, change: (text: string) => string, journey: () => Promise<void>) {
  const path = join(process.env['AURORE_COPY']!, file);
  const text = readFileSync(path, 'utf8');
  const changed = change(text);
  expect(changed).not.toBe(text);
  writeFileSync(path, changed);
  try {
    await journey();
  } finally {
    writeFileSync(path, text);
  }
}

test('a poster loads', async ({ page }) => {
  await page.goto('/');
  const width = () =>
    page
      .locator('main img[src*="/media/"]')
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
});

test('people sign in on the accounts host', async ({ page }) => {
  await page.goto(`${originOf('fr').replace('fr.', 'accounts.')}/fr/profile`);
  await page.locator('#email').fill('camille@aurore.example');
  await page.locator('#password').fill('un soleil en 1927');
  await page.locator('main button').click();
  await expect(page.locator('#lastName')).toBeVisible();
});

test('a component that is edited is shown by the page that is open', async ({ page }) => {
  await page.goto(FILM);
  await expect(page.locator('h1')).toBeVisible();
  await whileChanged(
    'src/layouts/shell/Page.astro',
    (text) => text.replace('<slot />', '<p>Edited at work</p><slot />'),
    async () => {
      await expect(page.getByText('Edited at work')).toBeVisible();
    },
  );
  await expect(page.getByText('Edited at work')).toHaveCount(0);
});

const overlay = (page: Page) => page.locator('vite-error-overlay');

test.describe('an error', () => {
  test.use({ tolerated: [/500/] });

  for (const [where, file, before] of [
    ['a page', 'src/pages/programme/home.astro', '\n---\n'],
    ['an island', 'src/islands/programme/ShowtimeGrid.island.tsx', '  const '],
    ['a middleware', 'src/request/hosts/byHost.ts', '  const '],
  ] as const) {
    test(`of ${where} is shown with its stack, until it is gone`, async ({ page }) => {
      const path = where === 'an island' ? FILM : '/';
      await whileChanged(
        file,
        (text) => text.replace(before, `\n  throw new Error('Planted at work');${before}`),
        async () => {
          // A page that is opened before the change is noticed, and listens after it was told, stays as it was.
          const opened = async () => (await page.goto(originOf('fr') + path))!.status();
          await expect.poll(opened).toBe(500);
          await expect(overlay(page)).toContainText('Planted at work');
          await expect(overlay(page)).toContainText(file);
        },
      );
      await expect(overlay(page)).toHaveCount(0);
      await expect(page.locator('h1')).toBeVisible();
    });
  }
});

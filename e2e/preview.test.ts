import type { Page } from '@playwright/test';
import { request } from '../tests/support/request.ts';
import { startSite, type RunningSite } from '../tests/support/server.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

const KEY = 'a-key-of-an-editor-with-many-characters';
const DRAFT = 'Un titre que personne n’a lu encore';
const CINEMA = '/cinemas/aurore-paris-grands-boulevards';

let site: RunningSite;
let origin: string;
let article: { readonly slug: string; readonly title: string; readonly path: string };

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  site = await startSite('preview-bar', { EDITOR_KEYS: `ada:${KEY}` });
  origin = `http://fr.aurore.localhost:${site.port}`;
  const json = async (path: string) => (await request(site.port, 'fr', path)).json();
  const [{ slug }] = (await json('/api/news')) as [{ slug: string }];
  const content = (await json(`/api/article/${slug}`)) as { title: string };
  const { url: path } = (await json(`/api/news/${slug}/translate?language=fr`)) as { url: string };
  article = { slug, title: content.title, path };
  const written = await asEditor('PUT', `/api/editor/articles/${slug}?language=fr&state=draft`, {
    ...content,
    title: DRAFT,
  });
  expect(written).toEqual({ written: 1 });
});
test.afterAll(() => site.stop());

async function asEditor(method: string, path: string, said: object): Promise<unknown> {
  const headers = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' };
  return (await request(site.port, 'fr', path, { method, headers, body: JSON.stringify(said) })).json();
}

async function openPreview(page: Page, path: string): Promise<void> {
  const { url } = (await asEditor('POST', '/api/editor/preview-link', { path })) as { url: string };
  await page.goto(url);
  await expect(page).toHaveURL(origin + path);
}

const bar = (page: Page) => page.getByRole('complementary', { name: 'Aperçu' });
const unfold = (page: Page) => bar(page).locator('summary').click();

/** Everything that an editor does with the bar, which is the same with and without script. */
async function journey(page: Page): Promise<void> {
  await openPreview(page, article.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(DRAFT);
  await expect(bar(page)).toContainText('à l’instant présent');
  await expect(bar(page).locator('summary')).toHaveText('Un document diffère sur cette page');

  await unfold(page);
  await expect(bar(page).getByRole('link', { name: 'Le seul changement du site' })).toBeVisible();
  await bar(page).getByRole('link', { name: 'title', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce qui diffère du site publié');
  const field = page.locator(':target');
  await expect(field.getByRole('heading', { name: 'title' })).toBeInViewport();
  await expect(field.getByRole('definition')).toHaveText([article.title, DRAFT]);

  // Travels to another day, which the whole site then shows.
  await page.goto(origin + CINEMA);
  await expect(bar(page).locator('summary')).toHaveText('Aucun document ne diffère sur cette page');
  await expect(page.locator('a[href*="date-2026-11-22"]').first()).toBeAttached();
  await unfold(page);
  await bar(page).getByLabel('Voir le site à la date du').fill('2026-11-27T20:00');
  await bar(page).getByRole('button', { name: 'Afficher' }).click();
  await expect(bar(page)).toContainText('à la date du vendredi 27 novembre 2026 à 20:00');
  await expect(page).toHaveURL(origin + CINEMA);
  await expect(page.locator('a[href*="date-2026-11-28"]').first()).toBeAttached();
  await expect(page.locator('a[href*="date-2026-11-22"]')).toHaveCount(0);
  await page.goto(`${origin}/films`);
  await expect(bar(page)).toContainText('vendredi 27 novembre 2026');

  await unfold(page);
  await bar(page).getByRole('button', { name: 'Revenir à maintenant' }).click();
  await expect(bar(page)).toContainText('à l’instant présent');

  await unfold(page);
  await bar(page).getByRole('button', { name: 'Quitter l’aperçu' }).click();
  await expect(bar(page)).toBeHidden();
  await page.goto(origin + article.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title);
}

test('an editor sees what differs, travels in time and leaves @phone @all', async ({ page }) => {
  await journey(page);
});

test('an editor sees what differs, travels in time and leaves without JavaScript @phone @all', async ({ noScript }) => {
  await journey(noScript);
});

test('the bar and the list of changes are for everybody, at every width @phone @all', async ({ page }) => {
  await openPreview(page, article.path);
  await expectAccessible(page);
  await unfold(page);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()!.width,
  );
  // By keyboard only: the bar stays open, and its parts are reached in order.
  await bar(page).locator('summary').focus();
  const reached: string[] = [];
  for (let count = 0; count < 4; count += 1) {
    await page.keyboard.press('Tab');
    reached.push(await page.evaluate(() => document.activeElement?.localName ?? ''));
  }
  expect(reached).toEqual(['a', 'a', 'input', 'input']);
  await bar(page).getByRole('link', { name: 'Le seul changement du site' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce qui diffère du site publié');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()!.width,
  );
});

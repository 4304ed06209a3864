import type { Locator, Page } from '@playwright/test';
import { expectStopsSeen, tabTo } from './support/keyboard.ts';
import { SCREENS } from './support/screens.ts';
import { expect, furtherIf, hydrated, test } from './support/test.ts';
import { withThirdParties } from './support/thirdPartySite.ts';
import { bookingLinks, tickets } from './support/tickets.ts';

/*
 * The main tasks by keyboard only: on the way, the focus is always visible and in view, and it stays, or returns to,
 * where it was left.
 */

const FILM = 'le-cuirasse-potemkine-44008';
const TOMORROW = 'date-2026-11-22';
const ABOUT = '.tickets li:not([hidden]):has(> a.ticket:is(.available, .next)) > a.about';

async function pressed(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Chooses an option of the focused field by typing it, as users of screen readers do. */
async function choose(page: Page, hour: string): Promise<void> {
  await page.keyboard.type(hour);
}

/** Books, and checks that the film's booking page opens in another window. */
async function book(page: Page, ticket: Locator): Promise<void> {
  await tabTo(page, ticket);
  const opening = page.waitForEvent('popup');
  await page.keyboard.press('Enter');
  await expect((await opening).locator('h1')).toBeVisible();
}

test('from home to the ticketing page', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#content$/);

  const film = page.locator('#tonight-film a');
  const title = (await film.textContent())!.trim();
  await pressed(page, film);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await pressed(page, page.locator('.days a').nth(1));
  await expect(page.locator('.days a[aria-current="date"]')).toContainText('22');

  const booking = bookingLinks(page).first();
  await tabTo(page, booking);
  const opening = page.waitForEvent('popup');
  await page.keyboard.press('Enter');
  await expect((await opening).locator('h1')).toHaveText(title);
});

test('in rows that are swiped, more than an edge of what has the focus is seen @all', async ({ page }) => {
  for (const [width, path, row] of [
    [320, SCREENS.film, '.days ol'],
    [360, `/grille-horaire/${FILM}`, '.days ol'],
    [360, SCREENS.list, 'main ul'],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(path);
    const edges = await page.locator(row).evaluateAll((rows) =>
      rows
        .filter((it) => it.scrollWidth > it.clientWidth && getComputedStyle(it).overflowX === 'auto')
        .flatMap((it) => {
          const links = [...it.querySelectorAll('a')];
          return [...links, ...links.toReversed()].flatMap((link) => {
            link.focus();
            const box = link.getBoundingClientRect();
            const seen = Array.from({ length: Math.floor(box.width) }, (_, x) => x).filter((x) =>
              link.contains(document.elementFromPoint(box.left + x, box.top + box.height / 2)),
            );
            return seen.length < 24 ? [`${link.textContent.trim()}: ${seen.length}`] : [];
          });
        }),
    );
    expect(edges, path).toEqual([]);
  }
});

test.describe('nothing that has the focus is out of sight, forwards or backwards', () => {
  const { origin } = withThirdParties();
  test.use({ answered: false });

  // The sweeps have every screen. These had pins of a map that no scrolling led to, in windows lower than the map and under
  // the banner.
  for (const [width, path] of [
    [360, SCREENS.film],
    [1280, '/cinemas'],
    [1440, '/cinemas'],
  ] as const) {
    test(`under the open banner of ${path} at ${width} px${furtherIf(width > 360)}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(origin() + path);
      await expect(page.locator('.consent')).toBeVisible();
      await expectStopsSeen(page);
      await page.locator('.consent button').first().press('Enter');
      await expect(page.locator('.consent')).toHaveCount(0);
      await expectStopsSeen(page);
    });
  }
});

test.describe('the hours of an evening', () => {
  const from = (page: Page) => page.getByLabel('À partir de');
  const until = (page: Page) => page.getByLabel('Fini avant');

  test('are chosen in their fields, which keep the focus, and what is left is announced', async ({ page }) => {
    await page.goto(SCREENS.cinema);
    await hydrated(page, 'ShowtimeGrid');
    await tabTo(page, from(page));
    await choose(page, '19:00');
    await expect(page).toHaveURL(/\/filters\/from-1900$/);
    await expect(from(page)).toBeFocused();
    await tabTo(page, until(page));
    await choose(page, '22:30');
    await expect(page).toHaveURL(/\/filters\/from-1900\/until-2230$/);
    await expect(until(page)).toBeFocused();
    const left = await tickets(page).count();
    await expect(page.locator('.filters [role="status"]')).toContainText(`${left} séances`);
    await book(page, bookingLinks(page).first());
  });

  test('are a form without script @all', async ({ noScript: page }) => {
    await page.goto(SCREENS.cinema);
    await tabTo(page, from(page));
    await choose(page, '19:00');
    await tabTo(page, until(page));
    await choose(page, '22:30');
    await pressed(page, page.locator('.hours').getByRole('button', { name: 'Voir', exact: true }));
    await expect(page).toHaveURL(/\/filters\/from-1900\/until-2230$/);
    await expect(from(page)).toHaveValue('1900');
    await tabTo(page, bookingLinks(page).first());
  });
});

test.describe('friends', () => {
  async function answer(page: Page): Promise<void> {
    const group = page.getByRole('group').first();
    await tabTo(page, group.getByRole('radio').first());
    await page.keyboard.press('Space');
    await expect(group.getByRole('radio', { name: 'Oui', exact: true })).toBeChecked();
    await tabTo(page, page.getByRole('textbox', { name: 'Votre nom' }));
    await page.keyboard.type('Ada');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').first()).toContainText('1 réponse. La vôtre est enregistrée');
    await tabTo(page, page.getByRole('button', { name: 'Changer ma réponse' }));
  }

  async function makePoll(page: Page, withScript: boolean): Promise<void> {
    await page.goto(`/films/${FILM}/filters/${TOMORROW}`);
    const about = page.locator(ABOUT).first();
    await pressed(page, about);
    await expect(page).toHaveURL(/\/seances\/V\d+S\d+$/);
    if (withScript) {
      const panel = page.getByRole('dialog', { name: 'Le Cuirassé Potemkine' });
      await expect(panel).toBeVisible();
      await expect.poll(() => panel.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
      await page.keyboard.press('Escape');
      await expect(about).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(panel).toBeVisible();
    }
    await pressed(page, page.getByRole('link', { name: 'Demander aux amis' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Demander aux amis' })).toBeVisible();
    // Adds one more screening of that film on that day, and removes it.
    await pressed(page, page.getByRole('region', { name: 'Autres séances' }).getByRole('link').first());
    await expect(page.getByRole('link', { name: 'Retirer' })).toHaveCount(2);
    await pressed(page, page.getByRole('link', { name: 'Retirer' }).last());
    await expect(page.getByRole('link', { name: 'Retirer' })).toHaveCount(1);
    await pressed(page, page.getByRole('button', { name: 'Créer l’adresse' }));
    await expect(page).toHaveURL(/\/demander-aux-amis\/[0-9a-f]{32}$/);
  }

  test('are asked, and mark what suits them @all', async ({ page }) => {
    await makePoll(page, true);
    const share = page.getByRole('button', { name: 'Partager' });
    await tabTo(page, share);
    await answer(page);
  });

  test('are asked, and mark what suits them, without script @all', async ({ noScript }) => {
    await makePoll(noScript, false);
    await answer(noScript);
  });
});

for (const [how, withScript] of [
  ['', true],
  [', without script', false],
] as const) {
  test(`two films in a row are chosen and found${how} @all`, async ({ page: scripted, noScript }) => {
    const page = withScript ? scripted : noScript;
    // Few enough screenings to tab past them.
    await page.goto(`${SCREENS.cinema}/filters/${TOMORROW}/from-2230`);
    await pressed(page, page.getByRole('link', { name: 'Plusieurs films à la suite' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plusieurs films à la suite');
    await pressed(page, page.locator('.days a').nth(1));
    await expect(page).toHaveURL(/\/filters\/date-2026-11-22$/);
    for (const name of ['Le Cuirassé Potemkine', 'Sherlock Junior']) {
      await tabTo(page, page.getByRole('checkbox', { name }));
      await page.keyboard.press('Space');
      await expect(page.getByRole('checkbox', { name })).toBeChecked();
    }
    await pressed(page, page.getByRole('button', { name: 'Voir ce qui s’enchaîne' }));
    await expect(page).toHaveURL(/\?film=[\w-]+&film=[\w-]+$/);
    const chain = page.locator('section[aria-labelledby="rows"] > ol > li').first();
    await tabTo(page, bookingLinks(chain).first());
    await tabTo(page, bookingLinks(chain).last());
  });

  test(`cinemas are compared hour by hour${how} @all`, async ({ page: scripted, noScript }) => {
    const page = withScript ? scripted : noScript;
    await page.setViewportSize({ width: 1100, height: 800 });
    await page.goto(`/films/${FILM}`);
    await pressed(page, page.getByRole('link', { name: 'Comparer les cinémas heure par heure' }));
    await expect(page).toHaveURL(/\/grille-horaire\//);
    await tabTo(page, page.getByRole('region', { name: 'Heure par heure' }));
    // Goes to the last screening of a cinema; nothing that scrolls or sticks hides the focus on the way.
    const row = page.locator('tbody tr').first();
    await tabTo(page, row.locator('a.ticket').last());
    if (withScript) {
      const about = row.locator('a.about').last();
      await pressed(page, about);
      await expect(page.getByRole('dialog', { name: 'Le Cuirassé Potemkine' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(about).toBeFocused();
    }
  });
}

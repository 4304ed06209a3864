import type { Page } from '@playwright/test';
import { SCREENS } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/** Targets that stand side by side: none covers another, nor what one reads. */

/** WCAG 2.2, 2.5.8. */
const MIN_TARGET_PX = 24;

/** The stubs of tickets that are too small, or cover the link of their ticket, and how many there are in all. */
const stubs = (page: Page) =>
  page.evaluate((least) => {
    for (const row of document.querySelectorAll<HTMLElement>('[data-row], .board li')) {
      row.style.contentVisibility = 'visible';
    }
    const wrong: string[] = [];
    let count = 0;
    for (const stub of document.querySelectorAll('.about')) {
      const own = stub.getBoundingClientRect();
      const link = stub.parentElement!.querySelector('.ticket')!.getBoundingClientRect();
      if (own.width === 0) continue;
      count += 1;
      const apart = own.left >= link.right - 0.5 || own.top >= link.bottom - 0.5;
      const within = stub.parentElement!.getBoundingClientRect().right >= own.right - 0.5;
      if (!apart || !within || own.width < least || own.height < least) {
        wrong.push(`${stub.getAttribute('aria-label')}: ${JSON.stringify(own)} beside ${JSON.stringify(link)}`);
      }
    }
    return { count, wrong };
  }, MIN_TARGET_PX);

for (const [name, path] of [
  ['a cinema’s day', SCREENS.cinema],
  ['a film', SCREENS.film],
  ['an evening', '/ce-soir/lyon'],
  ['a timetable', '/grille-horaire/le-cuirasse-potemkine-44008'],
] as const) {
  test(`the way to all about a screening stands beside its booking link: ${name} @phone`, async ({ page }) => {
    await page.goto(path);
    const { count, wrong } = await stubs(page);
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(5);
  });
}

test('so it does however a day is shown @phone', async ({ page }) => {
  await page.goto(SCREENS.cinema);
  for (const view of ['Liste', 'Affiches', 'Heure par heure']) {
    await page.getByRole('radio', { name: view }).check();
    const { count, wrong } = await stubs(page);
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(5);
  }
});

for (const name of ['home', 'list'] as const) {
  test(`what is off the screen is not laid out beyond its part, where other targets are: ${name} @phone`, async ({
    page,
  }) => {
    await page.goto(SCREENS[name]);
    const beyond = await page.locator('main section').evaluateAll((sections) =>
      sections.flatMap((section) => {
        const { bottom } = section.getBoundingClientRect();
        const targets = [...section.querySelectorAll('a, button')];
        const lowest = Math.max(0, ...targets.map((target) => target.getBoundingClientRect().bottom));
        return lowest > bottom + 1 ? [`${section.id}: ${lowest} beyond ${bottom}`] : [];
      }),
    );
    expect(beyond).toEqual([]);
  });
}

test('a heart stands beside a film’s title, and covers neither that nor the poster @phone', async ({ page }) => {
  await page.goto(SCREENS.list);
  const titles = () =>
    page.locator('.card h3').evaluateAll((all) =>
      all
        .slice(0, 8)
        .map((title) => title.getBoundingClientRect())
        .map(({ left, top, width, height }) => [left, top, width, height]),
    );
  const before = await titles();
  await page.keyboard.press('Shift');
  await expect(page.locator('.card .heart').first()).toBeVisible();
  // They came later, and moved nothing.
  expect(await titles()).toEqual(before);
  const covered = await page.locator('.card').evaluateAll((cards) =>
    cards.slice(0, 24).flatMap((card) => {
      (card.parentElement as HTMLElement).style.contentVisibility = 'visible';
      const heart = card.querySelector('.heart')!.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(card.querySelector('h3 a')!);
      const boxes = [card.querySelector('.poster')!.getBoundingClientRect(), ...words.getClientRects()];
      const covers = boxes.some(
        (box) =>
          box.left < heart.right - 0.5 &&
          heart.left < box.right - 0.5 &&
          box.top < heart.bottom - 0.5 &&
          heart.top < box.bottom - 0.5,
      );
      return covers || heart.width < 44 || heart.height < 44 ? [card.textContent] : [];
    }),
  );
  expect(covered).toEqual([]);
});

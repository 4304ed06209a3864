import type { Page } from '@playwright/test';
import { expect, furtherIf, test } from './support/test.ts';

/** A large cinema: 38 films on this day. */
const LARGE = '/cinemas/aurore-saint-denis-pleyel';
const SCREEN = 780;

/** How long the rows are, with those that no screen has shown yet: otherwise their heights are estimates. */
const rowsHeight = (page: Page) =>
  page.locator('[data-rows]').evaluate((rows) => {
    for (const row of rows.children as HTMLCollectionOf<HTMLElement>) row.style.contentVisibility = 'visible';
    return rows.getBoundingClientRect().height;
  });
/** The same with the days, the filters and the ways to look at them above. */
const dayHeight = async (page: Page) => {
  await rowsHeight(page);
  return (await page.locator('.cinema-day').boundingBox())!.height;
};
const list = (page: Page) => page.getByRole('radio', { name: 'Liste' });
const posters = (page: Page) => page.getByRole('radio', { name: 'Affiches' });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: SCREEN } });

  for (const [site, path] of [
    ['fr', LARGE],
    ['nl', '/bioscopen/aurore-amsterdam-zuidoost'],
    ['ch', '/de/kinos/aurore-secheron'],
  ] as const) {
    test(`a day at a large cinema of ${site} is taken in within three screens @phone${furtherIf(site !== 'fr')}`, async ({
      page,
      baseURL,
    }) => {
      await page.goto(baseURL!.replace('//fr.', `//${site}.`) + path);
      await expect(page.getByRole('radio', { name: /^(Liste|Lijst)$/ })).toBeChecked();
      expect(await dayHeight(page)).toBeLessThan(3 * SCREEN);
      // Each film that can still be seen, with all its times.
      const films = page.locator('[data-row]:visible');
      expect(await films.count()).toBeGreaterThan(15);
      for (const film of await films.all()) await expect(film.locator('.ticket b:visible').first()).toBeAttached();
      // Spaced as in WCAG 1.4.12, titles are whole.
      await page.evaluate(() => {
        const spaced = new CSSStyleSheet();
        spaced.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }');
        document.adoptedStyleSheets.push(spaced);
      });
      const cut = await films
        .locator('h2, h3')
        .evaluateAll((all) => all.flatMap((it) => (it.scrollWidth > it.clientWidth + 1 ? [it.textContent] : [])));
      expect(cut).toEqual([]);
    });
  }

  test('without JavaScript the list is one press away @phone', async ({ noScript: page }) => {
    await page.setViewportSize({ width: 360, height: SCREEN });
    await page.goto(LARGE);
    await expect(posters(page)).toBeChecked();
    await list(page).check();
    expect(await rowsHeight(page)).toBeLessThan(3 * SCREEN);
  });
});

test('a desk begins with posters; the device remembers the list, on other days too', async ({ page }) => {
  await page.goto(LARGE);
  await expect(posters(page)).toBeChecked();
  const before = await rowsHeight(page);
  await list(page).check();
  expect(await rowsHeight(page)).toBeLessThan(before / 2);
  await page.locator('.days a').nth(1).click();
  await expect(page).toHaveURL(/date-2026-11-22/);
  await expect(page.locator('.days [aria-current="date"]')).toContainText('22');
  await expect(list(page)).toBeChecked();
  await page.goto('/cinemas/aurore-lyon-confluence');
  await expect(list(page)).toBeChecked();
});

test('what has begun is folded, said by number, and one press away @phone', async ({ page }) => {
  // The number is the server's: a moment later more may have begun.
  const html = await (await page.goto(LARGE))!.text();
  const begun = page.locator('[data-begun]');
  const count = html.match(/ data-begun/g)!.length;
  expect(count).toBeGreaterThan(10);
  await expect(begun.first()).toBeHidden();
  const folded = page.getByRole('checkbox', { name: `${count} déjà commencées` });
  const films = await page.locator('[data-row]:visible').count();
  await folded.check();
  await expect(begun.first()).toBeVisible();
  expect(await page.locator('[data-row]:visible').count()).toBeGreaterThan(films);
});

const hours = (page: Page) => page.getByRole('radio', { name: 'Heure par heure' });
/** The tickets that are seen, with where and when they are. */
const blocks = (page: Page) =>
  page.locator('[data-rows]').evaluate((rows) =>
    [...rows.querySelectorAll<HTMLElement>('.row:not([hidden])')].flatMap((row, index) => {
      row.style.contentVisibility = 'visible';
      return [...row.querySelectorAll<HTMLElement>('li')]
        .filter((item) => item.getBoundingClientRect().width > 0)
        .map((item) => {
          const { left, right, top, bottom } = item.getBoundingClientRect();
          const minutes = (clock: string) => (Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)) + 960) % 1440;
          const start = minutes(item.querySelector('b')!.textContent);
          const end = minutes(item.querySelector('i')!.textContent.slice(-5));
          return { index, left, right, top, bottom, start, length: (end - start + 1440) % 1440 };
        });
    }),
  );

test.describe('on a large screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a day begins hour by hour, beside its films: each ticket stands at its time', async ({ page }) => {
    await page.goto(LARGE);
    await expect(hours(page)).toBeChecked();
    await expect(page.locator('[data-rows]')).toBeVisible();
    const all = await blocks(page);
    expect(all.length).toBeGreaterThan(30);
    const [first] = all;
    const labels = await page
      .locator('[data-hours] li')
      .evaluateAll((items) =>
        items.map((item) => ({ left: item.getBoundingClientRect().left, clock: item.textContent })),
      );
    const minute = (labels[1]!.left - labels[0]!.left) / 60;
    const begins = (Number(labels[0]!.clock.slice(0, 2)) * 60 + 960) % 1440;
    expect(first).toBeDefined();
    for (const block of all) {
      // Within the five minutes to which places are rounded.
      expect(Math.abs(block.left - labels[0]!.left - (block.start - begins) * minute)).toBeLessThan(5 * minute + 3);
      if (block.length >= 60) {
        expect(Math.abs(block.right - block.left - block.length * minute)).toBeLessThan(10 * minute + 5);
      }
    }
    // Of none is a line cut off, also where its state has one of its own.
    const cut = await page
      .locator('.ticket')
      .evaluateAll((all) => all.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1).length);
    expect(cut).toBe(0);
    // No ticket lies on another.
    const overlaps = all.filter((a, index) =>
      all
        .slice(index + 1)
        .some((b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1),
    );
    expect(overlaps).toEqual([]);
    // The right half works: it has most of what can be pressed.
    expect(all.filter(({ right }) => right > 720).length).toBeGreaterThan(all.length / 2);
    expect(await rowsHeight(page)).toBeLessThan(4 * 900);
  });

  test('what has begun takes its place once it is shown, and filters leave no holes @all', async ({ page }) => {
    await page.goto(LARGE);
    await expect(page.locator('[data-rows]')).toBeVisible();
    const first = page.locator('[data-hours] li').first();
    const before = await first.textContent();
    await page.getByRole('checkbox', { name: /déjà commencées/ }).check();
    await expect(first).not.toHaveText(before!);
    expect((await blocks(page)).length).toBeGreaterThan(30);
  });
});

test('hour by hour, a phone swipes along the day and keeps the film in sight @phone-only', async ({ page }) => {
  await page.goto(LARGE);
  await hours(page).check();
  const scroller = page.locator('.along-hours');
  const title = page.locator('[data-row]:visible h2').first();
  const before = (await title.boundingBox())!;
  await scroller.evaluate((element) => element.scrollTo(300, 0));
  await expect.poll(() => scroller.evaluate((element) => element.scrollLeft)).toBe(300);
  expect((await title.boundingBox())!.x).toBe(before.x);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  // The device remembers it.
  await page.reload();
  await expect(hours(page)).toBeChecked();
  await expect(page.locator('[data-hours] li').first()).toBeVisible();
});

/** The days' strip, and how far down the window its lower edge is. */
const days = (page: Page) => page.locator('.days');
const underDays = async (page: Page) => {
  const { y, height } = (await days(page).boundingBox())!;
  return y + height;
};

test('the days stay in sight while the programme is read, and cover nothing that has the focus @phone', async ({
  page,
}) => {
  await page.goto(LARGE);
  await list(page).check();
  const last = page.locator('[data-row]:visible .about:visible').last();
  await last.focus();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
  expect((await days(page).boundingBox())!.y).toBeGreaterThanOrEqual(-1);
  expect((await days(page).boundingBox())!.y).toBeLessThan(80);
  // Upwards, where they would.
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Shift+Tab');
    const focus = page.locator(':focus');
    const top = (await focus.boundingBox())!.y;
    if (await focus.evaluate((element) => element.closest('.days') !== null)) break;
    expect(top).toBeGreaterThanOrEqual((await underDays(page)) - 1);
  }
  // Going through the days themselves moves nothing.
  const at = await page.evaluate(() => scrollY);
  await page.locator('.days a').nth(1).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => scrollY)).toBe(at);
});

test('a screen of 320 px has no room for days that stay @all', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 320 });
  await page.goto(LARGE);
  await page.locator('[data-row]:visible .about:visible').last().focus();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
  expect(await underDays(page)).toBeLessThan(0);
});

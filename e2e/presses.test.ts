import type { Page } from '@playwright/test';
import { SCREENS, VIEWPORTS } from './support/screens.ts';
import { expect, furtherIf, test } from './support/test.ts';

/*
 * Who has only a keyboard counts presses. Screens with a programme have a second link at their top, past days and
 * filters; on the others the first booking link is near the beginning of the content.
 */

const MOST = 12;
const TO_SCREENINGS = 'a[href="#screenings"]';
const TO_CONTENT = 'a[href="#content"]';

/** Presses Tab from the page's first link to its first booking link, with the best of the links past what is above. */
async function pressesToBooking(page: Page): Promise<number> {
  const past = (await page.locator(TO_SCREENINGS).count()) > 0 ? TO_SCREENINGS : TO_CONTENT;
  for (let presses = 1; presses <= 4 * MOST; presses += 1) {
    const focused = page.locator(':focus');
    if (await focused.evaluate((it) => it.matches('a.ticket[href], a[data-r][href]'))) return presses;
    if (await focused.evaluate((it, link) => it.matches(link), past)) await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  return Infinity;
}

const PROGRAMMES = {
  ...SCREENS,
  evening: '/ce-soir/lyon',
  'accessible screenings': '/seances-accessibles',
  'accessible screenings of a city': '/seances-accessibles/lyon',
  city: '/cinemas/ville/lyon',
  near: '/autour-de-moi?q=lyon',
  timetable: '/grille-horaire/le-cuirasse-potemkine-44008',
  season: '/saison/silent-live',
  'special event': '/event-special/moon-and-back',
  'opera in cinemas': '/evenements/carmen-44101',
  search: '/recherche?q=metropolis+vost+samedi+lyon',
} as const;

for (const [name, path] of Object.entries(PROGRAMMES)) {
  // A list of films has no tickets.
  if (path === SCREENS.list) continue;
  const isMain = path === SCREENS.cinema || path === SCREENS.film || name === 'evening';
  test(`the first booking link of ${name} is at most ${MOST} presses of Tab away${furtherIf(!isMain)}`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const viewport of VIEWPORTS) {
      await page.setViewportSize(viewport);
      // From the top, as Tab finds it on a page that has just come.
      await page.locator('a:visible').first().focus();
      expect(await pressesToBooking(page), `at ${viewport.width} px`).toBeLessThanOrEqual(MOST);
    }
  });
}

import { startPicturedSite } from '../tests/support/picturedSite.ts';
import { launchOf } from './support/chromium.ts';
import { MAIN_SCREENS } from './support/screens.ts';
import { openStill } from './support/stillPage.ts';
import { expect, test } from './support/test.ts';

/**
 * Compares the site with the pictures in e2e/look. `npm run look` retakes them: look at each that has changed.
 *
 * In a picture, 3 in 1,000 pixels may differ, not counting those on the edges of letters: about as many as another build of
 * Chromium draws differently. A row that moves by a pixel also moves what is below it, which makes ten times as many.
 */
const TOLERANCE = { maxDiffPixelRatio: 0.003 };

// Letters that our font lacks are DejaVu's.
test.use({ launchOptions: launchOf('dejavu') });

const SIZES = {
  phone: { width: 360, height: 740 },
  desk: { width: 1280, height: 800 },
} as const;

// One site for all of them, with the page of components.
test.describe.configure({ mode: 'default' });
let origin = '';
let stop: () => Promise<void>;
test.beforeAll(async () => {
  const site = await startPicturedSite('visual', { COMPONENTS: 'on' });
  origin = `http://fr.aurore.localhost:${site.port}`;
  stop = site.stop;
});
test.afterAll(() => stop());

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(size, () => {
    test.use({ viewport, colorScheme: size === 'phone' ? 'dark' : 'light' });

    for (const [name, path] of Object.entries(MAIN_SCREENS)) {
      test(`${name} looks as it did`, async ({ page }) => {
        await openStill(page, origin + path);
        await expect(page).toHaveScreenshot(`${name}-${size}.png`, TOLERANCE);
      });
    }

    test('every component looks as it did in every state', async ({ page }) => {
      // It compares as many pictures as all the other tests together.
      test.slow();
      await openStill(page, `${origin}/docs/components`);
      const groups = page.locator('main > section');
      for (const group of await groups.all()) {
        const id = await group.getAttribute('id');
        await expect.soft(group).toHaveScreenshot(`components-${id}-${size}.png`, TOLERANCE);
      }
    });
  });
}

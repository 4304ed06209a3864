import { startPicturedSite } from '../../tests/support/picturedSite.ts';
import { launchOf } from '../support/chromium.ts';
import { LOOKS, TOLERANCE } from '../support/look.ts';
import { openStill } from '../support/stillPage.ts';
import { expect, test } from '../support/test.ts';

// Letters that our font lacks are DejaVu's.
test.use({ launchOptions: launchOf('dejavu') });

// One site with the page of components, for both.
test.describe.configure({ mode: 'default' });
let origin = '';
let stop: () => Promise<void>;
test.beforeAll(async () => {
  const site = await startPicturedSite('visual', { COMPONENTS: 'on' });
  origin = `http://fr.aurore.localhost:${site.port}`;
  stop = site.stop;
});
test.afterAll(() => stop());

for (const [size, look] of Object.entries(LOOKS)) {
  test.describe(size, () => {
    test.use(look);

    test('every component looks as it did in every state', async ({ page }) => {
      // It compares as many pictures as all the main screens together.
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

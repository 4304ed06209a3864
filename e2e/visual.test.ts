import { launchOf } from './support/chromium.ts';
import { LOOKS, TOLERANCE } from './support/look.ts';
import { PICTURED_SCREENS, SCREENS } from './support/screens.ts';
import { openStill } from './support/stillPage.ts';
import { expect, furtherIf, test } from './support/test.ts';

// Letters that our font lacks are DejaVu's.
test.use({ launchOptions: launchOf('dejavu') });

for (const [size, look] of Object.entries(LOOKS)) {
  test.describe(size, () => {
    test.use(look);

    for (const [name, path] of Object.entries(PICTURED_SCREENS)) {
      test(`${name} looks as it did${furtherIf(size === 'desk' && !(name in SCREENS))}`, async ({ page }) => {
        await openStill(page, path);
        await expect(page).toHaveScreenshot(`${name}-${size}.png`, TOLERANCE);
      });
    }
  });
}

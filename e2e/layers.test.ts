import { expectHalfForItself, LAYERED } from './support/layers.ts';
import { withThirdParties } from './support/thirdPartySite.ts';
import { furtherIf, test } from './support/test.ts';

const { origin } = withThirdParties();
test.use({ answered: false });

for (const [index, path] of LAYERED.entries()) {
  test(`in a window that is zoomed four times, ${path} has half of the window for itself${furtherIf(index > 0)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await expectHalfForItself(page, origin() + path);
  });
}

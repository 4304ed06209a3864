import { PURPOSES } from '../../src/sites/purposes.ts';
import { sites } from '#brand/sites.ts';
import { request } from '../../tests/support/request.ts';
import { builtPaths, examplesOf } from '../../tests/support/screens.ts';
import { chat, feedback, withThirdParties } from '../support/thirdPartySite.ts';
import { allowed, expect, test } from '../support/test.ts';

const { origin, provider } = withThirdParties();

const PARTS = 4;
for (let part = 0; part < PARTS; part += 1) {
  // What the policy allows for the page itself must suffice; widgets only add to it
  // (tests/unit/request/csp/widgetPolicy.test.ts).
  test(`no screen’s policy is violated with everything on and allowed, part ${part + 1} of ${PARTS}`, async ({
    page,
    context,
  }) => {
    await allowed(context, PURPOSES);
    const port = Number(new URL(origin()).port);
    const paths = builtPaths(sites.fr, 'fr', await examplesOf((path) => request(port, 'fr', path)));
    for (const path of paths.filter((_, index) => index % PARTS === part)) {
      provider().asked.length = 0;
      await page.goto(origin() + path);
      // Pages for the app have no footer and no widgets; those whose addresses are secrets are not tracked.
      const isTracked = (await page.locator('html[data-untracked]').count()) === 0;
      if (!isTracked || (await page.getByRole('contentinfo').count()) === 0) continue;
      await expect.poll(() => provider().asked, path).toContain('/tag.js');
      await chat(page).click();
      await expect(page.frameLocator('iframe[name="chat"]').getByText('Bonjour, je suis Ellen.'), path).toBeVisible();
      await feedback(page).click();
      await expect(page.getByRole('region', { name: 'Feedback' }), path).toBeVisible();
    }
  });
}

import { feedback, withThirdParties } from './support/thirdPartySite.ts';
import { expect, test } from './support/test.ts';

/** Hosts that begin with www are production (SPEC 9, "Environment from host"). */
const { origin, provider } = withThirdParties('www.fr.aurore.localhost');
test.use({ answered: false });

// SPEC 7.43, 9.38
test('the feedback widget in production is the production variant', async ({ page }) => {
  await page.goto(`${origin()}/actualites`);
  const banner = page.getByRole('form', { name: 'Les cookies, à votre guise' });
  await banner.getByRole('button', { name: 'Tout accepter' }).click();
  await expect(banner).toHaveCount(0);
  // From then on the consent is in force.
  await expect.poll(() => provider().asked).toContain('/tag.js');
  await feedback(page).click();
  await expect.poll(() => provider().asked).toContain('/feedback/production.js');
  expect(provider().asked).not.toContain('/feedback/preproduction.js');
});

import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { chat, feedback, strangers, withThirdParties } from './support/thirdPartySite.ts';
import { expect, test } from './support/test.ts';

const { origin, provider } = withThirdParties();

const preferences = (page: Page) => page.getByRole('dialog', { name: 'Les cookies, à votre guise' });

/** Presses a widget's control, and allows what it first asks for. */
async function allow(page: Page, control: (page: Page) => ReturnType<typeof chat>): Promise<void> {
  await control(page).click();
  await expect(preferences(page)).toBeVisible();
  await preferences(page).getByRole('checkbox', { name: 'Assistance et avis' }).check({ force: true });
  await preferences(page).getByRole('button', { name: 'Enregistrer mes choix' }).click();
}

// SPEC 1.14, 7.42
test('the chat asks for consent first, then loads, opens, and opens again', async ({ page }) => {
  const asked = strangers(page, origin());
  await page.goto(`${origin()}/aide`);
  await chat(page).click();
  await preferences(page).getByRole('button', { name: 'Fermer' }).click();
  await expect(preferences(page)).toBeHidden();
  expect(asked).toEqual([]);

  await allow(page, chat);
  const frame = page.frameLocator('iframe[name="chat"]');
  await expect(frame.getByText('Bonjour, je suis Ellen.')).toBeVisible();
  expect(provider().asked.slice(0, 3)).toEqual([
    '/chat/config?server=org&account=help',
    '/chat/assets/js/bootstrap.min.js',
    expect.stringMatching(/^\/chat\/frame\?org=org&deployment=help&language=fr-FR/),
  ]);
  await chat(page).click();
  await expect.poll(() => provider().asked.filter((path) => path.startsWith('/chat/config'))).toHaveLength(2);
  await expect(page.locator('iframe[name="chat"]')).toHaveCount(1);
});

for (const instruction of ['hide_reason_no_agents_available', 'schedule']) {
  // SPEC 5.13
  test(`the chat that says ${instruction} is shown as unavailable, and is not loaded @all`, async ({ page }) => {
    provider().instructions = [instruction];
    await page.goto(`${origin()}/aide`);
    await allow(page, chat);
    await expect(page.getByRole('alert')).toContainText('Personne ne peut vous répondre');
    await expectAccessible(page);
    expect(provider().asked.filter((path) => path.includes('bootstrap'))).toEqual([]);
  });
}

test.describe('a provider that is out of order', () => {
  test.use({ tolerated: [/503/] });
  // SPEC 4.66
  test('is shown, and the chat can be had once it is back @all', async ({ page }) => {
    provider().instructions = undefined;
    await page.goto(`${origin()}/aide`);
    await allow(page, chat);
    await expect(page.getByRole('alert')).toContainText('La discussion ne s’ouvre pas');
    provider().instructions = [];
    await chat(page).click();
    await expect(page.locator('iframe[name="chat"]')).toBeVisible();
  });
});

// SPEC 1.14, 7.43
test('the feedback widget is the preproduction variant outside production', async ({ page }) => {
  await page.goto(`${origin()}/actualites`);
  await allow(page, feedback);
  await expect(page.getByRole('region', { name: 'Feedback' })).toHaveText('fr-FR /actualites');
  expect(provider().asked).toContain('/feedback/preproduction.js');
  expect(provider().asked).not.toContain('/feedback/production.js');
});

test('without script the chat’s link leads to the help centre, and no dead button stands beside it', async ({
  noScript,
}) => {
  await noScript.goto(`${origin()}/actualites`);
  await expect(feedback(noScript)).toBeHidden();
  await chat(noScript).click();
  await expect(noScript).toHaveURL(`${origin()}/aide`);
});

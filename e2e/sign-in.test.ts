import type { Locator, Page } from '@playwright/test';
import { startPlainProvider, type PlainProvider } from '../tests/support/plainProvider.ts';
import { startSite, type RunningSite } from '../tests/support/server.ts';
import { SITE_CODES, type SiteCode } from '../src/sites/sites.ts';
import { expectAccessible } from './support/accessibility.ts';
import { withClientService } from './support/clientService.ts';
import { moveHand } from './support/hand.ts';
import { cutNextRefresh, untilTokensAreStale } from './support/signedIn.ts';
import { expect, furtherIf, test } from './support/test.ts';

/** Our browser code with a provider that is not ours, whose tokens it renews with each call. */
let provider: PlainProvider;
let site: RunningSite;
const originOf = (code: SiteCode) => `http://${code}.aurore.localhost:${site.port}`;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  provider = await startPlainProvider({ accessSeconds: 61 });
  site = await startSite('sign-in', { FEATURES: 'authentication,wallet', OIDC_ISSUER: provider.issuer });
  provider.serve(SITE_CODES.map(originOf));
});
test.afterAll(async () => {
  await site.stop();
  await provider.stop();
});

const header = (page: Page): Locator => page.locator('.site-header');
const dialog = (page: Page): Locator => page.locator('dialog.modal[open]');
const profile = (page: Page): Locator => header(page).getByRole('link', { name: 'Mon profil' });

async function enter(page: Page, name = 'ada'): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Enter' }).click();
}

/** Signs in from a page, through its header. */
async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await header(page).getByRole('link', { name: 'Se connecter' }).click();
  await dialog(page).getByRole('link', { name: 'Se connecter' }).click();
  await enter(page);
  await expect(profile(page)).toBeVisible();
}

test.describe('signing in', () => {
  // A page left while its tokens are renewed never gets the new ones: the next page's refresh fails, so it uses a
  // frame.
  test.use({ tolerated: [/400 \(Bad Request\) \(http:\/\/login\..*\/token\)/] });

  // SPEC 1.17, 2.67, 2.71, 2.82, 4.10, 4.21, 4.28, 7.35, 7.39, 9.27
  test('comes back to the page, outlives reloads and navigation, and ends', async ({ page, context }) => {
    await withClientService(context);
    const films = `${originOf('fr')}/films/filters/genres-comedie`;
    await signIn(page, films);
    await expect(page).toHaveURL(films);
    await expect(profile(page)).toHaveText(/LA$/);
    const cookies = await context.cookies(films);
    const mark = cookies.find(({ name }) => name === 'aurore_session')!;
    expect(mark.domain).toBe('.aurore.localhost');
    expect(mark.expires - Date.now() / 1000).toBeGreaterThan(3500);
    expect(mark.expires - Date.now() / 1000).toBeLessThanOrEqual(3600);

    for (let times = 0; times < 3; times++) {
      await page.reload();
      await expect(profile(page)).toHaveText(/LA$/);
    }
    await header(page).getByRole('link', { name: 'Cinémas' }).click();
    await expect(profile(page)).toHaveText(/LA$/);

    await expect(header(page).getByRole('link', { name: 'Créer un compte' })).toBeHidden();
    await expect(header(page).locator('#menu [data-pass]')).toHaveText('Mon abonnement');
    await profile(page).click();
    await expect(dialog(page).getByText('Ada Lovelace')).toBeVisible();
    await expect(dialog(page).getByRole('link', { name: 'Mes avantages' })).toBeVisible();
    await expect(dialog(page).getByRole('link', { name: 'Mon abonnement' })).toBeVisible();
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Se déconnecter' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(`${originOf('fr')}/`);
    await expect(header(page).getByRole('link', { name: 'Se connecter' })).toBeVisible();
    expect((await context.cookies(films)).map(({ name }) => name)).not.toContain('aurore_session');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('aurore:session'))).toBeNull();
  });

  // SPEC 4.12, 4.14
  test('loads nothing for anybody who is not there or does not ask', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto(`${originOf('fr')}/actualites`);
    expect(scripts.filter((each) => /account|oidc|session/.test(each))).toEqual([]);
    await page.goto(`${originOf('fr')}/films`);
    await moveHand(page);
    await expect(page.locator('.heart').first()).toBeVisible();
    expect(scripts.filter((each) => /oidc/.test(each))).toEqual([]);
  });

  // SPEC 7.35
  test('tells the provider the language, and that somebody is new @all', async ({ page }) => {
    await page.goto(`${originOf('fr')}/en/movies-events`);
    await header(page).getByRole('link', { name: 'Create an account' }).click();
    await expect(page.getByText('signup en')).toBeVisible();
  });

  // SPEC 4.26
  test('is silent on the next site', async ({ page, context }) => {
    await withClientService(context);
    await signIn(page, `${originOf('fr')}/films`);
    await page.goto(`${originOf('nl')}/films`);
    await expect(header(page).getByRole('link', { name: 'Mijn profiel' })).toHaveText(/LA$/);
  });

  test('outlives a refresh that a reload cuts off @all', async ({ page, context }) => {
    await withClientService(context);
    await signIn(page, `${originOf('fr')}/films`);
    const { renewed } = await cutNextRefresh(context, provider.issuer);
    await untilTokensAreStale(page);
    await page.reload();
    await renewed;
    const inFrame = page.waitForRequest((request) => request.url().includes('prompt=none'));
    await page.reload();
    await inFrame;
    await expect(profile(page)).toHaveText(/LA$/);
    await page.reload();
    await expect(profile(page)).toHaveText(/LA$/);
  });

  // SPEC 9.34
  test('leads two tabs at once to new tokens without losing either @all', async ({ page, context }) => {
    await withClientService(context);
    await signIn(page, `${originOf('fr')}/films`);
    const other = await context.newPage();
    await Promise.all([page.reload(), other.goto(`${originOf('fr')}/cinemas#all`)]);
    for (let times = 0; times < 3; times++) {
      await Promise.all([page.reload(), other.reload()]);
      await Promise.all([expect(profile(page)).toHaveText(/LA$/), expect(profile(other)).toHaveText(/LA$/)]);
    }
    // Signing out of one signs out of both.
    await profile(page).click();
    await dialog(page).getByRole('button', { name: 'Se déconnecter' }).click();
    await expect(header(other).getByRole('link', { name: 'Se connecter' })).toBeVisible();
  });
});

test.describe('what goes wrong', () => {
  const problem = (page: Page): Locator => page.getByRole('alert').filter({ visible: true });

  // SPEC 4.22, 8.10, 8.17
  test('an answer to nobody’s question signs nobody in', async ({ page }) => {
    await page.goto(`${originOf('fr')}/callback?code=abc&state=def`);
    await expect(page).toHaveURL(/\/connexion#error-missing_transaction$/);
    await expect(problem(page)).toContainText('n’a pas été commencée dans ce navigateur');
    await expectAccessible(page);
  });

  // SPEC 4.25, 5.28, 8.17
  test('an answer to another question neither', async ({ page }) => {
    await page.goto(`${originOf('fr')}/films`);
    await header(page).getByRole('link', { name: 'Créer un compte' }).click();
    await expect(page.getByText('signup fr')).toBeVisible();
    await page.goto(`${originOf('fr')}/callback?code=abc&state=def`);
    await expect(page).toHaveURL(/#error-state_mismatch$/);
    await expect(problem(page)).toContainText('ne correspond pas');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('aurore:session'))).toBeNull();
  });

  // SPEC 4.22, 8.20
  test('an address without an answer @all', async ({ page }) => {
    await page.goto(`${originOf('fr')}/callback`);
    await expect(page).toHaveURL(/#error-no_params$/);
  });

  // SPEC 4.22, 8.10
  test('a person who changes their mind sees it confirmed, on the page of that language', async ({ page }) => {
    await page.goto(`${originOf('fr')}/en/movies-events`);
    await header(page).getByRole('link', { name: 'Create an account' }).click();
    await enter(page, '');
    await expect(page).toHaveURL(`${originOf('fr')}/en/sign-in#error-access_denied`);
    await expect(problem(page)).toContainText('refused or given up');
  });

  for (const [what, fake, code] of [
    ['another nonce', (claims: object) => ({ ...claims, nonce: 'other' }), 'token_invalid'],
    ['another audience', (claims: object) => ({ ...claims, aud: 'other' }), 'token_invalid'],
    ['a time that is over', (claims: object) => ({ ...claims, exp: 1_000_000_000 }), 'token_time'],
  ] as const) {
    // SPEC 4.25, 8.19
    test(`an identity token with ${what} signs nobody in${furtherIf(what === 'another audience')}`, async ({
      page,
      context,
    }) => {
      await context.route(`${provider.issuer}/token`, async (route) => {
        const url = route.request().url().replace('login.aurore.localhost', '127.0.0.1');
        const answer = await route.fetch({ url });
        const tokens = (await answer.json()) as { id_token: string };
        const claims = JSON.parse(Buffer.from(tokens.id_token.split('.')[1]!, 'base64url').toString()) as object;
        await route.fulfill({ response: answer, json: { ...tokens, id_token: await provider.sign(fake(claims)) } });
      });
      await page.goto(`${originOf('fr')}/films`);
      await header(page).getByRole('link', { name: 'Créer un compte' }).click();
      await enter(page);
      await expect(page).toHaveURL(new RegExp(`#error-${code}$`));
      await expect(header(page).getByRole('link', { name: 'Se connecter' })).toBeVisible();
    });
  }
});

import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { importSettings } from '../tests/support/importSettings.ts';
import { startPlainProvider, type PlainProvider } from '../tests/support/plainProvider.ts';
import { request } from '../tests/support/request.ts';
import { startSite, type RunningSite } from '../tests/support/server.ts';
import { SITE_CODES, type SiteCode } from '../src/sites/sites.ts';
import { expectAccessible } from './support/accessibility.ts';
import { withClientService } from './support/clientService.ts';
import { moveHand } from './support/hand.ts';
import { cutNextRefresh, untilTokensAreStale } from './support/signedIn.ts';
import { allowed, expect, test } from './support/test.ts';
import { translate } from './support/translated.ts';

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

/** A browser that needs forced authentication. */
const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';

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

  // SPEC 1.17, 2.67, 2.71, 2.82, 6.3, 4.10, 4.13, 4.21, 4.28, 5.20, 7.35, 7.38, 7.39, 9.27
  test('comes back to the page, outlives reloads and navigation, and ends', async ({ page, context }) => {
    const account = await withClientService(context);
    const photos: string[] = [];
    await context.route('**/photos/*', (route) => {
      photos.push(new URL(route.request().url()).pathname);
      return route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
    });
    account.avatar = `${originOf('fr')}/photos/default-avatar.svg`;
    const films = `${originOf('fr')}/films/filters/genres-comedy`;
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
    // A photo takes the place of the initials; a placeholder was not asked for.
    account.avatar = `${originOf('fr')}/photos/ada.svg`;
    await page.reload();
    await expect(profile(page).locator('img')).toHaveAttribute('src', account.avatar);
    expect(photos).toEqual(['/photos/ada.svg']);
    account.avatar = null;
    await header(page).getByRole('link', { name: 'Cinémas', exact: true }).click();
    await expect(profile(page)).toHaveText(/LA$/);

    await expect(header(page).getByRole('link', { name: 'Créer un compte' })).toBeHidden();
    await expect(header(page).locator('#menu [data-pass]')).toHaveText('Mon abonnement');
    await profile(page).click();
    await expect(dialog(page).getByText('Ada Lovelace')).toBeVisible();
    await expect(dialog(page).getByRole('link', { name: 'Mes réservations' })).toBeVisible();
    await expect(dialog(page).getByRole('link', { name: 'Mes avantages' })).toBeVisible();
    await expect(dialog(page).getByRole('link', { name: 'Mon abonnement' })).toBeVisible();
    await expectAccessible(page);
    expect(account.served).not.toContain('POST v1/logout');
    await dialog(page).getByRole('button', { name: 'Se déconnecter' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    // Clients of another provider have a variant of the service of their own.
    expect(account.served).toContain('POST v1/logout');
    await expect(page).toHaveURL(`${originOf('fr')}/`);
    await expect(header(page).getByRole('link', { name: 'Se connecter' })).toBeVisible();
    expect((await context.cookies(films)).map(({ name }) => name)).not.toContain('aurore_session');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('aurore:session'))).toBeNull();
  });

  // SPEC 2.67
  test('has no entry of the pass for who has none @all', async ({ page, context }) => {
    const account = await withClientService(context);
    account.cinepass = false;
    await signIn(page, `${originOf('fr')}/films`);
    await expect(profile(page)).toHaveText(/LA$/);
    await profile(page).click();
    await expect(dialog(page).getByText('Ada Lovelace')).toBeVisible();
    await expect(dialog(page).getByRole('link', { name: 'Mon abonnement' })).toBeHidden();
    await expect(header(page).locator('[data-pass]')).toHaveCount(0);
  });

  // SPEC 2.67
  test('opens the profile below the logo on a phone, where the menu has its entry', async ({ page, context }) => {
    await withClientService(context);
    await signIn(page, `${originOf('fr')}/films`);
    await page.setViewportSize({ width: 360, height: 740 });
    const menu = header(page).locator('.fold');
    await menu.click();
    await header(page).locator('#menu').getByRole('link', { name: 'Mon compte' }).click();
    await expect(dialog(page).getByText('Ada Lovelace')).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const logo = (await header(page).locator('.logo').boundingBox())!;
    const panel = (await dialog(page).boundingBox())!;
    expect(panel.y).toBeGreaterThanOrEqual(logo.y + logo.height);
    expect(panel.x).toBeGreaterThanOrEqual(0);
    expect(panel.x + panel.width).toBeLessThanOrEqual(360);
    // As the browser may do with any page.
    await translate(dialog(page));
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(menu).toBeFocused();
    await menu.click();
    await header(page).locator('#menu').getByRole('link', { name: 'Mon compte' }).click();
    await expect(dialog(page).getByText('Ada Lovelace')).toBeVisible();
  });

  test('comes back to where the page was scrolled @all', async ({ page, context }) => {
    await withClientService(context);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${originOf('fr')}/films`);
    await moveHand(page);
    const heart = page.locator('.heart').nth(40);
    // By wheel, so that rows on the way are painted, with heights that the next visit does not know.
    const isInView = () =>
      heart.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top > 0 && bottom < innerHeight;
      });
    while (!(await isInView())) {
      const before = await page.evaluate(() => scrollY);
      await page.mouse.wheel(0, 300);
      await page.waitForFunction((y) => scrollY !== y, before);
    }
    await heart.click();
    const before = (await heart.boundingBox())!.y;
    await dialog(page).getByRole('link', { name: 'Se connecter' }).click();
    await enter(page);
    await expect(page).toHaveURL(`${originOf('fr')}/films`);
    // The card under the pointer stands a little higher.
    await expect.poll(async () => Math.abs((await heart.boundingBox())!.y - before)).toBeLessThan(30);
  });

  // SPEC 4.12
  test('is not known until the client has been answered: what is pressed meanwhile waits', async ({
    page,
    context,
  }) => {
    const account = await withClientService(context);
    await signIn(page, `${originOf('fr')}/films/metropolis-44019`);
    const answer = Promise.withResolvers<void>();
    account.held = answer.promise;
    const before = account.asked.length;
    await page.reload();
    const wish = page.locator('.hero [name="wish"]');
    await wish.click();
    await expect.poll(() => account.asked.length).toBeGreaterThan(before);
    // Neither taken for nobody, who would be asked to sign in, nor for somebody.
    await expect(dialog(page)).toHaveCount(0);
    await expect(wish).not.toHaveAttribute('aria-pressed', 'true');
    expect(account.wishlist).toEqual([]);
    answer.resolve();
    await expect(wish).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => account.wishlist).toEqual(['metropolis-44019']);
    await expect(dialog(page)).toHaveCount(0);
  });

  // SPEC 4.14
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

  test('goes on where it was when the address of the return is opened again @all', async ({ page, context }) => {
    await withClientService(context);
    const films = `${originOf('fr')}/films/filters/genres-comedy`;
    const returned = page.waitForRequest((each) => new URL(each.url()).pathname === '/callback');
    await signIn(page, films);
    const address = (await returned).url();
    const other = await context.newPage();
    for (const each of [page, other]) {
      await each.goto(address);
      await expect(each).toHaveURL(films);
      await expect(profile(each)).toHaveText(/LA$/);
    }
  });

  test('is said to be under way while the provider keeps its visitors waiting @all', async ({ page, context }) => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await context.route('**/.well-known/openid-configuration', async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto(`${originOf('fr')}/films`);
    await header(page).getByRole('link', { name: 'Se connecter' }).click();
    const status = dialog(page).getByRole('status');
    await expect(status).toHaveText('');
    await dialog(page).getByRole('link', { name: 'Se connecter' }).click();
    await expect(status).toHaveText('Connexion en cours…');
    answer();
    await expect(page.getByLabel('Name')).toBeVisible();
  });

  test('outlives a return that is loaded again before the tokens have come @all', async ({ page, context }) => {
    await withClientService(context);
    const films = `${originOf('fr')}/films/filters/genres-comedy`;
    await page.goto(films);
    await header(page).getByRole('link', { name: 'Se connecter' }).click();
    await dialog(page).getByRole('link', { name: 'Se connecter' }).click();
    const { renewed } = await cutNextRefresh(context, provider.issuer);
    await enter(page);
    await renewed;
    await page.reload();
    await expect(page).toHaveURL(films);
    await expect(profile(page)).toHaveText(/LA$/);
  });

  // SPEC 4.26, 4.83, 4.84
  test('is silent on the next site', async ({ page, context }) => {
    await withClientService(context);
    await signIn(page, `${originOf('fr')}/films`);
    await page.goto(`${originOf('nl')}/films`);
    await expect(header(page).getByRole('link', { name: 'Mijn profiel' })).toHaveText(/LA$/);
  });

  // SPEC 4.13
  test('is silent in the whole window where the setup says that the provider is on another domain @all', async ({
    browser,
  }) => {
    const context = await browser.newContext({ userAgent: SAFARI });
    await allowed(context, []);
    await withClientService(context);
    await context.route('**/fragments/*/account/setup', async (route) => {
      const { hostname, pathname } = new URL(route.request().url());
      const { text } = await request(site.port, hostname.split('.')[0] as SiteCode, pathname);
      const body = text.replace(/(forceAuthentication[^:]*:)false/, '$1true');
      expect(body).not.toBe(text);
      await route.fulfill({ contentType: 'text/html', body });
    });
    const page = await context.newPage();
    await signIn(page, `${originOf('fr')}/films`);
    const silent: boolean[] = [];
    page.on('request', (each) => {
      if (each.url().includes('prompt=none')) silent.push(each.frame() === page.mainFrame());
    });
    await page.goto(`${originOf('nl')}/films`);
    await expect(header(page).getByRole('link', { name: 'Mijn profiel' })).toHaveText(/LA$/);
    expect(silent).toEqual([true]);
    await context.close();
  });

  // SPEC 4.26, 4.83
  test('is silent only in a browser that needs it, or in none, where a site says so @all', async ({ browser }) => {
    const setup = async () => (await request(site.port, 'ma', '/fragments/fr/account/setup')).text;
    const choose = async (features: Readonly<Record<string, boolean>>, habit: string) => {
      await importSettings(site.dataDir, { ma: { features } });
      await expect.poll(setup).toMatch(new RegExp(`silent(?:&quot;|&#34;):(?:&quot;|&#34;)${habit}`));
    };
    /** How often a browser that is signed in on one site asks the provider on the next. */
    const asked = async (options: BrowserContextOptions = {}) => {
      const context = await browser.newContext(options);
      await allowed(context, []);
      await withClientService(context);
      const page = await context.newPage();
      let times = 0;
      page.on('request', (each) => (times += each.url().includes('prompt=none') ? 1 : 0));
      await signIn(page, `${originOf('fr')}/films`);
      await page.goto(`${originOf('ma')}/films`);
      await page.mouse.move(200, 200);
      await expect(page.locator('.heart').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await context.close();
      return times;
    };
    await choose({ silentSignInAnywhere: false }, 'forced');
    expect([await asked(), await asked({ userAgent: SAFARI })]).toEqual([0, 1]);
    await choose({ silentSignIn: false }, 'never');
    expect(await asked({ userAgent: SAFARI })).toBe(0);
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

  test.describe('at the provider', () => {
    test.use({ tolerated: [/ERR_FAILED|403 \(Forbidden\)/] });

    type Claims = Readonly<Record<string, unknown>>;
    const unsigned = (claims: Claims) =>
      [{ alg: 'HS256', kid: 'plain' }, claims, 'signature']
        .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
        .join('.');

    // SPEC 4.25, 5.21, 5.22, 5.23, 5.24, 5.25, 7.37, 8.13, 8.15, 8.19
    test('signs nobody in, and the page says why, whatever is wrong with its answer', async ({ page, context }) => {
      const changed = (changes: Claims) => (claims: Claims) => provider.sign({ ...claims, ...changes });
      /** Each identity token, or status of an answer without one, with the fault that is named and the calls it takes. */
      const answers: readonly (readonly [
        ((claims: Claims) => Promise<string> | string) | 403 | 'none',
        string,
        number,
      ])[] = [
        [changed({ iss: 'https://other.example' }), 'token_invalid', 1],
        [changed({ sub: '' }), 'token_invalid', 1],
        [changed({ aud: 'other' }), 'token_invalid', 1],
        [changed({ aud: ['aurore', 'other'] }), 'token_invalid', 1],
        [changed({ nonce: 'other' }), 'token_invalid', 1],
        [changed({ exp: 1_000_000_000 }), 'token_time', 1],
        [changed({ nbf: 9_000_000_000 }), 'token_time', 1],
        [(claims) => provider.sign(claims, 'foreign'), 'token_invalid', 1],
        [unsigned, 'token_invalid', 1],
        [403, 'mfa_required', 1],
        ['none', 'request_error', 4],
      ];
      let calls = 0;
      let [now] = answers[0]!;
      await context.route(`${provider.issuer}/token`, async (route) => {
        calls += 1;
        if (now === 'none') return route.abort();
        if (now === 403) return route.fulfill({ status: 403, json: { error: 'mfa_required', mfa_token: 'token' } });
        const url = route.request().url().replace('login.aurore.localhost', '127.0.0.1');
        const answer = await route.fetch({ url });
        const tokens = (await answer.json()) as { id_token: string };
        const claims = JSON.parse(Buffer.from(tokens.id_token.split('.')[1]!, 'base64url').toString()) as Claims;
        return route.fulfill({ response: answer, json: { ...tokens, id_token: await now(claims) } });
      });
      for (const [index, [answer, code, wanted]] of answers.entries()) {
        [now, calls] = [answer, 0];
        await page.goto(`${originOf('fr')}/connexion`);
        await header(page).getByRole('link', { name: 'Créer un compte' }).click();
        // After that the provider knows who it is.
        if (index === 0) await enter(page);
        await expect(page).toHaveURL(new RegExp(`#error-${code}$`));
        expect(calls, `${index}`).toBe(wanted);
        await expect(header(page).getByRole('link', { name: 'Se connecter' })).toBeVisible();
        expect(await page.evaluate(() => localStorage.getItem('aurore:session'))).toBeNull();
      }
    });
  });
});

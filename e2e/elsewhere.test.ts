import type { Locator, Page } from '@playwright/test';
import { startPlainProvider, type PlainProvider } from '../tests/support/plainProvider.ts';
import { startSite, type RunningSite } from '../tests/support/server.ts';
import { SITE_CODES, type SiteCode } from '../src/sites/sites.ts';
import { withClientService } from './support/clientService.ts';
import { cutNextRefresh, untilTokensAreStale } from './support/signedIn.ts';
import { expect, test } from './support/test.ts';

/**
 * Signing in with a provider and an accounts host on another domain than the sites', in a browser that blocks
 * third-party cookies in frames.
 */
const ELSEWHERE = 'elsewhere.localhost';
let provider: PlainProvider;
let site: RunningSite;
const originOf = (code: SiteCode) => `http://${code}.aurore.localhost:${site.port}`;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  provider = await startPlainProvider({ accessSeconds: 61, host: `login.${ELSEWHERE}` });
  site = await startSite('elsewhere', {
    FEATURES: 'authentication',
    OIDC_ISSUER: provider.issuer,
    ACCOUNTS_ORIGIN: `http://accounts.${ELSEWHERE}:{port}`,
  });
  provider.serve(SITE_CODES.map(originOf));
});
test.afterAll(async () => {
  await site.stop();
  await provider.stop();
});

test.use({
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
});

const tool = (page: Page): Locator => page.locator('.site-header .tool[data-modal="signIn"]');
const isSignedIn = (page: Page) => expect(tool(page)).toHaveText(/LA$/);

async function signIn(page: Page): Promise<void> {
  await page.goto(`${originOf('fr')}/films`);
  await page.locator('.site-header').getByRole('link', { name: 'Créer un compte' }).click();
  await page.getByLabel('Name').fill('ada');
  await page.getByRole('button', { name: 'Enter' }).click();
  await isSignedIn(page);
}

/** Collects the silent requests to the provider from now on, each with the kind of window that it used. */
function silentRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(provider.issuer) && request.url().includes('prompt=none'))
      asked.push(request.frame() === page.mainFrame() ? 'window' : 'frame');
  });
  return asked;
}

test('the next site signs in silently with the whole window, and leaves no place in the history @all', async ({
  page,
  context,
}) => {
  await withClientService(context);
  await signIn(page);
  const asked = silentRequests(page);
  await page.goto(`${originOf('nl')}/films`);
  await isSignedIn(page);
  await expect(page).toHaveURL(`${originOf('nl')}/films`);
  expect(asked).toEqual(['window']);
  await page.goBack();
  await expect(page).toHaveURL(`${originOf('fr')}/films`);
});

// SPEC 4.27, 9.28
test('where the provider knows of nobody the page stays as it is, and asks no second time within five minutes @all', async ({
  page,
  context,
}) => {
  await withClientService(context);
  await signIn(page);
  await context.clearCookies({ domain: `login.${ELSEWHERE}` });
  const asked = silentRequests(page);
  await page.goto(`${originOf('nl')}/films`);
  await expect.poll(() => asked).toEqual(['window']);
  await expect(page).toHaveURL(`${originOf('nl')}/films`);
  await expect(tool(page)).toHaveAccessibleName('Inloggen');
  await page.reload();
  await page.mouse.move(200, 200);
  await expect(page.locator('.heart').first()).toBeVisible();
  expect(asked).toEqual(['window']);
});

test.describe('a refresh that a reload cuts off', () => {
  test.use({ tolerated: [/400 \(Bad Request\) \(http:\/\/login\..*\/token\)/] });

  test('signs nobody out, though no frame can ask for new tokens @all', async ({ page, context }) => {
    await withClientService(context);
    await signIn(page);
    const { renewed } = await cutNextRefresh(context, provider.issuer);
    const asked = silentRequests(page);
    await untilTokensAreStale(page);
    await page.reload();
    await renewed;
    await page.reload();
    await expect.poll(() => asked).toEqual(['window']);
    await isSignedIn(page);
    await expect(page).toHaveURL(`${originOf('fr')}/films`);
  });
});

test('who is not registered goes to the accounts host with the whole window @all', async ({ page, context }) => {
  const account = await withClientService(context);
  account.registered = false;
  await context.route(/\/fr\/register/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Register</h1>' }),
  );
  await page.goto(`${originOf('fr')}/films`);
  await page.locator('.site-header').getByRole('link', { name: 'Créer un compte' }).click();
  await page.getByLabel('Name').fill('ada');
  await page.getByRole('button', { name: 'Enter' }).click();
  await expect(page).toHaveURL(`http://accounts.${ELSEWHERE}:${site.port}/fr/register`);
});

test('who has not proved the address goes there once, and is left alone after @all', async ({ page, context }) => {
  const account = await withClientService(context);
  account.emailVerify = false;
  await context.route(/\/fr\/mail/, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Mail</h1>' }));
  await page.goto(`${originOf('fr')}/films`);
  await page.locator('.site-header').getByRole('link', { name: 'Créer un compte' }).click();
  await page.getByLabel('Name').fill('ada');
  await page.getByRole('button', { name: 'Enter' }).click();
  await expect(page).toHaveURL(`http://accounts.${ELSEWHERE}:${site.port}/fr/mail`);
  await page.goto(`${originOf('fr')}/films`);
  await isSignedIn(page);
  await expect(page).toHaveURL(`${originOf('fr')}/films`);
});

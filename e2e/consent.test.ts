import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { CONSENT_COOKIE, parseConsent } from '../src/domain/consent/consent.ts';
import { expectAccessible } from './support/accessibility.ts';
import { withClientService } from './support/clientService.ts';
import { moveHand } from './support/hand.ts';
import { MISSING, WAYS } from './support/missingScripts.ts';
import { settled } from './support/settled.ts';
import { signedIn } from './support/signedIn.ts';
import { strangers, withThirdParties } from './support/thirdPartySite.ts';
import { expect, furtherIf, test } from './support/test.ts';

const { origin, provider } = withThirdParties();
test.use({ answered: false });

const banner = (page: Page) => page.getByRole('form', { name: 'Les cookies, à votre guise' });
const cookie = async (page: Page) =>
  (await page.context().cookies())
    .filter(({ name }) => name === CONSENT_COOKIE)
    .map(({ value }) => parseConsent(value));
const allowed = async (page: Page) => (await cookie(page)).map((choice) => choice?.purposes);
const pushed = (page: Page) => page.evaluate(() => JSON.parse(JSON.stringify(window.dataLayer ?? [])) as object[]);
/** What the API says. */
const read = <T>(page: Page, path: string) =>
  page.evaluate(async (address) => (await (await fetch(address)).json()) as unknown, path) as Promise<T>;
declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}
const FILM = '/films/le-cuirasse-potemkine-44008';
const CINEMA = '/cinemas/aurore-paris-grands-boulevards';

for (const width of [320, 360, 1440]) {
  test(`the banner asks for each purpose before the choice, and hides neither focus nor end, at ${width} px${furtherIf(width > 320)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(`${origin()}/actualites`);
      await expect(banner(page)).toContainText('mesurer l’audience');
      await expect(banner(page)).toContainText('recueillir votre avis');
      const [refuse, accept] = ['Tout refuser', 'Tout accepter'].map((name) =>
        banner(page).getByRole('button', { name }),
      );
      const [one, other] = [(await refuse!.boundingBox())!, (await accept!.boundingBox())!];
      expect([one.height, one.y]).toEqual([other.height, other.y]);
      await expectAccessible(page);
      await page.locator('footer a').last().focus();
      const [focused, over] = [await page.locator('footer a').last().boundingBox(), await banner(page).boundingBox()];
      expect(focused!.y + focused!.height).toBeLessThanOrEqual(over!.y);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const end = (await page.locator('footer').boundingBox())!;
      expect(end.y + end.height).toBeLessThanOrEqual(over!.y);
    }
  });
}

test('nothing is asked of a third party, nor is anything measured, before a choice and after a refusal', async ({
  page,
}) => {
  const asked = strangers(page, origin());
  for (const path of ['/', FILM, CINEMA, '/actualites', '/offres', '/aide', '/cookies']) {
    await page.goto(origin() + path);
    await page.mouse.wheel(0, 400);
    await moveHand(page);
    await settled(page);
  }
  await page.goto(`${origin()}/actualites`);
  await banner(page).getByRole('button', { name: 'Tout refuser' }).click();
  await expect(banner(page)).toHaveCount(0);
  expect(await allowed(page)).toEqual([[]]);
  for (const path of ['/', FILM, '/actualites']) {
    await page.goto(origin() + path);
    await expect(banner(page)).toHaveCount(0);
    await page.mouse.wheel(0, 400);
    await settled(page);
  }
  expect(await pushed(page)).toEqual([]);
  expect(asked).toEqual([]);
  expect(provider().asked).toEqual([]);
});

test('a choice is stored for six months, and the banner does not come back', async ({ page }) => {
  await page.goto(`${origin()}/actualites`);
  await banner(page).getByRole('button', { name: 'Tout accepter' }).click();
  await expect(banner(page)).toHaveCount(0);
  await expect(page.locator('main')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Votre choix est gardé six mois.' })).toBeAttached();
  const [kept] = (await page.context().cookies()).filter(({ name }) => name === CONSENT_COOKIE);
  const days = (kept!.expires * 1000 - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(180);
  expect(days).toBeLessThan(184);
  expect(await allowed(page)).toEqual([['audience', 'support']]);
  await page.goto(`${origin()}/offres`);
  await expect(page.locator('main')).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
});

test('a choice arrives on a slow network, though the visitor goes on @all', async ({ page }) => {
  await page.goto(`${origin()}/actualites`);
  const asked = page.waitForRequest(`${origin()}/consent`);
  const { promise: later, resolve: arrive } = Promise.withResolvers<void>();
  await page.context().route('**/consent', async (route) => {
    await later;
    await route.continue();
  });
  await banner(page).getByRole('button', { name: 'Tout refuser' }).click();
  await asked;
  await page.goto(`${origin()}/offres`);
  arrive();
  await expect.poll(() => allowed(page)).toEqual([[]]);
});

test('at the end of the films, at 390 px, the banner covers no link of the footer, not even by half', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${origin()}/films`);
  const top = (await banner(page).boundingBox())!.y;
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const links = page.getByRole('contentinfo').getByRole('link');
  const covered = await links.evaluateAll(
    (all, edge) => all.filter((link) => link.getBoundingClientRect().bottom > edge).map((link) => link.textContent),
    top,
  );
  expect(covered).toEqual([]);
});

test('the three buttons of the banner stand in one line, on a tablet too', async ({ page }) => {
  await page.goto(`${origin()}/actualites`);
  for (const width of [640, 700, 768, 1080]) {
    await page.setViewportSize({ width, height: 740 });
    const tops = await banner(page)
      .locator('.quiet-action')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    expect(new Set(tops).size, `${width} px`).toBe(1);
  }
});

// SPEC 4.79, 7.44, 7.45, 7.46, 7.51
test('an accepted audience measurement tells of the page, its error and its bookings, and clears before it tells again', async ({
  page,
  context,
}) => {
  const asked = strangers(page, origin());
  await page.goto(origin() + CINEMA);
  type Said = { vistaRef: string; tracking: { cinemaSlug: string; citySlug: string } };
  const cinema = await read<Said>(page, `/api${CINEMA.replace('/cinemas/', '/cinema/')}`);
  await banner(page).getByRole('button', { name: 'Tout accepter' }).click();
  await expect.poll(() => pushed(page)).toContainEqual({ event: 'tag' });
  await expect
    .poll(() => pushed(page))
    .toContainEqual({
      event: 'virtual_page_view',
      page_name: 'cinema',
      page_category: 'Cinema',
      country: 'FR',
      language: 'fr',
      site_env: 'fr',
      user_status: 'visitor',
      userId: null,
      joint_key: null,
      loyalty_level: null,
      pass_subscription: false,
      pass_type: null,
      newsletter_subscription: false,
      cinema_name: 'Aurore Paris Grands Boulevards',
      cinema_ref: cinema.vistaRef,
      cinema_slug: cinema.tracking.cinemaSlug,
      city_slug: cinema.tracking.citySlug,
    });
  await context.route('**/booking', (route) => route.fulfill({ body: 'booking' }));
  const selected = async () => (await pushed(page)).filter((each) => 'ecommerce' in each);
  const link = page.locator('a.ticket[href]').first();
  await link.click();
  await expect.poll(selected).toHaveLength(1);
  await link.click();
  // The data of the first event are cleared before the second.
  await expect.poll(selected).toHaveLength(3);
  const [first, cleared, second] = await selected();
  expect(cleared).toEqual({ ecommerce: null });
  expect(second).toEqual(first);
  expect(first).toMatchObject({
    event: 'select_item',
    ecommerce: {
      currency: 'EUR',
      items: [{ item_name: expect.any(String), item_brand: 'Aurore Paris Grands Boulevards', quantity: 1 }],
    },
  });
  expect(asked.filter((url) => !url.endsWith('/booking'))).toEqual([`${provider().origin}/tag.js`]);
});

// SPEC 3.49, 7.51
test('who is signed in is reported with what the account knows, and the address only as a hash @all', async ({
  page,
  context,
}) => {
  await withClientService(context);
  await signedIn(context);
  await page.goto(`${origin()}/actualites`);
  await expect(page.locator('.site-header .person')).toHaveText('LA');
  expect(await pushed(page)).toEqual([]);
  await banner(page).getByRole('button', { name: 'Tout accepter' }).click();
  await expect
    .poll(() => pushed(page))
    .toContainEqual(
      expect.objectContaining({
        event: 'virtual_page_view',
        user_status: 'logged',
        userId: 'ada',
        joint_key: createHash('sha256').update('ada@example.org').digest('hex'),
        loyalty_level: 'gold',
        pass_subscription: true,
        pass_type: 'duo',
        newsletter_subscription: true,
      }),
    );
  expect(JSON.stringify(await pushed(page))).not.toContain('ada@example.org');
});

// SPEC 7.45
test('a film page tells of its film', async ({ page }) => {
  await page.goto(origin() + FILM);
  type Said = { visaHubble: string | null; next24ShowtimesCount: number; copiesCount: number; originalTitle: string };
  const film = await read<Said>(page, `/api${FILM.replace('/films/', '/show/')}`);
  await banner(page).getByRole('button', { name: 'Tout accepter' }).click();
  await expect
    .poll(() => pushed(page))
    .toContainEqual(
      expect.objectContaining({
        page_category: 'Movie',
        film_title: 'Le Cuirassé Potemkine',
        film_ref: 'AU44008',
        film_nationality: 'Russie',
        film_genres: 'Drame,Historique,Guerre',
        film_original_title: film.originalTitle,
        film_visa: film.visaHubble,
        film_next24_showtimes: film.next24ShowtimesCount,
        film_copies: film.copiesCount,
      }),
    );
});

test.describe('an error page', () => {
  test.use({ tolerated: [/404/] });
  // SPEC 7.44, 8.3
  test('is reported as page_error 404', async ({ page }) => {
    await page.goto(`${origin()}/actualites`);
    await banner(page).getByRole('button', { name: 'Tout accepter' }).click();
    await expect(banner(page)).toHaveCount(0);
    await page.goto(`${origin()}/nulle-part`);
    await expect.poll(() => pushed(page)).toContainEqual(expect.objectContaining({ page_error: '404' }));
  });
});

test('the preferences open from the footer, purpose by purpose, and a consent can be withdrawn', async ({ page }) => {
  await page.goto(`${origin()}/actualites`);
  await banner(page).getByRole('link', { name: 'Choisir' }).click();
  const modal = page.getByRole('dialog', { name: 'Les cookies, à votre guise' });
  await expect(modal).toBeVisible();
  await expect(page).toHaveURL(/\/actualites$/);
  const audience = modal.getByRole('checkbox', { name: 'Mesure d’audience', exact: true });
  await expect(modal.getByRole('heading', { name: 'Les cookies, à votre guise' })).toBeFocused();
  await expect(modal.getByText('Mesure d’audience')).toHaveCount(1);
  await expect(audience).not.toBeChecked();
  await expect(modal.getByRole('checkbox', { name: 'Toujours actifs' })).toBeDisabled();
  await expectAccessible(page);
  await audience.check();
  await modal.getByRole('button', { name: 'Enregistrer mes choix' }).click();
  await expect(modal).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'Votre choix est gardé six mois.' })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  expect(await allowed(page)).toEqual([['audience']]);
  await expect.poll(() => pushed(page)).toContainEqual(expect.objectContaining({ event: 'virtual_page_view' }));

  await page.goto(`${origin()}/offres`);
  await expect.poll(() => pushed(page)).toContainEqual(expect.objectContaining({ event: 'virtual_page_view' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Choix des cookies' }).click();
  await expect(modal.getByRole('checkbox', { name: 'Mesure d’audience' })).toBeChecked();
  await modal.getByRole('button', { name: 'Tout refuser' }).click();
  await expect(modal).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'Votre choix est gardé six mois.' })).toBeVisible();
  expect(await allowed(page)).toEqual([[]]);
});

test('without script the form keeps the choice, its page changes it, and pixels follow it', async ({ noScript }) => {
  await noScript.goto(`${origin()}/actualites`);
  await banner(noScript).getByRole('button', { name: 'Tout refuser' }).click();
  await expect(noScript).toHaveURL(`${origin()}/actualites`);
  await expect(banner(noScript)).toHaveCount(0);
  expect(await allowed(noScript)).toEqual([[]]);
  expect(provider().asked).toEqual([]);

  await noScript.getByRole('contentinfo').getByRole('link', { name: 'Choix des cookies' }).click();
  await expect(noScript).toHaveURL(`${origin()}/cookies`);
  await expect(noScript.getByRole('status')).toContainText('Votre choix du');
  await expect(noScript.getByRole('checkbox', { name: 'Mesure d’audience' })).not.toBeChecked();
  await noScript.getByRole('checkbox', { name: 'Mesure d’audience' }).check();
  await noScript.getByRole('button', { name: 'Enregistrer mes choix' }).click();
  await expect(noScript.getByRole('checkbox', { name: 'Mesure d’audience' })).toBeChecked();
  await expect(noScript.getByRole('checkbox', { name: 'Assistance et avis' })).not.toBeChecked();
  await noScript.goto(`${origin()}/actualites`);
  expect(await allowed(noScript)).toEqual([['audience']]);
  await expect.poll(() => provider().asked).toContain('/pixel.gif');
});

test.describe('without the scripts of the page', () => {
  test.use({ tolerated: [MISSING] });
  for (const [way, withhold] of Object.entries(WAYS)) {
    for (const [name, purposes] of [
      ['Tout refuser', []],
      ['Tout accepter', ['audience', 'support']],
    ] as const) {
      test(`“${name}” is stored all the same if they are ${way}${furtherIf(way !== 'missing' || purposes.length > 0)}`, async ({
        page,
      }) => {
        await withhold(page);
        await page.goto(`${origin()}/actualites`);
        await banner(page).getByRole('button', { name }).click();
        await expect(banner(page)).toHaveCount(0);
        await expect(page).toHaveURL(`${origin()}/actualites`);
        expect(await allowed(page)).toEqual([purposes]);
      });
    }
  }

  test('a choice leads to its page @all', async ({ page }) => {
    await WAYS.missing(page);
    await page.goto(`${origin()}/actualites`);
    await banner(page).getByRole('link', { name: 'Choisir' }).click();
    await expect(page).toHaveURL(`${origin()}/cookies`);
  });

  test('a refusal is stored if only the script of the choice is missing @all', async ({ page }) => {
    await WAYS.missing(page, '**/_astro/press.*.js');
    await page.goto(`${origin()}/actualites`);
    await banner(page).getByRole('button', { name: 'Tout refuser' }).click();
    await expect(banner(page)).toHaveCount(0);
    expect(await allowed(page)).toEqual([[]]);
  });

  test('the feedback says that it does not open @all', async ({ page }) => {
    await WAYS.missing(page);
    await page.goto(`${origin()}/actualites`);
    const feedback = page.getByRole('contentinfo').getByRole('button').last();
    await feedback.click();
    await expect(feedback).toContainText('Rechargez la page');
  });
});

test('the page of the choice is accessible @phone @all', async ({ page }) => {
  await page.goto(`${origin()}/cookies`);
  await expect(page.getByRole('status')).toContainText('rien choisi');
  await expect(banner(page)).toHaveCount(0);
  await expectAccessible(page);
});

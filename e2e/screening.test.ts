import { settled } from './support/settled.ts';
import { SCREENS } from './support/screens.ts';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { TEST_CLOCK } from '../tests/support/clock.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';
import { openSpecial } from './support/tickets.ts';

const FILM = '/films/le-cuirasse-potemkine-44008';
/** The link to the details of a bookable screening, beside its ticket. */
const ABOUT = '.tickets li:not([hidden]):has(> a.ticket.available) > a.about';

test.describe('all about a screening', () => {
  // SPEC 2.85, 2.86, 2.90
  test('opens as a panel from its ticket and leads to the booking, by keyboard', async ({ page }) => {
    await page.goto(FILM);
    const link = page.locator(ABOUT).first();
    const address = (await link.getAttribute('href'))!;
    const booking = (await link.locator('xpath=preceding-sibling::a').getAttribute('href'))!;
    const box = (await link.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);

    await link.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Le Cuirassé Potemkine' });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(address);
    expect((await dialog.boundingBox())!.width).toBe(448);
    for (const said of ['samedi 21 novembre', 'Fin vers', 'Salle', 'Fauteuils', 'Version']) {
      await expect(dialog).toContainText(said);
    }
    await expectAccessible(page);

    const book = dialog.getByRole('link', { name: 'Réserver' });
    await expect(book).toHaveAttribute('href', booking);
    await book.focus();
    const opening = page.waitForEvent('popup');
    await page.keyboard.press('Enter');
    const popup = await opening;
    await expect(popup.locator('h1')).toHaveText('Le Cuirassé Potemkine');
    await popup.close();

    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(FILM);
    await expect(link).toBeFocused();
  });

  test('is a page of its own after a reload, where axe finds nothing @phone @all', async ({ page }) => {
    await page.goto(FILM);
    await page.locator(ABOUT).first().click();
    await expect(page.locator('dialog [data-panel="showtimeDetails"]')).toBeVisible();
    await page.reload();
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le Cuirassé Potemkine');
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
  });

  // SPEC 2.90
  test('is a page of its own without JavaScript, with its address to copy @phone', async ({ noScript }) => {
    await noScript.goto(FILM);
    await noScript.locator(ABOUT).first().click();
    await expect(noScript).toHaveURL(/\/seances\/V\d+S\d+$/);
    await expect(noScript.getByRole('link', { name: 'Réserver' })).toHaveAttribute('target', '_blank');
    await expect(noScript.getByRole('button', { name: 'Partager' })).toBeHidden();
    await expect(noScript.getByText(noScript.url(), { exact: true })).toBeVisible();
  });

  test('is shared by its address', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await page.goto(FILM);
    await page.locator(ABOUT).first().click();
    await page.getByRole('button', { name: 'Partager' }).click();
    await expect(page.getByText('Adresse copiée')).toBeVisible();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  /** What the page shares; `refusal` is the name of the error with which sharing fails. */
  const sharing = async (page: Page, files: boolean, refusal?: string) => {
    await page.addInitScript(
      ([takesFiles, name]) => {
        const shared: unknown[] = [];
        const share = ({ files: given, ...words }: ShareData) => {
          shared.push({ ...words, files: (given ?? []).map(({ type, size }) => ({ type, full: size > 10_000 })) });
          return name ? Promise.reject(new DOMException('', name)) : Promise.resolve();
        };
        Object.defineProperties(navigator, {
          share: { value: share },
          canShare: { value: (data: ShareData) => takesFiles || !data.files },
        });
        Object.assign(window, { shared });
        // Removes the time limit for the picture, which a slow test run could exceed.
        AbortSignal.timeout = () => new AbortController().signal;
      },
      [files, refusal] as const,
    );
    await page.goto(FILM);
    await page.locator(ABOUT).first().click();
    const dialog = page.getByRole('dialog', { name: 'Le Cuirassé Potemkine' });
    const time = (await dialog.locator('time b').textContent())!;
    await dialog.getByRole('button', { name: 'Partager' }).click();
    const shared = () => page.evaluate(() => (window as unknown as { shared: object[] }).shared);
    await expect.poll(shared).toHaveLength(1);
    return { shared: (await shared())[0]!, time, dialog };
  };

  test('is shared with its picture where files can be @all', async ({ page }) => {
    const { shared, time } = await sharing(page, true);
    const title = expect.stringMatching(new RegExp(`^Le Cuirassé Potemkine, samedi 21 novembre, ${time}, Aurore `));
    const text = expect.stringMatching(new RegExp(`^Le Cuirassé Potemkine, .*\n${page.url()}$`));
    expect(shared).toEqual({ title, text, files: [{ type: 'image/jpeg', full: true }] });
  });

  test('is shared by its address where files cannot be, or the picture cannot be had @all', async ({
    page,
    context,
  }) => {
    const { shared } = await sharing(page, false);
    expect(shared).toEqual({ title: expect.any(String), url: page.url(), files: [] });
    const other = await context.newPage();
    await other.route('**/share/**', (route) => route.fulfill({ contentType: 'text/html', body: 'Sign in' }));
    const without = await sharing(other, true);
    expect(without.shared).toEqual({ title: expect.any(String), url: other.url(), files: [] });
  });

  test('is copied where the browser refuses to share, and left alone where the visitor does @all', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const refused = await sharing(page, false, 'NotAllowedError');
    await expect(refused.dialog.getByRole('status')).toHaveText('Adresse copiée');
    await expectAccessible(page);
    const other = await context.newPage();
    const left = await sharing(other, false, 'AbortError');
    await expect(left.dialog.locator('[data-copy-status]')).toBeEmpty();
  });

  test('goes into a calendar at its time @all', async ({ page }) => {
    await page.goto(FILM);
    await page.locator(ABOUT).first().click();
    const dialog = page.locator('dialog');
    const local = (await dialog.locator('time').getAttribute('datetime'))!;
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('link', { name: 'Ajouter à l’agenda' }).click();
    const text = await readFile(await (await downloading).path(), 'utf8');
    // In November Paris is an hour ahead of UTC.
    const start = new Date(`${local}+01:00`).toISOString().replace(/[-:]|\.000/g, '');
    expect(text.split('\r\n')).toContain(`DTSTART:${start}`);
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  });

  // SPEC 2.88
  test('says that it is close to the chosen cinema, which is another', async ({ page }) => {
    await page.goto('/cinemas/aurore-paris-grands-boulevards');
    await page.goto(FILM);
    await page.locator('[data-row]').last().locator(ABOUT.replace('.tickets ', '')).first().click();
    await expect(page.locator('dialog')).toContainText('Proche de votre cinéma, Aurore Paris Grands Boulevards');
  });
});

test.describe('while its panel stays open', () => {
  /** Opens the panel of the next bookable screening. Gives its reference and the minutes until it begins. */
  async function openNext(page: Page) {
    // The test controls the clock.
    await page.clock.install();
    await page.goto(FILM);
    const ticket = page.locator('.tickets li:has(> a.ticket:is(.next, .available))').first();
    const start = Number(await ticket.getAttribute('data-at')) * 60_000;
    const until = Number((await ticket.getAttribute('data-until')) ?? start / 60_000) * 60_000;
    const address = (await ticket.locator('a.about').getAttribute('href'))!;
    await ticket.locator('a.about').click();
    const dialog = page.getByRole('dialog', { name: 'Le Cuirassé Potemkine' });
    await expect(dialog.getByRole('link', { name: 'Réserver' })).toBeVisible();
    return { dialog, start, until, reference: /V\d+S\d+/.exec(address)![0] };
  }

  test('a screening that begins loses its booking, and says so', async ({ page }) => {
    const { dialog, start, until } = await openNext(page);
    await page.clock.fastForward(Math.max(start, until) - Date.parse(TEST_CLOCK) + 120_000);
    await expect(dialog.getByText('Commencée').first()).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Réserver' })).toHaveCount(0);
    await expect(dialog.getByText('nouvel onglet')).toBeHidden();
    await expectAccessible(page);
  });

  test('a screening that sells out loses its booking, and gets it back with a seat @all', async ({ page }) => {
    const { dialog, reference } = await openNext(page);
    let sold: Record<string, string> = { [reference]: 'soldout' };
    await page.route('**/statuses/**', (route) => route.fulfill({ json: sold }));
    await page.clock.fastForward(61_000);
    await expect(dialog.getByText('Complet', { exact: true }).first()).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Réserver' })).toHaveCount(0);
    sold = {};
    await page.clock.fastForward(61_000);
    await expect(dialog.getByRole('link', { name: 'Réserver' })).toHaveAttribute('href', new RegExp(reference));
    await expect(dialog.getByRole('link', { name: 'Réserver' })).toHaveAttribute('target', '_blank');
  });
});

// SPEC 2.89
test('what makes a screening special is folded, and each part opens by itself', async ({ page }) => {
  await page.goto('/cinemas/aurore-paris-grands-boulevards');
  await openSpecial(page);
  const parts = page.locator('dialog details');
  await expect(parts.first()).not.toHaveAttribute('open');
  await expect(page.locator('dialog [data-banner]').first()).toBeVisible();
  await parts.first().locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(parts.first()).toHaveAttribute('open');
  await expect(parts.last()).not.toHaveAttribute('open');
  await expectAccessible(page);
});

test('sale openings stand by day, and can be subscribed to @phone @all', async ({ page }) => {
  await page.goto('/films');
  await page.locator('#preventes').getByRole('link', { name: 'Ouvertures des ventes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ouvertures des ventes');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('mercredi 25 novembre');
  await expect(page.getByRole('link', { name: 'S’abonner' })).toHaveAttribute('href', /^webcal:.*\/openings\.ics$/);
  await expectAccessible(page);
});

test('who comes back to a screening that was over a page that had been scrolled sees its title @phone', async ({
  page,
}) => {
  await page.goto(SCREENS.cinema);
  await settled(page);
  await page.locator(ABOUT).last().click();
  const dialog = page.locator('dialog.modal[open]');
  await expect(dialog.locator('[data-panel]')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await dialog.locator('a[href^="/films/"]').first().click();
  await expect(page).toHaveURL(/\/films\//);
  await page.goBack();
  await expect(page).toHaveURL(/\/seances\/V\d+S\d+$/);
  await settled(page);
  await expect(page.locator('h1')).toBeInViewport();
  // Closed instead, it leaves the page below where that was.
  await page.goto(SCREENS.cinema);
  await settled(page);
  await page.locator(ABOUT).last().click();
  await expect(dialog.locator('[data-panel]')).toBeVisible();
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(new RegExp(`${SCREENS.cinema}$`));
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

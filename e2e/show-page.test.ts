import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { settled } from './support/settled.ts';
import { expect, hydrated, test } from './support/test.ts';

const FILM = '/films/le-cuirasse-potemkine-44008';
/** A film that is on YouTube in full, and also has a trailer of our own. */
const AT_PROVIDER = '/films/nosferatu-le-vampire-44002';
const PLAYER = 'https://www.youtube-nocookie.com/embed/FC6jFoYm3xs';

/** Replaces a provider's player, and collects all requests of a page to hosts that are not ours. */
async function watchThirdParties(page: Page): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !hostname.endsWith('.aurore.localhost')) asked.push(request.url());
  });
  await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>The player</p>' }));
  return asked;
}

const isPlaying = (page: Page | ReturnType<Page['locator']>) =>
  page
    .locator('video')
    .first()
    .evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0);

test.describe('the trailer of our own', () => {
  // SPEC 4.6
  test('opens as a modal and plays, and stops when that closes, by keyboard', async ({ page }) => {
    await page.goto(FILM);
    const link = page.locator('.hero').getByRole('link', { name: 'Bande-annonce' });
    await link.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Bandes-annonces' });
    await expect(dialog.locator('video')).toBeVisible();
    await expect.poll(() => isPlaying(dialog)).toBe(true);
    const shown = () =>
      dialog
        .locator('video')
        .evaluate((video: HTMLVideoElement) =>
          [...video.textTracks].filter(({ mode }) => mode === 'showing').map(({ language }) => language),
        );
    await expect.poll(shown).toEqual(['fr']);
    await expectAccessible(page);

    const video = (await dialog.locator('video').elementHandle()) as unknown as {
      evaluate<T>(of: (video: HTMLVideoElement) => T): Promise<T>;
    };
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(FILM);
    await expect(link).toBeFocused();
    await expect.poll(() => video.evaluate(({ paused }) => paused)).toBe(true);
  });

  // SPEC 4.8
  test('opens on a phone, too, in a modal of its own @phone-only', async ({ page }) => {
    await page.goto(FILM);
    await page.locator('.hero').getByRole('link', { name: 'Bande-annonce' }).click();
    await expect(page.locator('dialog video')).toBeVisible();
    await expect.poll(() => isPlaying(page.locator('dialog'))).toBe(true);
    await expectAccessible(page);
    await page.goBack();
    await expect(page.locator('dialog')).toHaveCount(0);
  });

  // SPEC 4.7
  test('plays in its place, one at a time, and no longer after leaving and coming back', async ({ page }) => {
    await page.goto(FILM);
    const trailer = page.locator('#trailers [data-trailer]').first();
    await trailer.getByRole('link', { name: 'Lire : Bande-annonce' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => isPlaying(trailer)).toBe(true);
    await expect(trailer.locator('video')).toBeFocused();

    await page.goto('/films');
    await page.goBack();
    await expect(trailer.locator('a[data-play]')).toBeVisible();
    expect(await trailer.locator('video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  });

  test('stops when a modal opens over it @all', async ({ page }) => {
    await page.goto(FILM);
    const trailer = page.locator('#trailers [data-trailer]').first();
    await trailer.locator('a[data-play]').click();
    await expect.poll(() => isPlaying(trailer)).toBe(true);
    await page.locator('.hero').getByRole('link', { name: 'En détail' }).click();
    await expect(page.locator('dialog [data-panel]')).toBeVisible();
    await expect.poll(() => isPlaying(trailer)).toBe(false);
  });

  test('has its picture back at its end @all', async ({ page }) => {
    await page.goto(FILM);
    const trailer = page.locator('#trailers [data-trailer]').first();
    await trailer.locator('a[data-play]').click();
    await expect.poll(() => isPlaying(trailer)).toBe(true);
    await trailer.locator('video').evaluate((video: HTMLVideoElement) => {
      video.currentTime = video.duration - 0.1;
    });
    await expect(trailer.locator('a[data-play]')).toBeVisible();
    await expect(trailer.locator('video')).toBeHidden();
  });

  test.describe('when it has not been made', () => {
    test.use({ tolerated: [/status of 404 .*\.webm/] });

    test('has its picture back, and is asked for again at the next click @all', async ({ page }) => {
      await page.route('**/media/*.webm', (route) => route.fulfill({ status: 404 }));
      await page.goto(FILM);
      const trailer = page.locator('#trailers [data-trailer]').first();
      await trailer.locator('a[data-play]').click();
      await expect
        .poll(() => trailer.locator('video').evaluate((video: HTMLVideoElement) => video.error?.code))
        .toBe(4);
      await expect(trailer.locator('a[data-play]')).toBeVisible();
      await page.unroute('**/media/*.webm');
      await trailer.locator('a[data-play]').click();
      await expect.poll(() => isPlaying(trailer)).toBe(true);
    });
  });

  // SPEC 2.52
  test('plays by itself, without sound, where the address says so @phone', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(`${FILM}?bandeannonce=true`);
    const trailer = page.locator('#trailers [data-trailer]').first();
    await expect.poll(() => isPlaying(trailer)).toBe(true);
    await expect(trailer).toBeInViewport();
    expect(await trailer.locator('video').evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
    await page.goto(`${FILM}?bandeannonce=false`);
    await expect(trailer.locator('a[data-play]')).toBeVisible();
  });

  test('stays still for those who asked for no movement @all', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${FILM}?bandeannonce=true`);
    const link = page.locator('#trailers a[data-play]').first();
    await expect(link).toBeFocused();
    await expect(link).toBeVisible();
  });

  test('is a video with its controls without JavaScript', async ({ noScript }) => {
    await noScript.goto(FILM);
    await noScript.locator('.hero').getByRole('link', { name: 'Bande-annonce' }).click();
    await expect(noScript).toHaveURL(`${FILM}#trailers`);
    await expect(noScript.locator('#trailers video[controls]').first()).toBeVisible();
    await expect(noScript.locator('#trailers a[data-play]').first()).toBeHidden();
  });
});

test.describe('a video at a provider', () => {
  test('is asked for by a click alone, which says who gets to know @phone', async ({ page }) => {
    const asked = await watchThirdParties(page);
    await page.goto(AT_PROVIDER);
    const trailer = page.locator('#trailers [data-trailer]').last();
    await trailer.scrollIntoViewIfNeeded();
    const link = trailer.getByRole('link', { name: 'Lire : Le film entier' });
    await expect(link).toHaveAccessibleDescription(/Google reçoive votre adresse IP/);
    await settled(page);
    await expectAccessible(page);
    expect(asked).toEqual([]);

    await link.focus();
    await page.keyboard.press('Enter');
    const frame = trailer.locator('iframe');
    await expect(frame).toHaveAttribute('src', new RegExp(`^${PLAYER.replaceAll('.', '\\.')}\\?autoplay=1`));
    await expect(trailer.frameLocator('iframe').getByText('The player')).toBeVisible();
    expect(asked.every((address) => address.startsWith(PLAYER))).toBe(true);
    await expectAccessible(page);

    // Another trailer takes its place.
    await page.locator('#trailers a[data-play=""]').click();
    await expect(frame).toHaveCount(0);
    await expect(link).toBeVisible();
  });

  // SPEC 4.6, 4.7
  test('goes with its modal, and after leaving the page @all', async ({ page }) => {
    await watchThirdParties(page);
    await page.goto(AT_PROVIDER);
    await page.locator('.hero').getByRole('link', { name: 'Bande-annonce' }).click();
    const dialog = page.locator('dialog');
    await expect.poll(() => isPlaying(dialog)).toBe(true);
    await dialog.locator('a[data-play^="https"]').click();
    await expect(dialog.locator('iframe')).toBeVisible();
    expect(await isPlaying(dialog)).toBe(false);
    // The focus is in the frame, which gets the keys.
    await dialog.locator('[data-close]').click();
    await expect(page.locator('iframe')).toHaveCount(0);

    await page.locator('#trailers a[data-play^="https"]').click();
    await expect(page.locator('#trailers iframe')).toBeVisible();
    await page.goto('/films');
    await page.goBack();
    await expect(page.locator('#trailers a[data-play^="https"]')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test('is a link to it without JavaScript @all', async ({ noScript }) => {
    await noScript.goto(AT_PROVIDER);
    const link = noScript.locator('#trailers a[data-play^="https"]');
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=FC6jFoYm3xs');
    await expect(link).toHaveAttribute('target', '_blank');
  });
});

test.describe('modals of a film', () => {
  test('show its details, and over them its trailer, by keyboard', async ({ page }) => {
    await page.goto(FILM);
    const link = page.locator('.hero').getByRole('link', { name: 'En détail' });
    await link.focus();
    await page.keyboard.press('Enter');
    const details = page.getByRole('dialog', { name: 'Le film' });
    await expect(details).toContainText('Sergei Eisenstein');
    await expect(page).toHaveURL(`${FILM}#about`);
    await expectAccessible(page);

    await details.getByRole('link', { name: 'Bande-annonce' }).focus();
    await page.keyboard.press('Enter');
    const trailer = page.getByRole('dialog', { name: 'Bandes-annonces' });
    await expect.poll(() => isPlaying(trailer)).toBe(true);
    await expect(page).toHaveURL(`${FILM}#trailers`);
    await page.keyboard.press('Escape');
    await expect(trailer).toHaveCount(0);
    await expect(details).toBeVisible();
    await expect(page).toHaveURL(`${FILM}#about`);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(FILM);
    await expect(link).toBeFocused();
  });

  test('show the audience’s score, by keyboard @phone', async ({ page }) => {
    await page.goto(FILM);
    const link = page.locator('.hero').getByRole('link', { name: /^\d+\s%\sont aimé$/ });
    const score = /\d+/.exec((await link.textContent())!)![0];
    await link.focus();
    await page.keyboard.press('Enter');
    const rating = page.getByRole('dialog', { name: 'La note du public' });
    await expect(rating).toContainText(`${score} %`, { useInnerText: true });
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    await page.keyboard.press('Escape');
    await expect(rating).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  test('show all reactions over it, by keyboard @phone @all', async ({ page }) => {
    await page.goto(FILM);
    await page.locator('.hero a[data-modal="clientRating"]').click();
    const rating = page.getByRole('dialog', { name: 'La note du public' });
    const link = rating.getByRole('link', { name: 'Toutes les réactions' });
    await link.focus();
    await page.keyboard.press('Enter');
    const all = page.getByRole('dialog', { name: 'Toutes les réactions' });
    for (const said of ['Ont adoré', 'Ont aimé', 'Déçus', 'veulent le voir']) await expect(all).toContainText(said);
    await expect(rating).toHaveCSS('opacity', '0');
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    await page.keyboard.press('Escape');
    await expect(all).toHaveCount(0);
    await expect(rating).toHaveCSS('opacity', '1');
    await expect(link).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(FILM);
  });

  test('are parts of its page without JavaScript', async ({ noScript }) => {
    await noScript.goto(FILM);
    await noScript.locator('.hero').getByRole('link', { name: 'En détail' }).click();
    await expect(noScript.locator('#about')).toBeInViewport();
    await noScript.locator('.hero').getByRole('link', { name: 'ont aimé' }).click();
    await expect(noScript.locator('#feelings')).toBeInViewport();
    await expect(noScript.locator('#feelings')).toContainText('Ont adoré');
  });
});

test('the cinemas and cities nearest to the visitor come first', async ({ page, context, baseURL }) => {
  await page.goto(FILM);
  const rows = page.locator('[data-rows] > [data-row]');
  const before = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-place')));
  const [x, y] = (await rows.last().getAttribute('data-geo'))!.split(',').map(Number) as [number, number];
  await context.addCookies([
    {
      name: 'cgp_locator',
      value: encodeURIComponent(JSON.stringify({ type: 'position', value: { x, y } })),
      url: baseURL!,
    },
  ]);
  await page.reload();
  await expect(rows.first()).toHaveAttribute('data-place', before.at(-1)!);
  expect(await rows.count()).toBe(before.length);
  await expect(rows.first()).toBeVisible();

  const lyon = encodeURIComponent(JSON.stringify({ type: 'position', value: { x: 45.76, y: 4.83 } }));
  await context.addCookies([{ name: 'cgp_locator', value: lyon, url: baseURL! }]);
  await page.reload();
  await expect(page.locator('#elsewhere li').first()).toContainText('Lyon');
});

test('on a large screen the other cities stand beside the times @all', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(FILM);
  const times = (await page.locator('#showtimes [data-rows]').boundingBox())!;
  const cities = (await page.locator('#elsewhere').boundingBox())!;
  expect(cities.x).toBeGreaterThanOrEqual(times.x + times.width);
  expect(cities.y).toBeLessThan(times.y);
  // All days still have one line.
  const tops = await page.locator('.days a').evaluateAll((days) => days.map((day) => day.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

test('the number of what has begun, which is folded, follows the filters', async ({ page }) => {
  await page.goto('/films/la-dame-du-vendredi-44024');
  await hydrated(page, 'ShowtimeGrid');
  const fold = page.locator('details', { has: page.locator('summary', { hasText: 'déjà commencée' }) });
  const number = async () => Number.parseInt((await fold.locator('summary').textContent())!, 10);
  const left = () => fold.locator('li[data-v]:not([hidden])').count();
  const all = await left();
  expect(await number()).toBe(all);
  await page.locator('.filters a.chip', { hasText: 'VOST' }).first().click();
  await expect.poll(left).toBeLessThan(all);
  await expect.poll(number).toBe(await left());
});

import { expect, test } from './support/test.ts';

// SPEC 7.1
test('every call of the browser to the API has the language of the page, but for settings and accounts', async ({
  page,
}) => {
  const asked = new Map<string, string | null>();
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.set(pathname, searchParams.get('language'));
  });
  const seen = (path: RegExp) => expect.poll(() => [...asked.keys()].some((each) => path.test(each))).toBe(true);

  // The search, the locator and the check of a voucher; the state of a day's tickets is asked for in cinema-day.test.ts.
  await page.goto('/en/cinemas/aurore-paris-grands-boulevards');
  await page.locator('.site-header').getByRole('link', { name: 'Search' }).filter({ visible: true }).first().click();
  await page.getByRole('dialog', { name: 'Search' }).getByRole('combobox').fill('metro');
  await seen(/^\/api\/search\//);
  await page.keyboard.press('Escape');
  // A step back that is yet to come would end the navigation.
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
  await page.goto('/en');
  await page.locator('a[data-modal="locator"]').first().click();
  await seen(/^\/api\/locator\//);
  await page.goto('/en/voucher');
  await page.getByLabel('Code on the voucher').fill('AURORE-FR-1927');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await seen(/^\/api\/voucher\//);

  const without = [...asked].filter(([path]) => /^\/api\/(?:settings|client|accounts)(?:\/|$)/.test(path));
  expect(without.every(([, language]) => language === null)).toBe(true);
  const others = [...asked].filter(([path]) => !without.some(([each]) => each === path));
  expect(others.length).toBeGreaterThan(3);
  expect(others.filter(([, language]) => language !== 'en')).toEqual([]);
});

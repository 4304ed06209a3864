import { expect, test } from 'vitest';
import { href } from '../../../src/routes/href.ts';
import { isAvailable, routeOf, SCREENS } from '../../../src/routes/screens.ts';
import { siteOf } from '../../../src/sites/sites.ts';
import { get } from '../../support/site.ts';

// The page orders its links by hand, so a new screen could be forgotten.
test('the site map for people leads to every screen of its own that the one for search engines has', async () => {
  const site = siteOf('fr');
  const html = (await get('fr', href(site, 'fr', 'sitemap'))).text;
  const due = SCREENS.filter((screen) => {
    const { sitemap, item, page } = routeOf(screen);
    const isOne = item === null || item.kind === 'pages';
    return sitemap && isOne && page !== null && isAvailable(site, screen);
  });
  expect(due.length).toBeGreaterThan(10);
  expect(due.filter((screen) => !html.includes(`href="${href(site, 'fr', screen)}"`))).toEqual([]);
});

import { expect, test } from 'vitest';
import { href } from '../../../src/routes/href.ts';
import { isAvailable, routeOf, SCREENS } from '../../../src/routes/screens.ts';
import { SITE_CODES, siteOf } from '../../../src/sites/sites.ts';
import { get } from '../../support/site.ts';

// A row of a screen with one page could lack its title there.
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

test('each section has an address of its own on every site, in every language, and has what the index has of it', async () => {
  for (const code of SITE_CODES) {
    const site = siteOf(code);
    for (const language of site.languages) {
      const index = (await get(code, href(site, language, 'sitemap'))).text;
      for (const screen of ['sitemapCinemas', 'sitemapFilms', 'sitemapEvents'] as const) {
        const { status, text } = await get(code, href(site, language, screen));
        expect(status, `${code} ${language} ${screen}`).toBe(200);
        const links = [...text.slice(text.indexOf(' id="pages"'), text.indexOf('</main>')).matchAll(/href="([^"]+)"/g)];
        expect(links.filter(([link]) => !index.includes(link)).map(([, to]) => to)).toEqual([]);
        if (screen !== 'sitemapEvents') expect(links.length, `${code} ${language} ${screen}`).toBeGreaterThan(1);
      }
    }
  }
});

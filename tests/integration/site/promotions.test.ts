import { expect, test } from 'vitest';
import { href } from '../../../src/routes/href.ts';
import { siteOf, SITE_CODES } from '../../../src/sites/sites.ts';
import type { Autopromo, NativeAd } from '../../../src/contract/push.ts';
import { get } from '../../support/site.ts';

const SCREENS = ['shows', 'entertainments', 'cinemas', 'news'] as const;
const escaped = (text: string) => text.replaceAll('&', '&amp;');

// SPEC 1.15
test.each(SITE_CODES)('promotions of the chain and of its advertiser are on the lists of %s', async (code) => {
  const site = siteOf(code);
  const promotions = (await get(code, '/api/autopromos')).json() as Autopromo[];
  const ad = (await get(code, '/api/native-ad')).json() as NativeAd;
  const first = promotions.find(({ permanent }) => !permanent)!;
  for (const screen of SCREENS) {
    const { text } = await get(code, href(site, site.defaultLanguage, screen));
    const [, house = ''] = text.split('id="house"');
    expect(house.includes(`>${escaped(first.title)}</h3>`), screen).toBe(true);
    expect(house.includes(`>${escaped(ad.title)}</h3>`), screen).toBe(true);
    // Its link leaves the site, and tells search engines that it is paid for.
    const [link] = new RegExp(`<a [^>]*href="${ad.cta.url}"[^>]*>`).exec(house) ?? [''];
    expect(link, screen).toContain('rel="sponsored noopener"');
    expect(link, screen).toContain('target="_blank"');
    expect(house.includes(ad.advertiser), `${screen} names who pays`).toBe(true);
  }
});

test('what is paid for is marked as such in each language', async () => {
  const words = { fr: 'Sponsorisé', en: 'Sponsored', de: 'Anzeige' };
  for (const [language, word] of Object.entries(words)) {
    const { text } = await get('ch', href(siteOf('ch'), language as 'fr', 'cinemas'));
    expect(text.split('id="house"')[1], language).toContain(`>${word}<`);
  }
});

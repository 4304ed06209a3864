import { expect, test } from 'vitest';
import { href } from '../../../src/routes/href.ts';
import { isAvailable, type Screen } from '../../../src/routes/screens.ts';
import { siteOf, SITE_CODES, type Language, type SiteCode } from '../../../src/sites/sites.ts';
import { get } from '../../support/site.ts';

/** Where the buttons of a page lead that open the shop. */
async function shopsOn(code: SiteCode, language: Language, screen: Screen, query = ''): Promise<string[]> {
  const { text } = await get(code, href(siteOf(code), language, screen) + query);
  return [...text.matchAll(/href="(http:[^"]+\/shop\/[^"]+)"/g)].map(([, address]) =>
    address!.replaceAll('&amp;', '&'),
  );
}

const PRODUCTS = { giftCard: 'gift-card', fiveSeatCard: 'five-seat-card', threeSeatCard: 'three-seat-card' } as const;

test.each(SITE_CODES)('gift and seat cards of %s end in a way to buy, in every language', async (code) => {
  const site = siteOf(code);
  for (const language of site.languages) {
    for (const [screen, product] of Object.entries(PRODUCTS) as [keyof typeof PRODUCTS, string][]) {
      if (!isAvailable(site, screen)) continue;
      const [address, ...more] = await shopsOn(code, language, screen);
      expect([address, more], screen).toEqual([expect.stringMatching(`/${language}/shop/${product}$`), []]);
      const { host, pathname } = new URL(address!);
      expect(host).toMatch(/^tickets\./);
      const shop = await get('tickets' as SiteCode, pathname);
      expect([shop.status, /<html lang="(\w+)"/.exec(shop.text)?.[1]], address).toEqual([200, language]);
    }
  }
});

test('a plan of the pass ends there with its options', async () => {
  const [address] = await shopsOn('fr', 'fr', 'subscriptionOffers', '?plan=duo&options=guest:1');
  expect(address).toMatch(/\/fr\/shop\/pass\?plan=duo&options=guest%3A1$/);
});

test.each([
  ['fr', 'fr', 'Changer ou résilier', 'Comment résilier mon abonnement'],
  ['nl', 'nl', 'Wijzigen of opzeggen', 'Hoe zeg ik mijn abonnement op'],
  // Without a help centre one asks the chain.
  ['ch', 'de', 'Wechseln oder kündigen', 'id="contact"'],
] as const)('the conditions of the pass say how to cancel: %s in %s', async (code, language, link, answer) => {
  const { text } = await get(code, href(siteOf(code), language, 'subscriptionOffers'));
  const [, help] = new RegExp(`href="([^"]+)"[^>]*>\\s*${link}`).exec(text)!;
  expect((await get(code, help!.replace('&amp;', '&'))).text).toContain(answer);
});

test('the shop has nothing else, and says so', async () => {
  expect((await get('tickets' as SiteCode, '/fr/shop/castle')).status).toBe(404);
  expect((await get('tickets' as SiteCode, '/xx/shop/pass')).status).toBe(404);
});

import { describe, expect, test } from 'vitest';
import { parseSettings } from '../../../src/settings/settings.ts';
import { shopAddress } from '../../../src/settings/shop.ts';

const SHOP_URL = 'https://shop.example/{language}?buy={product}';

describe('a product is bought', () => {
  test('where SHOP_URL says', () => {
    for (const DEMO of ['on', 'off'])
      expect(shopAddress(parseSettings({ SHOP_URL, DEMO }), 'nl', 'gift-card')).toBe(
        'https://shop.example/nl?buy=gift-card',
      );
  });

  test('at the stand-in of the demo without it', () => {
    expect(shopAddress(parseSettings({ PORT: '4000' }), 'fr', 'pass')).toMatch(
      /^http:\/\/tickets\.\S+:4000\/fr\/shop\/pass$/,
    );
  });

  test('nowhere without a demo, or beside a real ticketing', () => {
    expect(shopAddress(parseSettings({ DEMO: 'off' }), 'fr', 'pass')).toBeUndefined();
    const TICKETING_URL = 'https://tickets.example/{session}';
    expect(shopAddress(parseSettings({ TICKETING_URL }), 'fr', 'pass')).toBeUndefined();
  });
});

test.each([
  'shop.example/{product}',
  'https://shop.example/{session}',
  'https://{product}.example/',
  'javascript:{product}',
])('SHOP_URL=%s is refused, with what was expected', (text) => {
  expect(() => parseSettings({ SHOP_URL: text })).toThrow(/SHOP_URL: expected https:\/\/host\/…/);
});

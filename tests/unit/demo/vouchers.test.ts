import { expect, test } from 'vitest';
import { demoCodes, demoVouchersOf } from '../../../demo/vouchers.ts';
import { SITE_CODES } from '../../../src/sites/sites.ts';

test('a site’s codes are the same whatever other sites there are, and all are among those that are removed', () => {
  const all = demoVouchersOf(SITE_CODES);
  expect(demoCodes).toEqual(all.map(({ code }) => code));
  for (const site of SITE_CODES) {
    expect(demoVouchersOf([site])).toEqual(all.filter((voucher) => voucher.site === site));
  }
  expect(demoVouchersOf(['be'])[3]!.code).toEqual({
    ...{ type: 'giftCard', number: '4400 1927 0003', secret: 'LUNE-1902-K7Q4' },
  });
});

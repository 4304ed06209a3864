import { expect, test } from 'vitest';
import { outcomeOf } from '../../../../src/islands/offers/check.ts';

const CARD = { type: 'giftCard', amount: 20, currency: 'EUR', seats: null, expiresOn: '2027-01-31' };

test('only result code 0 has a card', () => {
  expect(outcomeOf({ resultCode: 0, card: CARD })).toEqual({ kind: 'card', card: CARD });
  expect(outcomeOf({ resultCode: 1, card: null })).toEqual({ kind: 'invalid' });
});

test.each([null, [], 'text', {}, { resultCode: 0 }, { resultCode: '0', card: CARD }])('%j is no answer', (answer) => {
  expect(outcomeOf(answer)).toEqual({ kind: 'failure' });
});

test.each([{ type: 'coupon' }, { amount: '20' }, { currency: 1 }, { seats: undefined }, { expiresOn: 0 }])(
  'a card with %j is none',
  (change) => {
    expect(outcomeOf({ resultCode: 0, card: { ...CARD, ...change } })).toEqual({ kind: 'failure' });
  },
);

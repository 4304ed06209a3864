import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initials } from '../../../src/domain/account/avatar.ts';
import { shownCallToAction } from '../../../src/domain/editorial/callToAction.ts';
import { footerQuestions } from '../../../src/domain/shell/footerFaq.ts';
import { seasonRedirect, seasonSeoDescription } from '../../../src/domain/season/seasons.ts';
import { voucherCard } from '../../../src/domain/offers/voucher.ts';

describe('seasons', () => {
  // SPEC 4.58
  test('lead on only when exactly one names another slug', () => {
    expect(seasonRedirect([{ redirectSlug: 'opera' }])).toBe('opera');
    expect(seasonRedirect([{ redirectSlug: null }, { redirectSlug: 'opera' }])).toBe('opera');
    expect(seasonRedirect([{ redirectSlug: 'ballet' }, { redirectSlug: 'opera' }])).toBeUndefined();
    expect(seasonRedirect([{ redirectSlug: null }])).toBeUndefined();
    expect(seasonRedirect([])).toBeUndefined();
  });

  // SPEC 2.45
  test('descriptions for search engines are cut at 100 characters, between words', () => {
    expect(seasonSeoDescription('  Nine operas,\n live. ')).toBe('Nine operas, live.');
    expect(seasonSeoDescription('a'.repeat(100))).toBe('a'.repeat(100));
    expect(seasonSeoDescription('a'.repeat(101))).toBe(`${'a'.repeat(99)}…`);
    expect(seasonSeoDescription(`${'word '.repeat(19)}end, and more`)).toBe(`${'word '.repeat(19)}end…`);
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        expect(seasonSeoDescription(text).length).toBeLessThanOrEqual(100);
      }),
    );
  });
});

// SPEC 3.26, 5.9
test('a native ad’s call to action needs a type other than none, a label and an address', () => {
  const whole = { type: 'yellow', label: 'See', url: '/offers' };
  expect(shownCallToAction(whole)).toEqual(whole);
  expect(shownCallToAction({ ...whole, type: 'none' })).toBeUndefined();
  expect(shownCallToAction({ ...whole, label: '' })).toBeUndefined();
  expect(shownCallToAction({ ...whole, url: null })).toBeUndefined();
});

// SPEC 5.10
test('the footer keeps questions that have an answer', () => {
  const whole = { title: 'Where?', description: 'Here.' };
  expect(footerQuestions([{ title: null, description: 'Here.' }, whole, { title: 'Why?', description: ' ' }])).toEqual([
    whole,
  ]);
});

// SPEC 5.2
test('a voucher has a card only by result code 0', () => {
  const card = { amount: 20 };
  expect(voucherCard({ resultCode: 0, card })).toBe(card);
  expect(voucherCard({ resultCode: 1, card })).toBeUndefined();
  expect(voucherCard({ resultCode: 0, card: null })).toBeUndefined();
});

// SPEC 3.44, 5.20
test('initials are the last name’s, then the first name’s', () => {
  expect(initials('Gaynor', 'janet')).toBe('GJ');
  expect(initials(' Étaix', '')).toBe('É');
  expect(initials('', '')).toBe('');
});

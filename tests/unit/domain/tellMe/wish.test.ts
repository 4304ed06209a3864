import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wishSchema, type Wish } from '../../../../src/contract/wish.ts';
import { isWished, parseTopic, topicOf, type WishedScreening } from '../../../../src/domain/tellMe/wish.ts';

const WISH: Wish = { film: 'metropolis', since: null, pace: 'once', follow: false };
const SCREENING: WishedScreening = {
  reference: 'V1S1',
  film: 'metropolis',
  people: ['fritz-lang', 'brigitte-helm'],
  cinema: 'aurore-lyon',
  city: 'lyon',
  version: 'vost',
  tags: ['imax', 'pmr'],
  needs: ['pmr', 'relaxed'],
  times: { start: 20 * 60, end: 22 * 60 + 30 },
  time: '2026-11-28 20:00:00',
  start: Date.parse('2026-11-28T19:00:00Z'),
  state: 'bookable',
};

describe('a wish is of a screening', () => {
  test.each<[string, Partial<Wish>, Partial<Wish>]>([
    ['of its film', {}, { film: 'nosferatu' }],
    ['of its people', { film: undefined, person: 'brigitte-helm' }, { film: undefined, person: 'max-schreck' }],
    ['alone', { screening: 'V1S1' }, { screening: 'V1S2' }],
    ['in its city', { place: { kind: 'city', slug: 'lyon' } }, { place: { kind: 'city', slug: 'paris' } }],
    ['in its cinema', { place: { kind: 'cinema', slug: 'aurore-lyon' } }, { place: { kind: 'cinema', slug: 'lyon' } }],
    ['in its version', { version: 'vost' }, { version: 'vf' }],
    ['in its format', { format: 'imax' }, { format: '4dx' }],
    ['that meets each need', { needs: ['pmr'] }, { needs: ['pmr', 'audiodesc'] }],
    ['that does not begin before', { from: '2000' }, { from: '2030' }],
    ['that ends in time', { until: '2230' }, { until: '2200' }],
  ])('%s', (_, met, missed) => {
    expect(isWished({ ...WISH, ...met }, SCREENING)).toBe(true);
    expect(isWished({ ...WISH, ...missed }, SCREENING)).toBe(false);
  });

  test('that does not end in time if nobody knows when it ends', () => {
    const endless = { ...SCREENING, times: { start: 20 * 60, end: undefined } };
    expect(isWished({ ...WISH, until: '2330' }, endless)).toBe(false);
  });

  test('the less, the more it names: each condition only takes away', () => {
    const condition = fc.record(
      {
        screening: fc.constantFrom('V1S1', 'V1S2'),
        place: fc.record({
          kind: fc.constantFrom('city' as const, 'cinema' as const),
          slug: fc.constantFrom('lyon', 'aurore-lyon'),
        }),
        version: fc.constantFrom('vost', 'vf'),
        format: fc.constantFrom('imax', '4dx'),
        needs: fc.subarray(['pmr', 'relaxed']),
        from: fc.constantFrom('1900', '2100'),
        until: fc.constantFrom('2200', '2330'),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(
        condition,
        fc.subarray(['screening', 'place', 'version', 'format', 'needs', 'from', 'until'] as const),
        (conditions, left) => {
          const fewer = Object.fromEntries(
            Object.entries(conditions).filter(([name]) => left.some((each) => each === name)),
          );
          const [wished, before] = [conditions, fewer].map((named) => isWished({ ...WISH, ...named }, SCREENING));
          expect(wished && !before).toBe(false);
        },
      ),
    );
  });
});

test.each([
  [{ film: 'metropolis' }, 'film', 'metropolis'],
  [{ person: 'fritz-lang' }, 'person', 'fritz-lang'],
] as const)('a wish is looked up by what it is of: %j', (wish, kind, slug) => {
  expect(parseTopic(topicOf(wish))).toEqual({ kind, slug });
});

test('a wish is read back as it was written, and refused with what it does not know', () => {
  const wish = { ...WISH, place: { kind: 'city', slug: 'lyon' }, needs: ['pmr'], from: '1930' };
  expect(wishSchema.parse(JSON.parse(JSON.stringify(wish)))).toEqual(wish);
  for (const wrong of [
    { from: '2460' },
    { film: '' },
    { film: undefined },
    { person: 'fritz-lang' },
    { pace: 'daily' },
    { more: 1 },
  ]) {
    expect(wishSchema.safeParse({ ...wish, ...wrong }).success, JSON.stringify(wrong)).toBe(false);
  }
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyChange,
  mergeDeviceChoices,
  NO_CHOICES,
  NO_DEVICE_CHOICES,
  queueChange,
  parseChanges,
  parseDeviceChoices,
  rollBack,
  type ChoiceChange,
  type Choices,
} from '../../../../src/domain/account/changes.ts';
import { EMOTIONS } from '../../../../src/domain/show/emotions.ts';

const choices: Choices = { favourites: ['a', 'b'], wishlist: ['m-1', 'n-2'], emotions: { 'm-1': 'liked' } };
const slug = fc.constantFrom('a', 'b', 'c', 'm-1', 'n-2', 'o-3');
const change: fc.Arbitrary<ChoiceChange> = fc.oneof(
  fc.record({ kind: fc.constantFrom('favourite' as const, 'wish' as const), slug, on: fc.boolean() }),
  fc.record({ kind: fc.constant('emotion' as const), slug, emotion: fc.constantFrom(...EMOTIONS, undefined) }),
);

describe('a change', () => {
  // SPEC 4.34, 4.35
  test('that fails is taken back, whatever it was', () => {
    fc.assert(
      fc.property(change, fc.constantFrom(1, 5), (each, limit) => {
        // Where one favourite is the limit, there are never two.
        const before = limit === 1 ? { ...choices, favourites: ['a'] } : choices;
        expect(rollBack(applyChange(before, each, limit), before, each)).toEqual(before);
      }),
    );
  });

  test('that fails takes nothing back but itself', () => {
    const wish: ChoiceChange = { kind: 'wish', slug: 'o-3', on: true };
    const after = applyChange(choices, wish, 5);
    const later = applyChange(after, { kind: 'wish', slug: 'p-4', on: true }, 5);
    expect(rollBack(later, choices, wish).wishlist).toEqual(['p-4', 'm-1', 'n-2']);
  });

  test('of a single favourite puts one in the place of the other', () => {
    const one = { ...choices, favourites: ['a'] };
    expect(applyChange(one, { kind: 'favourite', slug: 'b', on: true }, 1).favourites).toEqual(['b']);
  });
});

test('at first nothing is chosen, in the account and on the device', () => {
  expect(NO_CHOICES).toEqual({ favourites: [], wishlist: [], emotions: {} });
  expect(NO_DEVICE_CHOICES).toEqual({ favourites: [], wishlist: [] });
});

describe('what waits', () => {
  test('of two things of a kind is both', () => {
    const changes: ChoiceChange[] = ['m-1', 'n-2'].map((each) => ({ kind: 'wish', slug: each, on: true }));
    expect(changes.reduce<readonly ChoiceChange[]>(queueChange, [])).toEqual(changes);
  });

  test('is one change of each thing, the last', () => {
    const on: ChoiceChange = { kind: 'wish', slug: 'm-1', on: true };
    const off: ChoiceChange = { kind: 'wish', slug: 'm-1', on: false };
    const other: ChoiceChange = { kind: 'favourite', slug: 'm-1', on: true };
    expect([on, other, off].reduce<readonly ChoiceChange[]>(queueChange, [])).toEqual([other, off]);
  });

  test('comes out of storage as it went in, and what is none of ours does not', () => {
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        expect(parseChanges(JSON.parse(JSON.stringify(changes)))).toEqual(changes);
      }),
    );
    const foreign = [
      { kind: 'wish', slug: '../me', on: true },
      { kind: 'wish', slug: 'me/..', on: true },
      { kind: 'wish', slug: 'a', on: 'yes' },
      { kind: 'favourite', slug: 'a' },
      { kind: 'pass', slug: 'a', on: true },
      { kind: 'pass', slug: 'a' },
      { kind: 'emotion', slug: 'a', emotion: 'bored' },
      null,
    ];
    for (const each of foreign) expect(parseChanges([each]), JSON.stringify(each)).toEqual([]);
    expect(parseChanges('x')).toEqual([]);
  });
});

describe('what was stored on a device', () => {
  test('joins the account behind what that has, in its order', () => {
    const kept = { favourites: ['c', 'a'], wishlist: ['o-3', 'm-1', 'p-4'] };
    const merged = mergeDeviceChoices(kept, choices, 5).reduce((now, each) => applyChange(now, each, 5), choices);
    expect(mergeDeviceChoices({ favourites: ['a', 'c'], wishlist: [] }, choices, 3)).toEqual([
      { kind: 'favourite', slug: 'c', on: true },
    ]);
    expect(merged.favourites).toEqual(['c', 'a', 'b']);
    expect(merged.wishlist).toEqual(['o-3', 'p-4', 'm-1', 'n-2']);
  });

  test.each([
    [5, ['a', 'b', 'c', 'd'], ['e']],
    [5, ['a', 'b', 'c', 'd', 'x'], []],
    [1, [], ['e']],
    [1, ['a'], []],
  ])('pushes no favourite out: limit %i', (limit, favourites, added) => {
    const kept = { favourites: ['e', 'f'], wishlist: [] };
    const slugs = mergeDeviceChoices(kept, { ...NO_CHOICES, favourites }, limit).map((each) => each.slug);
    expect(slugs).toEqual(added);
  });

  test('is read whole or not', () => {
    expect(parseDeviceChoices({ favourites: ['a', 'a', 1], wishlist: 'x' })).toEqual({
      favourites: ['a'],
      wishlist: [],
    });
    expect(parseDeviceChoices(null)).toEqual({ favourites: [], wishlist: [] });
  });
});

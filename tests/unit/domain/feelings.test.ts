import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countsWith,
  EMOTIONS,
  emotionBars,
  satisfaction,
  withEmotion,
  type Emotions,
} from '../../../src/domain/show/emotions.ts';
import { withWish } from '../../../src/domain/account/wishlist.ts';

describe('wishlist', () => {
  test('a show is put first, once, or taken off', () => {
    expect(withWish(['a'], 'b', true)).toEqual(['b', 'a']);
    expect(withWish(['a', 'b'], 'b', true)).toEqual(['b', 'a']);
    expect(withWish(['a', 'b'], 'a', false)).toEqual(['b']);
    expect(withWish(['a'], 'b', false)).toEqual(['a']);
  });

  // SPEC 4.35
  test('a refused change is taken back by its opposite', () => {
    const wishlist = fc.uniqueArray(fc.constantFrom('a', 'b', 'c'));
    fc.assert(
      fc.property(wishlist, fc.constantFrom('a', 'b', 'c'), (before, slug) => {
        const wished = !before.includes(slug);
        const after = withWish(withWish(before, slug, wished), slug, !wished);
        expect(after.toSorted()).toEqual(before.toSorted());
      }),
    );
  });
});

describe('emotions', () => {
  test('a show has one or none', () => {
    expect(withEmotion({}, 'a', 'liked')).toEqual({ a: 'liked' });
    expect(withEmotion({ a: 'liked', b: 'loved' }, 'a', 'disappointed')).toEqual({ a: 'disappointed', b: 'loved' });
    expect(withEmotion({ a: 'liked', b: 'loved' }, 'a', undefined)).toEqual({ b: 'loved' });
  });

  test('a refused change is taken back by the former value', () => {
    const emotion = fc.constantFrom(...EMOTIONS);
    const emotions = fc.dictionary(fc.constantFrom('a', 'b'), emotion, { noNullPrototype: true });
    fc.assert(
      fc.property(
        emotions,
        fc.constantFrom('a', 'b'),
        fc.option(emotion, { nil: undefined }),
        (before: Emotions, slug, set) => {
          expect(withEmotion(withEmotion(before, slug, set), slug, before[slug])).toEqual(before);
        },
      ),
    );
  });

  // SPEC 9.42
  test('bars are as long as their share of the highest count', () => {
    expect(emotionBars({ disappointed: 5, liked: 20, loved: 10 })).toEqual({ disappointed: 25, liked: 100, loved: 50 });
    expect(emotionBars({ disappointed: 0, liked: 1, loved: 3 })).toEqual({ disappointed: 0, liked: 33, loved: 100 });
    expect(emotionBars({ disappointed: 0, liked: 0, loved: 0 })).toEqual({ disappointed: 0, liked: 0, loved: 0 });
  });

  test('who liked or loved is counted among all who chose a feeling', () => {
    expect(satisfaction({ disappointed: 1, liked: 1, loved: 1 })).toBe(67);
    expect(satisfaction({ disappointed: 5, liked: 0, loved: 0 })).toBe(0);
    expect(satisfaction({ disappointed: 0, liked: 2, loved: 1 })).toBe(100);
    expect(satisfaction({ disappointed: 0, liked: 0, loved: 0 })).toBeUndefined();
  });
});

test('a visitor’s emotion counts once, whatever they had given before', () => {
  const emotion = fc.option(fc.constantFrom(...EMOTIONS), { nil: undefined });
  const counts = fc.record({ disappointed: fc.nat(), liked: fc.nat(), loved: fc.nat() });
  fc.assert(
    fc.property(counts, emotion, emotion, (others, before, now) => {
      const sent = countsWith(others, undefined, before);
      expect(countsWith(sent, before, now)).toEqual(countsWith(others, undefined, now));
      expect(countsWith(sent, before, undefined)).toEqual(others);
    }),
  );
});

import { describe, expect, test } from 'vitest';
import { shownPromotions } from '../../../../src/domain/editorial/promotions.ts';

const now = (id: string) => ({ id, permanent: false });
const always = (id: string) => ({ id, permanent: true });
const ids = (promotions: readonly { id: string }[]) => promotions.map(({ id }) => id);

describe('the chain’s advertisements', () => {
  test('those of the moment come first, and permanent ones take the places left', () => {
    expect(ids(shownPromotions([always('a'), now('b'), always('c')], 0))).toEqual(['b', 'a', 'c']);
  });

  test('three stand side by side, another company’s counted', () => {
    const all = [always('a'), now('b'), now('c'), now('d')];
    expect(ids(shownPromotions(all, 0))).toEqual(['b', 'c', 'd']);
    expect(ids(shownPromotions(all, 1))).toEqual(['b', 'c']);
    expect(ids(shownPromotions(all, 4))).toEqual([]);
  });

  test('the permanent ones stand alone where there is nothing of the moment', () => {
    expect(ids(shownPromotions([always('a')], 1))).toEqual(['a']);
    expect(shownPromotions([], 0)).toEqual([]);
  });
});

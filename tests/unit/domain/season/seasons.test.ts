import { describe, expect, test } from 'vitest';
import { plainText } from '../../../../src/lib/plainText.ts';
import { seasonRedirect, seasonSeoDescription, seasonTotal } from '../../../../src/domain/season/seasons.ts';

describe('several seasons lead on', () => {
  const to = (...slugs: (string | null)[]) => seasonRedirect(slugs.map((redirectSlug) => ({ redirectSlug })));

  // SPEC 4.58
  test('when exactly one of them names another slug', () => {
    expect(to('opera')).toBe('opera');
    expect(to(null, 'opera', null)).toBe('opera');
  });

  test('and not when none or several do', () => {
    expect(to()).toBeUndefined();
    expect(to(null, null)).toBeUndefined();
    expect(to('opera', 'ballet')).toBeUndefined();
  });
});

test('a description is cut at 100 characters, between words', () => {
  const words = 'word '.repeat(40);
  expect(seasonSeoDescription(words).length).toBeLessThanOrEqual(100);
  expect(seasonSeoDescription(words)).toMatch(/word…$/);
  expect(seasonSeoDescription('Four evenings')).toBe('Four evenings');
});

describe('what so many screenings cost', () => {
  const single = { price: 24, placesCount: 1 };
  const three = { price: 60, placesCount: 3 };

  test('is the least that prices make up', () => {
    expect([0, 1, 2, 3, 4, 6].map((count) => seasonTotal(count, [single, three]))).toEqual([0, 24, 48, 60, 84, 120]);
    // A bundle of three may cost more than three single places.
    expect(seasonTotal(3, [single, { price: 80, placesCount: 3 }])).toBe(72);
  });

  test('is unknown where no prices make up that many', () => {
    expect(seasonTotal(2, [three])).toBeUndefined();
    expect(seasonTotal(4, [three])).toBeUndefined();
    expect(seasonTotal(1, [])).toBeUndefined();
  });
});

test('the words of HTML are those that are read, with spaces where there are lines', () => {
  expect(plainText('<p>Four <a href="/x">evenings</a>, four houses.</p><p>Bring a jumper &amp; tea</p>')).toBe(
    'Four evenings, four houses. Bring a jumper & tea',
  );
  expect(plainText('<ul><li>One</li><li>Two<br />Three</li></ul>')).toBe('One Two Three');
  expect(plainText('&lt;b&gt; &quot;x&quot;')).toBe('<b> "x"');
  expect(plainText('')).toBe('');
});

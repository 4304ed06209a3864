import fc from 'fast-check';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withChosen } from '../../../../src/islands/account/myList/items.ts';
import { MyList } from '../../../../src/islands/account/myList/MyList.island.tsx';

test('what is chosen joins a list in front, and nothing leaves it', () => {
  const slugs = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'));
  const items = fc.record({ wishlist: slugs, favourites: slugs });
  fc.assert(
    fc.property(items, items, (before, chosen) => {
      const after = withChosen(before, chosen);
      for (const name of ['wishlist', 'favourites'] as const) {
        const fresh = chosen[name].filter((slug) => !before[name].includes(slug));
        expect(after[name]).toEqual([...fresh, ...before[name]]);
      }
      // Or it would be fetched again without end.
      expect(withChosen(after, chosen)).toBe(after);
    }),
  );
});

test('the server sends a list of which nothing is known yet: all but that it is awaited is hidden', () => {
  const words = {
    ...{ browse: '', cinemas: 'Cinemas', empty: 'Empty.', emptyCinemas: '', emptyFilms: '', failed: 'Failed.' },
    ...{ films: 'Films', onDevice: 'On this device.', signIn: 'Sign in', wait: 'One moment…' },
  };
  const props = { addresses: { wishlist: '/w/', favourites: '/f/' }, signIn: '/sign-in', browse: '/films', words };
  const render = (hasCinemas: boolean) => renderToString(createElement(MyList, { ...props, hasCinemas }));
  const parts = render(true)
    .match(/<(?:p|section|div)[^>]*>/g)!
    .filter((tag) => /role=|data-stored|<section|<div hidden/.test(tag));
  expect(parts.map((tag) => tag.includes('hidden=""'))).toEqual([false, true, true, true, true, true]);
  // Where there is but one cinema, nobody has favourites.
  expect(render(false)).not.toContain('data-list="favourites"');
});

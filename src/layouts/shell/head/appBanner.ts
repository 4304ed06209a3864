import { marked, marksOf } from '../../../markup/marks.ts';

/**
 * Shows the smart app banner on a phone or tablet, with a link to its store (SPEC 2): browsers have such a banner for
 * one of the two stores at most. Has to precede notices.ts.
 */
for (const banner of document.querySelectorAll<HTMLElement>(marked('notice', 'app'))) {
  const { userAgent } = navigator;
  const store = /Android/.test(userAgent) ? 'play' : /iP(hone|ad|od)/.test(userAgent) ? 'apple' : '';
  if (store) {
    banner.hidden = false;
    banner.querySelector('a')!.href = marksOf(banner)[store]!;
  }
}

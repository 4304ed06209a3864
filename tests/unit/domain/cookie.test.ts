import { expect, test } from 'vitest';
import { cookieIn } from '../../../src/domain/cookie.ts';

test.each([
  ['lang=fr', 'fr'],
  ['consent=1; lang=fr; webview=1', 'fr'],
  ['consent=1;lang=fr ;webview=1', 'fr'],
  ['lang=', ''],
  ['slang=fr', undefined],
  ['consent=lang', undefined],
  ['', undefined],
  [undefined, undefined],
  [null, undefined],
])('the cookie lang in %j is %j', (header, value) => {
  expect(cookieIn(header, 'lang')).toBe(value);
});

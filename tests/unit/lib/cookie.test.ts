import { expect, test } from 'vitest';
import { cookieIn } from '../../../src/lib/cookie.ts';

test.each([
  ['lang=fr', 'fr'],
  ['consent=1; lang=fr; webview=1', 'fr'],
  ['consent=1;lang=fr ;webview=1', 'fr'],
  ['lang=', ''],
  ['lang=%22fr%20ch%22; lang=de', '"fr ch"'],
  ['lang=%', '%'],
  ['slang=fr', undefined],
  ['consent=lang', undefined],
  ['', undefined],
  [undefined, undefined],
  [null, undefined],
])('the cookie lang in %j is %j', (header, value) => {
  expect(cookieIn(header, 'lang')).toBe(value);
});

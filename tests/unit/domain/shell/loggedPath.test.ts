import { expect, test } from 'vitest';
import { loggedPath } from '../../../../src/domain/shell/loggedPath.ts';

test.each([
  ['/films/metropolis-44012?utm_source=x', '/films/metropolis-44012'],
  ['/api/gift-card/440019270001/0419', '/api/gift-card/…'],
  ['/api/voucher/AURORE1927', '/api/voucher/…'],
  ['/api/./voucher/AURORE1927', '/api/voucher/…'],
  ['/api/%76oucher/AURORE1927', '/api/voucher/…'],
  ['/api/x/../gift-card/440019270001/0419', '/api/gift-card/…'],
  ['/preview/open/secret?x', '/preview/open/…'],
  ['/demander/0123456789abcdef0123456789abcdef', '/demander/…'],
  ['/%', '/%'],
])('%s is logged as %s', (url, logged) => {
  expect(loggedPath(url)).toBe(logged);
});

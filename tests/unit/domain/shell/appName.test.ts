import { expect, test, vi } from 'vitest';
import { isWebview } from '../../../../src/domain/shell/webview.ts';

vi.mock('#brand/brand.ts', async (original) => ({ ...(await original<object>()), APP_NAME: 'C.I+ (App)' }));

test.each([
  ['Mozilla/5.0 Mobile/15E148 C.I+ (App)/3.2', true],
  ['C.I+ (App)/1', true],
  ['Mozilla/5.0 CxII App/3.2', false],
  ['Mozilla/5.0 xC.I+ (App)/3', false],
  ['Mozilla/5.0 C.I+ (App)/x', false],
])('an app may have any name: %s', (userAgent, expected) => {
  expect(isWebview({ userAgent })).toBe(expected);
});

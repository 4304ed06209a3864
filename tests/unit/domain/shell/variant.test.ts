import { describe, expect, test } from 'vitest';
import { parseVariant, variantOf, VARIANTS } from '../../../../src/domain/shell/variant.ts';
import { isWebview } from '../../../../src/domain/shell/webview.ts';

describe('inside the app', () => {
  // SPEC 4.82
  test.each([
    [{}, false],
    [{ query: 'true' }, true],
    [{ query: '1' }, true],
    [{ header: 'true' }, true],
    [{ userAgent: 'Mozilla/5.0 (Linux; Android 15) AuroreApp/7.2' }, true],
    [{ userAgent: 'Mozilla/5.0 NotAuroreApp' }, false],
    [{ cookie: '1' }, true],
    [{ cookie: 'true' }, true],
    [{ cookie: '0', userAgent: 'Mozilla/5.0' }, false],
    [{ query: 'false', cookie: '1', userAgent: 'AuroreApp/7' }, false],
    [{ query: '0', header: '1' }, false],
    [{ query: 'true', header: '0' }, true],
    [{ query: 'yes', header: 'false', cookie: '1' }, false],
    [{ query: null, header: '0', userAgent: 'AuroreApp/7' }, false],
    [{ header: 'yes', cookie: '1' }, true],
  ])('%j: %j', (signs, expected) => {
    expect(isWebview(signs)).toBe(expected);
  });
});

test.each([
  ['/films', {}, 'asking'],
  ['/films', { cookie: 'lang=fr; consent=%7B%7D' }, 'settled'],
  ['/films', { cookie: 'noconsent=1' }, 'asking'],
  ['/films?webview=true', { cookie: 'consent=%7B%7D' }, 'app'],
  ['/films', { cookie: 'webview=1' }, 'app'],
  ['/films', { 'x-aurore-webview': '1' }, 'app'],
  ['/films', { 'x-aurore-webview': ['1', '0'] }, 'app'],
  ['/films', { 'user-agent': 'Mozilla/5.0 AuroreApp/7.2' }, 'app'],
  ['/films?webview=false', { cookie: 'webview=1' }, 'asking'],
  ['/films?page=2?webview=true', {}, 'asking'],
  ['/fr/api/shows', {}, 'asking'],
  ['/apis', {}, 'asking'],
  ['/films/vol.2-1927', {}, 'asking'],
  ['/films/m.r', {}, 'asking'],
  ['/api/shows', { cookie: 'webview=1' }, 'settled'],
  ['/fragments/fr/tonight/paris', {}, 'settled'],
  ['/sitemap.xml', {}, 'settled'],
])('%s with %j is the variant %s', (url, headers, variant) => {
  expect(variantOf(url, headers as Record<string, string | string[]>)).toBe(variant);
});

test('a render takes the variant it is passed, and shows what a new visitor sees without one', () => {
  for (const variant of VARIANTS) expect(parseVariant(variant)).toBe(variant);
  for (const value of [undefined, null, '', 'App', 'constructor']) expect(parseVariant(value)).toBe('asking');
});

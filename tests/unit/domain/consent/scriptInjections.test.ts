import { describe, expect, test } from 'vitest';
import { allowedInjections } from '../../../../src/domain/consent/scriptInjections.ts';

describe('script injections (SPEC 5)', () => {
  const origins = ['https://tag.example'];
  const src = 'https://tag.example/a.js';
  const kept = (placement: string, element: string, attributes: Record<string, string>, value = '') =>
    allowedInjections([{ placement, element, attributes, value, cookies: 'audience' }], origins).length === 1;

  // SPEC 5.11
  test.each([
    ['head', 'script', { src }, true],
    ['noscript', 'img', { src }, true],
    ['head', 'link', { rel: 'preconnect', href: 'https://tag.example' }, true],
    ['head', 'meta', { name: 'verification', content: 'x' }, true],
    ['head', 'link', { rel: 'dns-prefetch', href: 'https://tag.example' }, true],
    ['head', 'link', { rel: 'me', href: 'https://tag.example/me' }, true],
    ['head', 'link', { rel: 'preconnect', href: 'https://elsewhere.example' }, false],
    ['head', 'link', { href: 'https://tag.example' }, false],
    ['head', 'meta', { content: 'x' }, false],
    ['head', 'meta', { name: 'x', 'http-equiv': 'refresh' }, false],
    ['head', 'img', { src }, false],
    ['head', 'script', { src, 'data-account': '1' }, true],
    ['head', 'script', { src, 'x-data-': '1' }, false],
    ['head', 'script', { src: 'a.js' }, false],
    ['body', 'script', { src }, false],
    ['noscript', 'script', { src }, false],
    ['head', 'object', { src }, false],
    ['head', 'script', { src: 'https://elsewhere.example/a.js' }, false],
    ['head', 'script', { src: 'https://tag.example.evil.example/a.js' }, false],
    ['head', 'script', { src: 'javascript:alert(1)' }, false],
    ['head', 'script', { src, onload: 'alert(1)' }, false],
    ['head', 'script', {}, false],
    ['head', 'link', { rel: 'stylesheet', href: 'https://tag.example/a.css' }, false],
    ['head', 'meta', { 'http-equiv': 'refresh', content: '0;url=https://x.example' }, false],
  ])('in %s, %s %j: %j', (placement, element, attributes, expected) => {
    expect(kept(placement, element, attributes as Record<string, string>)).toBe(expected);
  });

  test('may have every attribute that says what to fetch and how', () => {
    const names =
      'href rel as type async defer crossorigin integrity referrerpolicy name property content alt id'.split(' ');
    for (const name of names) expect(kept('head', 'script', { src, [name]: 'x' }), name).toBe(true);
  });

  test('have no script in words of their own', () => {
    expect(kept('head', 'script', { src }, 'alert(1)')).toBe(false);
    expect(kept('head', 'script', { src }, ' \n')).toBe(true);
  });
});

import { describe, expect, test } from 'vitest';
import { chatAvailability, chatOf } from '../../../../src/domain/consent/chat.ts';
import { chosenPurposes, mayMeasure, parseConsent, writeConsent } from '../../../../src/domain/consent/consent.ts';
import { hashedEmail, pushesOf, userInfo } from '../../../../src/domain/consent/dataLayer.ts';
import { allowedInjections } from '../../../../src/domain/consent/scriptInjections.ts';
import { variantOf } from '../../../../src/domain/request/variant.ts';
import { isWebview } from '../../../../src/domain/request/webview.ts';

describe('a choice', () => {
  const at = new Date('2026-11-21T12:00:00Z');
  const choice = { purposes: ['audience'], id: 'id', first: at, last: at } as const;

  test('is read as it was written, for 182 days', () => {
    const text = writeConsent(choice);
    expect(parseConsent(text)).toEqual(choice);
    expect((JSON.parse(decodeURIComponent(text)) as { expirationTime: number }).expirationTime).toBe(
      Date.parse('2027-05-22T12:00:00Z'),
    );
  });

  test.each([
    [[], false],
    [['support'], false],
    [['audience'], true],
    [['support', 'advertising'], true],
  ] as const)('of %j is worth parsing for measurement and advertising: %j', (purposes, worth) => {
    expect(mayMeasure(writeConsent({ purposes, id: 'x', first: new Date(0), last: new Date(0) }))).toBe(worth);
  });

  test('that does not exist is not', () => {
    expect(mayMeasure(undefined)).toBe(false);
  });

  test.each(['', '%', '{}', '[]', 'null', '{"categories":"all","consentId":"x"}'])('is not %j', (text) => {
    expect(parseConsent(text)).toBeUndefined();
  });

  test('is what the form says, of what the site has; silence is none', () => {
    expect(chosenPurposes('all', [], ['audience'])).toEqual(['audience']);
    expect(chosenPurposes('none', ['audience'], ['audience'])).toEqual([]);
    expect(chosenPurposes('some', ['support', 'x'], ['audience', 'support'])).toEqual(['support']);
    expect(chosenPurposes(undefined, ['audience'], ['audience'])).toBeUndefined();
  });
});

describe('the chat (SPEC 5)', () => {
  const all = { org: 'o', url: 'https://c.example', deploymentName: 'd', deploymentUrl: 'https://c.example/d' };
  // SPEC 5.12
  test('is used only with all four parts', () => {
    expect(chatOf(all)).toEqual(all);
    for (const part of Object.keys(all)) expect(chatOf({ ...all, [part]: undefined })).toBeUndefined();
    expect(chatOf(null)).toBeUndefined();
  });

  // SPEC 4.66, 5.13
  test('is unavailable by its instructions, and unknown on failure', () => {
    expect(chatAvailability({ instructions: [] })).toBe(true);
    expect(chatAvailability({ instructions: ['greet'] })).toBe(true);
    expect(chatAvailability({ instructions: ['hide_reason_no_agents_available'] })).toBe(false);
    expect(chatAvailability({ instructions: ['greet', 'schedule'] })).toBe(false);
    for (const answer of [undefined, null, {}, { instructions: 'schedule' }]) {
      expect(chatAvailability(answer)).toBeUndefined();
    }
  });
});

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

  test('have no script in words of their own', () => {
    expect(kept('head', 'script', { src }, 'alert(1)')).toBe(false);
  });
});

describe('the data layer', () => {
  // SPEC 4.79
  test('forgets an event’s fields before the same event comes again', () => {
    const memory = new Map<string, readonly string[]>();
    expect(pushesOf(memory, 'a', { x: 1, y: 2 })).toEqual([{ event: 'a', x: 1, y: 2 }]);
    expect(pushesOf(memory, 'b', { z: 1 })).toEqual([{ event: 'b', z: 1 }]);
    expect(pushesOf(memory, 'a', { x: 3 })).toEqual([
      { x: null, y: null },
      { event: 'a', x: 3 },
    ]);
    expect(pushesOf(memory, 'a', { x: 4 })).toEqual([{ x: null }, { event: 'a', x: 4 }]);
  });

  // SPEC 3.49
  test('has an e-mail only as its SHA-256, hex, however it is written', async () => {
    // printf 'ada@example.org' | sha256sum
    const hash = 'cfe00dde46ef942601ffafb9e2825e802858b460e586b8305b344c1eb826357d';
    expect(await hashedEmail('ada@example.org')).toBe(hash);
    expect(await hashedEmail(' Ada@Example.ORG ')).toBe(hash);
  });

  // SPEC 7.44
  test('tells of a client, or of a visitor', () => {
    expect(userInfo(undefined, undefined)).toMatchObject({ user_status: 'visitor', userId: null, joint_key: null });
    const client = { id: '1', cinepass: true, cinepassType: 'duo', newsletter: true, loyaltyLevel: 'gold' };
    expect(userInfo(client, 'h')).toEqual({
      user_status: 'logged',
      userId: '1',
      joint_key: 'h',
      loyalty_level: 'gold',
      pass_subscription: true,
      pass_type: 'duo',
      newsletter_subscription: true,
    });
  });
});

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
    [{ query: 'false', cookie: '1', userAgent: 'AuroreApp/7' }, false],
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
  ['/api/shows', { cookie: 'webview=1' }, 'settled'],
  ['/fragments/fr/tonight/paris', {}, 'settled'],
  ['/sitemap.xml', {}, 'settled'],
])('%s with %j is the variant %s', (url, headers, variant) => {
  expect(variantOf(url, headers as Record<string, string>)).toBe(variant);
});

import { describe, expect, test } from 'vitest';
import { chatAvailability, chatOf } from '../../../../src/domain/consent/chat.ts';
import { chosenPurposes, mayMeasure, parseConsent, writeConsent } from '../../../../src/domain/consent/consent.ts';
import { hashedEmail, pushesOf, userInfo } from '../../../../src/domain/consent/dataLayer.ts';

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

  test('is none without each of its parts', () => {
    const when = at.toISOString();
    const whole = { categories: ['audience'], consentId: 'id', consentTimestamp: when, lastConsentTimestamp: when };
    expect(parseConsent(JSON.stringify(whole))).toEqual(choice);
    for (const other of [
      { categories: 'audience' },
      { consentId: 1 },
      { consentTimestamp: 'then' },
      { lastConsentTimestamp: undefined },
    ]) {
      expect(parseConsent(JSON.stringify({ ...whole, ...other }))).toBeUndefined();
    }
  });

  test('is written as the library writes it, with what needs no consent', () => {
    expect(JSON.parse(decodeURIComponent(writeConsent(choice)))).toMatchObject({
      categories: ['necessary', 'audience'],
      services: { necessary: [], audience: [] },
    });
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

  // SPEC 7.44, 7.51
  test('tells of a client, or of a visitor', () => {
    expect(userInfo(undefined, undefined)).toEqual({
      user_status: 'visitor',
      userId: null,
      joint_key: null,
      loyalty_level: null,
      pass_subscription: false,
      pass_type: null,
      newsletter_subscription: false,
    });
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

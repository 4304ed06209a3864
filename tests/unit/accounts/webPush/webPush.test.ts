import { createECDH } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { pushKeys } from '../../../../src/accounts/webPush/keys.ts';
import { newsPush } from '../../../../src/accounts/webPush/message.ts';
import { isPushService, isSubscriptionOver, pushSender, wantedPause } from '../../../../src/accounts/webPush/send.ts';
import { pushSubscriptionSchema } from '../../../../src/contract/pushSubscription.ts';
import type { Announced } from '../../../../src/contract/wish.ts';
import type { TellMeNews } from '../../../../src/domain/tellMe/news.ts';

const NOW = Date.parse('2026-11-27T12:00:00Z');
const HOUR = 3_600_000;
const KEYS = { p256dh: `B${'x'.repeat(86)}`, auth: 'y'.repeat(22) };
const SUBSCRIPTION = { endpoint: 'https://push.example.org/1', keys: KEYS };
const WORDS = {
  ...{ title: 'Metropolis', lines: ['Lyon, 20:00'], language: 'fr', stopLabel: 'Arrêter', topic: '0'.repeat(32) },
  ...{ url: 'https://tickets.example.org/1', stop: 'https://fr.example.org/stop' },
};
const announced = (start: number): Announced => ({
  ...{ reference: 'V1S1', film: 'metropolis', cinema: 'lyon', time: '2026-11-28 20:00:00', start, state: 'bookable' },
});
const push = (reason: TellMeNews['reason'], start: number, words: Partial<typeof WORDS> = {}) =>
  newsPush(SUBSCRIPTION, { reason, screenings: [announced(start)] }, { ...WORDS, ...words }, NOW);

test.each([
  ['https://fcm.googleapis.com/fcm/send/x', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['http://push.example.org/x', false],
  ['https://push.example.org:8443/x', false],
  ['https://me:secret@push.example.org/x', false],
  ['https://127.0.0.1/x', false],
  ['https://2130706433/x', false],
  ['https://[::1]/x', false],
  ['https://169.254.169.254/latest', false],
  ['https://localhost/x', false],
  ['https://own.internal:8443/x', true],
  ['https://own.internal/x', true],
  ['ftp://own.internal:8443/x', false],
  ['nothing', false],
])('%s is an address to send to: %s', (endpoint, expected) => {
  expect(isPushService(endpoint, { PUSH_HOSTS: ['own.internal:8443'] })).toBe(expected);
});

test('what is no subscription is refused', () => {
  expect(pushSubscriptionSchema.parse({ ...SUBSCRIPTION, expirationTime: null })).toEqual(SUBSCRIPTION);
  for (const wrong of [
    {},
    { ...SUBSCRIPTION, keys: {} },
    { ...SUBSCRIPTION, keys: { ...KEYS, auth: 'y' } },
    { ...SUBSCRIPTION, keys: { ...KEYS, p256dh: 'x'.repeat(87) } },
    { ...SUBSCRIPTION, endpoint: 'http://push.example.org/1' },
    { ...SUBSCRIPTION, endpoint: `https://push.example.org/${'x'.repeat(1000)}` },
  ]) {
    expect(pushSubscriptionSchema.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
  }
});

test('a message waits until what it tells of begins, a week at most, and is urgent for who is on the way', () => {
  expect(push('first', NOW + HOUR)).toMatchObject({ ttl: 3600, urgency: 'normal' });
  expect(push('cancelled', NOW + HOUR)).toMatchObject({ urgency: 'high' });
  expect(push('moved', NOW - HOUR)).toMatchObject({ ttl: 60, urgency: 'high' });
  expect(push('first', NOW + 1000 * HOUR).ttl).toBe(7 * 24 * 3600);
});

test('a message is as large as push services take, whatever it tells of', () => {
  const long = { title: '映'.repeat(1000), lines: ['画'.repeat(1000)] };
  const { title, options } = push('first', NOW + HOUR, long);
  expect(Buffer.byteLength(JSON.stringify([title, options]))).toBeLessThan(3_000);
});

test('the keys are made once, and readable only by their owner', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'aurore-push-keys-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const made = await pushKeys(folder);
  expect(await pushKeys(folder)).toEqual(made);
  expect(statSync(join(folder, 'push-keys.json')).mode & 0o777).toBe(0o600);
});

/** Fails as sending to an endpoint does, with what its name leads to. */
async function failureAt(endpoint: string, addresses: readonly string[] = []): Promise<Error> {
  const folder = mkdtempSync(join(tmpdir(), 'aurore-push-send-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const settings = { DATA_DIR: folder, MAIL_FROM: undefined, PUSH_HOSTS: [], PUSH_SUBJECT: undefined };
  const send = await pushSender(settings, async () => addresses.map((address) => ({ address, family: 4 })));
  // A point that is on the curve.
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  const message = push('first', NOW + HOUR);
  return send({ ...message, subscription: { endpoint, keys: { ...KEYS, p256dh } } }).then(
    () => new Error('It was sent.'),
    (error: Error) => error,
  );
}

test.each(['127.0.0.1', '10.0.0.1', '169.254.169.254'])('a name that leads to %s is sent nothing', async (address) => {
  const error = await failureAt('https://push.example.org/1', ['93.184.215.14', address]);
  expect(error.message).toContain(`is at ${address}, which is no address of the public internet`);
  // The name may lead elsewhere the next time.
  expect([isSubscriptionOver(error), wantedPause(error)]).toEqual([false, 0]);
});

test('what is stored and no push service is sent nothing either', async () => {
  expect((await failureAt('https://localhost/1')).message).toBe('The endpoint is not that of a push service.');
});

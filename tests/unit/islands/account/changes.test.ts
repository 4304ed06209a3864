import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showsBodySchema } from '../../../../src/contract/client.ts';
import { AuthError } from '../../../../src/domain/account/authErrors.ts';
import { fetchFeelings } from '../../../../src/islands/account/calls.ts';
import { changeCount, makeChange, showWaiting } from '../../../../src/islands/account/changes.ts';
import type { AccountSetup } from '../../../../src/islands/account/config.ts';
import { readEntry } from '../../../../src/islands/ui/lib/storage.ts';
import { $choices, $client, type KnownClient } from '../../../../src/stores/clientState.ts';

const alerts = vi.hoisted(() => [] as unknown[]);
const session = vi.hoisted(() => ({ error: undefined as Error | undefined }));
vi.mock('../../../../src/islands/shell/showAlert.ts', () => ({ showAlert: (alert: unknown) => alerts.push(alert) }));
vi.mock('../../../../src/islands/account/session.ts', () => ({
  freshSession: () => (session.error ? Promise.reject(session.error) : Promise.resolve({ accessToken: 'token' })),
}));

const setup = {
  config: { accounts: 'https://accounts.example.org', language: 'fr', favouritesLimit: 3 },
  words: { failedTitle: 'Failed', failedText: '“{title}” failed', offlineTitle: 'Offline', offlineText: 'Later' },
} as unknown as AccountSetup;
const WISH = { kind: 'wish', slug: 'film-1', on: true } as const;

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('location', { origin: 'https://fr.example.org' });
  $client.set({ id: 'camille' } as KnownClient);
  $choices.set({ favourites: [], wishlist: [], emotions: {} });
});
afterEach(() => {
  vi.unstubAllGlobals();
  alerts.length = 0;
  session.error = undefined;
});

const answering = (answer: () => Response | Promise<Response>) => {
  const fetched = vi.fn((_: string, __: RequestInit) => Promise.resolve(answer()));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

test.each(['request_error', 'timeout'] as const)(
  'a press is sent later where no token can be had: %s',
  async (code) => {
    session.error = new AuthError(code);
    answering(() => Response.json({}));
    await makeChange(setup, WISH, 'Sunrise');
    expect($choices.get().wishlist).toEqual(['film-1']);
    expect(readEntry('queue')).toMatchObject({ account: 'camille', changes: [WISH] });
    expect(alerts).toMatchObject([{ title: 'Offline' }]);
  },
);

test('what the server refuses is taken back, and named as it is', async () => {
  answering(() => new Response(null, { status: 422 }));
  const since = changeCount();
  await makeChange(setup, WISH, 'A$$AP $&');
  expect($choices.get().wishlist).toEqual([]);
  expect(alerts).toMatchObject([{ subtitle: '“A$$AP $&” failed' }]);
  showWaiting(setup, 'camille', since);
  expect($choices.get().wishlist).toEqual([]);
});

test('a press that an answer does not know yet stays', async () => {
  answering(() => Response.json({}));
  const since = changeCount();
  await makeChange(setup, WISH, 'Sunrise');
  $choices.set({ favourites: ['lyon'], wishlist: [], emotions: {} });
  showWaiting(setup, 'camille', since);
  expect($choices.get()).toMatchObject({ favourites: ['lyon'], wishlist: ['film-1'] });
  // One that was asked for after it knows better.
  $choices.set({ favourites: [], wishlist: [], emotions: {} });
  showWaiting(setup, 'camille', changeCount());
  expect($choices.get().wishlist).toEqual([]);
});

test('however many shows a site has, no call names more than one may', async () => {
  const slugs = Array.from({ length: 2001 }, (_, index) => `film-${index}`);
  const fetched = vi.fn((_: string, { body }: RequestInit) => {
    const { showSlugs } = showsBodySchema.parse(JSON.parse(body as string));
    return Promise.resolve(
      Response.json({
        wishlist: showSlugs.slice(-1),
        emotions: Object.fromEntries(showSlugs.slice(0, 1).map((slug) => [slug, 'liked'])),
      }),
    );
  });
  vi.stubGlobal('fetch', fetched);
  expect(await fetchFeelings(setup.config, 'camille', slugs)).toEqual({
    wishlist: ['film-999', 'film-1999', 'film-2000'],
    emotions: { 'film-0': 'liked', 'film-1000': 'liked', 'film-2000': 'liked' },
  });
  expect(await fetchFeelings(setup.config, 'camille', [])).toEqual({ wishlist: [], emotions: {} });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ID } from '#brand/brand.ts';
import type { AuthConfig } from '../../../../src/domain/account/authConfig.ts';
import { AuthError } from '../../../../src/domain/account/authErrors.ts';

const renew = vi.fn<(config: AuthConfig, old: unknown) => Promise<unknown>>();
vi.mock('../../../../src/islands/account/oidc.ts', () => ({ renew }));

const config = { parentDomain: 'aurore.test' } as AuthConfig;
const NOW = Date.UTC(2026, 10, 25, 20);
const stored = new Map<string, string>();
const token = (seconds: number) =>
  `h.${Buffer.from(JSON.stringify({ sub: 'ada', exp: NOW / 1000 + seconds })).toString('base64url')}.s`;
const keep = (seconds: number) =>
  stored.set(
    'aurore:session',
    JSON.stringify({ accessToken: 'a', expiresAt: NOW + seconds * 1000, idToken: token(3600), sub: 'ada' }),
  );
/** The session of a page that was just opened. */
async function openPage() {
  vi.resetModules();
  return import('../../../../src/islands/account/session.ts');
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  renew.mockReset().mockResolvedValue({ accessToken: 'new' });
  stored.clear();
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null });
  vi.stubGlobal('navigator', {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['https:', '__Secure-aurore_session=1; Path=/; Max-Age=3600; SameSite=Lax; Domain=aurore.test; Secure'],
  ['http:', 'aurore_session=1; Path=/; Max-Age=3600; SameSite=Lax; Domain=aurore.test'],
])('over %s the sites’ domain has the cookie %s', async (protocol, cookie) => {
  vi.stubGlobal('location', { protocol, hostname: 'fr.aurore.test' });
  const page = { cookie: '' };
  vi.stubGlobal('document', page);
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  const { isSignedInSomewhere, storeSession } = await openPage();
  storeSession({ accessToken: 'a', expiresAt: NOW, idToken: 'i', sub: 'ada' }, config);
  expect(page.cookie).toBe(cookie.replace('aurore_', `${ID}_`));
  expect(isSignedInSomewhere()).toBe(true);
  page.cookie = 'other=1';
  expect(isSignedInSomewhere()).toBe(false);
});

// SPEC 9.30
test.each([
  [61, 'a'],
  [60, 'new'],
])('a token that is good for %i s more is used, or another in its place: %s', async (seconds, used) => {
  keep(seconds);
  const { freshSession } = await openPage();
  expect(await freshSession(config)).toMatchObject({ accessToken: used });
});

describe('the lock of the token', () => {
  const waits = vi.fn<(name: string, options: { signal: AbortSignal }) => Promise<never>>();
  beforeEach(() => {
    waits.mockReset().mockImplementation((_, { signal }) => {
      expect(signal).toBeDefined();
      return Promise.reject(new DOMException('Aborted', 'AbortError'));
    });
    vi.stubGlobal('navigator', { locks: { request: waits } });
  });

  // SPEC 9.34
  test('is waited for ten times, five seconds each, while another tab has it', async () => {
    const limits = vi.spyOn(AbortSignal, 'timeout');
    const { freshSession } = await openPage();
    await expect(freshSession(config)).rejects.toMatchObject({ code: 'timeout' });
    expect(waits).toHaveBeenCalledTimes(10);
    expect(limits.mock.calls).toEqual(Array(10).fill([5000]));
    expect(renew).not.toHaveBeenCalled();
    limits.mockRestore();
  });

  test('is not tried again for what fails under it', async () => {
    const run = vi.fn(async (_: string, __: object, granted: () => Promise<unknown>) => granted());
    vi.stubGlobal('navigator', { locks: { request: run } });
    renew.mockRejectedValue(new AuthError('login_required'));
    const { freshSession } = await openPage();
    await expect(freshSession(config)).rejects.toMatchObject({ code: 'login_required' });
    expect(run).toHaveBeenCalledTimes(1);
  });
});

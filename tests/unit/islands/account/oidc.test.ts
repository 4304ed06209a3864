import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AuthConfig } from '../../../../src/domain/account/authConfig.ts';
import { AuthError, type AuthErrorCode } from '../../../../src/domain/account/authErrors.ts';
import { readAnswer, renew, signInByFrame, signInByRedirect } from '../../../../src/islands/account/oidc.ts';
import type { Session } from '../../../../src/islands/account/session.ts';
import { requestTokens } from '../../../../src/islands/account/tokenEndpoint.ts';
import { openFrame } from '../../../../src/islands/account/windows.ts';

vi.mock('../../../../src/islands/account/tokenEndpoint.ts', () => ({ requestTokens: vi.fn() }));
vi.mock('../../../../src/islands/account/windows.ts', () => ({
  answerOf: vi.fn(),
  openFrame: vi.fn(),
}));
vi.mock('oidc-client-ts', () => ({
  WebStorageStateStore: class {},
  OidcClient: class {
    metadataService = { getTokenEndpoint: async () => 'https://login.example.org/token' };
    clearStaleState = async () => undefined;
    createSigninRequest = async () => ({ url: 'https://login.example.org/auth', state: { id: 'one' } });
  },
}));

const stored = new Map<string, string>();
const cookies: string[] = [];
const config = {
  language: 'fr',
  issuer: 'https://login.example.org',
  parentDomain: 'example.org',
  frame: false,
} as AuthConfig;
const old: Session = { accessToken: 'a', idToken: 'i', refreshToken: 'r', sub: 'ada', expiresAt: 0 };
const window = { isSecureContext: true, crypto: { subtle: {} } };

beforeEach(() => {
  stored.clear();
  stored.set('aurore:session', 'kept');
  cookies.length = 0;
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('location', { origin: 'https://fr.example.org', hostname: 'fr.example.org', protocol: 'https:' });
  vi.stubGlobal('document', {
    set cookie(written: string) {
      cookies.push(written);
    },
  });
  vi.stubGlobal('window', window);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(requestTokens).mockReset();
  vi.mocked(openFrame).mockReset();
});

describe('renewing tokens', () => {
  // SPEC 8.18
  test.each<[AuthErrorCode, { tokens: boolean; mark: boolean }]>([
    ['login_required', { tokens: false, mark: false }],
    // The provider may still know the visitor, and the whole window can go there to ask (SPEC 4, silent sign-in).
    ['missing_refresh_token', { tokens: false, mark: true }],
    ['timeout', { tokens: true, mark: true }],
    ['request_error', { tokens: true, mark: true }],
  ])('that ends with %s leaves %o', async (code, { tokens, mark }) => {
    vi.mocked(requestTokens).mockRejectedValue(new AuthError(code));
    await expect(renew(config, old)).rejects.toMatchObject({ code });
    expect(stored.has('aurore:session')).toBe(tokens);
    expect(cookies.some((cookie) => /Max-Age=0/.test(cookie))).toBe(!mark);
  });

  // SPEC 4.29
  test('without a refresh token asks in a frame, where that is allowed', async () => {
    const withoutOne: Session = { ...old, refreshToken: undefined };
    vi.mocked(openFrame).mockImplementation(() => {
      throw new AuthError('login_required', 'in the frame');
    });
    await expect(renew({ ...config, frame: true }, withoutOne)).rejects.toThrow('in the frame');
    await expect(renew(config, withoutOne)).rejects.toMatchObject({ code: 'missing_refresh_token' });
    expect(openFrame).toHaveBeenCalledTimes(1);
  });
});

test('in a browser that stores nothing it fails with that, and nothing is requested', async () => {
  vi.stubGlobal('localStorage', undefined);
  await expect(signInByFrame(config)).rejects.toMatchObject({ code: 'no_storage' });
  await expect(signInByRedirect(config, { target: '/' })).rejects.toMatchObject({ code: 'no_storage' });
  await expect(readAnswer(config, 'https://fr.example.org/callback?code=a&state=b')).rejects.toMatchObject({
    code: 'no_storage',
  });
  expect(openFrame).not.toHaveBeenCalled();
});

// SPEC 8.21
test.each([
  ['insecure_origin', { ...window, isSecureContext: false }],
  ['no_crypto', { isSecureContext: true, crypto: {} }],
])('in a browser that cannot keep secrets it fails with %s, and nothing is requested', async (code, stub) => {
  vi.stubGlobal('window', stub);
  await expect(signInByFrame(config)).rejects.toMatchObject({ code });
  await expect(signInByRedirect(config, { target: '/' })).rejects.toMatchObject({ code });
  expect(openFrame).not.toHaveBeenCalled();
});

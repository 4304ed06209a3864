import { afterEach, expect, test, vi } from 'vitest';
import type { AuthConfig } from '../../../../src/domain/account/authConfig.ts';
import { callLogout, fetchFrames } from '../../../../src/islands/account/calls.ts';
import { AuthError } from '../../../../src/domain/account/authErrors.ts';

vi.mock('../../../../src/islands/account/session.ts', () => ({
  freshSession: () => Promise.reject(new AuthError('login_required')),
}));

const config = { accounts: 'https://accounts.example.org', language: 'nl', thirdPartyAuth: false } as AuthConfig;

afterEach(() => vi.unstubAllGlobals());

// SPEC 4.13, 7.28, 7.49
test.each([
  [false, 'nl'],
  [true, 'v1'],
])('the client service is called in its variant: with a third party %s, at %s', async (thirdPartyAuth, prefix) => {
  const fetched = vi.fn(async (_: string, __: RequestInit) =>
    Response.json({ registerUrl: `${config.accounts}/nl/register`, emailValidationUrl: 'https://elsewhere.example' }),
  );
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', { origin: 'https://nl.example.org' });
  const frames = await fetchFrames({ ...config, thirdPartyAuth });
  await callLogout({ ...config, thirdPartyAuth });
  expect(frames).toEqual({ register: `${config.accounts}/nl/register`, mail: `${config.accounts}/nl/mail` });
  expect(fetched.mock.calls.map(([uri]) => uri)).toEqual([
    `${config.accounts}/api/${prefix}/webview`,
    `${config.accounts}/api/${prefix}/logout`,
  ]);
  expect(new Headers(fetched.mock.calls[0]![1].headers).get('accept-language')).toBe('nl');
});

import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWK } from 'jose';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { requestTokens } from '../../../../src/islands/account/tokenEndpoint.ts';
import { verifyIdentityToken } from '../../../../src/islands/account/verify.ts';

const NOW = Date.UTC(2026, 10, 25, 20);
const SECONDS = NOW / 1000;
const EXPECTED = {
  issuer: 'https://login.example.org',
  clientId: 'aurore',
  nonce: 'n',
  organisation: undefined,
  maxAge: undefined,
  now: NOW,
};
const CLAIMS = { iss: EXPECTED.issuer, sub: 'ada', aud: 'aurore', nonce: 'n', iat: SECONDS, exp: SECONDS + 60 };

type Pair = { privateKey: CryptoKey; jwk: JWK };
const makeKey = async (kid: string): Promise<Pair> => {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256' } };
};
let own: Pair;
let next: Pair;
let foreign: Pair;
beforeAll(async () => {
  [own, next, foreign] = await Promise.all([makeKey('own'), makeKey('next'), makeKey('own')]);
});

const sign = ({ privateKey, jwk }: Pair, claims: object = CLAIMS) =>
  new SignJWT({ ...claims }).setProtectedHeader({ alg: 'RS256', kid: jwk.kid! }).sign(privateKey);
const refused = (detail: string) => ({ code: 'token_invalid', message: `Invalid identity token: ${detail}` });

describe('the signature of an identity token', () => {
  test('is of one of the issuer’s keys, which are fetched again once for a new one', async () => {
    const keys = vi.fn(async (anew: boolean) => (anew ? [own.jwk, next.jwk] : [own.jwk]));
    expect(await verifyIdentityToken(await sign(own), keys, EXPECTED)).toBe('ada');
    expect(keys).toHaveBeenCalledTimes(1);
    expect(await verifyIdentityToken(await sign(next), keys, EXPECTED)).toBe('ada');
    expect(keys).toHaveBeenCalledTimes(3);
  });

  test('of another key of the same name is refused', async () => {
    const token = await sign(foreign);
    const failure = verifyIdentityToken(token, async () => [own.jwk], EXPECTED);
    await expect(failure).rejects.toMatchObject(refused('ERR_JWS_SIGNATURE_VERIFICATION_FAILED'));
  });

  test('of a key that the issuer never had is refused', async () => {
    const failure = verifyIdentityToken(await sign(next), async () => [own.jwk], EXPECTED);
    await expect(failure).rejects.toMatchObject(refused('ERR_JWKS_NO_MATCHING_KEY'));
  });

  test('by none is refused', async () => {
    const token = new UnsecuredJWT(CLAIMS).encode();
    await expect(verifyIdentityToken(token, async () => [own.jwk], EXPECTED)).rejects.toMatchObject({
      code: 'token_invalid',
    });
  });

  // SPEC 5.22
  test('by HS256 with the public key as the secret is refused', async () => {
    const secret = new TextEncoder().encode(JSON.stringify(own.jwk));
    const token = await new SignJWT(CLAIMS).setProtectedHeader({ alg: 'HS256', kid: 'own' }).sign(secret);
    await expect(verifyIdentityToken(token, async () => [own.jwk], EXPECTED)).rejects.toMatchObject({
      code: 'token_invalid',
    });
  });

  test('says nothing of claims that are wrong, nor does a changed one verify', async () => {
    const keys = async () => [own.jwk];
    const other = await sign(own, { ...CLAIMS, aud: 'other' });
    await expect(verifyIdentityToken(other, keys, EXPECTED)).rejects.toMatchObject(refused('audience'));
    const [header, , signature] = (await sign(own)).split('.');
    const payload = Buffer.from(JSON.stringify({ ...CLAIMS, sub: 'eve' })).toString('base64url');
    await expect(verifyIdentityToken(`${header}.${payload}.${signature}`, keys, EXPECTED)).rejects.toMatchObject({
      code: 'token_invalid',
    });
    await expect(verifyIdentityToken('no.token', keys, EXPECTED)).rejects.toMatchObject({ code: 'token_invalid' });
  });
});

describe('the token endpoint', () => {
  afterEach(() => vi.unstubAllGlobals());
  const answers = (...list: (Response | Error)[]) => {
    const fetch = vi.fn(async () => {
      const next = list.length > 1 ? list.shift()! : list[0]!;
      if (next instanceof Error) throw next;
      return next.clone();
    });
    vi.stubGlobal('fetch', fetch);
    return fetch;
  };
  const good = () =>
    Response.json({ access_token: 'a', token_type: 'Bearer', expires_in: 600, id_token: 'i', refresh_token: 'r' });
  const down = () => new TypeError('Failed to fetch');

  // SPEC 7.36, 7.47
  test('is asked by a form, and gives tokens', async () => {
    const fetch = answers(good());
    expect(await requestTokens('https://login.example.org/token', { grant_type: 'refresh_token' })).toEqual({
      accessToken: 'a',
      expiresIn: 600,
      idToken: 'i',
      refreshToken: 'r',
    });
    const [, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
    expect((init.body as URLSearchParams).toString()).toBe('grant_type=refresh_token');
  });

  // SPEC 7.37, 8.13
  test('is asked again three times at most while there is no answer', async () => {
    const thrice = answers(down(), down(), down(), good());
    expect((await requestTokens('https://x.example', {})).accessToken).toBe('a');
    expect(thrice).toHaveBeenCalledTimes(4);
    const never = answers(down());
    await expect(requestTokens('https://x.example', {})).rejects.toMatchObject({ code: 'request_error' });
    expect(never).toHaveBeenCalledTimes(4);
  });

  // SPEC 7.37, 8.13
  test('has ten seconds, each time', async () => {
    vi.useFakeTimers();
    const limits: number[] = [];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      limits.push(milliseconds);
      return AbortSignal.abort();
    });
    answers(down());
    await expect(requestTokens('https://x.example', {})).rejects.toMatchObject({ code: 'timeout' });
    expect(limits).toEqual([10_000, 10_000, 10_000, 10_000]);
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  // SPEC 8.15, 8.16
  test.each([
    ['a no', Response.json({ error: 'invalid_grant' }, { status: 400 }), 'missing_refresh_token'],
    ['a second factor', Response.json({ error: 'mfa_required', mfa_token: 'm' }, { status: 403 }), 'mfa_required'],
    ['no JSON', new Response('<h1>Bad gateway</h1>', { status: 502 }), 'request_error'],
    ['another kind of token', Response.json({ access_token: 'a', token_type: 'mac', expires_in: 1 }), 'request_error'],
  ])('that answers with %s is not asked again', async (_, answer, code) => {
    const fetch = answers(answer);
    await expect(requestTokens('https://x.example', {})).rejects.toMatchObject({ code });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

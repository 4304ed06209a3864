import { createHmac, createSign, generateKeyPairSync } from 'node:crypto';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { createServer as createHttpServer } from 'node:http';
import { createLocalJWKSet, exportJWK, type JWK } from 'jose';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { fetchMetadata, keysOf } from '../../../src/accounts/issuer.ts';
import { IssuerUnreachable, TokenRefused, verifyToken, type Issuer } from '../../../src/accounts/token.ts';

const ISSUER = 'https://login.example';
const AUDIENCE = 'https://login.example/api';
const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
const seconds = () => Math.floor(Date.now() / 1000);

let published: JWK;
let issuer: Issuer;
beforeAll(async () => {
  published = { ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  issuer = {
    issuer: ISSUER,
    audience: AUDIENCE,
    clientId: 'aurore',
    organisation: undefined,
    keys: createLocalJWKSet({ keys: [published] }),
  };
});

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const claims = () => ({ iss: ISSUER, aud: AUDIENCE, sub: 'anna', iat: seconds(), exp: seconds() + 300 });

/** A handmade token: any header, any claims, any signature, unlike any library's. */
function token(change: object = {}, header: object = {}, sign = (text: string) => signedBy(text)): string {
  const text = `${encode({ alg: 'RS256', kid: 'one', typ: 'at+jwt', ...header })}.${encode({ ...claims(), ...change })}`;
  return `${text}.${sign(text)}`;
}

function signedBy(text: string, key = pair.privateKey, hash = 'RSA-SHA256'): string {
  return createSign(hash).update(text).sign(key, 'base64url');
}

async function refusal(given: string, of: Partial<Issuer> = {}): Promise<string> {
  const error: unknown = await verifyToken(given, { ...issuer, ...of }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(TokenRefused);
  return (error as TokenRefused).message;
}

describe('a token of the issuer', () => {
  test('tells who shows it', async () => {
    const given = token({
      email: 'anna@example.org',
      email_verified: true,
      given_name: 'Anna',
      family_name: 'Ond',
      auth_time: 1,
    });
    expect(await verifyToken(given, issuer)).toEqual({
      account: 'anna',
      email: 'anna@example.org',
      emailVerified: true,
      firstName: 'Anna',
      lastName: 'Ond',
      picture: undefined,
      authTime: 1,
    });
  });

  // SPEC 5.23
  test('may be for several audiences if it was made for our client', async () => {
    const aud = [AUDIENCE, 'https://other.example'];
    expect(await verifyToken(token({ aud, azp: 'aurore' }), issuer)).toMatchObject({ account: 'anna' });
    expect(await refusal(token({ aud, azp: 'another' }))).toMatch(/another party/);
    expect(await refusal(token({ aud }))).toMatch(/another party/);
  });

  // SPEC 9: the leeway is 60 s.
  // SPEC 5.25, 9.32
  test('counts a minute longer and a minute earlier than it says, for clocks that differ', async () => {
    expect(await verifyToken(token({ exp: seconds() - 55 }), issuer)).toMatchObject({ account: 'anna' });
    expect(await verifyToken(token({ nbf: seconds() + 55 }), issuer)).toMatchObject({ account: 'anna' });
    expect(await refusal(token({ exp: seconds() - 61 }))).toMatch(/expired/);
    expect(await refusal(token({ nbf: seconds() + 65 }))).toMatch(/not valid yet/);
  });

  // SPEC 5.27
  test('names the organisation, by its id or name, where there is one', async () => {
    const of = { ...issuer, organisation: 'aurore' };
    expect(await verifyToken(token({ org_name: 'Aurore' }), of)).toMatchObject({ account: 'anna' });
    expect(await verifyToken(token({ org_id: 'org_1' }), { ...of, organisation: 'org_1' })).toMatchObject({
      account: 'anna',
    });
    expect(await refusal(token({ org_id: 'another' }), of)).toMatch(/another organisation/);
    expect(await refusal(token(), of)).toMatch(/another organisation/);
  });
});

describe('is refused', () => {
  const hmac = (key: string) => (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  const pem = pair.publicKey.export({ type: 'spki', format: 'pem' }) as string;

  // SPEC 5.21, 5.22, 5.25
  test.each<[name: string, made: () => string, why: RegExp]>([
    ['another issuer’s', () => token({ iss: 'https://evil.example' }), /another issuer/],
    ['one whose issuer only begins like ours', () => token({ iss: `${ISSUER}/` }), /another issuer/],
    ['one for another audience', () => token({ aud: 'https://other.example' }), /another audience/],
    ['an identity token, which is for the client', () => token({ aud: 'aurore' }), /another audience/],
    ['one without a signature', () => token({}, { alg: 'none' }, () => ''), /RS256|no token/],
    ['one without a signature, in other letters', () => token({}, { alg: 'NONE' }, () => ''), /RS256|no token/],
    ['HS256 with the public key as its secret', () => token({}, { alg: 'HS256' }, hmac(pem)), /RS256/],
    ['HS256 with the published key as its secret', () => token({}, { alg: 'HS256' }, hmac(published.n!)), /RS256/],
    ['RS512', () => token({}, { alg: 'RS512' }, (text) => signedBy(text, pair.privateKey, 'RSA-SHA512')), /RS256/],
    ['a key that the issuer lacks', () => token({}, { kid: 'two' }), /key that its issuer does not have/],
    [
      'a stranger’s signature under our key’s name',
      () => token({}, {}, (text) => signedBy(text, stranger.privateKey)),
      /signature/,
    ],
    ['one whose claims were changed after', () => changed(token()), /signature/],
    [
      'one that brings its own key',
      () => token({}, { jwk: 'x', kid: undefined }, (text) => signedBy(text, stranger.privateKey)),
      /signature/,
    ],
    [
      'one that names where its key lies',
      () => token({}, { jku: 'https://evil.example/keys', kid: 'two' }),
      /key that/,
    ],
    ['an extension nobody understands', () => token({}, { crit: ['x'], x: 1 }), /no token/],
    ['an expired one', () => token({ exp: seconds() - 3600 }), /expired/],
    ['one that never expires', () => token({ exp: undefined }), /expires/],
    ['one that expires in words', () => token({ exp: 'never' }), /./],
    ['one that is not valid yet', () => token({ nbf: seconds() + 3600 }), /not valid yet/],
    ['one without a subject', () => token({ sub: undefined }), /subject/],
    ['one whose subject is empty', () => token({ sub: '' }), /subject/],
    ['one whose subject is endless', () => token({ sub: 'x'.repeat(256) }), /subject/],
    ['a text', () => 'a.b.c', /no token/],
    ['an empty text', () => '', /no token/],
  ])('%s', async (_, made, why) => {
    expect(await refusal(made())).toMatch(why);
  });

  function changed(given: string): string {
    const [header, , signature] = given.split('.');
    return [header, encode({ ...claims(), sub: 'eve' }), signature].join('.');
  }
});

describe('another issuer’s keys', () => {
  const servers: (Server | ReturnType<typeof createHttpServer>)[] = [];
  afterAll(() => servers.forEach((server) => server.close()));

  /** Starts an issuer that publishes its keys and counts the requests for them. */
  async function publish(describe: (origin: string) => object = () => ({})) {
    let asked = 0;
    const keys = [published];
    const server = createHttpServer(({ url }, response) => {
      if (url === '/keys') asked += 1;
      const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const metadata = {
        issuer: origin,
        jwks_uri: `${origin}/keys`,
        authorization_endpoint: `${origin}/auth`,
        token_endpoint: `${origin}/token`,
        ...describe(origin),
      };
      response.setHeader('content-type', 'application/json').end(JSON.stringify(url === '/keys' ? { keys } : metadata));
    });
    servers.push(server);
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return { origin, askedForKeys: () => asked, server };
  }

  test('are found by its description, fetched once and cached', async () => {
    const { origin, askedForKeys } = await publish();
    const of = { ...issuer, keys: keysOf(() => fetchMetadata(origin)) };
    await Promise.all([1, 2, 3].map(() => verifyToken(token(), of)));
    await verifyToken(token(), of);
    expect(askedForKeys()).toBe(1);
  });

  test('are not asked for again by each token with an unknown key', async () => {
    const { origin, askedForKeys } = await publish();
    const of = { keys: keysOf(() => fetchMetadata(origin)) };
    for (let count = 0; count < 5; count += 1) expect(await refusal(token({}, { kid: 'two' }), of)).toMatch(/key that/);
    expect(askedForKeys()).toBe(1);
  });

  test('that do not come are nobody’s fault, and are asked for again', async () => {
    const { origin, server } = await publish();
    let isUp = false;
    const keys = keysOf(() => (isUp ? fetchMetadata(origin) : Promise.reject(new Error('down'))));
    await expect(verifyToken(token(), { ...issuer, keys })).rejects.toBeInstanceOf(IssuerUnreachable);
    isUp = true;
    expect(await verifyToken(token(), { ...issuer, keys })).toMatchObject({ account: 'anna' });
    server.close();
  });

  test('are not waited for longer than five seconds', async () => {
    const silent = createServer();
    servers.push(silent);
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
    onTestFinished(() => void silent.close());
    const origin = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    onTestFinished(() => limit.mockRestore());
    const silentDescription = keysOf(() => fetchMetadata(origin));
    const silentKeys = keysOf(async () => ({ jwks_uri: `${origin}/keys` }));
    for (const keys of [silentDescription, silentKeys]) {
      await expect(verifyToken(token(), { ...issuer, keys })).rejects.toBeInstanceOf(IssuerUnreachable);
    }
    expect(limit.mock.calls).toEqual([[5_000], [5_000]]);
  });

  test.each([
    ['describes another', () => ({ issuer: 'https://evil.example' })],
    ['keeps its keys in a file', () => ({ jwks_uri: 'file:///etc/passwd' })],
    ['has none', () => ({ jwks_uri: undefined })],
  ])('of an issuer whose description %s are not taken', async (_, describe) => {
    const { origin } = await publish(describe);
    await expect(fetchMetadata(origin)).rejects.toThrow();
  });
});

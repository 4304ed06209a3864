import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

export type TestIssuer = {
  readonly origin: string;
  /** An access token for our calls. `claims` override or add to its own. */
  readonly token: (account: string, claims?: JWTPayload) => Promise<string>;
  readonly stop: () => Promise<void>;
};

export const AUDIENCE = 'https://aurore.test/api';

/** An issuer that is not ours: its metadata and a key. */
export async function startIssuer(): Promise<TestIssuer> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256', use: 'sig' }];
  const server = createServer(({ url }, response) => {
    const answers: Record<string, object> = {
      '/keys': { keys },
      '/.well-known/openid-configuration': {
        issuer: origin,
        jwks_uri: `${origin}/keys`,
        authorization_endpoint: `${origin}/authorize`,
        token_endpoint: `${origin}/token`,
        end_session_endpoint: `${origin}/logout`,
      },
    };
    const answer = answers[url ?? ''];
    response.statusCode = answer ? 200 : 404;
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    token: (account, claims = {}) => {
      const seconds = Math.floor(Date.now() / 1000);
      const all = { iss: origin, aud: AUDIENCE, sub: account, iat: seconds, exp: seconds + 600, auth_time: seconds };
      return new SignJWT({ ...all, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'test', typ: 'at+jwt' })
        .sign(privateKey);
    },
    stop: () => new Promise((stopped) => server.close(() => stopped())),
  };
}

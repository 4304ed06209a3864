import { compactVerify, createLocalJWKSet, errors, type JWK } from 'jose';
import { AuthError } from '../../domain/authErrors.ts';
import { checkIdentityToken, type Claims, type Expected } from '../../domain/identityToken.ts';

/** Where an issuer's keys come from; `anew`: not those that were fetched before. */
export type KeySource = (anew: boolean) => Promise<readonly JWK[]>;

/**
 * The subject of an identity token: signed with RS256 by one of the issuer's keys (which are fetched again once, should it
 * have new ones) and right in all its claims. Rejects with an AuthError.
 */
export async function verifyIdentityToken(token: string, keys: KeySource, expected: Expected): Promise<string> {
  const { header, claims } = await verifySignature(token, keys);
  checkIdentityToken(header, claims, expected);
  return claims['sub'] as string;
}

async function verifySignature(token: string, keys: KeySource): Promise<{ header: Claims; claims: Claims }> {
  for (const anew of [false, true]) {
    const set = createLocalJWKSet({ keys: [...(await keys(anew))] });
    try {
      const { payload, protectedHeader } = await compactVerify(token, set, { algorithms: ['RS256'] });
      return { header: protectedHeader, claims: JSON.parse(new TextDecoder().decode(payload)) as Claims };
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey && !anew) continue;
      throw new AuthError('token_invalid', error instanceof errors.JOSEError ? error.code : 'no JSON');
    }
  }
  throw new AuthError('token_invalid', 'key');
}

import { compactVerify, createLocalJWKSet, errors, type JWK } from 'jose';
import { fieldsOf } from '../../lib/fields.ts';
import { AuthError } from '../../domain/account/authErrors.ts';
import { checkIdentityToken, type TokenClaims, type Expected } from '../../domain/account/identityToken.ts';

/** Supplies an issuer's keys; `refetch`: fetches them even if they were fetched before. */
export type KeySource = (refetch: boolean) => Promise<readonly JWK[]>;

/**
 * Verifies an identity token and returns its subject: signed with RS256 by one of the issuer's keys (fetched again
 * once, in case they have changed), with all claims as expected. Rejects with an AuthError.
 */
export async function verifyIdentityToken(token: string, keys: KeySource, expected: Expected): Promise<string> {
  const { header, claims } = await verifySignature(token, keys);
  return checkIdentityToken(header, claims, expected);
}

async function verifySignature(token: string, keys: KeySource): Promise<{ header: TokenClaims; claims: TokenClaims }> {
  for (const refetch of [false, true]) {
    const set = createLocalJWKSet({ keys: [...(await keys(refetch))] });
    try {
      const { payload, protectedHeader } = await compactVerify(token, set, { algorithms: ['RS256'] });
      return { header: protectedHeader, claims: fieldsOf(JSON.parse(new TextDecoder().decode(payload))) };
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey && !refetch) continue;
      throw new AuthError('token_invalid', error instanceof errors.JOSEError ? error.code : 'no JSON');
    }
  }
  throw new AuthError('token_invalid', 'key');
}

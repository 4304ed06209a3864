import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { LEEWAY_SECONDS } from '../domain/account/identityToken.ts';
import { isOfOrganisation } from '../domain/account/organisation.ts';

/** Whose tokens are accepted, and for what. */
export type Issuer = {
  /** `iss` of every token, exactly. */
  readonly issuer: string;
  /** Looks up its public keys: this process's own, or fetched ones. */
  readonly keys: JWTVerifyGetKey;
  readonly audience: string;
  readonly clientId: string;
  /** Id or name of the organisation that people must belong to; undefined: any. */
  readonly organisation: string | undefined;
};

/** The bearer of a token, as far as the token says. */
export type Bearer = {
  /** `sub`: the account's id. */
  readonly account: string;
  readonly email: string | undefined;
  readonly emailVerified: boolean | undefined;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  readonly picture: string | undefined;
  /** When the password was last given, in seconds since 1970. */
  readonly authTime: number | undefined;
};

/** A token was not accepted. The message gives its bearer the reason, and nothing else. */
export class TokenRefused extends Error {
  override readonly name = 'TokenRefused';
}

/** The issuer does not answer at the moment, so tokens cannot be checked. */
export class IssuerUnreachable extends Error {
  override readonly name = 'IssuerUnreachable';
}

const MAX_SUBJECT_LENGTH = 255;

/** Verifies an access token and gives its bearer. Throws TokenRefused or IssuerUnreachable. */
export async function verifyToken(token: string, issuer: Issuer): Promise<Bearer> {
  const payload = await verifiedClaims(token, issuer);
  return {
    account: payload.sub,
    email: textOf(payload['email']),
    emailVerified: typeof payload['email_verified'] === 'boolean' ? payload['email_verified'] : undefined,
    firstName: textOf(payload['given_name']),
    lastName: textOf(payload['family_name']),
    picture: textOf(payload['picture']),
    authTime: typeof payload['auth_time'] === 'number' ? payload['auth_time'] : undefined,
  };
}

/**
 * Verifies an access token and gives its claims (SPEC 5, "Authentication token checks"). It must be signed by the
 * issuer with RS256, be for this audience, be valid now, and name the organisation if one is required. Its times are
 * compared with the machine's, whatever CLOCK says, since other machines write them. Throws TokenRefused or
 * IssuerUnreachable.
 */
export async function verifiedClaims(token: string, issuer: Issuer): Promise<JWTPayload & { readonly sub: string }> {
  const payload = await verified(token, issuer);
  const { sub, aud, azp } = payload;
  if (!sub || sub.length > MAX_SUBJECT_LENGTH) throw new TokenRefused('The token has no subject.');
  if (Array.isArray(aud) && aud.length > 1 && azp !== issuer.clientId) {
    throw new TokenRefused('The token has several audiences and was made for another party.');
  }
  if (!isOfOrganisation(payload, issuer.organisation)) {
    throw new TokenRefused('The token is of another organisation.');
  }
  return { ...payload, sub };
}

async function verified(token: string, issuer: Issuer): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keysOf(issuer), {
      issuer: issuer.issuer,
      audience: issuer.audience,
      algorithms: ['RS256'],
      clockTolerance: LEEWAY_SECONDS,
      requiredClaims: ['exp', 'sub'],
    });
    return payload;
  } catch (error) {
    if (error instanceof IssuerUnreachable) throw error;
    if (error instanceof errors.JOSEError) throw new TokenRefused(reasonOf(error), { cause: error });
    throw error;
  }
}

/**
 * Separates the two faults of a key look-up: the token names a key that the issuer lacks, or the issuer does not
 * answer.
 */
function keysOf({ keys }: Issuer): JWTVerifyGetKey {
  return async (header, token) => {
    try {
      return await keys(header, token);
    } catch (error) {
      const isTokens =
        error instanceof errors.JWKSNoMatchingKey ||
        error instanceof errors.JWKSMultipleMatchingKeys ||
        error instanceof errors.JOSENotSupported;
      throw isTokens ? error : new IssuerUnreachable('The keys of the issuer cannot be had.', { cause: error });
    }
  };
}

function reasonOf(error: errors.JOSEError): string {
  if (error instanceof errors.JWTExpired) return 'The token has expired.';
  if (error instanceof errors.JWTClaimValidationFailed) return CLAIMS[error.claim] ?? 'A claim of the token is wrong.';
  if (error instanceof errors.JOSEAlgNotAllowed) return 'The token is not signed with RS256.';
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'The signature of the token is wrong.';
  if (error instanceof errors.JWKSNoMatchingKey) return 'The token is signed with a key that its issuer does not have.';
  return 'This is no token that can be read.';
}

const CLAIMS: Readonly<Record<string, string>> = {
  iss: 'The token is of another issuer.',
  aud: 'The token is for another audience.',
  nbf: 'The token is not valid yet.',
  exp: 'The token does not say when it expires.',
  sub: 'The token has no subject.',
};

function textOf(claim: unknown): string | undefined {
  return typeof claim === 'string' && claim !== '' ? claim : undefined;
}

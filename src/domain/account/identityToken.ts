import { fieldsOf } from '../../lib/fields.ts';
import { AuthError } from './authErrors.ts';
import { isOfOrganisation } from './organisation.ts';

/** SPEC 5 and 9: how far apart two clocks may be, in seconds. */
export const LEEWAY_SECONDS = 60;

/** Claims of an identity token as received, not yet checked. */
export type TokenClaims = Readonly<Record<string, unknown>>;

/** What an identity token has to say. `now` is in epoch milliseconds, `maxAge` in seconds. */
export type Expected = {
  readonly issuer: string;
  readonly clientId: string;
  /** The request's; undefined for a refresh, whose identity tokens need none. */
  readonly nonce: string | undefined;
  readonly organisation: string | undefined;
  readonly maxAge: number | undefined;
  readonly now: number;
};

const invalid = (detail: string) => new AuthError('token_invalid', detail);
const outOfTime = (detail: string) => new AuthError('token_time', detail);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/**
 * Checks the claims of an identity token whose signature is valid (SPEC 5, "Authentication token checks"): its issuer,
 * subject, audience, nonce, times and organisation. Returns the subject. Throws an AuthError that names the check it
 * failed.
 */
export function checkIdentityToken(header: TokenClaims, claims: TokenClaims, expected: Expected): string {
  if (header['alg'] !== 'RS256') throw invalid('algorithm');
  if (claims['iss'] !== expected.issuer) throw invalid('issuer');
  const { sub } = claims;
  if (!isText(sub)) throw invalid('subject');
  checkAudience(claims, expected.clientId);
  if (expected.nonce !== undefined && claims['nonce'] !== expected.nonce) throw invalid('nonce');
  checkTimes(claims, expected);
  if (!isOfOrganisation(claims, expected.organisation)) throw invalid('organisation');
  return sub;
}

function checkAudience({ aud, azp }: TokenClaims, clientId: string): void {
  const audience: readonly unknown[] = Array.isArray(aud) ? aud : [aud];
  if (!audience.includes(clientId)) throw invalid('audience');
  const isOurs = azp === clientId || (azp === undefined && audience.length === 1);
  if (!isOurs) throw invalid('authorised party');
}

function checkTimes({ exp, nbf, iat, auth_time: authTime }: TokenClaims, { maxAge, now }: Expected): void {
  const seconds = now / 1000;
  if (!isTime(exp) || seconds > exp + LEEWAY_SECONDS) throw outOfTime('expired');
  if (!isTime(iat)) throw invalid('issued at');
  if (nbf !== undefined && (!isTime(nbf) || seconds < nbf - LEEWAY_SECONDS)) throw outOfTime('not yet valid');
  if (maxAge === undefined) return;
  if (!isTime(authTime)) throw invalid('authentication time');
  if (seconds > authTime + maxAge + LEEWAY_SECONDS) throw outOfTime('authenticated too long ago');
}

/** Whom an identity token identifies. */
export type Identity = { readonly sub: string; readonly email: string | undefined; readonly expiresAt: number };

/**
 * What an identity token that was checked before says now (SPEC 4); undefined once it has expired or where it cannot be
 * decoded. `now` and `expiresAt` in epoch milliseconds.
 */
export function readIdentity(token: string, now: number): Identity | undefined {
  const claims = decodePart(token.split('.')[1]);
  const { sub, exp, email } = claims;
  if (!isText(sub) || !isTime(exp) || now >= exp * 1000) return undefined;
  return { sub, email: isText(email) ? email : undefined, expiresAt: exp * 1000 };
}

function decodePart(part: string | undefined): TokenClaims {
  try {
    const base64 = (part ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return fieldsOf(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return {};
  }
}

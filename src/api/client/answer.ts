import type { Context } from 'hono';
import { CaptchaUnavailable } from '../../accounts/captchaProvider.ts';
import { bearerChallenge } from '../../accounts/challenge.ts';
import { NoSuchAccount } from '../../accounts/changeClient.ts';
import { TooManyFavourites } from '../../accounts/favourites.ts';
import { IssuerUnreachable, TokenRefused } from '../../accounts/token.ts';
import { logFault } from '../../content/outage.ts';
import { ApiError, errorBody, JSON_TYPE, ourFault } from '../answer.ts';

/** Nobody keeps what is one person's: no browser, no proxy, no CDN. */
const PERSONAL_HEADERS = { 'Content-Type': JSON_TYPE, 'Cache-Control': 'no-store' } as const;

/** Sends what is one client's own. */
export function personalAnswer(context: Context, data: unknown): Response {
  return context.body(JSON.stringify(data), 200, PERSONAL_HEADERS);
}

/** Sends whatever went wrong in the contract's shape. Whom it may be told to, `cors` has said by now. */
export function personalError(error: unknown, context: Context): Response {
  const told = toldOf(error);
  if (told.status === 500 || told.status === 503) logFault(error, context.req.raw);
  return context.body(errorBody(told), told.status, { ...PERSONAL_HEADERS, ...told.headers });
}

function toldOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof TokenRefused) return unauthorized(error.message, 'invalid_token');
  if (error instanceof NoSuchAccount) return unauthorized('The account of the token was deleted.', 'invalid_token');
  if (error instanceof TooManyFavourites)
    return new ApiError(409, error.message, undefined, { code: 'favourites_limit' });
  if (error instanceof IssuerUnreachable) {
    const message = 'Signing in is out of reach at the moment; try again.';
    return new ApiError(503, message, undefined, { headers: { 'Retry-After': '5' } });
  }
  if (error instanceof CaptchaUnavailable) {
    const message = 'The captcha cannot be verified at the moment; try again.';
    return new ApiError(503, message, undefined, { code: 'captcha_unavailable', headers: { 'Retry-After': '5' } });
  }
  return ourFault(error);
}

/** 401 as RFC 6750 has it: which scheme to come with and, unless there was no token at all, what was wrong with it. */
export function unauthorized(message: string, code?: 'invalid_token' | 'insufficient_user_authentication', more = '') {
  const challenge = code === undefined ? bearerChallenge() : bearerChallenge(code, message) + more;
  return new ApiError(401, message, undefined, {
    ...(code !== undefined && { code }),
    headers: { 'WWW-Authenticate': challenge },
  });
}

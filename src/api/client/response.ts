import type { Context } from 'hono';
import { CaptchaUnavailable } from '../../accounts/captchaProvider.ts';
import { bearerChallenge } from '../../accounts/challenge.ts';
import { NoSuchAccount } from '../../accounts/changeClient.ts';
import { TooManyFavourites } from '../../accounts/favourites.ts';
import { IssuerUnreachable, TokenRefused } from '../../accounts/token.ts';
import { logFault } from '../../content/outage.ts';
import { ApiError, errorBody, JSON_TYPE, ourFault } from '../response.ts';

/** Personal responses are stored nowhere: not by browsers, proxies or CDNs. */
const PERSONAL_HEADERS = { 'Content-Type': JSON_TYPE, 'Cache-Control': 'no-store' } as const;

/** Sends a client's own data. */
export function personalResponse(context: Context, data: unknown): Response {
  return context.body(JSON.stringify(data), 200, PERSONAL_HEADERS);
}

/** Sends any error in the contract's shape. Which pages may read it, `cors` has decided by now. */
export function personalError(error: unknown, context: Context): Response {
  const apiError = apiErrorOf(error);
  if (apiError.status === 500 || apiError.status === 503) logFault(error, context.req.raw);
  return context.body(errorBody(apiError), apiError.status, { ...PERSONAL_HEADERS, ...apiError.headers });
}

function apiErrorOf(error: unknown): ApiError {
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

/** The 401 of RFC 6750: which scheme to use and, unless there was no token at all, what was wrong with it. */
export function unauthorized(message: string, code?: 'invalid_token' | 'insufficient_user_authentication', more = '') {
  const challenge = code === undefined ? bearerChallenge() : bearerChallenge(code, message) + more;
  return new ApiError(401, message, undefined, {
    ...(code !== undefined && { code }),
    headers: { 'WWW-Authenticate': challenge },
  });
}

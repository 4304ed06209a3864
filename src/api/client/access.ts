import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { currentIssuer } from '../../accounts/issuer.ts';
import { verifyToken, type Bearer } from '../../accounts/token.ts';
import { CAPTCHA_HEADER } from '../../domain/offers/captchaWork.ts';
import { originOf } from '../../settings/hosts.ts';
import { currentSettings } from '../../settings/settings.ts';
import { SITE_CODES, siteOf, type Site } from '../../sites/sites.ts';
import { ApiError } from '../response.ts';
import { unauthorized } from './response.ts';

/** The variables of a client's call: who is calling, by their token. */
export type ClientEnv = { Variables: { identity: Bearer } };

/** Room for a thousand slugs, the longest list that a call takes. */
const MAX_BODY_BYTES = 128 * 1024;
/** In seconds. The limits per minute are more than anybody clicks. Each process counts for itself. */
const MINUTE = 60;
const readings = new RateLimiterMemory({ keyPrefix: 'read', points: 600, duration: MINUTE });
const writings = new RateLimiterMemory({ keyPrefix: 'write', points: 120, duration: MINUTE });

/** The one of the eight sites whose pages have this origin, if any. */
export function siteOfOrigin(origin: string | undefined): Site | undefined {
  return SITE_CODES.map(siteOf).find((site) => originOf(site, currentSettings()) === origin);
}

/**
 * Lets the pages of the eight sites read the responses, and no others: never `*`. `credentials`: whether requests may
 * carry cookies.
 */
export function corsOfSites(credentials: boolean): MiddlewareHandler {
  return cors({
    origin: (origin) => (siteOfOrigin(origin) ? origin : null),
    allowMethods: ['GET', 'POST', 'PATCH', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', CAPTCHA_HEADER],
    exposeHeaders: ['Retry-After', 'WWW-Authenticate'],
    maxAge: 7200,
    credentials,
  });
}

/** The error for a page of another site. */
export function foreignOrigin(): ApiError {
  return new ApiError(403, 'Pages of this origin may change nothing here.', undefined, { code: 'foreign_origin' });
}

/**
 * Refuses requests from other sites' pages if they would change something. Programs, such as the app, have no origin.
 */
export const fromOwnPages: MiddlewareHandler = async (context, next) => {
  const origin = context.req.header('Origin');
  const changes = context.req.method !== 'GET' && context.req.method !== 'HEAD';
  if (changes && origin !== undefined && !siteOfOrigin(origin)) {
    throw foreignOrigin();
  }
  return next();
};

/** Refuses bodies larger than any call needs. */
export const withSmallBody: MiddlewareHandler = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: () => {
    throw new ApiError(413, `The body is too large: at most ${MAX_BODY_BYTES / 1024} kB.`);
  },
});

const BEARER = /^Bearer +([\w-]+\.[\w-]+\.[\w-]*)$/i;

/** Lets in requests with a token of the issuer (SPEC 7, "bearer token"), within the limits above. */
export const withToken: MiddlewareHandler<ClientEnv> = async (context, next) => {
  const given = context.req.header('Authorization');
  if (given === undefined) throw unauthorized('This is for signed-in clients: show a bearer token.');
  const token = BEARER.exec(given)?.[1];
  if (token === undefined) throw unauthorized('This is no bearer token that can be read.', 'invalid_token');
  const identity = await verifyToken(token, currentIssuer());
  const { method } = context.req;
  await spend(method === 'GET' || method === 'HEAD' ? readings : writings, identity.account);
  context.set('identity', identity);
  return next();
};

/** Uses up one of the points that a key has left. Throws 429 when there are none. */
export async function spend(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw tooMany(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
  }
}

/** The error for whoever has to wait. */
export function tooMany(seconds: number): ApiError {
  return new ApiError(429, `Too many requests: try again in ${seconds} s.`, undefined, {
    headers: { 'Retry-After': String(seconds) },
  });
}

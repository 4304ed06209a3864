import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { COOKIES, cookieName } from '../../domain/shell/cookies.ts';
import { cookieIn } from '../../lib/cookie.ts';
import { originOf, secureFlag } from '../../settings/hosts.ts';
import type { Settings } from '../../settings/schema.ts';
import { isSiteCode, siteOf, SITE_CODES, type Site } from '../../sites/sites.ts';

const MAX_FORM_BYTES = 16 * 1024;

/**
 * The site that somebody comes from: the one they sign in to, the one that linked here, or the last one (by cookie).
 */
export function requestedSite(
  request: IncomingMessage | undefined,
  redirectUri: string | undefined,
  settings: Settings,
): Site {
  return (
    siteOfAddress(redirectUri, settings) ??
    siteOfAddress(request?.headers.referer, settings) ??
    siteOfCookie(request?.headers.cookie) ??
    siteOf(settings.DEFAULT_SITE)
  );
}

function siteOfAddress(address: string | undefined, settings: Settings): Site | undefined {
  const origin = address === undefined ? undefined : URL.parse(address)?.origin;
  const code = SITE_CODES.find((each) => originOf(siteOf(each), settings) === origin);
  return code && siteOf(code);
}

function siteOfCookie(cookie: string | undefined): Site | undefined {
  const { http, https } = COOKIES.site;
  const code = cookieIn(cookie, https) ?? cookieIn(cookie, http);
  return code !== undefined && isSiteCode(code) ? siteOf(code) : undefined;
}

/** Value of the Set-Cookie header that remembers the site until the browser closes. */
export function siteCookie(site: Site, { ACCOUNTS_ORIGIN }: Settings): string {
  return `${cookieName(COOKIES.site, ACCOUNTS_ORIGIN)}=${site.code}; Path=/; HttpOnly; SameSite=Lax${secureFlag(ACCOUNTS_ORIGIN)}`;
}

/** Whether a page is requested for a frame, as browsers say in Sec-Fetch-Dest. */
export function isFramed({ headers }: IncomingMessage): boolean {
  return headers['sec-fetch-dest'] === 'iframe';
}

/** Whether a form was sent from a page of this host: browsers name the origin with every form. */
export function isFromHere({ headers }: IncomingMessage, { ACCOUNTS_ORIGIN }: Settings): boolean {
  const site = headers['sec-fetch-site'];
  return headers.origin === ACCOUNTS_ORIGIN && (site === undefined || site === 'same-origin');
}

/** The fields of a form; `refused` if the body is no form, or a larger one than any of this host. */
export async function readAccountForm(request: IncomingMessage): Promise<URLSearchParams | 'refused'> {
  const { 'content-type': type = '', 'content-length': length } = request.headers;
  if (!type.startsWith('application/x-www-form-urlencoded') || !(Number(length) <= MAX_FORM_BYTES)) return 'refused';
  return new URLSearchParams((await buffer(request)).toString('utf8'));
}

import { isSiteCode, siteOf, SITE_CODES, type Site } from '../sites/sites.ts';
import type { Settings } from './schema.ts';
import { isStandIn } from './ticketing.ts';

/** The public origin of a site, such as `http://fr.aurore.localhost:4321`. */
export function originOf(site: Site, settings: Settings): string {
  return settings.SITE_ORIGIN.replace('{site}', site.code);
}

/** The `Secure` attribute for a cookie that an origin sets, to be appended: empty without https. */
export function secureFlag(origin: string): string {
  return origin.startsWith('https:') ? '; Secure' : '';
}

function hostOf(origin: string): string {
  return new URL(origin).host;
}

/**
 * The origin that a Host header means which is not quite its host: that of a site or of the accounts, if it ends in the
 * root's dot, and the one site's, if `www.` is there too much or missing. Undefined for any other host; where there are
 * several sites, none of them is the bare domain's.
 */
export function originBesides(host: string, settings: Settings): string | undefined {
  const named = host.toLowerCase().replace(/\.(?=:\d+$|$)/, '');
  const sites = siteOrigins(settings);
  const dotless =
    named.length < host.length && [...sites, settings.ACCOUNTS_ORIGIN].find((each) => hostOf(each) === named);
  if (dotless) return dotless;
  const [only, ...others] = sites;
  if (only === undefined || others.length > 0) return undefined;
  const own = hostOf(only);
  const besides = own.startsWith('www.') ? own.slice('www.'.length) : `www.${own}`;
  return named === besides ? only : undefined;
}

/** With its port, or nothing. */
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(|:\d+)$/;

/**
 * The site that a Host header names; undefined for an unknown host (which is answered 421). `localhost` and
 * the loopback addresses mean DEFAULT_SITE: in production only with our own port, since each host has pages of its own in
 * the cache, elsewhere with any, since containers and tunnels have others.
 */
export function siteOfHost(host: string, settings: Settings): Site | undefined {
  const wanted = host.toLowerCase();
  const code = SITE_CODES.find((each) => hostOf(originOf(siteOf(each), settings)) === wanted);
  if (code) return siteOf(code);
  return isLoopback(wanted, settings) && isSiteCode(settings.DEFAULT_SITE) ? siteOf(settings.DEFAULT_SITE) : undefined;
}

function isLoopback(host: string, { NODE_ENV, PORT }: Settings): boolean {
  const port = LOOPBACK.exec(host)?.[1];
  return port !== undefined && (NODE_ENV !== 'production' || (port || ':80') === `:${PORT}`);
}

/** Whether a Host header names our stand-in for the ticketing: not a real one, behind the same proxy as a site. */
export function isTicketingHost(host: string, settings: Settings): boolean {
  return isStandIn(settings) && hostOf(settings.TICKETING_URL) === host.toLowerCase();
}

/** Whether a Host header names the accounts host: sign-in, registration, account pages, and the client service. */
export function isAccountsHost(host: string, settings: Settings): boolean {
  return hostOf(settings.ACCOUNTS_ORIGIN) === host.toLowerCase();
}

/** The public origins of all sites: where sign-in may return to, and who may call the client service. */
export function siteOrigins(settings: Settings): string[] {
  return SITE_CODES.map((code) => originOf(siteOf(code), settings));
}

/** Whether our own embedded provider issues the tokens. */
export function isIssuerEmbedded(settings: Settings): boolean {
  return settings.OIDC_ISSUER === settings.ACCOUNTS_ORIGIN;
}

/** The origins that a browser contacts to sign in: the accounts host and, if it is elsewhere, the issuer. */
export function accountOrigins({ ACCOUNTS_ORIGIN, OIDC_ISSUER }: Settings): string[] {
  return [...new Set([ACCOUNTS_ORIGIN, new URL(OIDC_ISSUER).origin])];
}

/**
 * The common parent of the sites' host names, without a port: the domain for cookies that all sites read. Of one site
 * without `{site}`, its host without `www.`, which may have the accounts below it.
 */
export function parentDomain({ SITE_ORIGIN }: Settings): string {
  return new URL(SITE_ORIGIN.replace('{site}', 'site')).hostname.replace(/^(?:site|www)\./, '');
}

import type { Settings } from '../settings/settings.ts';
import { siteOrigins } from '../settings/hosts.ts';
import type { Header } from './entry.ts';

const TWO_YEARS = 2 * 365 * 24 * 60 * 60;

/** What is no page loads nothing, sends nothing, and stands in no frame. Pages have policies of their own. */
const policyWithin = (ancestors: string) =>
  `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors ${ancestors}`;

const COMMON: readonly Header[] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['permissions-policy', 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()'],
  ['cross-origin-resource-policy', 'same-origin'],
];

/**
 * Headers that every answer carries, whatever made it, unless it has its own of the name. Browsers are told to come by https
 * alone (HSTS) where the sites are there.
 */
export function securityHeaders(settings: Pick<Settings, 'SITE_ORIGIN'>): readonly Header[] {
  const secure = settings.SITE_ORIGIN.startsWith('https:');
  return [
    ...COMMON,
    ['cross-origin-opener-policy', 'same-origin-allow-popups'],
    ['content-security-policy', policyWithin("'none'")],
    ...(secure ? [['strict-transport-security', `max-age=${TWO_YEARS}; includeSubDomains`] as const] : []),
  ];
}

/** Those of the accounts host: a popup of a site's comes back to it, which needs to be told; and sites show it in frames. */
export function accountsHeaders(settings: Settings): readonly Header[] {
  const own = new Map(securityHeaders(settings));
  own.set('cross-origin-opener-policy', 'unsafe-none');
  own.set('content-security-policy', policyWithin(siteOrigins(settings).join(' ')));
  return [...own];
}

/**
 * For what the provider itself writes, forms that send themselves: it adds the hash of the script that does so to `script-src`,
 * which has to be there, and what is sent is led on to a site.
 */
export function providerPolicy(settings: Settings): string {
  const sites = siteOrigins(settings).join(' ');
  return (
    "default-src 'none'; script-src 'report-sample'; base-uri 'none'; " +
    `form-action 'self' ${sites}; frame-ancestors ${sites}`
  );
}

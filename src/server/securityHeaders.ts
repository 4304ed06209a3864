import { secondsInDay } from 'date-fns/constants';
import type { Settings } from '../settings/schema.ts';
import { siteOrigins } from '../settings/hosts.ts';
import type { Header } from './rendered.ts';

const TWO_YEARS = 2 * 365 * secondsInDay;

/**
 * The policy for everything but pages: load nothing, send nothing, and only `ancestors` may frame it. Pages have their
 * own.
 */
const policyWithin = (ancestors: string) =>
  `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors ${ancestors}`;

const COMMON: readonly Header[] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['permissions-policy', 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()'],
  ['cross-origin-resource-policy', 'same-origin'],
];

/**
 * Headers of every response, whatever made it, unless it sets its own of the same name. If the sites use https,
 * browsers are instructed to use nothing else (HSTS).
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

/** The same for the accounts host. Sites open it in popups, which must keep their opener, and show it in frames. */
export function accountsHeaders(settings: Settings): readonly Header[] {
  const own = new Map(securityHeaders(settings));
  own.set('cross-origin-opener-policy', 'unsafe-none');
  own.set('content-security-policy', policyWithin(siteOrigins(settings).join(' ')));
  return [...own];
}

/**
 * The policy for the provider's own responses, forms that submit themselves. The provider adds the hash of the script
 * that does so to `script-src`, which therefore has to be there; the form's response redirects to a site.
 */
export function providerPolicy(settings: Settings): string {
  const sites = siteOrigins(settings).join(' ');
  return (
    "default-src 'none'; script-src 'report-sample'; base-uri 'none'; " +
    `form-action 'self' ${sites}; frame-ancestors ${sites}`
  );
}

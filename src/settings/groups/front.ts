import { isIP } from 'node:net';
import { z } from 'zod';
import { limit, listed, origins, toggle } from './kinds.ts';

/** An IP address, or a network in CIDR notation. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    longest > 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest))
  );
}

/** What stands in front, and how much one address may ask for. */
export const front = {
  ADDRESS_HEADER: z
    .string()
    .regex(/^[\w-]+$/, 'expected the name of a header')
    .optional()
    .describe(
      'Name of the request header in which a proxy in front gives the visitor’s address, such as `x-forwarded-for`. The last ' +
        'address in it that is not in TRUSTED_PROXIES counts; without this setting, the connection’s. Limits go by it.',
    ),
  TRUSTED_PROXIES: z
    .string()
    .default('127.0.0.0/8,::1,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,fc00::/7')
    .transform(listed)
    .refine((list) => list.every(isNetwork), 'expected addresses or networks such as 10.0.0.0/8, with commas between')
    .describe('The proxies whose ADDRESS_HEADER is trusted: addresses and networks, separated by commas.'),
  GEO_HEADERS: z
    .string()
    .regex(/^[\w-]+,[\w-]+$/, 'expected two header names with a comma between')
    .optional()
    .describe(
      'Names of the request headers in which a CDN gives the visitor’s latitude and longitude: ' +
        '`cloudfront-viewer-latitude,cloudfront-viewer-longitude`. Without it, the main city is taken at first.',
    ),
  CDN: toggle('off').describe(
    'Whether there is a CDN in front, to which `CDN-Cache-Control` and `Cache-Tag` are sent.',
  ),
  PROXIES: origins.describe(
    'Origins of the Varnish servers in front, which receive purges, separated by commas: ' +
      '`http://varnish:6082` (docs/operations/varnish.md). They need `CDN=on`.',
  ),
  LIMIT_PAGES: limit(3000).describe(
    'Pages that one address may have rendered in a minute; 0 for no limit. Cached pages and files are not counted, and ' +
      'requests of which only a trusted proxy’s address is known are not limited.',
  ),
  LIMIT_API: limit(6000).describe(
    'Answers of the API that one address may have made in a minute; cached ones are not counted.',
  ),
  LIMIT_SIGN_IN: limit(1200).describe(
    'Requests to the accounts host, forms, captchas and checks of vouchers that one address may send in a minute. Guesses at ' +
      'passwords and codes have their own, far lower limits.',
  ),
};

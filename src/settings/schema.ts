import { ID } from '#brand/brand.ts';
import { isIP } from 'node:net';
import { z } from 'zod';
import { FEATURE_FACTS, FEATURES, type Feature } from '../sites/featureFacts.ts';
import { isSiteCode, siteOf, SITE_CODES, type SiteCode } from '../sites/sites.ts';
import { CAPTCHAS } from './captcha.ts';
import { A_SHOP, isShop } from './shop.ts';
import { A_TEMPLATE, isTemplate, STAND_IN_URL, TICKETING_PATH } from './ticketing.ts';

const limit = (usual: number) => z.coerce.number().int().min(0).default(usual);
const toggle = (usual: 'on' | 'off') => z.enum(['on', 'off']).default(usual);
const listed = (text: string) => text.split(/, */).filter((each) => each !== '');
const origin = z.string().regex(/^https?:\/\/[^/\s]+$/, 'expected http(s)://host[:port] without a path');
/** Some origins with commas between. No quotes or semicolons, since origins are written into policies. */
const origins = z
  .string()
  .regex(/^(https?:\/\/[^/\s,;'"]+(, *|$))*$/, 'expected http(s)://host[:port], with commas between')
  .default('')
  .transform(listed);

/** Whether naming a feature in FEATURES makes sense: a site has it, or would have it then. */
function isAnySites(feature: Feature): boolean {
  const isRows = (code: SiteCode) => [...siteOf(code).features, ...(siteOf(code).switchable ?? [])].includes(feature);
  return FEATURE_FACTS[feature].isDefault || SITE_CODES.some(isRows);
}

const role = z.string().regex(/^\S*$/, 'expected the name of a role, without spaces').default('');

/** An IP address, or a network in CIDR notation. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    longest > 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest))
  );
}

/** All settings. They come from the environment; docs/configuration.md is made from these descriptions. */
export const settingsSchema = z.object({
  HOST: z.string().min(1).default('0.0.0.0').describe('Address the server listens on.'),
  PORT: z.coerce.number().int().min(1).max(65535).default(4321).describe('Port the server listens on.'),
  DATA_DIR: z.string().min(1).default('data').describe('Folder of the database and of pictures made at start.'),
  DATABASE_URL: z
    .string()
    .regex(/^(sqlite:.+|postgres(ql)?:\/\/.+)$/, 'expected sqlite:<file> or postgres://…')
    .optional()
    .describe('`sqlite:<file>` or `postgres://…`; by default `aurore.db` in DATA_DIR.'),
  DATABASE_REPLICA_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/.+$/, 'expected postgres://…')
    .optional()
    .describe('A replica of the PostgreSQL in DATABASE_URL, from which pages are read; writes go to DATABASE_URL.'),
  DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(2)
    .max(1000)
    .default(10)
    .describe(
      'The most connections to PostgreSQL that a process opens, each for the programme and for the accounts, shared among its ' +
        'RENDERERS; each of these has at least 2.',
    ),
  DATABASE_TIMEOUT: z.coerce
    .number()
    .positive()
    .max(3600)
    .default(10)
    .describe('Seconds after which a statement in PostgreSQL is cancelled.'),
  SITE_ORIGIN: origin
    .refine(
      (text) => text.includes('{site}') || SITE_CODES.length === 1,
      `expected {site} in it, since there are ${SITE_CODES.length} sites`,
    )
    .default(`http://{site}.${ID}.localhost:{port}`)
    .describe(
      'Public origin of each site; `{site}` and `{port}` are filled in. One site needs no `{site}`: with ' +
        '`https://www.rex.example`, `rex.example` redirects to it, and the other way round.',
    ),
  DEFAULT_SITE: z
    .custom<SiteCode>(
      (value) => typeof value === 'string' && isSiteCode(value),
      `expected one of ${SITE_CODES.join(', ')}`,
    )
    .default(SITE_CODES[0]!)
    .describe('The site that `localhost` and `127.0.0.1` show; in production at PORT only.'),
  TICKETING_URL: z
    .string()
    .refine((text) => isTemplate(text.replace('{port}', '1')), `expected ${A_TEMPLATE}`)
    .default(STAND_IN_URL)
    .describe(
      'Where screenings are booked that have no link of their own in the feed: an address with `{language}`, `{cinema}` (the ' +
        'slug), `{vistaRef}` and `{session}` in it, which are filled in, and `{port}`. By default our own stand-in, with which ' +
        '`DEMO=off` does not start.',
    ),
  TICKETING_ORIGINS: origins.describe(
    'Origins to which the feed’s own booking links and cinemas’ templates may lead, besides that of TICKETING_URL, separated ' +
      'by commas: `https://tickets.example.org`. A feed with a link to any other is refused.',
  ),
  TICKETING_ORIGIN: origin
    .optional()
    .describe(
      `Replaced by TICKETING_URL, which is this origin and \`${TICKETING_PATH}\` unless it is set. The next release ignores it.`,
    ),
  SHOP_URL: z
    .string()
    .refine(isShop, `expected ${A_SHOP}`)
    .optional()
    .describe(
      'Where gift cards, seat cards and passes are bought that have no address of their own in the feed: an address with ' +
        '`{language}` and `{product}` in it (`gift-card`, `three-seat-card`, `five-seat-card`, `pass`). Without it they are ' +
        'sold at our stand-in while `DEMO` is on, and otherwise nowhere.',
    ),
  ACCOUNTS_ORIGIN: origin
    .default(`http://accounts.${ID}.localhost:{port}`)
    .describe('Origin of the pages for signing in and registering, and of people’s account pages.'),
  OIDC_ISSUER: z
    .string()
    .regex(/^(https?:\/\/|\{accounts\})\S*$/, 'expected an address of http or https')
    .default('{accounts}')
    .describe(
      'The OpenID provider whose tokens are accepted; `{accounts}` (ACCOUNTS_ORIGIN) is our own, embedded one.',
    ),
  OIDC_CLIENT_ID: z.string().min(1).default(ID).describe('The sites’ client id at OIDC_ISSUER.'),
  OIDC_SCOPES: z
    .string()
    .regex(/^openid( \S+)*$/, 'expected openid and other scopes, with spaces between')
    .default('openid profile email')
    .describe(
      'The scopes that the sites request from OIDC_ISSUER; with `offline_access` too, where it gives no refresh token without.',
    ),
  OIDC_AUDIENCE: z
    .string()
    .min(1)
    .default('{accounts}/api')
    .describe('The audience (`aud`) that access tokens must be for.'),
  OIDC_ORGANISATION: z
    .string()
    .optional()
    .describe('The organisation that tokens must name, as `org_id` or `org_name`; by default none.'),
  OIDC_MAX_AGE: z.coerce
    .number()
    .int()
    .positive()
    .optional()
    .describe(
      'Seconds after which people have to sign in again, even if OIDC_ISSUER remembers them; by default never.',
    ),
  OIDC_FRAME: toggle('on').describe('Whether tokens are requested in a hidden frame when there is no refresh token.'),
  EDITOR_KEYS: z
    .string()
    .regex(
      /^(?:[\w.-]{1,60}:[\x21-\x2b\x2d-\x7e]{32,200}(?:,|$))*$/,
      'expected name:key of at least 32 characters, with commas between',
    )
    .default('')
    .transform((text) => text.split(',').filter((each) => each !== ''))
    // Of two keys under one name, the second would replace the first.
    .refine(
      (list) => new Set(list.map((each) => each.split(':', 1)[0])).size === list.length,
      'expected each name once',
    )
    .describe(
      'Who may preview and edit by a key: `name:key`, separated by commas; each key has at least 32 characters. By default ' +
        'nobody.',
    ),
  EDITOR_ROLE: role.describe(
    'The role whose bearers may preview and edit by a token: one of `roles` in access tokens of OIDC_ISSUER. The embedded ' +
      'provider gives no roles. By default nobody.',
  ),
  WRITER_ROLE: role.describe(
    'The role whose bearers may preview, write drafts and propose them by a token, and publish nothing. With it, people ' +
      'with EDITOR_ROLE publish only what somebody else has written. By default nobody.',
  ),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/.+$/, 'expected smtp://… or smtps://…')
    .optional()
    .describe(
      'The server that sends mails; without it they are written to files in `outbox` in DATA_DIR, which a production site logs as ' +
        'an error at its start.',
    ),
  MAIL_FROM: z
    .string()
    .regex(/@/, 'expected an e-mail address')
    .optional()
    .describe('The sender of mails; by default what `brand/brand.ts` says. SMTP_URL needs one of them.'),
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
  FEATURES: z
    .string()
    .regex(new RegExp(`^(${FEATURES.join('|')})(,(${FEATURES.join('|')}))*$`), `expected some of ${FEATURES.join(',')}`)
    .superRefine((text, { addIssue }) => {
      for (const name of (text.split(',') as Feature[]).filter((each) => !isAnySites(each))) {
        addIssue(`no site has ${name} among its switchable features (brand/sites.ts)`);
      }
    })
    .optional()
    .describe(
      'Features to switch on, separated by commas, on the sites that have them among their `switchable` ones ' +
        '(`brand/sites.ts`). A site’s own settings come before this one ([features](#features-of-a-site)).',
    ),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(https:\/\/|mailto:)\S+$/, 'expected an address of https or mailto')
    .optional()
    .describe(
      'Where to report security faults: an `https` or `mailto` URL, for security.txt; by default what `brand/brand.ts` says.',
    ),
  CLOCK: z.iso
    .datetime({ offset: true })
    .optional()
    .describe('The instant at which the clock stands still, for tests and demonstrations. Refused in production.'),
  NODE_ENV: z
    .enum(['production', 'development', 'test'])
    .default('development')
    .describe(
      '`production` refuses CLOCK, COMPONENTS and DEMO, serves `localhost` only at PORT, and complains without SMTP_URL.',
    ),
  DEMO: toggle('on').describe(
    'Whether `npm start` loads the demo chain into an empty store, and keeps its programme up to date in one that has ' +
      'nothing else. It replaces no data of a chain. Always `off` in production.',
  ),
  COMPONENTS: toggle('off').describe(
    'Whether the site is built with the page of all components, `/docs/components`, for developers. Refused in production.',
  ),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'])
    .default('warn')
    .describe('How much the server logs, as JSON on standard output; `info` logs each request.'),
  CACHE_MB: z.coerce.number().int().min(1).default(64).describe('Megabytes of memory for caching rendered pages.'),
  RENDERERS: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .optional()
    .describe(
      'Threads that render pages, beside the one that answers requests; by default one less than the cores, and at least one.',
    ),
  WARM_UP: toggle('on').describe(
    'Whether the pages that visitors open first are rendered right after the start, of each site in each language, and its search ' +
      'is read in. Off, the first visitor of each waits for it.',
  ),
  CDN: toggle('off').describe(
    'Whether there is a CDN in front, to which `CDN-Cache-Control` and `Cache-Tag` are sent.',
  ),
  PROXIES: origins.describe(
    'Origins of the Varnish servers in front, which receive purges, separated by commas: ' +
      '`http://varnish:6082` (docs/operations/varnish.md). They need `CDN=on`.',
  ),
  MAX_CONNECTIONS: z.coerce
    .number()
    .int()
    .min(1)
    .default(4000)
    .describe('The most connections that the server holds open at once; further ones are closed.'),
  LIMIT_CONNECTIONS: z.coerce
    .number()
    .int()
    .min(0)
    .optional()
    .describe(
      'The most connections that one address may hold open; further ones are closed. By default an eighth of ' +
        'MAX_CONNECTIONS; 0 for no limit. Those of TRUSTED_PROXIES are not limited.',
    ),
  DRAIN_SECONDS: z.coerce
    .number()
    .min(0)
    .max(300)
    .default(10)
    .describe(
      'Seconds after SIGTERM in which requests are still taken: longer than a load balancer needs to notice `/health/ready`, ' +
        'and long enough that most kept connections are used once more and end with an answer. SIGINT waits for none.',
    ),
  LOCATOR_MAX_KM: z.coerce
    .number()
    .positive()
    .default(50)
    .describe('The distance in kilometres up to which a cinema counts as near.'),
  LOCATOR_MAX_CINEMAS: z.coerce.number().int().min(1).default(6).describe('The most near cinemas that are listed.'),
  GEO_HEADERS: z
    .string()
    .regex(/^[\w-]+,[\w-]+$/, 'expected two header names with a comma between')
    .optional()
    .describe(
      'Names of the request headers in which a CDN gives the visitor’s latitude and longitude: ' +
        '`cloudfront-viewer-latitude,cloudfront-viewer-longitude`. Without it, the main city is taken at first.',
    ),
  VIDEO_ORIGINS: origins.describe(
    'Origins from which the chain’s own trailers (provider S3) may play, besides this site, separated by commas: ' +
      '`https://trailers.example.org`.',
  ),
  IMAGE_ORIGINS: origins.describe(
    'Origins of the chain’s own image servers, separated by commas: `https://images.example.org`. Pictures of a feed that ' +
      'are there keep their addresses and are allowed in pages; all others are fetched by the import.',
  ),
  PICTURE_HOSTS: z
    .string()
    .regex(/^([\w.-]+(:\d{1,5})?(, *|$))*$/, 'expected host names, with commas between')
    .default('')
    .transform((text) => listed(text.toLowerCase()))
    .describe(
      'Host names from which the import may fetch pictures, separated by commas; by default those that the feed’s ' +
        'addresses of pictures name. Redirects lead to no others. Ports are 80 and 443; another stands behind its host, as in ' +
        '`images.example.org:8080`. Private addresses are never fetched from.',
    ),
  MEDIA_MB: z.coerce
    .number()
    .int()
    .min(1)
    .default(20_000)
    .describe(
      'Megabytes of pictures, drawings and videos that the folder `media` in DATA_DIR may have. When it is full, an import makes and ' +
        'copies no further ones, and says so.',
    ),
  IMPORT_MAX_LOSS: z.coerce
    .number()
    .int()
    .min(0)
    .max(100)
    .default(30)
    .describe(
      'Per cent of a site’s cinemas, of its shows with coming screenings and of these screenings that an import may take away; ' +
        'with a larger loss a feed is refused, unless `--allow-loss` is given. 100 for no limit.',
    ),
  WIDGET_ORIGINS: origins.describe(
    'Origins of the chat, the feedback widget and the scripts that a site’s settings may name, separated by commas. Nothing ' +
      'is loaded from any other, and nothing before consent. They are added to the policies of the sites that use them.',
  ),
  CAPTCHA: z
    .enum(CAPTCHAS)
    .default('altcha')
    .describe(
      'The captcha that slows down guessing of voucher codes: `altcha`, our own proof of work, Cloudflare’s ' +
        '`turnstile`, or Google’s `recaptcha` (version 3). The latter two need CAPTCHA_SECRET, their origins in WIDGET_ORIGINS, and ' +
        '`captchaKey` in each site’s settings.',
    ),
  CAPTCHA_SECRET: z
    .string()
    .min(1)
    .optional()
    .describe('The secret for verifying answers with the company that CAPTCHA names.'),
  CAPTCHA_ORIGIN: origin
    .optional()
    .describe(
      'Origin of the company’s captcha: by default `https://challenges.cloudflare.com` or `https://www.google.com`, for which ' +
        '`https://www.recaptcha.net` can be used instead.',
    ),
  OFFLINE: toggle('on').describe(
    'Whether browsers store the last seen programme pages for reading without a network. `off` removes the service ' +
      'worker from browsers that have it, when they open their next page.',
  ),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65535)
    .optional()
    .describe(
      'Port on which Prometheus finds `/metrics`, and a balancer or a container the health checks once more, whatever happens ' +
        'at PORT. Without it there are no metrics.',
    ),
  METRICS_HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .describe('Address that METRICS_PORT listens on: this machine alone, unless a network that you trust is named.'),
});
export type Settings = z.infer<typeof settingsSchema>;

/** Settings that only the server may know. Each may be read from a file instead, named by the setting plus `_FILE`. */
export const SECRET_SETTINGS = [
  'CAPTCHA_SECRET',
  'DATABASE_REPLICA_URL',
  'DATABASE_URL',
  'EDITOR_KEYS',
  'SMTP_URL',
] as const satisfies (keyof Settings)[];

import { ID } from '#brand/brand.ts';
import { z } from 'zod';
import { address, hosts, origin, toggle } from './kinds.ts';

/** Who signs people in, and how mails and notifications reach them. */
export const accounts = {
  ACCOUNTS_ORIGIN: origin
    .default(`http://accounts.${ID}.localhost:{port}`)
    .describe('Origin of the pages for signing in and registering, and of people’s account pages.'),
  OIDC_ISSUER: address(/^(https?:\/\/|\{accounts\})\S*$/, 'expected an address of http or https')
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
  SMTP_URL: address(/^smtps?:\/\/.+$/, 'expected smtp://… or smtps://…')
    .optional()
    .describe(
      'The server that sends mails; without it they are written to files in `outbox` in DATA_DIR, which a production site logs as ' +
        'an error at its start.',
    ),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>@]*<[^\s<>@"']+@[^\s<>@"']+>|[^\s<>@"']+@[^\s<>@"']+)$/,
      'expected an e-mail address, or a name and <address>, without quotes around both',
    )
    .optional()
    .describe('The sender of mails; by default what `brand/brand.ts` says. SMTP_URL needs one of them.'),
  PUSH_SUBJECT: z
    .string()
    .regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/, 'expected mailto:… or https://…')
    .optional()
    .describe(
      'Where push services reach whoever runs this site (RFC 8292), as `mailto:…` or `https://…`; by default MAIL_FROM.',
    ),
  PUSH_HOSTS: hosts.describe(
    'Push services of one’s own, separated by commas, which may be at private addresses and, as in `push.example.org:8443`, at ' +
      'ports of their own. All others are public and at port 443.',
  ),
};

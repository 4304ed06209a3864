import { join } from 'node:path';
import { isIssuerEmbedded } from './hosts.ts';
import { settingsSchema, type Settings } from './schema.ts';

/** What to say loudly at start of settings with which a production site runs, but not as anybody means it. */
export function cautions(settings: Settings): string[] {
  if (settings.NODE_ENV !== 'production') return [];
  return [...originCautions(settings), ...mailCautions(settings)];
}

/** Of origins that are the defaults: names below `localhost` lead every device to itself (RFC 6761). */
function originCautions(settings: Settings): string[] {
  const { SITE_ORIGIN, ACCOUNTS_ORIGIN, PORT } = settings;
  const isDefault = (name: 'SITE_ORIGIN' | 'ACCOUNTS_ORIGIN') =>
    settings[name] === settingsSchema.shape[name].parse(undefined).replace('{port}', String(PORT));
  const where = 'which leads every device to itself; set';
  return [
    ...(isDefault('SITE_ORIGIN')
      ? [
          `SITE_ORIGIN is not set: no visitor reaches a site, as each is only at ${SITE_ORIGIN}, ${where} the public origin of ` +
            'the sites, such as https://{site}.example.com (docs/configuration.md#the-sites).',
        ]
      : []),
    ...(isDefault('ACCOUNTS_ORIGIN')
      ? [
          `ACCOUNTS_ORIGIN is not set: no visitor can sign in or register, as that is only at ${ACCOUNTS_ORIGIN}, ${where} a ` +
            'public origin, such as https://accounts.example.com (docs/configuration.md#accounts-mails-and-notifications).',
        ]
      : []),
  ];
}

function mailCautions(settings: Settings): string[] {
  const { SMTP_URL, DATA_DIR } = settings;
  if (SMTP_URL !== undefined) return [];
  const mails = isIssuerEmbedded(settings)
    ? 'mails that confirm addresses, tell of screenings, set new passwords and open the check of a voucher'
    : 'mails that open the check of a voucher without JavaScript and tell of screenings';
  return [`SMTP_URL is not set: ${mails} reach nobody, and are written to files in ${join(DATA_DIR, 'outbox')}.`];
}

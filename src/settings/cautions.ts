import { join } from 'node:path';
import { hostOf, isIssuerEmbedded } from './hosts.ts';
import type { Settings } from './schema.ts';

/** What to say loudly at start of settings with which a production site runs, but not as anybody means it. */
export function cautions(settings: Settings): string[] {
  if (settings.NODE_ENV !== 'production') return [];
  return [...originCautions(settings), ...mailCautions(settings)];
}

/** Left at their defaults, or at what only this machine reaches. */
function originCautions(settings: Settings): string[] {
  const { SITE_ORIGIN, ACCOUNTS_ORIGIN } = settings;
  const isLocal = (origin: string) => /(^|\.)localhost(:\d+)?$/.test(hostOf(origin));
  return [
    ...(isLocal(SITE_ORIGIN)
      ? [`SITE_ORIGIN is ${SITE_ORIGIN}, which only this machine reaches: any other address is answered 421.`]
      : []),
    ...(isIssuerEmbedded(settings) && isLocal(ACCOUNTS_ORIGIN)
      ? [`ACCOUNTS_ORIGIN is ${ACCOUNTS_ORIGIN}, which only this machine reaches: nobody else can sign in.`]
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

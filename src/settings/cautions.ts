import { join } from 'node:path';
import { isIssuerEmbedded } from './hosts.ts';
import type { Settings } from './schema.ts';

/** What to say loudly at start of settings with which a production site runs, but not as anybody means it. */
export function cautions(settings: Settings): string[] {
  const { NODE_ENV, SMTP_URL, DATA_DIR } = settings;
  if (NODE_ENV !== 'production' || SMTP_URL !== undefined) return [];
  const mails = isIssuerEmbedded(settings)
    ? 'mails that confirm addresses, tell of screenings, set new passwords and open the check of a voucher'
    : 'mails that open the check of a voucher without JavaScript and tell of screenings';
  return [`SMTP_URL is not set: ${mails} reach nobody, and are written to files in ${join(DATA_DIR, 'outbox')}.`];
}

import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { machineNow, now } from '../../settings/clock.ts';
import type { Settings } from '../../settings/schema.ts';

export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** With its brackets; each mail without one gets its own. */
  readonly messageId?: string;
  readonly headers?: Readonly<Record<string, string>>;
};
export type SendMail = (mail: Mail) => Promise<void>;

/** The folder that mails are written to if no SMTP server is set. */
export function outboxOf(settings: Pick<Settings, 'DATA_DIR'>): string {
  return join(settings.DATA_DIR, 'outbox');
}

/**
 * Gives a function that sends mails by SMTP_URL, or writes `.eml` files only their owner can read: links open accounts.
 */
export function mailSender(settings: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>): SendMail {
  const from = settings.MAIL_FROM;
  if (settings.SMTP_URL !== undefined) {
    const transport = createTransport(settings.SMTP_URL);
    return async (mail) => {
      await transport.sendMail({ from, ...mail });
    };
  }
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const folder = outboxOf(settings);
  return async (mail) => {
    const { message } = await transport.sendMail({ from, ...mail, date: now(), textEncoding: 'base64' });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // In the order in which they were sent, even while CLOCK holds the clock.
    const name = `${machineNow().toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.eml`;
    await writeFile(join(folder, name), message as Buffer, { mode: 0o600 });
  };
}

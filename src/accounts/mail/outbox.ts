import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A mail in the outbox, for display. */
export type OutboxMail = {
  readonly name: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
};

const SHOWN = 50;

/** The latest mails in the outbox, newest first. */
export async function readOutbox(folder: string): Promise<OutboxMail[]> {
  const names = await readdir(folder).catch(() => []);
  const latest = names
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .reverse()
    .slice(0, SHOWN);
  return Promise.all(latest.map(async (name) => ({ name, ...parseMail(await readFile(join(folder, name), 'utf8')) })));
}

/** Parses a mail written by `mailSender`, in which the plain text comes first, in base64. */
function parseMail(source: string): Omit<OutboxMail, 'name'> {
  const [head = ''] = source.split('\r\n\r\n', 1);
  const text = /Content-Type: text\/plain[^]*?\r\n\r\n([A-Za-z0-9+/=\r\n]*)/.exec(source)?.[1] ?? '';
  return {
    to: headerOf(head, 'To'),
    subject: headerOf(head, 'Subject'),
    text: Buffer.from(text, 'base64').toString('utf8'),
  };
}

function headerOf(head: string, name: string): string {
  const value = new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'm').exec(head)?.[1] ?? '';
  // RFC 2047: white space between two encoded words is ignored.
  return value
    .replaceAll(/\r\n/g, '')
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
      encoding.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString('utf8') : unquoted(word),
    );
}

function unquoted(word: string): string {
  const bytes = word.replaceAll('_', ' ').replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => `%${hex}`);
  return decodeURIComponent(bytes.replaceAll(/%(?![0-9A-F]{2})/gi, '%25'));
}

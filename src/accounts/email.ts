import { z } from 'zod';

const MAX_LENGTH = 254;
/** The grammar of `<input type="email">`: what a browser lets through must not be refused without a reason it could name. */
const address = z.email({ pattern: z.regexes.html5Email }).max(MAX_LENGTH);

/** An e-mail address as accounts store it, trimmed and in lower case; undefined if the text is no address. */
export function normalEmail(text: string): string | undefined {
  const wanted = text.trim().toLowerCase();
  return address.safeParse(wanted).success ? wanted : undefined;
}

/** The mailbox that an address leads to, as limits count it: what follows a plus leads to the same one. */
export function mailboxOf(email: string): string {
  return email.replace(/\+[^@]*/, '');
}

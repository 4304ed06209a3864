import { z } from 'zod';

const MAX_LENGTH = 254;
const address = z.email().max(MAX_LENGTH);

/** An e-mail address as accounts store it, trimmed and in lower case; undefined if the text is no address. */
export function normalEmail(text: string): string | undefined {
  const wanted = text.trim().toLowerCase();
  return address.safeParse(wanted).success ? wanted : undefined;
}

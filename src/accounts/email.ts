import { z } from 'zod';

const LONGEST = 254;
const address = z.email().max(LONGEST);

/** An e-mail address as accounts have it, without spaces around it and in small letters; undefined for what is none. */
export function normalEmail(text: string): string | undefined {
  const wanted = text.trim().toLowerCase();
  return address.safeParse(wanted).success ? wanted : undefined;
}

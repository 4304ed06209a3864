import { z } from 'zod';

/** A number of something in a minute; 0 for no limit. */
export const limit = (usual: number) => z.coerce.number().int().min(0).default(usual);

export const toggle = (usual: 'on' | 'off') => z.enum(['on', 'off']).default(usual);

/** What stands between commas. */
export const listed = (text: string) => text.split(/, */).filter((each) => each !== '');

/** A text of a form that, with its placeholders filled in, is an address: `https://x:99999` has the form of one. */
export const address = (form: RegExp, expected: string) =>
  z.string().regex(form, { error: expected, abort: true }).refine(isAddress, expected);

function isAddress(text: string): boolean {
  return URL.canParse(
    text.replace('{accounts}', 'https://accounts').replaceAll('{site}', 'site').replaceAll('{port}', '80'),
  );
}

export const origin = address(/^https?:\/\/[^/\s?#@]+$/, 'expected http(s)://host[:port] without a path');

/** Some origins with commas between. No quotes or semicolons, since origins are written into policies. */
export const origins = z
  .string()
  .default('')
  .transform(listed)
  .refine(
    (list) => list.every((each) => /^https?:\/\/[^/\s,;'"?#@]+$/.test(each) && isAddress(each)),
    'expected http(s)://host[:port], with commas between',
  );

/** Some hosts with commas between, each perhaps with a port. */
export const hosts = z
  .string()
  .regex(/^([\w.-]+(:\d{1,5})?(, *|$))*$/, 'expected host names, with commas between')
  .default('')
  .transform((text) => listed(text.toLowerCase()));

import { z } from 'zod';

/** A number of something in a minute; 0 for no limit. */
export const limit = (usual: number) => z.coerce.number().int().min(0).default(usual);

export const toggle = (usual: 'on' | 'off') => z.enum(['on', 'off']).default(usual);

/** What stands between commas. */
export const listed = (text: string) => text.split(/, */).filter((each) => each !== '');

export const origin = z.string().regex(/^https?:\/\/[^/\s]+$/, 'expected http(s)://host[:port] without a path');

/** Some origins with commas between. No quotes or semicolons, since origins are written into policies. */
export const origins = z
  .string()
  .regex(/^(https?:\/\/[^/\s,;'"]+(, *|$))*$/, 'expected http(s)://host[:port], with commas between')
  .default('')
  .transform(listed);

/** Some hosts with commas between, each perhaps with a port. */
export const hosts = z
  .string()
  .regex(/^([\w.-]+(:\d{1,5})?(, *|$))*$/, 'expected host names, with commas between')
  .default('')
  .transform((text) => listed(text.toLowerCase()));

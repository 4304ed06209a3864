import { tz } from '@date-fns/tz/tz';

/** date-fns works in the machine's zone unless told another: with `{ in: UTC }` its answers are the same everywhere. */
export const UTC = tz('UTC');

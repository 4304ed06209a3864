import { sentenceOf } from '../database/errors.ts';

/** Whether a request failed because the database or the disk is out of order, and may succeed later: it is answered 503. */
export function isOutage(error: unknown): boolean {
  return sentenceOf(error) !== undefined;
}

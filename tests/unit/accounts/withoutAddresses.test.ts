import { expect, test } from 'vitest';
import { withoutAddresses } from '../../../src/accounts/mail/withoutAddresses.ts';

test.each([
  ['550 5.1.1 <anna.ond+1@example.org>: no such user', '550 5.1.1 <a…@example.org>: no such user'],
  ['refused: anna@example.org, "a@example.org"', 'refused: a…@example.org, "a…@example.org"'],
  ['no address of anybody', 'no address of anybody'],
])('of %j only the first letter of a name is left', (text, expected) => {
  const envelope = { rejected: ['anna@example.org'], response: text };
  const short = withoutAddresses(Object.assign(new Error(text), { code: 'EENVELOPE', responseCode: 550, ...envelope }));
  expect(short.message).toBe(expected);
  expect(short.stack).toContain(expected);
  expect({ ...short }).toEqual({ name: 'Error', code: 'EENVELOPE', responseCode: 550 });
});

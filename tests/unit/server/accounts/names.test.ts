import { expect, test } from 'vitest';
import { nameFaults, namesAndEmail } from '../../../../src/server/accounts/register.ts';

const typed = (firstName: string, lastName = 'Lovelace') =>
  namesAndEmail(new URLSearchParams({ firstName, lastName, email: ' ada@example.org ' }));

test('names are one line of what can be seen, since mails to addresses that nobody has confirmed quote them', () => {
  expect(typed(' Ada\r\n\r\nRing 0800 now\u2028\n', 'Love\0la\u202Ece \u200B ')).toEqual({
    firstName: 'Ada Ring 0800 now',
    lastName: 'Lovelace',
    email: 'ada@example.org',
  });
  expect(typed('Zoe\u0308').firstName).toBe('Zo\u00EB');
});

test.each(['\u200B', '\u202E\n', '\0'])('what cannot be seen is no name', (name) => {
  expect(nameFaults(typed(name))).toEqual([{ field: 'firstName', fault: 'FirstName' }]);
  expect(nameFaults(typed('Ada', name))).toEqual([{ field: 'lastName', fault: 'LastName' }]);
});

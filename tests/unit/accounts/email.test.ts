import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalEmail } from '../../../src/accounts/email.ts';

test.each([
  ['Ada@Example.org', 'ada@example.org'],
  ['  ada@example.org ', 'ada@example.org'],
  ['amel@exemple.xn--pgbs0dh', 'amel@exemple.xn--pgbs0dh'],
  ['a+b_c/d=e@1.example', 'a+b_c/d=e@1.example'],
  ["o'hara@example.co.uk", "o'hara@example.co.uk"],
])('%s is an address', (text, address) => {
  expect(normalEmail(text)).toBe(address);
});

test.each([
  '',
  'ada',
  'ada@',
  '@example.org',
  'a b@example.org',
  'ada@example..org',
  'ada@-example.org',
  'ada@example.org\r\nBcc: eve@example.org',
  'ada@example.org, eve@example.org',
  '"ada"@example.org',
  '<ada@example.org>',
  `${'a'.repeat(243)}@example.org`,
])('%j is none', (text) => {
  expect(normalEmail(text)).toBeUndefined();
});

test('what is an address stays the same, and never ends a line of a mail’s head', () => {
  const label = fc.stringMatching(/^[A-Za-z0-9](?:[A-Za-z0-9-]{0,20}[A-Za-z0-9])?$/);
  const local = fc.stringMatching(/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,30}$/);
  fc.assert(
    fc.property(local, fc.array(label, { minLength: 1, maxLength: 4 }), (name, labels) => {
      const address = normalEmail(`${name}@${labels.join('.')}`)!;
      expect(normalEmail(address)).toBe(address);
      expect(address).toMatch(/^[^\s<>,;:"()[\]\\]+$/);
    }),
  );
});

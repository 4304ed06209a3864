import { expect, test } from 'vitest';
import {
  bookingReference,
  formatReference,
  parseReference,
} from '../../../../src/domain/screening/bookingReference.ts';

test.each([
  ['3001', '12', 'V3001S12'],
  ['0042', 'a1b2-c3_d4', 'V0042Sa1b2-c3_d4'],
  ['Rex', 'HSX1', 'VRexSHSX1'],
  ['PARIS', '12', 'VPARIS.12'],
])('the reference of cinema %s and session %s is %s, and is read back', (vistaRef, session, reference) => {
  expect(formatReference(vistaRef, session)).toBe(reference);
  expect(parseReference(reference)).toEqual({ vistaRef, session });
});

// An S that belongs to an id must not be taken for the one between them.
test('no two screenings have the same reference', () => {
  expect(formatReference('A', '1S2')).not.toBe(formatReference('AS1', '2'));
});

test('each show of a double bill has a reference, of the same session', () => {
  expect([1, 2, 9].map((show) => formatReference('3001', '12', show))).toEqual([
    'V3001S12',
    'V3001S12~2',
    'V3001S12~9',
  ]);
  expect(parseReference('V3001S12~2')).toEqual({ vistaRef: '3001', session: '12' });
  expect(parseReference('VPARIS.12~9')).toEqual({ vistaRef: 'PARIS', session: '12' });
  for (const text of ['V3001S12~1', 'V3001S12~0', 'V3001S12~10', 'V3001S12~'])
    expect(parseReference(text)).toBeUndefined();
});

test.each(['', 'x', 'V3001', 'VS12', 'V3001S', 'xV3001S12', 'V3001S1"><b>', 'V3001S1/../x', `V1S${'9'.repeat(61)}`])(
  '%j is no reference',
  (text) => {
    expect(parseReference(text)).toBeUndefined();
  },
);

test('only a link in the contract’s form has a reference in it', () => {
  expect(bookingReference('https://tickets.example/fr/V7S12345/booking')).toBe('V7S12345');
  expect(bookingReference('https://tickets.example/fr/VRexSab-1/booking')).toBe('VRexSab-1');
  expect(bookingReference('https://tickets.example/fr/V7S1/booking?from=site')).toBe('V7S1');
  expect(bookingReference('https://tickets.example/fr/V7S1/booking#seats')).toBe('V7S1');
  expect(bookingReference('https://tickets.example/fr/V7S1/bookings')).toBe('');
  expect(bookingReference('https://tickets.example/reservationSeances.html?id=V7S12345&s=45')).toBe('');
});

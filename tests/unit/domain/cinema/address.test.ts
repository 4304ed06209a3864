import { expect, test } from 'vitest';
import { townOf } from '../../../../src/domain/cinema/address.ts';

test('a town stands after its postcode, alone without one, and there is none without a theatre', () => {
  expect(townOf({ addressZip: '69002', addressCity: 'Lyon' })).toBe('69002 Lyon');
  expect(townOf({ addressZip: '', addressCity: 'Lyon' })).toBe('Lyon');
  expect(townOf(undefined)).toBe('');
});

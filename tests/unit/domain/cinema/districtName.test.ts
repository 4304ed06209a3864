import { expect, test } from 'vitest';
import { districtName } from '../../../../src/domain/cinema/districtName.ts';

test.each([
  ['75001', 'Paris', 'Paris 1er'],
  ['75013', 'Paris', 'Paris 13e'],
  ['75116', 'Paris', 'Paris 16e'],
  ['69002', 'Lyon', 'Lyon 2e'],
  ['13006', 'Marseille', 'Marseille 6e'],
  ['69100', 'Villeurbanne', 'Villeurbanne'],
  ['13100', 'Aix-en-Provence', 'Aix-en-Provence'],
  ['75000', 'Paris', 'Paris'],
  ['69', 'Lyon', 'Lyon'],
])('%s is %s: %s', (postcode, town, name) => {
  expect(districtName('FR', postcode, town)).toBe(name);
});

test('other countries have none', () => {
  expect(districtName('CH', '75013', 'Genève')).toBe('Genève');
});

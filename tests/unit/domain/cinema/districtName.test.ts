import { expect, test } from 'vitest';
import { districtName, spokenTown } from '../../../../src/domain/cinema/districtName.ts';

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

test.each([
  ['FR', 'Lyon 02', 'Lyon 2e'],
  ['FR', 'Paris 01 Louvre', 'Paris 1er'],
  ['FR', 'Paris 10e Arrondissement', 'Paris 10e'],
  ['FR', 'Lyon', 'Lyon'],
  ['FR', 'Plaine 1', 'Plaine 1'],
  ['CH', 'Lyon 02', 'Lyon 02'],
])('a district in %s that a list calls %s is %s', (country, name, spoken) => {
  expect(spokenTown(country, name)).toBe(spoken);
});

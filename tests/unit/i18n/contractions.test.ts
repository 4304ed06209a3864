import { expect, test } from 'vitest';
import { contracted } from '../../../src/i18n/contractions.ts';
import { translator } from '../../../src/i18n/translator.ts';

const inFrench = (text: string, ...values: unknown[]) => contracted('fr', text, values);

test.each([
  ['Cinéma à Le Havre', 'Le Havre', 'Cinéma au Havre'],
  ['À Les Ulis et autour', 'Les Ulis', 'Aux Ulis et autour'],
  ['autour de Le Mans', 'Le Mans', 'autour du Mans'],
  ['De Les Ulis', 'Les Ulis', 'Des Ulis'],
  ['autour de Annecy', 'Annecy', 'autour d’Annecy'],
  ['autour de Évry', 'Évry', 'autour d’Évry'],
  ['De Abel Gance', 'Abel Gance', 'D’Abel Gance'],
  ['De Yves', 'Yves', 'D’Yves'],
  ['de Un chien (andalou)', 'Un chien (andalou)', 'd’Un chien (andalou)'],
])('%s, of %s, is written %s', (text, value, written) => {
  expect(inFrench(text, value)).toBe(written);
});

test.each([
  ['Cinéma à Lyon', 'Lyon'],
  ['à La Rochelle', 'La Rochelle'],
  ['à Lens', 'Lens'],
  ['à Lesquin', 'Lesquin'],
  ['De Yasujirō Ozu', 'Yasujirō Ozu'],
  ['De Hitchcock', 'Hitchcock'],
  ['voilà Le Havre', 'Le Havre'],
  ['monde Annecy', 'Annecy'],
  ['de {{count}}', 11],
  ['de ', ''],
])('%s stays', (text, value) => {
  expect(inFrench(text, value)).toBe(text);
});

test('only values are changed, and only in a language that contracts', () => {
  expect(inFrench('de Annecy à Le Havre', 'Le Havre')).toBe('de Annecy au Havre');
  expect(contracted('nl', 'de Annecy', ['Annecy'])).toBe('de Annecy');
});

test('strings are written so', () => {
  expect(translator('fr')('City.Title', { city: 'Le Havre' })).toBe('Cinéma au Havre');
  expect(translator('fr')('Show.By', { name: 'Abel Gance' })).toBe('D’Abel Gance');
});

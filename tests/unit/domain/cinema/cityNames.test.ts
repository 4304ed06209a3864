import { describe, expect, test } from 'vitest';
import {
  cinemaHasPostcode,
  cityHasPostcode,
  foldBoth,
  foldedNameOf,
  parseTyped,
  rankOf,
  type Typed,
} from '../../../../src/domain/cinema/cityNames.ts';
import { foldText } from '../../../../src/lib/foldText.ts';

const city = (name: string, postalCode = '', theaterPostalCode: string[] = []) => ({
  name,
  postalCode,
  theaterPostalCode,
});

const hasName = (place: { name: string }, { name }: Typed) => rankOf(foldedNameOf(place), name) !== undefined;
const cityMatches = (place: ReturnType<typeof city>, typed: Typed) =>
  hasName(place, typed) || cityHasPostcode(place, typed);
const cinemaMatches = (place: { name: string } & Parameters<typeof cinemaHasPostcode>[0], typed: Typed) =>
  hasName(place, typed) || cinemaHasPostcode(place, typed);

describe('folding', () => {
  // SPEC 5.8
  test.each([
    ['Évry-Courcouronnes', 'evry-courcouronnes'],
    ['ZÜRICH', 'zurich'],
    ['E\u0301vian', 'evian'],
    ['Cœur fidèle', 'coeur fidele'],
    ['Häxan', 'haxan'],
    ['Große Straße', 'grosse strasse'],
    ['’s-Hertogenbosch', "'s-hertogenbosch"],
    ['L\u02BCE\u0301toile\u2013No\u00ADrd', "l'etoile-nord"],
  ])('%s is compared as %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});

describe('a city', () => {
  // SPEC 5.7, 5.8
  test('by any part of its name, without accents and case', () => {
    expect(cityMatches(city('Besançon'), parseTyped('BESANCON'))).toBe(true);
    expect(cityMatches(city('Besançon'), parseTyped('ançon'))).toBe(true);
    expect(cityMatches(city('Genève'), parseTyped(' genève '))).toBe(true);
    expect(cityMatches(city('Genève'), parseTyped('lausanne'))).toBe(false);
  });

  test('hyphens and apostrophes need not be typed', () => {
    expect(cityMatches(city('Saint-Denis'), parseTyped('saint denis'))).toBe(true);
    expect(cityMatches(city('Saint Denis'), parseTyped('saint-denis'))).toBe(true);
    expect(cityMatches(city('L’Haÿ-les-Roses'), parseTyped("l'hay les"))).toBe(true);
  });

  // SPEC 5.6
  test('by the beginning of its postcode or of its cinemas’', () => {
    const lyon = city('Lyon', '69', ['69002', '69007']);
    expect(cityMatches(lyon, parseTyped('6'))).toBe(true);
    expect(cityMatches(lyon, parseTyped('69'))).toBe(true);
    expect(cityMatches(lyon, parseTyped('69007'))).toBe(true);
    expect(cityMatches(lyon, parseTyped('69003'))).toBe(false);
    expect(cityMatches(lyon, parseTyped('002'))).toBe(false);
  });

  test('postcodes with letters: Corsica’s and the Dutch ones, with or without the space', () => {
    expect(cityMatches(city('Ajaccio', '2A'), parseTyped('2a'))).toBe(true);
    const utrecht = city('Utrecht', '3511', ['3511 AB']);
    expect(cityMatches(utrecht, parseTyped('3511ab'))).toBe(true);
    expect(cityMatches(utrecht, parseTyped('3511 a'))).toBe(true);
    expect(cityMatches(utrecht, parseTyped('3511 xy'))).toBe(false);
  });

  test('a digit after letters belongs to a name, and spaces around a postcode do not count', () => {
    expect(cityMatches(city('Paris 13e', '75013'), parseTyped('paris 13'))).toBe(true);
    expect(cityMatches(city('Paris 13e', '75013'), parseTyped('  750'))).toBe(true);
    expect(cityMatches(city('Utrecht', '3511  AB'), parseTyped('3511a'))).toBe(true);
  });

  test('digits are never looked for in the name, nor letters in the postcode', () => {
    expect(cityMatches(city('Lyon 69', '01'), parseTyped('69'))).toBe(false);
    expect(cityMatches(city('Ajaccio', '2A'), parseTyped('a2'))).toBe(false);
  });

  test.each([
    ['Saint-Malo', ['st malo', 'St. Malo', 'st-m', 'sain', 'saint ma', 'SAINT\u2010MALO']],
    ['St. Gallen', ['sankt gallen', 'skt. gallen', 'saint gallen', 'st gallen']],
    ['Sankt Pölten', ['st polten', 'Skt Pölten', 'sankt p']],
    ['Sainte-Maxime', ['ste maxime', 'Ste-Maxime', 'sainte']],
    ['L’Haÿ-les-Roses', ["l'hay", 'l\u2018haÿ', 'l\u02BChay', 'lʹhay', 'l hay les\u2013roses', 'hay\u2212les']],
    ['7 Batignolles', ['7', '7 bat', '7 batignolles', 'batignolles']],
    ['104', ['104', '10']],
  ])('%s by all ways to write it', (name, ways) => {
    for (const way of ways) expect(cityMatches(city(name), parseTyped(way)), way).toBe(true);
  });

  test('a saint is not a lady, nor the beginning of another word', () => {
    expect(cityMatches(city('Saint-Malo'), parseTyped('ste malo'))).toBe(false);
    for (const typed of ['saint', 'sankt', 'SAINT ']) {
      expect(cityMatches(city('Strasbourg'), parseTyped(typed)), typed).toBe(false);
      expect(cityMatches(city('Brest'), parseTyped(typed)), typed).toBe(false);
      expect(cityMatches(city('Villeneuve-St-Georges'), parseTyped(typed)), typed).toBe(true);
    }
    expect(cityMatches(city('Pont-Sainte-Maxence'), parseTyped('sainte'))).toBe(true);
    expect(cityMatches(city('Strasbourg'), parseTyped('st'))).toBe(true);
    expect(foldBoth('Stella Saintes')).toEqual(['stella saintes', 'stella saintes']);
  });

  test('nothing typed finds every city', () => {
    expect(cityMatches(city('Lyon', '69'), parseTyped('  '))).toBe(true);
  });
});

describe('a cinema', () => {
  const cinema = {
    name: 'Aurore Lyon Confluence',
    theaters: ['69002', '69100'].map((addressZip) => ({
      name: 'Confluence',
      addressLine1: '112 cours Charlemagne',
      addressLine2: null,
      addressZip,
      addressCity: 'Lyon',
      gpsPosition: { x: 45.74, y: 4.82 },
    })),
  };

  // SPEC 5.6, 5.7
  test('by its name or the postcode of any of its houses', () => {
    expect(cinemaMatches(cinema, parseTyped('confluence'))).toBe(true);
    expect(cinemaMatches(cinema, parseTyped('691'))).toBe(true);
    expect(cinemaMatches(cinema, parseTyped('75'))).toBe(false);
    expect(cinemaMatches(cinema, parseTyped('bellecour'))).toBe(false);
  });
});

import { describe, expect, test } from 'vitest';
import { choiceOf, findPlaces } from '../../../../src/domain/cinema/placeSearch.ts';

const at = (x: number, y: number) => ({ gpsPosition: { x, y } });
const cities = [
  { slug: 'paris', name: 'Paris', postalCode: '75', theaterPostalCode: ['75002', '75013'], ...at(48.8566, 2.3522) },
  { slug: 'lyon', name: 'Lyon', postalCode: '69', theaterPostalCode: ['69002'], ...at(45.764, 4.8357) },
  {
    slug: 'saint-etienne',
    name: 'Saint-Étienne',
    postalCode: '42',
    theaterPostalCode: ['42000'],
    ...at(45.4397, 4.3872),
  },
];
const cinemas = [
  { name: 'Aurore Grands Boulevards', theaters: [{ addressZip: '75002', ...at(48.87, 2.34) }] },
  { name: 'Aurore Italie', theaters: [{ addressZip: '75013', ...at(48.83, 2.36) }] },
  { name: 'Aurore Lyon Confluence', theaters: [{ addressZip: '69002', ...at(45.74, 4.82) }] },
];
const names = (typed: string) => findPlaces(typed, cities, cinemas, 'FR').map(({ name }) => name);

describe('a name', () => {
  test('any part, without accents, case and hyphens; whole names first', () => {
    expect(names('  saint etienne ')).toEqual(['Saint-Étienne']);
    expect(names('LYON')).toEqual(['Lyon', 'Aurore Lyon Confluence']);
    expect(names('italie')).toEqual(['Aurore Italie']);
    expect(names('atlantis')).toEqual([]);
    expect(names('   ')).toEqual([]);
    expect(findPlaces('lyon', cities, cinemas, 'FR').map(({ approximate }) => approximate)).toEqual([false, false]);
  });

  test('whole before beginning before part, whatever the order of the lists', () => {
    const towns = ['Grand Lyon', 'Lyonnais', 'Lyon'].map((name) => ({
      ...{ slug: name, name, postalCode: '69', theaterPostalCode: [] },
      ...at(1, 1),
    }));
    expect(findPlaces('lyon', towns, [], 'FR').map(({ name }) => name)).toEqual(['Lyon', 'Lyonnais', 'Grand Lyon']);
  });

  test('with a digit in it is a name; a cinema of several houses is where the first stands', () => {
    const houses = [
      { addressZip: '75018', ...at(1, 2) },
      { addressZip: '75018', ...at(3, 4) },
    ];
    expect(findPlaces('studio 28', cities, [{ name: 'Studio 28', theaters: houses }], 'FR')).toEqual([
      { name: 'Studio 28', place: [1, 2], approximate: false },
    ]);
  });
});

describe('a postcode', () => {
  test('of a cinema is where that cinema stands', () => {
    expect(findPlaces('75013', cities, cinemas, 'FR')).toEqual([
      { name: '75013', place: [48.83, 2.36], approximate: false },
    ]);
  });

  test('the beginning of several lies in the middle of them', () => {
    const [found] = findPlaces('75', cities, cinemas, 'FR');
    expect(found?.place[0]).toBeCloseTo(48.85, 6);
    expect(found?.place[1]).toBeCloseTo(2.35, 6);
  });

  test('of a city whose cinemas have another is the city', () => {
    expect(findPlaces('42', cities, cinemas, 'FR')).toEqual([
      { name: 'Saint-Étienne', place: [45.4397, 4.3872], city: 'saint-etienne', approximate: false },
    ]);
  });

  test('without a cinema means the city of its department, and says that it is about', () => {
    expect(findPlaces('69100', cities, cinemas, 'FR')).toEqual([
      { name: 'Lyon', place: [45.764, 4.8357], city: 'lyon', approximate: true },
    ]);
    expect(findPlaces('42170', cities, cinemas, 'FR')[0]?.name).toBe('Saint-Étienne');
  });

  test('of a department without any means the city nearest to it, not one whose code is alike', () => {
    // Pau is beyond the mountains from Lyon; Dijon, Vannes and Lille are in other directions.
    const nearest = {
      '64000': 'Saint-Étienne',
      '21000': 'Lyon',
      '56000': 'Paris',
      '59000': 'Paris',
      '43000': 'Saint-Étienne',
    };
    for (const [typed, city] of Object.entries(nearest)) {
      expect(findPlaces(typed, cities, cinemas, 'FR')).toMatchObject([{ name: city, approximate: true }]);
    }
  });

  test('means, where no region is known, the city with most digits in common, and then the closest', () => {
    const coded = ['75001', '69002', '69400', '69410', '69900'].map((postalCode) => ({
      ...{ slug: postalCode, name: postalCode, postalCode, theaterPostalCode: [] },
      ...at(1, 1),
    }));
    const first = (typed: string) => findPlaces(typed, coded, [], 'XX').map(({ name }) => name);
    expect(first('69411')).toEqual(['69410']);
    expect(first('69405')).toEqual(['69400']);
    expect(first('69800')).toEqual(['69900']);
    expect(first('69100')).toEqual(['69002']);
    // Of another department, of which none is known.
    expect(first('64000')).toEqual([]);
    expect(first('70000')).toEqual([]);
    expect(first('7')).toEqual(['75001']);
  });

  test('is looked for among those of a city’s cinemas, too, and any part of a postcode after its digits does not count', () => {
    const dutch = [
      { slug: 'utrecht', name: 'Utrecht', postalCode: '1', theaterPostalCode: [' 3511 AB'], ...at(52, 5) },
      { slug: 'breda', name: 'Breda', postalCode: null, theaterPostalCode: ['4811 XY'], ...at(51, 4) },
    ];
    expect(findPlaces('3599 ZZ', dutch, [], 'XX')).toMatchObject([{ name: 'Utrecht', approximate: true }]);
    expect(findPlaces('4899 ZZ', dutch, [], 'XX')).toMatchObject([{ name: 'Breda', approximate: true }]);
    expect(findPlaces('9999 ZZ', dutch, [], 'XX')).toEqual([]);
  });

  test('of nowhere means nothing', () => {
    expect(names('4')).toEqual(['Saint-Étienne']);
    expect(names('00000')).toEqual([]);
    expect(findPlaces('64000', cities, cinemas, 'MA')).toEqual([]);
  });

  test('of four digits means the closest in its region', () => {
    const belgian = [
      { slug: 'bruxelles', name: 'Bruxelles', postalCode: '1000', theaterPostalCode: ['1050'], ...at(50.85, 4.35) },
      { slug: 'antwerpen', name: 'Antwerpen', postalCode: '2000', theaterPostalCode: ['2018'], ...at(51.22, 4.4) },
    ];
    expect(findPlaces('1500', belgian, [], 'BE')[0]?.name).toBe('Bruxelles');
    expect(findPlaces('2600', belgian, [], 'BE')[0]?.name).toBe('Antwerpen');
    // Ghent.
    expect(findPlaces('9000', belgian, [], 'BE')).toMatchObject([{ name: 'Antwerpen', approximate: true }]);
    expect(findPlaces('6000', belgian, [], 'BE')).toMatchObject([{ name: 'Bruxelles', approximate: true }]);
  });
});

test('a place whose position or postcode is unknown is not found by it', () => {
  const unknown = [{ slug: 'brest', name: 'Brest', postalCode: null, theaterPostalCode: [], gpsPosition: null }];
  const houses = [{ name: 'Brest Rex', theaters: [{ addressZip: null, gpsPosition: null }] }];
  const found = (typed: string) => findPlaces(typed, unknown, houses, 'FR');
  expect([found('brest'), found('29200'), found('0')]).toEqual([[], [], []]);
});

test('a place that was found is chosen as the city that it is, else by its position', () => {
  expect(choiceOf(findPlaces('lyon', cities, cinemas, 'FR')[0]!)).toEqual({ type: 'city', value: 'lyon' });
  expect(choiceOf({ name: 'Villeurbanne', place: [45.77, 4.88], approximate: false })).toEqual({
    type: 'position',
    value: { x: 45.77, y: 4.88 },
  });
});

describe('a text that begins with a digit', () => {
  const named = ['7 Batignolles', '104', '75 bis'].map((name, index) => ({
    ...{ name, vistaRef: String(index) },
    theaters: [{ addressZip: '75017', ...at(48.88, 2.31) }],
  }));
  const found = (typed: string) =>
    findPlaces(typed, cities, named, 'FR').map(({ name, approximate }) => `${name}${approximate ? ' (about)' : ''}`);

  test('is a name, too: a whole one before postcodes, a beginning after them, nothing that is about before it', () => {
    expect(found('7 batignolles')).toEqual(['7 Batignolles']);
    expect(found('104')).toEqual(['104']);
    expect(found('75')).toEqual(['75', '75 bis']);
    expect(found('42170')).toEqual(['Saint-Étienne (about)']);
  });

  test('may be a Dutch postcode without its space', () => {
    const dutch = [{ name: 'Tuschinski', theaters: [{ addressZip: '1012 AB', ...at(52.36, 4.89) }] }];
    for (const typed of ['1012AB', '1012 ab', '1012']) {
      expect(findPlaces(typed, [], dutch, 'NL')).toMatchObject([{ place: [52.36, 4.89], approximate: false }]);
    }
  });
});

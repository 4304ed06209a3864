import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BRAND } from '#folders';
import { distance, placeOf, type Coordinates } from '../../src/domain/cinema/distance.ts';
import { randomOf, type Random } from '../random.ts';
import { demoCinemas, demoCities, type DemoPlaces } from '../cinemas/cinemas.ts';
import { hallOf } from '../cinemas/halls.ts';
import type { DemoCinema, DemoCity } from '../cinemas/types.ts';
import { inLanguage } from '../documents.ts';
import { kebab } from '../programme/films.ts';
import { AROUND_PARIS, departements, type Departement } from './departements.ts';
import { CINEMA_NAMES, CLOSED, DESCRIPTIONS, QUARTERS, STREETS } from './words.ts';

const CINEMAS = 2000;
/** The capital has this many; no other town has more than the second. */
const MOST = { paris: 60, town: 24 };
/** The share of a département's cinemas that are in its largest town. */
const IN_LARGEST = 0.22;
/** How many cinemas a town other than a largest one has: most have one. */
const IN_OTHERS = [1, 1, 1, 1, 1, 1, 1, 2, 2, 3] as const;
/** The shares of cinemas by how many halls they have at least and at most. */
const HALLS = [
  [0.58, 1, 1],
  [0.79, 2, 2],
  [0.9, 3, 4],
  [0.97, 5, 7],
  [1, 8, 12],
] as const;
/** No demo reference is above this. */
const FIRST_REFERENCE = 50_000;
const FIRST_CITY = 1000;
/** One in this many is closed for works. */
const CLOSED_SHARE = 1 / 70;

type Town = { readonly name: string; readonly position: Coordinates };

/**
 * The French chain at scale: the demo's cinemas and as many more as make 2,000, spread as the French are: over all
 * départements, many in some; most towns have one cinema, Paris 60; many towns have one of the same name.
 */
export function scalePlaces(): DemoPlaces {
  const cities = new Map(demoCities.fr.map((city) => [city.slug, city]));
  const cinemas: DemoCinema[] = [...demoCinemas.fr];
  const counts = new Map(
    [...Map.groupBy(cinemas, ({ citySlug }) => citySlug)].map(([city, all]) => [city, all.length]),
  );
  const add = (departement: Departement, town: Town) => {
    const city = cityOf(cities, departement, town);
    const before = counts.get(city.slug) ?? 0;
    counts.set(city.slug, before + 1);
    cinemas.push(cinemaIn(city, before, cinemas.length));
  };
  const towns = townsByDepartement();
  const people = departements.reduce((sum, each) => sum + each.people, 0);
  const paris = departements.find(({ code }) => code === '75')!;
  while (counts.get('paris')! < MOST.paris) add(paris, { name: 'Paris', position: paris.position });
  const others = departements.filter((each) => each !== paris);
  const left = CINEMAS - cinemas.length;
  let [given, passed] = [0, 0];
  for (const departement of others) {
    // The remainders go on, so that all together are exactly as many as wanted.
    passed += departement.people;
    let quota = Math.round((left * passed) / (people - paris.people)) - given;
    given += quota;
    const random = randomOf(`cinemas ${departement.code}`);
    const inLargest = Math.min(MOST.town, Math.ceil(quota * IN_LARGEST));
    const largest = { name: departement.town, position: departement.position };
    for (let each = 0; each < inLargest; each += 1, quota -= 1) add(departement, largest);
    const shuffled = random.shuffle(towns.get(departement.code) ?? []);
    while (quota > 0) {
      const town = shuffled.pop() ?? largest;
      const here = Math.min(quota, random.pick(IN_OTHERS));
      for (let each = 0; each < here; each += 1, quota -= 1) add(departement, town);
    }
  }
  return { cinemas, cities: [...cities.values()], days: { whole: 7, ahead: 14 } };
}

/** The towns of brand/towns by the département whose largest town is nearest. */
function townsByDepartement(): ReadonlyMap<string, readonly Town[]> {
  const text = JSON.parse(readFileSync(join(BRAND, 'towns/FR.json'), 'utf8')) as string;
  const towns = text.split(';').map((line): Town => {
    const [name = '', latitude, longitude] = line.split('|');
    return { name, position: [Number(latitude), Number(longitude)] };
  });
  const largest = new Set(departements.map(({ town }) => kebab(town)));
  // A largest town has its share already; Paris has no other town.
  const others = towns.filter(({ name }) => !largest.has(kebab(name)));
  const around = departements.filter(({ code }) => code !== '75');
  return Map.groupBy(others, ({ position }) => {
    const away = (each: Departement) => distance(position, each.position);
    return around.reduce((best, each) => (away(each) < away(best) ? each : best)).code;
  });
}

/** The town's entry, made when it gets its first cinema; its slug has the département where the name alone is taken. */
function cityOf(cities: Map<string, DemoCity>, { code }: Departement, { name, position }: Town): DemoCity {
  const plain = kebab(name);
  const known = cities.get(plain);
  if (known && distance(placeOf(known.gpsPosition)!, position) < 20) return known;
  const slug = known ? `${plain}-${code}` : plain;
  const again = cities.get(slug);
  if (again) return again;
  const city: DemoCity = {
    id: FIRST_CITY + cities.size,
    slug,
    name,
    departement: code,
    postalCode: zipOf(code, slug),
    gpsPosition: { x: position[0], y: position[1] },
    isIdf: AROUND_PARIS.includes(code),
    mainRegion: AROUND_PARIS.includes(code),
    description: DESCRIPTIONS[cities.size % DESCRIPTIONS.length]!,
  };
  cities.set(slug, city);
  return city;
}

function zipOf(departement: string, key: string): string {
  return `${departement}${String(randomOf(`postcode ${key}`).whole(10, 99))}0`;
}

function cinemaIn(city: DemoCity, before: number, number: number): DemoCinema {
  const random = randomOf(`cinema ${city.slug} ${before}`);
  const first = randomOf(`names ${city.slug}`).whole(0, CINEMA_NAMES.length - 1);
  const plain = CINEMA_NAMES[(first + before) % CINEMA_NAMES.length]!;
  const quarter = QUARTERS[Math.floor(before / CINEMA_NAMES.length)]!;
  const name = quarter === '' ? plain : `${plain} ${quarter}`;
  const near = (degrees: number) => Number((degrees + random.between(-0.02, 0.02)).toFixed(4));
  const { x, y } = city.gpsPosition;
  const halls = hallsOf(random);
  return {
    slug: `${kebab(name)}-${city.slug}`,
    citySlug: city.slug,
    name,
    vistaRef: String(FIRST_REFERENCE + number),
    style: 'art-deco',
    theaters: [
      {
        name,
        addressLine1: `${random.whole(1, 180)} ${random.pick(STREETS)}`,
        addressZip: city.postalCode,
        addressCity: inLanguage(city.name, 'fr'),
        gpsPosition: { x: near(x), y: near(y) },
      },
    ],
    halls,
    services: random.chance(0.8) ? ['wheelchair', 'hearing-loop', 'sweets'] : ['sweets'],
    access: { entrance: 'level', places: halls.length * 2, loop: 'desk', toilets: true },
    tariff: 'fr-city',
    itinerary: {
      transit: [['bus', String(random.whole(1, 30)), 'Centre', random.whole(1, 9)]],
      car: { name: 'Parking du Centre', spaces: 10 * random.whole(4, 60), minutes: random.whole(1, 8), terms: 'free' },
      bike: { racks: random.whole(4, 40) },
    },
    description: random.pick(DESCRIPTIONS),
    ...(random.chance(CLOSED_SHARE) && { status: false, comment: CLOSED }),
  };
}

function hallsOf(random: Random): DemoCinema['halls'] {
  const share = random.next();
  const [, least, most] = HALLS.find(([upTo]) => share < upTo)!;
  const seats = Array.from({ length: random.whole(least, most) }, () => 10 * random.whole(6, 32));
  return seats.map((each, index) => hallOf([`Salle ${index + 1}`, each]));
}

import { SHORT_NAME } from '#brand/brand.ts';
import type { CinemaDetails } from '../../contract/cinema.ts';
import type { CityDetails } from '../../contract/city.ts';
import { placeOf, placesOfCinema, type Coordinates } from '../../domain/cinema/distance.ts';
import { marksIn, roomForNames, type MapSpot, type Room } from '../../domain/cinema/mapMarks.ts';
import { frameAround, kilometresWide, pointOf, type Frame, type Point } from '../../domain/cinema/mercator.ts';
import { oncePer } from '../../lib/oncePer.ts';
import type { Catalogue } from '../catalogue.ts';
import { outlineOf } from '../outlines.ts';
import { citiesByLetter } from './cinemaIndex.ts';

/** Cinemas of one city, at one place of a map. */
export type MapItem = { readonly city: CityDetails; readonly cinemas: readonly CinemaDetails[]; readonly point: Point };

/** What a map has in one place; the city of the most cinemas there gives its name. */
export type MapMark = MapSpot<MapItem> & {
  /** Its number in the page, by which it and an entry of a list answer to each other. */
  readonly number: number;
  readonly name: string;
  readonly room: Room;
  readonly city: CityDetails;
  /** All its cities, and all their cinemas there. */
  readonly cities: number;
  readonly cinemas: readonly CinemaDetails[];
};

export type CinemaMap = {
  readonly marks: readonly MapMark[];
  /** How many times as wide as high. */
  readonly shape: keyof typeof SHAPES;
  /** The land: its drawing, and the part of it that is seen (`viewBox`). Absent where it would be too coarse. */
  readonly land: { readonly href: string; readonly part: string } | undefined;
  /** A bar for distances: its kilometres, and its length as per cent of the width. */
  readonly bar: { readonly kilometres: number; readonly length: number } | undefined;
  /** What distances are seen from, in per cent of the width and of the height. */
  readonly centre: { readonly left: number; readonly top: number } | undefined;
};

/** What a map shows, and how. */
type MapShape = {
  readonly frame: Frame;
  readonly shape: keyof typeof SHAPES;
  /** Whose names the pins of single cinemas have. */
  readonly names?: 'cities' | 'cinemas';
  /** The number of its first pin. */
  readonly from?: number;
  /** Where its middle is said to be, and the city that its cinemas need not name. */
  readonly centre?: Point | undefined;
  readonly city?: CityDetails | undefined;
};

/** A map of a whole country, and one of the part that has too much in one place: it is numbered on. */
export type CountryMap = CinemaMap & {
  readonly inset: (CinemaMap & { readonly city: CityDetails; readonly mark: MapMark }) | undefined;
};

const SHAPES = { square: 1, wide: 1.5 } as const;
/** A place with so many cinemas has an inset. */
const LEAST_FOR_INSET = 4;
/**
 * How far a part of a country's map reaches from its city, as a share of the whole: more than two marks are apart that
 * share a place (domain/cinema/mapMarks.ts).
 */
const REACH = 0.18;
/** No map of a town is smaller, in kilometres: streets are not drawn. */
const LEAST_WIDTH = 6;
/** Of an outline, less than this part of its width is too coarse. */
const LEAST_LAND = 0.06;
/** Distances of bars, the longest that takes at most a third of the map. */
const DISTANCES = [1, 2, 5, 10, 20, 50, 100, 200] as const;
/** A part of a map lists at most this many cinemas. */
const MOST_LISTED = 100;

/** The cities of a catalogue that a map can show, largest first. */
const itemsOf = oncePer((catalogue: Catalogue): readonly MapItem[] =>
  [...citiesByLetter(catalogue).values()]
    .flat()
    .flatMap(({ city, cinemas }) => {
      const place = placeOf(city.gpsPosition) ?? cinemas.flatMap(placesOfCinema)[0];
      return place ? [{ city, cinemas, point: pointOf(place) }] : [];
    })
    .sort((a, b) => b.cinemas.length - a.cinemas.length),
);

/**
 * The map of a site's country with the cities of all its cinemas, or of those that are `wanted`. Where several cinemas
 * share the place with the most, an inset shows it larger. Undefined where nobody has drawn the country, or nothing is
 * in it.
 */
export function countryMap(catalogue: Catalogue, wanted?: ReadonlySet<string>): CountryMap | undefined {
  const frame = outlineOf(catalogue.site.country)?.frame;
  if (!frame) return undefined;
  const all = itemsOf(catalogue);
  const items = wanted ? all.flatMap((item) => withCinemas(item, ({ slug }) => wanted.has(slug))) : all;
  const map = mapOf(catalogue, items, { frame, shape: 'square', names: 'cities' });
  if (map.marks.length === 0) return undefined;
  const fullest = map.marks.reduce((most, mark) => (mark.cinemas.length > most.cinemas.length ? mark : most));
  return { ...map, inset: insetOf(catalogue, fullest, map.marks.length) };
}

/** What is left of a city with some of its cinemas. */
function withCinemas(item: MapItem, isWanted: (cinema: CinemaDetails) => boolean): MapItem[] {
  const cinemas = item.cinemas.filter(isWanted);
  return cinemas.length > 0 ? [{ ...item, cinemas }] : [];
}

function insetOf(catalogue: Catalogue, mark: MapMark, from: number): CountryMap['inset'] {
  const items = mark.cinemas.length < LEAST_FOR_INSET ? [] : singly(mark.items);
  const { city } = mark;
  const [first] = items;
  if (!first || !items.some(({ point }) => point !== first.point)) return undefined;
  const frame = frameAround(
    items.map(({ point }) => point),
    SHAPES.wide,
    LEAST_WIDTH,
  );
  const centre = mark.items[0]?.point;
  return { ...mapOf(catalogue, items, { frame, shape: 'wide', from, centre, city }), city, mark };
}

/** A part of the country's map around a city, and the cinemas in it by city, nearest first. */
export function mapAround(catalogue: Catalogue, city: CityDetails) {
  const centre = itemsOf(catalogue).find((item) => item.city === city)?.point;
  const whole = outlineOf(catalogue.site.country)?.frame;
  if (!centre || !whole) return undefined;
  const width = 2 * REACH * whole.width;
  const frame = { x: centre[0] - width / 2, y: centre[1] - width / 2, width, height: width };
  const map = mapOf(catalogue, singly(itemsOf(catalogue)), { frame, shape: 'square' });
  const away = ({ point: [x, y] }: MapItem) => Math.hypot(x - centre[0], y - centre[1]);
  const inside = map.marks.flatMap(({ items }) => items).toSorted((a, b) => away(a) - away(b));
  const groups = Map.groupBy(inside.slice(0, MOST_LISTED), (item) => item.city);
  return {
    map,
    count: inside.length,
    groups: [...groups].map(([each, items]) => ({ city: each, cinemas: items.flatMap(({ cinemas }) => cinemas) })),
  };
}

/** The map of some cinemas around a place, as of a city; undefined where fewer than two of their places are known. */
export function mapOfCinemas(
  catalogue: Catalogue,
  cinemas: readonly CinemaDetails[],
  { place, city }: { readonly place: Coordinates | undefined; readonly city?: CityDetails | undefined },
): CinemaMap | undefined {
  const items = singly(
    cinemas.flatMap((cinema) => {
      const city = catalogue.citiesBySlug.get(cinema.citySlug);
      return city ? [{ city, cinemas: [cinema], point: undefined }] : [];
    }),
  );
  if (items.length < 2) return undefined;
  const frame = frameAround(
    items.map(({ point }) => point),
    SHAPES.wide,
    LEAST_WIDTH,
  );
  const centre = place && pointOf(place);
  return mapOf(catalogue, items, { frame, shape: 'wide', centre, city });
}

/** Where a cinema is on the map of the world, if that is known. */
const pointOfCinema = oncePer((cinema: CinemaDetails): Point | undefined => placesOfCinema(cinema).map(pointOf)[0]);

/** Each cinema at its own place. */
function singly(items: readonly (Omit<MapItem, 'point'> & { readonly point: Point | undefined })[]): MapItem[] {
  return items.flatMap(({ city, cinemas, point }) =>
    cinemas.flatMap((cinema) => {
      const place = pointOfCinema(cinema) ?? point;
      return place ? [{ city, cinemas: [cinema], point: place }] : [];
    }),
  );
}

function mapOf(
  catalogue: Catalogue,
  items: readonly MapItem[],
  { frame, shape, names = 'cinemas', from = 0, centre, city: own }: MapShape,
): CinemaMap {
  const named = marksIn(items, frame, ({ point }) => point).map((mark) => {
    const cinemas = mark.items.flatMap((item) => item.cinemas);
    const byCity = Map.groupBy(mark.items, (item) => item.city);
    const [city] = [...byCity].toSorted(([, a], [, b]) => b.length - a.length)[0]!;
    return {
      ...mark,
      cinemas,
      city,
      cities: byCity.size,
      name: cinemas.length === 1 && names === 'cinemas' ? shortNameOf(cinemas[0]!, own) : city.name,
    };
  });
  const bySize = named.toSorted((a, b) => b.cinemas.length - a.cinemas.length);
  const rooms = new Map(roomForNames(bySize, SHAPES[shape]).map((room, index) => [bySize[index]!, room]));
  return {
    shape,
    marks: named.map((mark, index) => ({ ...mark, number: from + index, room: rooms.get(mark)! })),
    land: landIn(catalogue.site.country, frame),
    bar: barOf(frame),
    centre: centre && {
      left: ((centre[0] - frame.x) / frame.width) * 100,
      top: ((centre[1] - frame.y) / frame.height) * 100,
    },
  };
}

/** A cinema's name without the chain's, which all have, and without that of the city of a map, if it has one. */
function shortNameOf({ name }: CinemaDetails, city: CityDetails | undefined): string {
  const without = (text: string, start: string) => (text.startsWith(`${start} `) ? text.slice(start.length + 1) : text);
  const own = without(name, SHORT_NAME);
  return city ? without(own, city.name) : own;
}

/**
 * The numbers of pins by what they stand for, as texts: slugs of cities on the map of a country and, in its inset, of
 * cinemas. So an entry of a list says which pin answers to it.
 */
export function pinNumbers(map: CountryMap | CinemaMap): ReadonlyMap<string, string> {
  const inset = 'inset' in map ? map.inset : undefined;
  const ofCities = 'inset' in map ? map.marks : [];
  const ofCinemas = 'inset' in map ? (inset?.marks ?? []) : map.marks;
  return new Map([
    ...ofCities.flatMap(({ number, items }) => items.map(({ city }) => [city.slug, `${number}`] as const)),
    ...ofCinemas.flatMap(({ number, cinemas }) => cinemas.map(({ slug }) => [slug, `${number}`] as const)),
  ]);
}

function landIn(country: string, frame: Frame): CinemaMap['land'] {
  const outline = outlineOf(country);
  if (!outline || frame.width / outline.frame.width < LEAST_LAND) return undefined;
  const unit = outline.side / outline.frame.width;
  const part = [
    (frame.x - outline.frame.x) * unit,
    (frame.y - outline.frame.y) * unit,
    frame.width * unit,
    frame.height * unit,
  ];
  return { href: outline.href, part: part.map((each) => Math.round(each * 10) / 10).join(' ') };
}

function barOf(frame: Frame): CinemaMap['bar'] {
  const wide = kilometresWide(frame);
  const kilometres = DISTANCES.findLast((each) => each <= wide / 3);
  return kilometres && { kilometres, length: (kilometres / wide) * 100 };
}

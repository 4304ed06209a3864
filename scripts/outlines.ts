/**
 * Writes the outline of each site's country (brand/outlines/<country>.svg), on which its cinemas are shown. The data is
 * Natural Earth (public domain) from the package `world-atlas`, at 1:10,000,000. Which land that is, its towns say
 * (brand/towns): run `npm run towns` first, and both again when a country is added.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { geoArea, geoContains } from 'd3-geo';
import { feature } from 'topojson-client';
import { BRAND } from '#folders';
import type { Coordinates } from '../src/domain/cinema/distance.ts';
import { pointOf, type Point } from '../src/domain/cinema/mercator.ts';
import { SITE_CODES, siteOf } from '../src/sites/sites.ts';

/** A side of the drawing; one unit is about as much as a point of the screen shows. */
const SIDE = 1000;
/** Land keeps this distance from the edge, so that what lies on the coast has room. */
const MARGIN = 40;
/** Two corners of an outline are at least this far apart: nobody sees what is between. */
const STEP = 1.6;
/** As many towns as are looked for in every country of the world. */
const SAMPLE = 40;

type Topology = Parameters<typeof feature>[0];
type Ring = readonly (readonly [longitude: number, latitude: number])[];
type Polygon = readonly Ring[];

const file = fileURLToPath(import.meta.resolve('world-atlas/countries-10m.json'));
const world = JSON.parse(await readFile(file, 'utf8')) as Topology;
const countries = polygonsOfCountries();

await mkdir(join(BRAND, 'outlines'), { recursive: true });
for (const country of new Set(SITE_CODES.map((code) => siteOf(code).country))) {
  const towns = await townsOf(country);
  const polygons = landOf(towns);
  const drawing = draw(polygons, towns);
  await writeFile(join(BRAND, `outlines/${country}.svg`), drawing);
  console.log(`${country}: ${polygons.length} pieces of land, ${(drawing.length / 1000).toFixed(1)} kB`);
}

function polygonsOfCountries(): readonly (readonly Polygon[])[] {
  const { features } = feature(world, 'countries') as unknown as {
    features: { geometry: { type: string; coordinates: unknown } }[];
  };
  return features.map(({ geometry: { type, coordinates } }) => {
    const polygons = (type === 'Polygon' ? [coordinates] : coordinates) as readonly Polygon[];
    // Rounding has turned some isles inside out: they would have all towns of the world.
    return polygons.filter((polygon) => geoArea(geometryOf(polygon)) < 2 * Math.PI);
  });
}

function geometryOf(coordinates: Polygon) {
  return { type: 'Polygon', coordinates: coordinates as [number, number][][] } as const;
}

async function townsOf(country: string): Promise<readonly Coordinates[]> {
  const text = JSON.parse(await readFile(join(BRAND, `towns/${country}.json`), 'utf8')) as string;
  return text.split(';').map((town) => {
    const [, latitude, longitude] = town.split('|');
    return [Number(latitude), Number(longitude)];
  });
}

/** The pieces of the country in which most of some towns are. */
function landOf(towns: readonly Coordinates[]): readonly Polygon[] {
  const sample = towns.filter((_, index) => index % Math.ceil(towns.length / SAMPLE) === 0);
  const counts = countries.map((polygons) => sample.filter((town) => polygons.some((each) => isIn(town, each))).length);
  const most = Math.max(...counts);
  if (most === 0) throw new Error('No country has these towns: run `npm run towns`.');
  return countries[counts.indexOf(most)]!;
}

function isIn([latitude, longitude]: Coordinates, polygon: Polygon): boolean {
  return geoContains(geometryOf(polygon), [longitude, latitude]);
}

function pointsOf(ring: Ring): Point[] {
  return ring.map(([longitude, latitude]) => pointOf([latitude, longitude]));
}

/**
 * The drawing: a square around the land with towns (a country's islands overseas are seen if its site has towns there),
 * with all land in it. `data-frame` says where the square is on the map of the world (src/domain/cinema/mercator.ts).
 */
function draw(land: readonly Polygon[], towns: readonly Coordinates[]): string {
  const settled = land.filter((polygon) => towns.some((town) => isIn(town, polygon)));
  const corners = settled.flatMap(([outer = []]) => pointsOf(outer));
  const [west, east] = extent(corners.map(([x]) => x));
  const [north, south] = extent(corners.map(([, y]) => y));
  const side = (Math.max(east - west, south - north) * SIDE) / (SIDE - 2 * MARGIN);
  const [left, top] = [(west + east - side) / 2, (north + south - side) / 2];
  const placed = ([x, y]: Point): Point => [((x - left) / side) * SIDE, ((y - top) / side) * SIDE];
  const rings = land
    .flatMap((polygon) => polygon.map((ring) => simplified(pointsOf(ring).map(placed))))
    // What is left of an isle of two points is none; what is outside is not seen.
    .filter((ring) => ring.length > 2 && ring.some(([x, y]) => x >= 0 && x <= SIDE && y >= 0 && y <= SIDE));
  const frame = [left, top, side].map((share) => share.toFixed(8)).join(' ');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" data-frame="${frame}">` +
    `<path id="land" d="${rings.map(pathOf).join('')}"/></svg>\n`
  );
}

function extent(numbers: readonly number[]): [least: number, most: number] {
  return numbers.reduce(([least, most], each) => [Math.min(least, each), Math.max(most, each)], [Infinity, -Infinity]);
}

function simplified(ring: readonly Point[]): Point[] {
  const result: Point[] = [];
  for (const [x, y] of ring) {
    const [lastX, lastY] = result.at(-1) ?? [Infinity, Infinity];
    if (Math.hypot(x - lastX, y - lastY) >= STEP) result.push([Math.round(x), Math.round(y)]);
  }
  return result;
}

function pathOf(ring: readonly Point[]): string {
  let [fromX, fromY] = ring[0]!;
  const steps = ring.slice(1).map(([x, y]) => {
    const step = `${x - fromX} ${y - fromY}`;
    [fromX, fromY] = [x, y];
    return step.replace(' -', '-');
  });
  return `M${ring[0]!.join(' ')}l${steps.join(' ').replaceAll(' -', '-')}z`;
}

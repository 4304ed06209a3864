import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nearest } from '../../../../../src/domain/cinema/distance.ts';
import { nearestFirst } from '../../../../../src/islands/cinema/chosenCinema/nearestFirst.ts';

type Row = { readonly localName?: string; readonly dataset: { readonly geo?: string; readonly place?: string } };

/** A page with one programme, reduced to what the code reads. */
function pageOf(rows: readonly Row[]) {
  const list = {
    children: [...rows],
    append: (...moved: Row[]) => {
      list.children = [...list.children.filter((row) => !moved.includes(row)), ...moved];
    },
  };
  const querySelector = (selector: string) =>
    rows.find(({ dataset }) => selector === `[data-geo][data-place="${dataset.place}"]`) ?? null;
  return { list, root: { querySelectorAll: () => [list], querySelector } as unknown as ParentNode };
}
const row = (place: string, x: number, y: number): Row => ({ dataset: { place, geo: `${x},${y}` } });
const orderOf = (rows: readonly Row[], choice: Parameters<typeof nearestFirst>[1]) => {
  const { list, root } = pageOf(rows);
  nearestFirst(root, choice, choice.type === 'cinema' ? choice.value : undefined);
  return list.children.map(({ dataset }) => dataset.place);
};

const opera = row('1', 48.8714, 2.3433);
const bercy = row('2', 48.8352, 2.3852);
const defense = row('3', 48.8918, 2.2361);

describe('the cinemas of a show', () => {
  test('are ordered from the visitor’s position', () => {
    const rows = [opera, bercy, defense];
    expect(orderOf(rows, { type: 'position', value: { x: 48.89, y: 2.24 } })).toEqual(['3', '1', '2']);
    expect(orderOf(rows, { type: 'position', value: { x: 48.83, y: 2.39 } })).toEqual(['2', '1', '3']);
  });

  test('are ordered from the chosen cinema, where it is on the page', () => {
    expect(orderOf([opera, bercy, defense], { type: 'cinema', value: '3' })).toEqual(['3', '1', '2']);
    expect(orderOf([opera, bercy], { type: 'cinema', value: '99' })).toEqual(['1', '2']);
  });

  test('stay as they are for a city, whose centre the server went by, and without a place', () => {
    expect(orderOf([bercy, opera], { type: 'city', value: 'paris' })).toEqual(['2', '1']);
    const nowhere: Row = { dataset: { place: '4' } };
    expect(orderOf([nowhere, bercy, opera], { type: 'position', value: { x: 48.87, y: 2.34 } })).toEqual([
      '4',
      '1',
      '2',
    ]);
  });

  test('stand above those where all has begun, which are folded', () => {
    const folded: Row = { localName: 'details', dataset: { place: 'begun' } };
    const rows = [opera, bercy, folded];
    expect(orderOf(rows, { type: 'position', value: { x: 48.83, y: 2.39 } })).toEqual(['2', '1', 'begun']);
  });

  test('come last when it is not known where they are', () => {
    const unknown: Row = { dataset: { place: '5', geo: '' } };
    const rows = [unknown, bercy, { dataset: { place: '6', geo: '' } }, opera];
    expect(orderOf(rows, { type: 'position', value: { x: 48.87, y: 2.34 } })).toEqual(['1', '2', '5', '6']);
    expect(orderOf(rows, { type: 'cinema', value: '5' })).toEqual(['5', '2', '6', '1']);
  });

  test('stand in the order that SPEC’s distance gives, wherever the city lies', () => {
    const near = fc.record(
      { x: fc.double({ min: -0.3, max: 0.3 }), y: fc.double({ min: -0.3, max: 0.3 }) },
      {
        noNullPrototype: true,
      },
    );
    fc.assert(
      fc.property(
        fc.double({ min: 4, max: 53, noNaN: true }),
        fc.array(
          near.filter(({ x, y }) => !Number.isNaN(x) && !Number.isNaN(y)),
          { minLength: 2, maxLength: 6 },
        ),
        (latitude, offsets) => {
          const places = offsets.map(({ x, y }, index) => ({
            place: String(index),
            at: [latitude + x, 2 + y] as const,
          }));
          const ordered = orderOf(
            places.map(({ place, at }) => row(place, ...at)),
            { type: 'position', value: { x: latitude, y: 2 } },
          ).map((place) => places[Number(place)]!);
          const kilometres = ordered.map(
            (each) =>
              nearest([latitude, 2], [each], ({ at }) => [at], { count: 1, kilometres: Infinity })[0]!.kilometres,
          );
          // Allows for the size of a cinema: a few hundred metres at the edge of a region do not matter.
          for (let i = 1; i < kilometres.length; i++) expect(kilometres[i]!).toBeGreaterThan(kilometres[i - 1]! - 0.4);
        },
      ),
    );
  });
});

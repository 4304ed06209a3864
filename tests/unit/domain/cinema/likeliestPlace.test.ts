import { describe, expect, test } from 'vitest';
import { likeliestPlace } from '../../../../src/domain/cinema/likeliestPlace.ts';

const place = (name: string, more: { city?: string; cinema?: string } = {}, x = 1) => ({
  ...{ name, place: [x, 2] as const, approximate: false },
  ...more,
});
const lyon = place('Lyon', { city: 'lyon' });
const confluence = place('Aurore Lyon Confluence', { cinema: '11' });
const celestins = place('Aurore Lyon Célestins', { cinema: '12' });
const denis = place('Saint-Denis', { city: 'saint-denis' });
const etienne = place('Saint-Étienne', { city: 'saint-etienne' });

describe('a typed text means', () => {
  test('the place of that very name, whatever else has it', () => {
    expect(likeliestPlace('LYON', [confluence, lyon])).toEqual({ place: lyon });
    expect(likeliestPlace('saint denis', [etienne, denis])).toEqual({ place: denis });
  });

  test('the place that has the name in another language', () => {
    const bern = { ...place('Bern', { city: 'bern' }), otherName: 'Berne' };
    expect(likeliestPlace('BERNE', [bern, place('Bernex', { city: 'bernex' })])).toEqual({ place: bern });
  });

  test('the city, and not one of the cinemas that have its name', () => {
    expect(likeliestPlace('lyo', [lyon, confluence, celestins])).toEqual({ place: lyon });
  });

  test('the only one that matches', () => {
    expect(likeliestPlace('confluence', [confluence])).toEqual({ place: confluence });
    expect(likeliestPlace('69002', [place('69002')])).toEqual({ place: place('69002') });
  });

  test('several, if nothing makes one likelier', () => {
    expect(likeliestPlace('saint', [denis, etienne])).toEqual({ places: [denis, etienne] });
    expect(likeliestPlace('aurore lyon', [confluence, celestins])).toEqual({ places: [confluence, celestins] });
  });

  test('of towns that share a name, the first, which is the nearest to a cinema', () => {
    const near = place('Saint-Jean', {}, 1);
    expect(likeliestPlace('saint-jean', [near, place('Saint-Jean', {}, 9)])).toEqual({ place: near });
  });

  test('nothing, if nothing matches', () => {
    expect(likeliestPlace('atlantis', [])).toEqual({ places: [] });
  });

  test('at most six', () => {
    const many = [...'abcdefgh'].map((letter) => place(`Ville ${letter}`));
    expect(likeliestPlace('ville', many)).toEqual({ places: many.slice(0, 6) });
  });
});

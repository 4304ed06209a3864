import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ChosenScreening } from '../../../src/domain/season/seasons.ts';
import { $location, setLocation } from '../../../src/stores/locator.ts';
import {
  $chosen,
  addScreening,
  chooseScreenings,
  clearOnCinemaMode,
  clearScreenings,
  removeScreening,
} from '../../../src/stores/seasonChoice.ts';

const screening = (reference: string, time: string): ChosenScreening => ({
  reference,
  time,
  title: 'Carmen',
  when: time,
  booking: `https://tickets.example/${reference}`,
});
const carmen = screening('V1S1', '2026-11-26T19:30');
const tosca = screening('V1S2', '2026-12-03T19:30');
const giselle = screening('V1S3', '2026-11-29T16:00');
const chosen = () => $chosen.get()?.map(({ reference }) => reference);

beforeEach(() => $chosen.set(undefined));
afterEach(() => $location.set(undefined));

describe('the screenings chosen of a season (SPEC 4)', () => {
  // SPEC 4.56
  test('are added, each once, soonest first', () => {
    addScreening(tosca);
    addScreening(carmen);
    addScreening(tosca);
    expect(chosen()).toEqual(['V1S1', 'V1S2']);
  });

  // SPEC 4.56
  test('are set in bulk, in place of those before', () => {
    addScreening(carmen);
    chooseScreenings([tosca, giselle]);
    expect(chosen()).toEqual(['V1S3', 'V1S2']);
  });

  // SPEC 4.56
  test('are removed one by one, and cleared', () => {
    chooseScreenings([carmen, giselle, tosca]);
    removeScreening('V1S3');
    removeScreening('V9S9');
    expect(chosen()).toEqual(['V1S1', 'V1S2']);
    clearScreenings();
    expect(chosen()).toEqual([]);
  });

  // SPEC 4.57
  test('are cleared when cinema mode is used, and by no other mode', () => {
    const stop = clearOnCinemaMode();
    chooseScreenings([carmen]);
    setLocation({ mode: 'city', slug: 'paris' });
    expect(chosen()).toEqual(['V1S1']);
    setLocation({ mode: 'cinema', slug: 'aurore-paris-nation' });
    expect(chosen()).toEqual([]);
    stop();
    chooseScreenings([tosca]);
    setLocation({ mode: 'cinema', slug: 'aurore-lyon-confluence' });
    expect(chosen()).toEqual(['V1S2']);
  });
});

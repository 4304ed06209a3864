import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NO_ORDERING } from '../../../src/domain/cinema/cinemaOrdering.ts';
import type { Location } from '../../../src/domain/cinema/location.ts';
import {
  $located,
  $location,
  $ordering,
  $position,
  requestPosition,
  leaveCinemaPage,
  listCinemas,
  locate,
  selectCinema,
  setLocation,
} from '../../../src/stores/locator.ts';

beforeEach(() => {
  $location.set(undefined);
  $located.set(false);
  $position.set('unasked');
  $ordering.set(NO_ORDERING);
});
afterEach(() => vi.unstubAllGlobals());

describe('where it begins', () => {
  const ask = vi.fn<() => Promise<Location | undefined>>();
  beforeEach(() => ask.mockReset().mockResolvedValue({ mode: 'city', slug: 'metz' }));

  // SPEC 4.39
  test('is asked once', async () => {
    await locate(ask);
    await locate(ask);
    expect($location.get()).toEqual({ mode: 'city', slug: 'metz' });
    expect(ask).toHaveBeenCalledTimes(1);
  });

  // SPEC 4.40, 4.42
  test('is loaded even when nobody knows it', async () => {
    ask.mockResolvedValue(undefined);
    await locate(ask);
    expect([$location.get(), $located.get()]).toEqual([undefined, true]);
  });

  // SPEC 4.36
  test('is the mode used before the answer came', async () => {
    ask.mockImplementation(() => {
      setLocation({ mode: 'cinema', slug: 'metz-gare' });
      return Promise.resolve({ mode: 'city', slug: 'lyon' });
    });
    await locate(ask);
    expect($location.get()).toEqual({ mode: 'cinema', slug: 'metz-gare' });
  });
});

describe('the list', () => {
  // SPEC 4.44
  test('of a single cinema means that cinema', () => {
    setLocation({ mode: 'city', slug: 'metz' });
    listCinemas(['metz-gare']);
    expect($location.get()).toEqual({ mode: 'cinema', slug: 'metz-gare' });
  });

  // SPEC 4.43
  test('is held by a cinema that is not in it, until a cinema page is left', () => {
    listCinemas(['a', 'b']);
    selectCinema('c');
    listCinemas(['c', 'd']);
    expect($ordering.get().cinemas).toEqual(['a', 'b']);
    leaveCinemaPage();
    listCinemas(['c', 'd']);
    expect($ordering.get().cinemas).toEqual(['c', 'd']);
  });
});

describe('the device', () => {
  type Found = (position: { coords: { latitude: number; longitude: number } }) => void;
  const stub = (getCurrentPosition: (found: Found, failed: () => void) => void) =>
    vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });

  test('says where it is, to a hundred metres', () => {
    stub((found) => found({ coords: { latitude: 45.76404, longitude: 4.83566 } }));
    const found = vi.fn<(x: number, y: number) => void>();
    requestPosition(found, () => expect.unreachable());
    expect($location.get()).toEqual({ mode: 'position', place: [45.764, 4.836] });
    expect(found).toHaveBeenCalledWith(45.764, 4.836);
    expect($position.get()).toBe('known');
  });

  // SPEC 4.41
  test('that does not, or cannot, leaves the place as it was', () => {
    setLocation({ mode: 'city', slug: 'metz' });
    stub((_, failed) => failed());
    const told = vi.fn<() => void>();
    requestPosition(() => {}, told);
    expect(told).toHaveBeenCalledTimes(1);
    expect([$position.get(), $location.get()]).toEqual(['unavailable', { mode: 'city', slug: 'metz' }]);
    vi.stubGlobal('navigator', {});
    $position.set('unasked');
    requestPosition(() => {}, told);
    expect(told).toHaveBeenCalledTimes(2);
    expect($position.get()).toBe('unavailable');
  });
});

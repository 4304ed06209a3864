import { beforeEach, expect, test, vi } from 'vitest';
import { goToFavourite } from '../../../../../src/islands/account/goToFavourite.ts';
import { goToChosen } from '../../../../../src/islands/cinema/chosenCinema/goToChosen.ts';

const replace = vi.fn<(address: string) => void>();

/** A list of cinemas that says where choices lead, or where to ask; and a visitor who has chosen a cinema. */
function open(cinemaAddresses: string, hash = ''): void {
  const cookie = `cgp_locator=${encodeURIComponent('{"type":"cinema","value":"3166"}')}`;
  vi.stubGlobal('document', { cookie, querySelector: () => ({ dataset: { cinemaAddresses } }) });
  vi.stubGlobal('location', { hash, replace });
}

beforeEach(() => replace.mockReset());

test('a list leads to the choice, or the favourite, that it knows', () => {
  open('{"3166":"/cinemas/metz"}');
  goToChosen();
  goToFavourite('metz');
  goToFavourite('lyon');
  expect(replace.mock.calls).toEqual([['/cinemas/metz'], ['/cinemas/metz']]);
});

test('an index leads to where they are found', () => {
  open('/api/locator/page?language=fr');
  goToChosen();
  goToFavourite('lyon');
  expect(replace.mock.calls).toEqual([
    ['/api/locator/page?language=fr&cinema=3166'],
    ['/api/locator/page?language=fr&slug=lyon'],
  ]);
});

test('who asked for the list itself stays', () => {
  open('/api/locator/page?language=fr', '#all');
  goToChosen();
  goToFavourite('lyon');
  expect(replace).not.toHaveBeenCalled();
});

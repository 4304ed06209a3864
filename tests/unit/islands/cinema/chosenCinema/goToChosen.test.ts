import { beforeEach, expect, test, vi } from 'vitest';
import { goToFavourite } from '../../../../../src/islands/account/goToFavourite.ts';
import { goToChosen } from '../../../../../src/islands/cinema/chosenCinema/goToChosen.ts';

const replace = vi.fn<(address: string) => void>();
const fetched = vi.fn<(address: string) => Promise<Response>>();

/** A list of cinemas that says where choices lead, or is an index and does not; and the visitor's choice. */
function open(dataset: Record<string, string>, hash = ''): void {
  const cookie = `cgp_locator=${encodeURIComponent('{"type":"cinema","value":"3166"}')}`;
  vi.stubGlobal('document', { cookie, documentElement: { lang: 'fr-FR' }, querySelector: () => ({ dataset }) });
  vi.stubGlobal('location', { hash, replace });
  vi.stubGlobal('fetch', fetched);
}

beforeEach(() => {
  replace.mockReset();
  fetched.mockReset().mockImplementation(() => Promise.resolve(Response.json({ page: '/cinemas/lyon' })));
});

test('a list leads to the choice that it knows, without asking', async () => {
  open({ cinemaAddresses: '{"3166":"/cinemas/metz"}' });
  await goToChosen();
  await goToFavourite('metz');
  expect(replace.mock.calls).toEqual([['/cinemas/metz'], ['/cinemas/metz']]);
  expect(fetched).not.toHaveBeenCalled();
});

test('an index asks where a choice, or a favourite, is', async () => {
  open({ cinemaLookup: '' });
  await goToChosen();
  await goToFavourite('lyon');
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    '/api/locator/page?cinema=3166&language=fr',
    '/api/locator/page?slug=lyon&language=fr',
  ]);
  expect(replace.mock.calls).toEqual([['/cinemas/lyon'], ['/cinemas/lyon']]);
});

test('without an answer, with one of another site, or with a fragment, the index stays', async () => {
  open({ cinemaLookup: '' });
  fetched.mockRejectedValueOnce(new Error('offline'));
  await goToChosen();
  fetched.mockResolvedValueOnce(Response.json({ page: 'https://elsewhere.example/' }));
  await goToChosen();
  fetched.mockResolvedValueOnce(Response.json({ page: null }));
  await goToChosen();
  open({ cinemaLookup: '' }, '#all');
  await goToChosen();
  await goToFavourite('lyon');
  expect(replace).not.toHaveBeenCalled();
});

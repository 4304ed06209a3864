import { expect, test } from 'vitest';
import { get } from '../../support/site.ts';

test.each([
  ['path', '/no/such/page'],
  ['film', '/films/no-such-film'],
  ['cinema', '/cinemas/no-such-cinema'],
  ['cinema’s day', '/cinemas/no-such-cinema/filters/date-2026-11-22'],
  ['city of a list', '/films/filters/localisation-atlantis'],
  ['genre', '/films/filters/genres-smellodrama'],
  ['day, ten years ahead,', '/cinemas/aurore-paris-grands-boulevards/filters/date-2036-11-21'],
  ['day, ten years ago,', '/films/filters/date-2016-11-21'],
  ['page of the news', '/actualites?page=4000'],
])('an unknown %s has the one page of all addresses that lead nowhere', async (_what, path) => {
  const [one, other] = await Promise.all([get('fr', path), get('fr', '/nowhere')]);
  expect([one.status, other.status]).toEqual([404, 404]);
  expect(one.headers.etag).toBe(other.headers.etag);
  expect(one.text).toBe(other.text);
  expect(one.text).toContain('Cette page n’est pas au programme');
});

test('an unknown tag has a page with the way out, the same whatever the tag is called', async () => {
  const list = '/cinemas/aurore-paris-grands-boulevards/filters';
  const [one, other, another] = await Promise.all([
    get('fr', `${list}/tags-aaaa`),
    get('fr', `${list}/tags-bbbb`),
    get('fr', `${list}/date-2026-11-22/tags-bbbb`),
  ]);
  expect([one.status, other.status, another.status]).toEqual([404, 404, 404]);
  expect(one.text).toContain('href="/cinemas/aurore-paris-grands-boulevards"');
  expect(other.headers.etag).toBe(one.headers.etag);
  expect(another.text).toContain(`href="${list}/date-2026-11-22"`);
});

test('it is another in each language and variant, and for each site', async () => {
  const pages = await Promise.all([
    get('fr', '/nowhere'),
    get('fr', '/en/nowhere'),
    get('fr', '/nowhere', { headers: { cookie: 'webview=1' } }),
    get('be', '/nowhere'),
  ]);
  expect(new Set(pages.map(({ headers }) => headers.etag)).size).toBe(4);
  expect(pages.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});

test('its own address still shows another code on request', async () => {
  const [asked, plain] = await Promise.all([get('fr', '/nowhere?errorCode=410'), get('fr', '/nowhere')]);
  expect([asked.status, plain.status]).toEqual([410, 404]);
});

test.each(['/films?page=2', '/films?errorCode=410', '/cinemas/aurore-lyon-terreaux?q=x&letter=b', '/cinemas?gclid=1'])(
  '%s is rendered no more often than without what its page does not read',
  async (path) => {
    const { status } = await get('fr', path.split('?', 1)[0]!);
    const { headers, ...other } = await get('fr', path);
    // `stale` where a slow machine took longer than the page is fresh.
    expect([other.status, headers['server-timing']]).toEqual([status, expect.stringMatching(/desc=(?:hit|stale)/)]);
  },
);

test.each([
  ['genre', '/films/filters/genres-western'],
  ['tag', '/films/filters/tags-imax'],
  ['accessible need', '/films/filters/tags-relaxed'],
  ['day within a year', '/films/filters/date-2027-11-20'],
  ['version that nobody has described', '/films/filters/versions-esperanto'],
])('a known %s is a list, even if nothing is in it', async (_what, path) => {
  expect((await get('fr', path)).status).toBe(200);
});

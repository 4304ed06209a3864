import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_CLOCK } from '../../support/clock.ts';
import { startMovableSite, type MovableSite } from '../../support/movableSite.ts';
import { QUICK } from '../../support/server.ts';
import { request, type Answer, type Init } from '../../support/request.ts';
import { AUDIENCE, startIssuer, type TestIssuer } from '../accounts/issuer.ts';

/** The built site with an editor, over HTTP: what a preview shows, and that nobody else sees it. */
const KEY = 'a-key-of-an-editor-with-many-characters';
const SECRET = 'Une phrase que personne ne doit lire encore';
let site: MovableSite;
let issuer: TestIssuer;
let news: string;
let original: { slug: string; title: string };

const get = (path: string, init: Init = {}): Promise<Answer> => request(site.port, 'fr', path, init);

beforeAll(async () => {
  issuer = await startIssuer();
  const byRole = { EDITOR_ROLE: 'newsroom', OIDC_ISSUER: issuer.origin, OIDC_AUDIENCE: AUDIENCE };
  site = await startMovableSite('preview', { ...QUICK, EDITOR_KEYS: `ada:${KEY}`, ...byRole });
  const [slug = ''] = ((await get('/api/news')).json() as { slug: string }[]).map((each) => each.slug);
  original = (await get(`/api/article/${slug}`)).json() as typeof original;
  const { url } = ((await get(`/api/news/${slug}/translate?language=fr`)).json() as { url: string }) ?? {};
  news = url;
});
afterAll(() => Promise.all([site?.stop(), issuer?.stop()]));

const edit = (query: string, change: object, key = KEY) =>
  get(`/api/editor/articles/${original.slug}?language=fr${query}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...original, ...change }),
  });

async function openPreview(path = '/', key = KEY): Promise<string> {
  const headers = { authorization: `Bearer ${key}` };
  const link = await get('/api/editor/preview-link', { method: 'POST', headers, body: JSON.stringify({ path }) });
  const opened = await get(new URL((link.json() as { url: string }).url).pathname);
  expect(opened.status).toBe(303);
  expect(opened.headers.location).toBe(path);
  expect(opened.headers['cache-control']).toBe('no-store');
  return cookieOf(opened);
}

function cookieOf({ headers }: Answer): string {
  const [cookie = ''] = headers['set-cookie'] ?? [];
  expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/);
  return cookie.split(';')[0]!;
}

const FORM = 'application/x-www-form-urlencoded';
const originHere = () => `http://fr.aurore.localhost:${site.port}`;
const form = (cookie: string, path: string, body: string, origin: string | undefined = originHere()) =>
  get(path, { method: 'POST', headers: { cookie, origin, 'content-type': FORM }, body });

test('a draft is shown to its editor, uncached and hidden from search engines, and to nobody else', async () => {
  const before = await get(news);
  expect(before.text).toContain(original.title.replace(/'/g, '&#39;'));
  expect((await edit('&state=draft', { title: SECRET })).json()).toEqual({ written: 1 });
  const cookie = await openPreview(news);

  // Whoever asks first, and in either order.
  for (const _ of [1, 2]) {
    const preview = await get(news, { headers: { cookie } });
    expect(preview.status).toBe(200);
    expect(preview.text).toContain(SECRET);
    expect(preview.headers['cache-control']).toBe('private, no-store');
    expect(preview.headers['x-robots-tag']).toBe('noindex');
    expect(preview.headers.etag).toBeUndefined();
    expect(preview.text).toContain('<meta name="robots" content="noindex"');
    for (const headers of [{}, { cookie: 'preview=forged.token' }, { cookie: `${cookie}x` }, { cookie: 'lang=fr' }]) {
      const public_ = await get(news, { headers });
      expect(public_.text).not.toContain(SECRET);
      expect(public_.text).not.toContain('preview-bar');
    }
  }
  for (const path of [`/api/article/${original.slug}`, '/api/news', '/api/search/full?q=phrase']) {
    expect((await get(path, { headers: { cookie } })).text).not.toContain(SECRET);
    expect((await get(path)).text).not.toContain(SECRET);
  }
});

test('an editor by role writes and previews the same; a client neither', async () => {
  const editor = await issuer.token('ada', { roles: 'client newsroom' });
  const words = 'Une autre phrase que personne ne doit lire encore';
  expect((await edit('&state=draft', { title: words }, await issuer.token('anna'))).status).toBe(403);
  expect((await edit('&state=draft', { title: words }, editor)).json()).toEqual({ written: 1 });
  const cookie = await openPreview(news, editor);
  for (const _ of [1, 2]) {
    const preview = await get(news, { headers: { cookie } });
    expect(preview.text).toContain(words);
    expect(preview.headers['cache-control']).toBe('private, no-store');
    expect((await get(news)).text).not.toContain(words);
  }
  const headers = { authorization: `Bearer ${editor}` };
  expect((await get('/api/editor/history', { headers })).json()).toMatchObject([{ author: 'role:ada' }, {}]);
  expect((await get('/api/editor/history')).status).toBe(401);
});

test('the bar says what differs on the page, and each field of it is on a page of its own', async () => {
  await edit('&state=draft', { title: SECRET });
  const cookie = await openPreview();
  const page = await get(news, { headers: { cookie } });
  const link = /href="(\/preview\/changes\?language=fr)#(articles\/[^"]+\/title)"/.exec(page.text);
  expect(link?.[2]).toBe(`articles/${original.slug}/title`);
  const changes = await get(link![1]!, { headers: { cookie } });
  expect(changes.headers['cache-control']).toBe('private, no-store');
  expect(changes.text).toContain(`id="articles/${original.slug}/title"`);
  expect(changes.text).toContain(SECRET);
  expect((await get('/preview/changes?language=fr')).status).toBe(404);
  // This page has nothing of the article.
  const elsewhere = await get('/cinemas', { headers: { cookie } });
  expect(elsewhere.text).toContain('preview-bar');
  expect(elsewhere.text).not.toContain(`articles/${original.slug}/title`);
  const style = /href="(\/_astro\/PreviewBar[^"]*\.css)"/.exec(page.text)?.[1] ?? '';
  expect((await get(style, { headers: { cookie } })).headers['content-type']).toMatch(/^text\/css/);
});

test('a change of language stays on what only drafts have, for their editor alone', async () => {
  const headers = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' };
  const slug = 'only-drafted';
  for (const language of ['fr', 'en']) {
    const path = `/api/editor/articles/${slug}?language=${language}&state=draft`;
    const body = JSON.stringify({ ...original, slug, title: SECRET });
    expect((await get(path, { method: 'PUT', headers, body })).json()).toEqual({ written: 1 });
  }
  const change = `/redirect/en?from=${news.replace(original.slug, slug)}`;
  const cookie = await openPreview();
  const { location } = (await get(change, { headers: { cookie } })).headers;
  expect(location).toBe(`/en/news/${slug}`);
  expect((await get(location!, { headers: { cookie } })).text).toContain(SECRET);
  expect((await get(change)).headers.location).toBe('/en/news');
});

test('it travels in time, in the time of the cinemas, and comes back', async () => {
  await edit('&from=2026-11-27T20:00:00%2B01:00&until=2026-11-28T20:00:00%2B01:00', {
    title: 'Seulement vendredi soir',
  });
  await edit('&state=draft', original);
  await get(`/api/editor/articles/${original.slug}?language=fr`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${KEY}` },
  });
  await edit('&from=2026-11-27T20:00:00%2B01:00&until=2026-11-28T20:00:00%2B01:00', {
    title: 'Seulement vendredi soir',
  });
  const cookie = await openPreview();
  const at = async (local: string) => {
    const moved = await form(
      cookie,
      '/preview/time',
      `at=${encodeURIComponent(local)}&back=${encodeURIComponent(news)}`,
    );
    expect(moved.status).toBe(303);
    expect(moved.headers.location).toBe(news);
    return (await get(news, { headers: { cookie: cookieOf(moved) } })).text;
  };
  expect(await at('2026-11-27T19:59')).not.toContain('Seulement vendredi soir');
  const friday = await at('2026-11-27T20:00');
  expect(friday).toContain('Seulement vendredi soir');
  expect(friday).toContain('vendredi 27 novembre 2026');
  expect(await at('2026-11-28T20:00')).not.toContain('Seulement vendredi soir');
  expect(await at('')).toContain('preview-bar');
  expect((await get(news)).text).not.toContain('Seulement vendredi soir');
});

test.each(['0026-11-27T20:00', '2026-13-45T99:99', '0000-00-00T00:00', 'Friday', ''])(
  '“%s” is no time to travel to: the present is shown',
  async (at) => {
    const cookie = await openPreview();
    const moved = await form(cookie, '/preview/time', `at=${encodeURIComponent(at)}&back=/films`);
    expect([moved.status, moved.headers.location]).toEqual([303, '/films']);
    expect((await get('/films', { headers: { cookie: cookieOf(moved) } })).text).toContain('à l’instant présent');
  },
);

test('screenings are as they will be: the day before is over', async () => {
  const cookie = await openPreview();
  const [cinema = ''] = (await get('/api/slugs/cinemas')).json() as string[];
  const { url } = (await get(`/api/cinema/${cinema}/translate?language=fr`)).json() as { url: string };
  const present = (await get(url)).text;
  expect(present).toContain('date-2026-11-22');
  const moved = await form(cookie, '/preview/time', 'at=2026-11-27T12:00&back=/');
  const friday = (await get(url, { headers: { cookie: cookieOf(moved) } })).text;
  expect(friday).not.toContain('date-2026-11-22');
  expect(friday).toContain('date-2026-11-28');
  // Scripts on the page go by it, too.
  expect(present).toContain(`data-clock="${Date.parse(TEST_CLOCK)}"`);
  expect(friday).toContain(`data-clock="${Date.parse('2026-11-27T12:00:00+01:00')}"`);
});

/** A page as an editor sees it after travelling to a moment, given in the cinemas' local time. */
async function seenAt(cookie: string, local: string, path: string): Promise<string> {
  const moved = await form(cookie, '/preview/time', `at=${encodeURIComponent(local)}&back=/`);
  return (await get(path, { headers: { cookie: cookieOf(moved) } })).text;
}

test('alerts are as they will be', async () => {
  const message = 'La Seine monte : le hall est au premier étage';
  const alert = { id: 'crue', title: 'Crue', message: `<p>${message}</p>`, cinemas: [], allCinemas: true };
  const written = await get(
    '/api/editor/alerts/crue?language=fr&from=2026-11-27T20:00:00%2B01:00&until=2026-11-28T20:00:00%2B01:00',
    {
      method: 'PUT',
      headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...alert, warning: true, cta: null }),
    },
  );
  expect(written.json()).toEqual({ written: 1 });
  const cookie = await openPreview();
  const [cinema = ''] = (await get('/api/slugs/cinemas')).json() as string[];
  const { url } = (await get(`/api/cinema/${cinema}/translate?language=fr`)).json() as { url: string };
  expect(await seenAt(cookie, '2026-11-27T19:59', url)).not.toContain(message);
  expect(await seenAt(cookie, '2026-11-27T20:00', url)).toContain(message);
  expect(await seenAt(cookie, '2026-11-28T20:00', url)).not.toContain(message);
  expect((await get(url)).text).not.toContain(message);
});

test('sale openings are as they will be: announced before, and past at their minute', async () => {
  const { shows } = (await get('/api/shows')).json() as {
    shows: { slug: string; salesOpeningDatetime: string | null }[];
  };
  const soon = Date.parse(TEST_CLOCK) + 3_600_000;
  const show = shows.find(({ salesOpeningDatetime: opens }) => opens && Date.parse(opens) > soon)!;
  // At ten in the cinemas' local time, whatever offset it is written with.
  const day = show.salesOpeningDatetime!.slice(0, 10);
  const { url } = (await get(`/api/show/${show.slug}/translate?language=fr`)).json() as { url: string };
  const cookie = await openPreview();
  const openings = '/ouvertures-des-ventes';
  expect((await get(url)).text).toContain(' data-opening');
  expect(await seenAt(cookie, `${day}T09:59`, url)).toContain(' data-opening');
  expect(await seenAt(cookie, `${day}T10:00`, url)).not.toContain(' data-opening');
  expect(await seenAt(cookie, `${day}T09:59`, openings)).toContain(`href="${url}"`);
  expect(await seenAt(cookie, `${day}T10:00`, openings)).not.toContain(`href="${url}"`);
});

test('what is scheduled appears and goes by itself', async () => {
  const [from, until] = [2000, 4000].map((later) => new Date(Date.parse(TEST_CLOCK) + later).toISOString());
  await edit(`&from=${from}&until=${until}`, { title: 'Le temps d’un instant' });
  const isShown = async () => (await get(news)).text.includes('Le temps d’un instant');
  // Pages are kept for longer than these steps: without an announcement they would stay.
  site.advance(1999);
  expect(await isShown()).toBe(false);
  site.advance(1);
  await expect.poll(isShown).toBe(true);
  site.advance(1999);
  expect(await isShown()).toBe(true);
  site.advance(1);
  await expect.poll(isShown).toBe(false);
});

test('it ends when its editor ends it; no form leads elsewhere', async () => {
  const cookie = await openPreview();
  const ended = await form(cookie, '/preview/end', 'back=https://elsewhere.example');
  expect(ended.headers.location).toBe('/');
  expect(ended.headers['set-cookie']?.[0]).toMatch(/^preview=; Path=\/; Max-Age=0; /);
  expect((await form('', '/preview/time', 'at=2026-11-27T20:00&back=/')).status).toBe(403);
  for (const token of ['x', 'x.y', cookie.slice('preview='.length)]) {
    const refused = await get(`/preview/open/${token}`);
    expect(refused.status).toBe(403);
    expect(refused.headers['set-cookie']).toBeUndefined();
  }
});

test.each([
  ['/日本', '/%E6%97%A5%E6%9C%AC'],
  ['/films?q=é#ß', '/films?q=%C3%A9#%C3%9F'],
  ['/\r\nSet-Cookie: a=b', '/Set-Cookie:%20a=b'],
  ['/\\elsewhere.example', '/'],
  ['/\t/elsewhere.example', '/'],
  ['/.//elsewhere.example', '/'],
])('a form with %j for its page leads to %s', async (back, path) => {
  const cookie = await openPreview();
  for (const action of ['/preview/end', '/preview/time']) {
    const { status, headers } = await form(cookie, action, new URLSearchParams({ back }).toString());
    expect([status, headers.location], action).toEqual([303, path]);
  }
});

test.each(['https://elsewhere.example', 'null', ''])('a form of the origin “%s” changes no preview', async (origin) => {
  const cookie = await openPreview();
  for (const action of ['/preview/end', '/preview/time']) {
    const { status, headers } = await form(cookie, action, 'back=/films', origin);
    expect([status, headers['set-cookie'], headers.location], action).toEqual([403, undefined, undefined]);
  }
});

test('a link to a page with other letters opens it', async () => {
  const headers = { authorization: `Bearer ${KEY}` };
  const body = JSON.stringify({ path: '/日本' });
  const link = await get('/api/editor/preview-link', { method: 'POST', headers, body });
  const opened = await get(new URL((link.json() as { url: string }).url).pathname);
  expect([opened.status, opened.headers.location]).toEqual([303, '/%E6%97%A5%E6%9C%AC']);
});

test('no key is in the log', () => {
  expect(readFileSync('test-results/server-preview.log', 'utf8')).not.toContain(KEY);
});

test('a batch of some megabytes arrives whole, and its limit is not that of others', async () => {
  const { slug } = original;
  const line = (title: string) =>
    JSON.stringify({ kind: 'articles', slug, language: 'fr', state: 'draft', item: { ...original, title } });
  const body = Array.from({ length: 800 }, (_, index) => `${line(`Titre ${index} ${'x'.repeat(2_000)}`)}\n`).join('');
  expect(body.length).toBeGreaterThan(2 * 1024 * 1024);
  const headers = { authorization: `Bearer ${KEY}`, 'content-type': 'application/x-ndjson' };
  const batch = await get('/api/editor/batch', { method: 'POST', headers, body });
  expect([batch.status, batch.json()]).toEqual([200, { written: 800 }]);
  // An address that only begins so is measured as what it leads to.
  expect((await get('/api/editor/../../consent', { method: 'POST', headers, body })).status).toBe(413);
});

test.each(['/preview/end', '/bons-cadeaux'])('%s takes what is no form for an empty one', async (path) => {
  for (const type of ['application/json', 'multipart/form-data']) {
    const { status } = await get(path, {
      method: 'POST',
      headers: { origin: originHere(), 'content-type': type },
      body: '{',
    });
    expect(status, type).toBeLessThan(500);
  }
});

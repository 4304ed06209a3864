import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { catalogueOf, previewCatalogue } from '../../../src/content/catalogue.ts';
import { changesSince, lastChange } from '../../../src/content/changes.ts';
import { importFeed } from '../../../src/content/import/importFeed.ts';
import { publishDueRevisions } from '../../../src/content/revisions/due.ts';
import { verify } from '../../../src/content/preview/token.ts';
import { currentSettings } from '../../../src/settings/settings.ts';
import { AUDIENCE, startIssuer, type TestIssuer } from '../accounts/issuer.ts';
import { makeContent } from '../store/content.ts';
import { makeSite, writeSite } from '../store/feed.ts';
import { app, ask, edited, KEY, startEditing, undoEdits, type Init } from './editing.ts';

const fr = edited;
const content = makeContent();
const article = content.articles[0]!;
let issuer: TestIssuer;
let editing: Awaited<ReturnType<typeof startEditing>>;

beforeAll(async () => {
  issuer = await startIssuer();
  editing = await startEditing({ EDITOR_ROLE: 'newsroom', OIDC_ISSUER: issuer.origin, OIDC_AUDIENCE: AUDIENCE });
});
afterAll(async () => {
  await editing.stop();
  await issuer.stop();
});
beforeEach(undoEdits);

const path = `/articles/${article.slug}?language=fr`;
const titled = (title: string) => ({ ...article, title });
const put = (title: string, query = '', headers = {}) =>
  ask(path + query, { method: 'PUT', body: titled(title), headers });
const titleShown = async () => (await catalogueOf(fr, 'fr')).content.articles.get(article.slug)?.title;

test('who has no key, or another, learns nothing and changes nothing', async () => {
  for (const key of ['', 'x', `${KEY}x`]) {
    const answers = [await ask(path, { key }), await ask(path, { key, method: 'PUT', body: titled('Taken') })];
    for (const { status, headers, json } of answers) {
      expect(status).toBe(401);
      expect(headers.get('www-authenticate')).toBe('Bearer');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(json).toMatchObject({ error: { code: 'unauthorized' } });
    }
  }
  expect(await titleShown()).toBe(article.title);
});

test('what is put is shown at once, names what it changes, and is stored with its editor', async () => {
  const before = await lastChange();
  expect(await put('A new title')).toMatchObject({ status: 200, json: { written: 1 } });
  expect(await titleShown()).toBe('A new title');
  expect((await changesSince(before)).tags).toEqual(['content:fr:articles']);
  // Once: what becomes due by itself is recorded later.
  await publishDueRevisions();
  expect(await lastChange()).toBe(before + 1);
  const { json } = await ask('/history');
  expect(json).toMatchObject([
    { author: 'ada', kind: 'articles', slug: article.slug, language: 'fr', state: 'published' },
  ]);
});

test('the same put twice is written once', async () => {
  await put('A new title');
  const before = await lastChange();
  expect((await put('A new title')).json).toEqual({ written: 0 });
  expect(await lastChange()).toBe(before);
  expect((await ask('/history')).json).toHaveLength(1);
});

test('a draft is seen in previews alone, until it is published', async () => {
  const before = await lastChange();
  await put('A draft', '&state=draft');
  expect(await titleShown()).toBe(article.title);
  expect(await lastChange()).toBe(before);
  const previewed = await previewCatalogue(fr, 'fr', new Date());
  expect(previewed.content.articles.get(article.slug)?.title).toBe('A draft');
  await put('A draft');
  expect(await titleShown()).toBe('A draft');
});

test('If-Match and If-None-Match hold off who has not seen the last version', async () => {
  const etag = (await ask(path)).headers.get('etag')!;
  expect((await put('Theirs', '', { 'if-match': '"another"' })).status).toBe(412);
  expect((await put('Theirs', '', { 'if-none-match': '*' })).status).toBe(412);
  expect(await titleShown()).toBe(article.title);
  const first = await put('Mine', '', { 'if-match': etag });
  expect(first.status).toBe(200);
  expect(first.headers.get('etag')).not.toBe(etag);
  expect((await put('Late', '', { 'if-match': etag })).status).toBe(412);
  expect(await titleShown()).toBe('Mine');
  const fresh = { ...article, slug: 'quite-new' };
  const create = { method: 'PUT', body: fresh, headers: { 'if-none-match': '*' } };
  expect((await ask('/articles/quite-new?language=fr', create)).status).toBe(200);
  expect((await ask('/articles/quite-new?language=fr', { ...create, body: { ...fresh, title: 'x' } })).status).toBe(
    412,
  );
});

test('HEAD tells what GET does, and writes nothing', async () => {
  const etag = (await ask(path)).headers.get('etag')!;
  const head = await app.request(`/api/editor${path}`, { method: 'HEAD', headers: { authorization: `Bearer ${KEY}` } });
  expect(head.status).toBe(200);
  expect(head.headers.get('etag')).toBe(etag);
  expect((await ask('/history')).json).toEqual([]);
  expect(await titleShown()).toBe(article.title);
});

test('null takes a document off; DELETE gives it back to the feed', async () => {
  await ask(path, { method: 'PUT', body: null });
  expect(await titleShown()).toBeUndefined();
  await put('Again');
  expect(await titleShown()).toBe('Again');
  expect((await ask(path, { method: 'DELETE' })).json).toEqual({ written: 1 });
  expect(await titleShown()).toBe(article.title);
  expect((await ask(path, { method: 'DELETE' })).json).toEqual({ written: 0 });
});

test('faults have a path, what was expected and what it got, and nothing is written', async () => {
  const broken = { ...article, title: '', releaseDate: 'tomorrow' };
  const { status, json } = await ask(path, { method: 'PUT', body: broken });
  expect(status).toBe(422);
  expect(json).toMatchObject({
    error: {
      message: '2 faults; nothing was written.',
      faults: [
        {
          document: `articles/${article.slug}?language=fr`,
          path: '$.title',
          expected: 'at least 1 characters',
          got: '""',
        },
        { path: '$.releaseDate', expected: 'a date YYYY-MM-DD', got: '"tomorrow"' },
      ],
    },
  });
  const alert = { ...content.alerts[0]!, allCinemas: false, cinemas: ['nowhere'] };
  const elsewhere = await ask(`/alerts/${alert.id}?language=fr`, { method: 'PUT', body: alert });
  expect(elsewhere.json).toMatchObject({
    error: { faults: [{ expected: 'a cinema of cinemas.json', got: '"nowhere"' }] },
  });
  expect((await ask(path, { method: 'PUT', body: { ...article, slug: 'another' } })).status).toBe(422);
  expect((await ask('/history')).json).toEqual([]);
});

test('what an editor writes is as harmless as what a feed brings', async () => {
  const content = '<p onclick="x()">Words</p><script>alert(1)</script>';
  await ask(path, { method: 'PUT', body: { ...article, content } });
  expect((await catalogueOf(fr, 'fr')).content.articles.get(article.slug)?.content).toBe('<p>Words</p>');
});

test('what the API answered can be put back: its pictures are at home again', async () => {
  const image = 'http://fr.aurore.localhost:4321/media/story-0a1b2c3d-1600.webp';
  await ask(path, { method: 'PUT', body: { ...article, image } });
  const shown = (await catalogueOf(fr, 'fr')).content.articles.get(article.slug);
  expect(shown?.image).toBe('/media/story-0a1b2c3d-1600.webp');
});

test.each([
  ['/nothing/x?language=fr', 404],
  ['/articles/nothing?language=fr', 404],
  [`/articles/${article.slug}?language=xx`, 400],
])('%s is answered %i', async (asked, status) => expect((await ask(asked)).status).toBe(status));

test.each([['state=other'], ['from=tomorrow'], ['until=2020-01-01T00:00:00Z']])('%s is refused', async (query) => {
  expect([400, 422]).toContain((await put('x', `&${query}`)).status);
  expect(await titleShown()).toBe(article.title);
});

test('a body that is not UTF-8 is refused, and changes nothing', async () => {
  const body = Buffer.from(JSON.stringify(titled('Amélie')), 'latin1');
  expect(await ask(path, { method: 'PUT', body })).toMatchObject({
    ...{ status: 400, json: { error: { message: 'The body is no JSON in UTF-8.' } } },
  });
  expect(await titleShown()).toBe(article.title);
});

const line = (title: string, more: object = {}) =>
  JSON.stringify({ kind: 'articles', slug: article.slug, language: 'fr', item: titled(title), ...more });
const batch = (lines: readonly string[], isZipped = false) => {
  const bytes = Buffer.from(lines.join('\n'));
  const headers = isZipped ? { 'content-encoding': 'gzip' } : {};
  return ask('/batch', { method: 'POST', body: isZipped ? gzipSync(bytes) : bytes, headers: headers });
};

test.each([false, true])('a batch is applied whole, compressed or not (%s)', async (isZipped) => {
  const other = { ...article, slug: 'another-story', title: 'Another story' };
  const lines = [line('First'), JSON.stringify({ kind: 'articles', slug: other.slug, language: 'fr', item: other })];
  expect((await batch(lines, isZipped)).json).toEqual({ written: 2 });
  expect((await batch(lines, isZipped)).json).toEqual({ written: 0 });
  expect(await titleShown()).toBe('First');
  expect((await catalogueOf(fr, 'fr')).content.articles.get('another-story')?.title).toBe('Another story');
});

test('a batch with a fault is applied not at all; each fault has its line', async () => {
  const { status, json } = await batch([line('First'), 'nonsense', line('', { state: 'draft' })]);
  expect(status).toBe(422);
  expect(json).toMatchObject({
    error: { faults: [{ document: 'batch', line: 2, path: '$', expected: 'JSON in UTF-8' }] },
  });
  const second = await batch([line('First'), line('', { state: 'draft' })]);
  expect(second.json).toMatchObject({
    error: { faults: [{ document: expect.stringMatching(/^line 2: /) as string, path: '$.title' }] },
  });
  expect(await titleShown()).toBe(article.title);
  const bytes = gzipSync(Buffer.from(line('First'))).subarray(0, 60);
  const headers = { 'content-encoding': 'gzip' };
  expect((await ask('/batch', { method: 'POST', body: bytes, headers })).status).toBe(400);
});

test('a line may give its document back to the feed; one that publishes needs a document', async () => {
  await put('Written by an editor');
  const { item: _, ...bare } = JSON.parse(line('')) as { item: unknown };
  expect((await batch([JSON.stringify({ ...bare, state: 'undone' })])).json).toEqual({ written: 1 });
  expect(await titleShown()).toBe(article.title);
  const { status, json } = await batch([JSON.stringify(bare)]);
  expect(status).toBe(422);
  expect(json).toMatchObject({ error: { faults: [{ path: '$', expected: 'object', got: 'nothing' }] } });
});

test('a document that others need can be neither taken off nor given back to a feed that lacks it', async () => {
  const send = (at: string, init: Init) => ask(`/${at}?language=fr`, init);
  const { cities, cinemas } = await catalogueOf(fr, 'fr');
  const newtown = { ...cities[0]!, slug: 'newtown', cinemas: [], defaultCinema: null };
  const cinema = { ...cinemas[0]!, nearbyCities: ['newtown'] };
  const of = `cinemas/${cinema.slug}`;
  expect(await send('cities/newtown', { method: 'PUT', body: newtown })).toMatchObject({ json: { written: 1 } });
  expect(await send(of, { method: 'PUT', body: cinema })).toMatchObject({ json: { written: 1 } });
  const fault = { document: 'fr/fr/cinemas.json', expected: 'a city of cities.json', got: '"newtown"' };
  for (const init of [{ method: 'DELETE' }, { method: 'PUT', body: null }]) {
    const refused = await send('cities/newtown', init);
    expect(refused, init.method).toMatchObject({ status: 422, json: { error: { faults: [fault] } } });
  }
  // Once the cinema is the feed's again, nothing needs the city.
  expect(await send(of, { method: 'DELETE' })).toMatchObject({ json: { written: 1 } });
  expect(await send('cities/newtown', { method: 'DELETE' })).toMatchObject({ json: { written: 1 } });
});

test('what begins and ends by itself does so, and says what it changes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const [from, until] = [Date.now() + 60_000, Date.now() + 120_000];
  const before = await lastChange();
  await put('For a while', `&from=${new Date(from).toISOString()}&until=${new Date(until).toISOString()}`);
  vi.setSystemTime(from - 1);
  expect(await titleShown()).toBe(article.title);
  await publishDueRevisions();
  expect(await lastChange()).toBe(before);
  vi.setSystemTime(from);
  expect(await titleShown()).toBe('For a while');
  // Two nodes at once record it only once.
  await Promise.all([publishDueRevisions(), publishDueRevisions()]);
  expect((await changesSince(before)).tags).toEqual(['content:fr:articles']);
  const begun = await lastChange();
  expect(begun).toBe(before + 1);
  vi.setSystemTime(until - 1);
  expect(await titleShown()).toBe('For a while');
  vi.setSystemTime(until);
  expect(await titleShown()).toBe(article.title);
  await publishDueRevisions();
  expect(await lastChange()).toBe(begun + 1);
});

test('what is too large is refused, whatever it says of itself', async () => {
  const bomb = gzipSync(Buffer.alloc(65 * 1024 * 1024, ' '));
  const headers = { 'content-encoding': 'gzip' };
  expect((await ask('/batch', { method: 'POST', body: bomb, headers })).status).toBe(413);
  expect((await put('x'.repeat(1024 * 1024))).status).toBe(413);
  // It would take seconds to sanitise, in which nobody gets a page.
  const { status, json } = await ask(path, { method: 'PUT', body: { ...article, content: '<div>'.repeat(150_000) } });
  expect(status).toBe(422);
  expect(json).toMatchObject({ error: { faults: [{ got: '"750,000 characters and 150,000 tags"' }] } });
});

test('an editor gets a link that opens a preview', async () => {
  const { status, json } = await ask('/preview-link', { method: 'POST', body: { path: '/films', hours: 1 } });
  expect(status).toBe(200);
  expect(json).toMatchObject({
    url: expect.stringMatching(/^http:\/\/fr\.aurore\.localhost:4321\/preview\/open\//) as string,
  });
  for (const body of [{ path: 'https://elsewhere.example' }, { path: '/', hours: 100_000 }, {}]) {
    expect((await ask('/preview-link', { method: 'POST', body })).status).toBe(400);
  }
});

test('who has the role does what who has a key does, under a name of their own', async () => {
  const key = await issuer.token('auth0|1', { roles: ['client', 'newsroom'], preferred_username: 'ada' });
  expect(await ask(path, { key, method: 'PUT', body: titled('By role') })).toMatchObject({
    status: 200,
    json: { written: 1 },
  });
  const bytes = Buffer.from(line('By role, at once'));
  expect((await ask('/batch', { key, method: 'POST', body: bytes })).json).toEqual({ written: 1 });
  expect(await titleShown()).toBe('By role, at once');
  await put('By key');
  const { json, headers } = await ask('/history', { key });
  expect(json).toMatchObject([{ author: 'ada' }, { author: 'role:ada' }, { author: 'role:ada' }]);
  expect(headers.get('cache-control')).toBe('no-store');
  const link = await ask('/preview-link', { key, method: 'POST', body: { path: '/films', hours: 1 } });
  expect(link.status).toBe(200);
  const token = (link.json as unknown as { url: string }).url.split('/').at(-1)!;
  expect(verify(currentSettings(), fr, 'link', token)).toMatchObject({ editor: 'role:ada', path: '/films' });
});

const calls: readonly [path: string, init: Init][] = [
  [path, {}],
  [path, { method: 'PUT', body: titled('Taken') }],
  [path, { method: 'DELETE' }],
  ['/batch', { method: 'POST', body: Buffer.from(line('Taken')) }],
  ['/preview-link', { method: 'POST', body: { path: '/' } }],
  ['/history', {}],
];

test('a client’s token is refused, and changes nothing', async () => {
  for (const claims of [{}, { roles: ['client'] }, { roles: ['newsroom-client'] }, { roles: { newsroom: true } }]) {
    const key = await issuer.token('anna', claims);
    for (const [asked, init] of calls) {
      const { status, headers, json } = await ask(asked, { ...init, key });
      expect(status).toBe(403);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('www-authenticate')).toBe('Bearer realm="aurore", error="insufficient_scope"');
      expect(json).toEqual({
        error: { status: 403, code: 'forbidden', message: 'The token does not have the role of editors.' },
      });
    }
  }
  expect((await ask('/history')).json).toEqual([]);
  expect(await titleShown()).toBe(article.title);
});

test.each([
  ['an expired token', (now: number) => ({ exp: now - 100 }), 'The token has expired.'],
  ['one of another issuer', () => ({ iss: 'https://evil.example' }), 'The token is of another issuer.'],
  ['one for another audience', () => ({ aud: 'aurore' }), 'The token is for another audience.'],
])('%s is refused whatever its role, with the reason', async (_, claims, message) => {
  const key = await issuer.token('anna', { roles: ['newsroom'], ...claims(Math.floor(Date.now() / 1000)) });
  for (const [asked, init] of calls) {
    const { status, headers, json } = await ask(asked, { ...init, key });
    expect(status).toBe(401);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('www-authenticate')).toBe(
      `Bearer realm="aurore", error="invalid_token", error_description="${message}"`,
    );
    expect(json).toEqual({ error: { status: 401, code: 'invalid_token', message } });
  }
  expect((await ask('/history')).json).toEqual([]);
});

test('a feed brings drafts and versions to come, and takes those of the feed before with it', async () => {
  const feed = makeSite(fr);
  for (const language of Object.values(feed.languages)) Object.assign(language, makeContent());
  const drafts = [
    { document: 'articles', state: 'draft', item: titled('Drafted by the feed') },
    { document: 'alerts', state: 'published', from: '2100-01-01T00:00:00+01:00', item: content.alerts[0]! },
  ];
  Object.assign(feed.languages.fr!, { drafts });
  await writeSite(editing.folder, fr, feed);
  expect((await importFeed(editing.folder)).sites[0]).toMatchObject({ outcome: 'applied', faults: [] });
  expect(await titleShown()).toBe(article.title);
  const previewed = async () =>
    (await previewCatalogue(fr, 'fr', new Date())).content.articles.get(article.slug)?.title;
  expect(await previewed()).toBe('Drafted by the feed');

  Object.assign(feed.languages.fr!, { drafts: [{ ...drafts[0]!, item: { ...article, title: '' } }] });
  await writeSite(editing.folder, fr, feed);
  expect((await importFeed(editing.folder)).sites[0]!.faults).toMatchObject([
    {
      file: 'fr/fr/drafts.json',
      path: `$[slug=${article.slug}].item.title`,
      expected: 'at least 1 characters',
      got: '""',
    },
  ]);
  expect(await previewed()).toBe('Drafted by the feed');

  delete (feed.languages.fr as { drafts?: unknown }).drafts;
  await writeSite(editing.folder, fr, feed);
  expect((await importFeed(editing.folder)).sites[0]!.outcome).toBe('applied');
  expect(await previewed()).toBe(article.title);
});

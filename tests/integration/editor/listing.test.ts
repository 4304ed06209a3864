import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { feedFiles } from '../../../src/contract/feed.ts';
import type { ListedDocument } from '../../../src/content/revisions/listing.ts';
import { makeContent } from '../store/content.ts';
import { ask, edited, startEditing, undoEdits } from './editing.ts';

const articles = makeContent().articles;
let editing: Awaited<ReturnType<typeof startEditing>>;
beforeAll(async () => {
  editing = await startEditing();
});
afterAll(() => editing.stop());
beforeEach(undoEdits);

type Listed = { readonly kind: string; readonly total: number; readonly documents: readonly ListedDocument[] };
const list = async (query = '') => (await ask(`/articles${query}`)).json as unknown as Listed;
const slugs = async (query: string) => (await list(query)).documents.map(({ slug }) => slug);
const inFrench = async (slug: string) => (await list()).documents.find((each) => each.slug === slug)?.languages.fr;
const write = (slug: string, item: unknown, query = '', method = 'PUT') =>
  ask(`/articles/${slug}?language=fr${query}`, { method, ...(method === 'PUT' && { body: item }) });
const [first, second, third] = articles;

test('a kind is listed whatever its documents came from, in each language of the site', async () => {
  const { kind, total, documents } = await list();
  expect([kind, total]).toEqual(['articles', articles.length]);
  expect(documents.map(({ slug }) => slug)).toEqual(articles.map(({ slug }) => slug));
  const ofFeed = { title: first!.title, states: ['published'], source: 'feed', next: null, changed: null };
  expect(documents[0]!.languages).toEqual({ fr: ofFeed, en: ofFeed });
  for (const name of feedFiles) {
    const each = (await ask(`/${name}`)).json as unknown as Listed;
    expect(each.documents.length, name).toBe(each.total);
    expect(Object.keys(each.documents[0]!.languages), name).toEqual(edited.languages);
  }
});

test('states, the author and the time follow what editors write; what was changed last comes first', async () => {
  await write(third!.slug, { ...third, title: 'Third, corrected' });
  expect(await inFrench(third!.slug)).toMatchObject({
    ...{ title: 'Third, corrected', states: ['published'], source: 'editor', next: null },
    changed: { author: 'ada' },
  });
  await write(second!.slug, { ...second, title: 'Second, to come' }, '&state=draft');
  expect(await inFrench(second!.slug)).toMatchObject({ title: second!.title, states: ['published', 'draft'] });
  expect((await slugs('')).slice(0, 2)).toEqual([second!.slug, third!.slug]);
  // English was not written.
  expect((await list()).documents[0]!.languages.en).toMatchObject({ states: ['published'], changed: null });

  await write('new-one', { ...first, slug: 'new-one', title: 'A new one' }, '&state=draft');
  const fresh = (await list()).documents[0]!;
  expect(fresh.languages).toEqual({
    fr: { title: 'A new one', states: ['draft'], source: null, next: null, changed: expect.anything() as unknown },
  });

  await write(first!.slug, null);
  expect(await inFrench(first!.slug)).toMatchObject({ states: ['removed'], source: null });
  await write(first!.slug, undefined, '', 'DELETE');
  expect(await inFrench(first!.slug)).toMatchObject({
    states: ['published'],
    source: 'feed',
    changed: { author: 'ada' },
  });
});

test('what begins and ends by itself says when', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const [from, until] = [60_000, 120_000].map((after) => new Date(Date.now() + after));
  await write('alert', { ...first, slug: 'alert' }, `&from=${from!.toISOString()}&until=${until!.toISOString()}`);
  expect(await inFrench('alert')).toMatchObject({ states: ['scheduled'], source: null, next: from!.toISOString() });
  vi.setSystemTime(from!);
  const shown = { states: ['published', 'scheduled'], source: 'editor', next: until!.toISOString() };
  expect(await inFrench('alert')).toMatchObject(shown);
  vi.setSystemTime(until!);
  expect(await inFrench('alert')).toMatchObject({ states: [], source: null, next: null });
});

test('words are found in titles and slugs without capitals and accents; states filter', async () => {
  await write(second!.slug, { ...second, title: 'Éteint la lumière' }, '&state=draft');
  expect(await slugs('?words=OFFER')).toEqual(['offer-1', 'offer-2']);
  expect(await slugs('?words=title%20news')).toEqual(['news-1']);
  expect(await slugs('?words=offer%20news')).toEqual([]);
  await write('lights', { ...first, slug: 'lights', title: 'Éteint la lumière' }, '&state=draft');
  expect(await slugs('?words=lumiere%20eteint')).toEqual(['lights']);
  expect(await slugs('?state=draft')).toEqual(['lights', second!.slug]);
  expect(await slugs('?state=draft&words=lights')).toEqual(['lights']);
  expect(await slugs('?state=scheduled')).toEqual([]);
});

test('a page has fifty', async () => {
  for (let index = 0; index < 60; index++) {
    await write(`many-${index}`, { ...first, slug: `many-${index}` }, '&state=draft');
  }
  const total = articles.length + 60;
  const [one, two, three] = [await list(), await list('?page=2'), await list('?page=3')];
  expect([one, two, three].map((page) => page.total)).toEqual([total, total, total]);
  expect([one, two, three].map((page) => page.documents.length)).toEqual([50, total - 50, 0]);
  expect(new Set([...one.documents, ...two.documents].map(({ slug }) => slug)).size).toBe(total);
});

test.each(['page=0', 'page=x', 'state=undone', `words=${'x'.repeat(201)}`])('%s is refused by name', async (query) => {
  const { status, json } = await ask(`/articles?${query}`);
  expect(status).toBe(400);
  expect(JSON.stringify(json)).toContain(`Bad parameter ${query.split('=')[0]}`);
});

test('a kind that does not exist is not listed', async () => {
  expect((await ask('/poems')).status).toBe(404);
});

test('the published text of every document can be read, whatever it came from, and written back', async () => {
  for (const name of feedFiles) {
    const { documents } = (await ask(`/${name}`)).json as unknown as Listed;
    for (const { slug } of documents) {
      const place = `/${name}/${encodeURIComponent(slug)}?language=fr`;
      const { published, versions } = (await ask(place)).json as unknown as { published: object; versions: unknown[] };
      expect(versions, place).toEqual([]);
      expect(published, place).toBeTypeOf('object');
      expect((await ask(`${place}&state=draft`, { method: 'PUT', body: published })).json, place).toEqual({
        written: 1,
      });
      const again = (await ask(place)).json as unknown as { published: object; versions: { item: object }[] };
      expect(again.versions[0]!.item, place).toEqual(published);
      expect(again.published, place).toEqual(published);
    }
  }
});

test('a draft is not published, and what was taken off is no longer', async () => {
  await write('new-one', { ...first, slug: 'new-one' }, '&state=draft');
  expect((await ask('/articles/new-one?language=fr')).json).toMatchObject({ published: null, versions: [{}] });
  await write(first!.slug, null);
  expect((await ask(`/articles/${first!.slug}?language=fr`)).json).toMatchObject({ published: null });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { catalogueOf, previewCatalogue } from '../../../src/content/catalogue.ts';
import { currentDatabase } from '../../../src/database/current.ts';
import { AUDIENCE, startIssuer, type TestIssuer } from '../accounts/issuer.ts';
import { makeContent } from '../store/content.ts';
import { ask, edited, startEditing, undoEdits, type Init } from './editing.ts';

// With WRITER_ROLE, nobody publishes what nobody else has written (docs/editing.md).
const [article] = makeContent().articles;
let editing: Awaited<ReturnType<typeof startEditing>>;
let issuer: TestIssuer;
let keys: Record<'wim' | 'pia' | 'pol', string>;

beforeAll(async () => {
  issuer = await startIssuer();
  const roles = { EDITOR_ROLE: 'publishers', WRITER_ROLE: 'writers' };
  editing = await startEditing({ ...roles, OIDC_ISSUER: issuer.origin, OIDC_AUDIENCE: AUDIENCE });
  const keyOf = (name: string, role: string) => issuer.token(name, { roles: [role], preferred_username: name });
  keys = {
    wim: await keyOf('wim', 'writers'),
    pia: await keyOf('pia', 'publishers'),
    pol: await keyOf('pol', 'publishers'),
  };
});
afterAll(async () => {
  await editing.stop();
  await issuer.stop();
});
beforeEach(undoEdits);

const path = `/articles/${article!.slug}?language=fr`;
const put = (by: keyof typeof keys, title: string, query = '', more: Init = {}) =>
  ask(path + query, { method: 'PUT', body: { ...article, title }, key: keys[by], ...more });
const shown = async () => (await catalogueOf(edited, 'fr')).content.articles.get(article!.slug)?.title;
const REFUSED = {
  status: 403,
  json: {
    error: {
      status: 403,
      code: 'needs_approval',
      message: `articles/${article!.slug}?language=fr: expected a draft, which somebody else publishes (state=proposed).`,
    },
  },
};

test('an editor is told who they are', async () => {
  expect((await ask('/me', { key: keys.wim })).json).toEqual({ name: 'role:wim', role: 'writer' });
  expect((await ask('/me', { key: keys.pia })).json).toEqual({ name: 'role:pia', role: 'publisher' });
  expect((await ask('/me')).json).toEqual({ name: 'ada', role: 'program' });
});

describe('a writer', () => {
  test('drafts and proposes, which visitors do not see and previews do', async () => {
    for (const state of ['draft', 'proposed']) {
      expect((await put('wim', `As ${state}`, `&state=${state}`)).json).toEqual({ written: 1 });
      expect((await put('wim', `As ${state}`, `&state=${state}`)).json).toEqual({ written: 0 });
      expect(await shown()).toBe(article!.title);
      const { content } = await previewCatalogue(edited, 'fr', new Date());
      expect(content.articles.get(article!.slug)?.title).toBe(`As ${state}`);
    }
    // The same text proposed is another version, so that it can be asked for.
    expect((await put('wim', 'As proposed', '&state=draft')).json).toEqual({ written: 1 });
  });

  test.each([
    ['publishes', () => put('wim', 'By a writer')],
    ['publishes for later', () => put('wim', 'By a writer', '&from=2100-01-01T00:00:00Z')],
    [
      'publishes what somebody else has written',
      async () => {
        await put('pia', 'By a publisher', '&state=draft');
        return put('wim', 'By a publisher');
      },
    ],
    ['takes off', () => ask(path, { method: 'PUT', body: null, key: keys.wim })],
    ['returns to the feed', () => ask(path, { method: 'DELETE', key: keys.wim })],
  ])('never %s', async (_, attempt) => {
    const before = await shown();
    expect(await attempt()).toMatchObject(REFUSED);
    expect(await shown()).toBe(before);
  });

  test.each([
    ['publishes', 'published'],
    ['returns to the feed', 'undone'],
    ['takes off', 'gone'],
  ])('%s nothing by a batch, of which then nothing is written', async (_, act) => {
    const line = (state: string, item: unknown = { ...article, title: 'Both' }) =>
      JSON.stringify({ kind: 'articles', slug: article!.slug, language: 'fr', state, item });
    const refused = act === 'gone' ? line('published', null) : line(act);
    const body = Buffer.from(`${line('draft')}\n${refused}\n`);
    const { status, json } = await ask('/batch', { method: 'POST', body, key: keys.wim });
    expect(status).toBe(403);
    expect(json).toMatchObject({ error: { code: 'needs_approval' } });
    expect((await ask('/history')).json).toEqual([]);
  });

  test('is no publisher by what they send: in an address, a header, a cookie or a body', async () => {
    const more = { cookie: 'role=publishers', 'x-role': 'publishers', 'x-editor': 'pia' };
    const body = { ...article, title: 'By a writer', role: 'publisher', author: 'role:pia' };
    for (const query of ['&role=publisher', '&author=role:pia', '&proposed=1', '&state=published']) {
      expect(await put('wim', 'By a writer', query, { headers: more })).toMatchObject(REFUSED);
      expect(await put('wim', 'By a writer', query, { body })).toMatchObject({ status: expect.any(Number) as number });
    }
    expect((await ask('/history')).json).toEqual([]);
    expect(await shown()).toBe(article!.title);
  });
});

describe('a publisher', () => {
  test('publishes what a writer proposes, from when they like; both are named', async () => {
    await put('wim', 'Proposed', '&state=proposed');
    expect((await put('pia', 'Proposed', '&from=2100-01-01T00:00:00Z')).json).toEqual({ written: 1 });
    expect(await shown()).toBe(article!.title);
    expect((await put('pia', 'Proposed')).json).toEqual({ written: 1 });
    expect(await shown()).toBe('Proposed');
    expect((await ask('/history')).json).toMatchObject([
      { author: 'role:pia', state: 'published' },
      { author: 'role:pia', state: 'published', from: '2100-01-01T00:00:00.000Z' },
      { author: 'role:wim', state: 'proposed' },
    ]);
  });

  test('does not publish their own, nor what they have changed', async () => {
    expect(await put('pia', 'By a publisher')).toMatchObject(REFUSED);
    await put('pia', 'By a publisher', '&state=proposed');
    expect(await put('pia', 'By a publisher')).toMatchObject(REFUSED);
    await put('wim', 'By a writer', '&state=proposed');
    expect(await put('pia', 'By a writer, and changed')).toMatchObject(REFUSED);
    expect(await shown()).toBe(article!.title);
    // Another does.
    expect((await put('pol', 'By a publisher')).status).toBe(200);
    expect(await shown()).toBe('By a publisher');
  });

  test('is not another under another name, and another under the same name is', async () => {
    const publisher = { roles: ['publishers'] };
    const renamed = await issuer.token('pia', { ...publisher, preferred_username: 'pia-renamed' });
    const namesake = await issuer.token('another', { ...publisher, preferred_username: 'pia' });
    const putAs = (key: string, title: string) => put('pia', title, '', { key });
    await put('pia', 'By a publisher', '&state=proposed');
    expect(await putAs(renamed, 'By a publisher')).toMatchObject(REFUSED);
    expect(await shown()).toBe(article!.title);
    expect((await putAs(namesake, 'By a publisher')).status).toBe(200);
    expect(await shown()).toBe('By a publisher');
  });

  test('is known by the name in versions of before, which have no more', async () => {
    for (const [by, status] of [
      ['pia', 403],
      ['pol', 200],
    ] as const) {
      await put('pia', 'Of before', '&state=draft');
      await (await currentDatabase()).updateTable('revision').set({ editor: null }).execute();
      expect((await put(by, 'Of before')).status).toBe(status);
    }
  });

  test('is not helped by the same text elsewhere', async () => {
    await ask(`/articles/${article!.slug}?language=fr&state=draft`, {
      method: 'PUT',
      body: { ...article, title: 'Here' },
      key: keys.wim,
    });
    expect((await put('pia', 'There')).status).toBe(403);
    const other = { ...article, slug: 'another' };
    await ask('/articles/another?language=fr&state=proposed', { method: 'PUT', body: other, key: keys.wim });
    expect((await ask('/articles/another?language=fr', { method: 'PUT', body: other, key: keys.pia })).status).toBe(
      200,
    );
    expect((await put('pia', article!.title)).status).toBe(403);
  });

  test('takes off, and returns to the feed, alone', async () => {
    expect((await ask(path, { method: 'PUT', body: null, key: keys.pia })).json).toEqual({ written: 1 });
    expect(await shown()).toBeUndefined();
    expect((await ask(path, { method: 'DELETE', key: keys.pia })).json).toEqual({ written: 1 });
    expect(await shown()).toBe(article!.title);
  });
});

test('a program publishes as before', async () => {
  expect((await ask(path, { method: 'PUT', body: { ...article, title: 'By a program' } })).status).toBe(200);
  expect(await shown()).toBe('By a program');
});

test('the list tells what is proposed, until it is decided', async () => {
  const listed = async () => {
    const { json } = await ask(`/articles?words=${article!.slug}`, { key: keys.pia });
    return (json as unknown as { documents: { languages: { fr: { states: string[] } } }[] }).documents[0]!.languages.fr
      .states;
  };
  await put('wim', 'Draft', '&state=draft');
  expect(await listed()).toEqual(['published', 'draft']);
  await put('wim', 'Draft', '&state=proposed');
  expect(await listed()).toEqual(['published', 'draft', 'proposed']);
  expect((await ask('/articles?state=proposed', { key: keys.pia })).json).toMatchObject({ total: 1 });
  await put('pia', 'Draft');
  expect(await listed()).toEqual(['published']);
});

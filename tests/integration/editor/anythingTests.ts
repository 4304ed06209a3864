import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { feedFiles } from '../../../src/contract/feed.ts';
import { importFeed } from '../../../src/content/import/importFeed.ts';
import { closeDatabase } from '../../../src/database/current.ts';
import { siteOf } from '../../../src/sites/sites.ts';
import { makeContent } from '../store/content.ts';
import { makeSite, writeSite } from '../store/feed.ts';
import { mountedEditor } from './mounted.ts';

const fr = siteOf('fr');
const KEY = 'a-key-of-an-editor-with-many-characters';
export const ANYTHING_KEYS = `ada:${KEY}`;
const app = mountedEditor(fr);
const feed = makeSite(fr);
for (const language of Object.values(feed.languages)) Object.assign(language, makeContent());

/** Text as attackers and broken programs send it: names of objects, control characters, half characters. */
const text = fc.oneof(
  fc.constantFrom(
    '',
    '__proto__',
    'constructor',
    'toString',
    '\u0000',
    'a\u0000b',
    '\uD800',
    '..',
    '%',
    '1e999',
    'null',
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
const value = fc.oneof(text, fc.jsonValue(), fc.constantFrom(1e308, -0, 2 ** 53, '9'.repeat(400)));
const items = Object.values(feed.languages['fr']!).flatMap((document: unknown) =>
  Array.isArray(document) ? (document as unknown[]).slice(0, 1) : [document],
);
/** An item as the contract wants it, with one value anywhere in it replaced by another. */
const broken = fc.tuple(fc.constantFrom(...items), fc.nat(), value).map(([item, place, put]) => {
  let left = place % Math.max(1, count(item));
  return JSON.stringify(item, (_, each: unknown) => ((left -= 1) === -1 ? put : each));
});
const body = fc.oneof(broken, fc.json(), text);
const query = fc
  .dictionary(fc.constantFrom('language', 'from', 'until', 'state', 'before', '__proto__'), text)
  .map((each) => Object.entries(each).map(([name, given]) => `${name}=${encoded(given)}`).join('&')); // prettier-ignore
const path = fc.oneof(
  fc.constantFrom('history', 'batch', 'preview-link'),
  fc
    .tuple(fc.oneof(fc.constantFrom(...feedFiles), text), text)
    .map(([kind, slug]) => `${encoded(kind)}/${encoded(slug)}`),
);
const request = fc.record({ method: fc.constantFrom('GET', 'PUT', 'POST', 'DELETE', 'HEAD'), path, query, body });

function count(item: unknown): number {
  let all = 0;
  JSON.stringify(item, (_, each: unknown) => ((all += 1), each));
  return all;
}

function encoded(given: string): string {
  return encodeURIComponent(given.toWellFormed());
}

/** `folder`: the DATA_DIR, empty. The environment names the database. */
export function anythingTests(folder: string): void {
  beforeAll(async () => {
    await writeSite(folder, fr, feed);
    const { sites } = await importFeed(folder);
    expect(sites[0]).toMatchObject({ outcome: 'applied', faults: [] });
  });
  afterAll(() => closeDatabase());

  test.each([
    ['articles/%00', 'Bad parameter slug: expected at most 200 characters, no control characters.'],
    ['articles/a%00b?language=en', 'Bad parameter slug: expected at most 200 characters, no control characters.'],
    [`articles/${'a'.repeat(201)}`, 'Bad parameter slug: expected at most 200 characters, no control characters.'],
    ['articles?words=%00', undefined],
    ['history?before=2147483648', 'Bad parameter before: expected a number up to 2147483647.'],
    ['history?before=2147483647', undefined],
    ['history?before=1e300', 'Bad parameter before: expected a number up to 2147483647.'],
  ])('%s is judged before the store is asked', async (path, message) => {
    const headers = { authorization: `Bearer ${KEY}` };
    const response = await app.request(`/api/editor/${path}`, { headers });
    expect(response.status).toBe(message === undefined ? 200 : 400);
    const { error } = (await response.json()) as { error?: { message: string } };
    expect(error?.message).toBe(message);
  });

  test('whatever is sent to editors’ addresses is answered, and none of it is a server’s error', async () => {
    const seen = new Set<number>();
    await fc.assert(
      fc.asyncProperty(request, async (given) => {
        const hasBody = !['GET', 'HEAD'].includes(given.method);
        const response = await app.request(`/api/editor/${given.path}?${given.query}`, {
          method: given.method,
          headers: { authorization: `Bearer ${KEY}` },
          ...(hasBody && { body: given.body }),
        });
        seen.add(response.status);
        expect(response.status, await response.text()).toBeLessThan(500);
      }),
      { numRuns: 1500 },
    );
    expect([...seen]).toEqual(expect.arrayContaining([200, 400, 404, 422]));
  });
}

import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importFeed } from '../../../src/content/import/importFeed.ts';
import { closeDatabase } from '../../../src/database/current.ts';
import { siteOf } from '../../../src/sites/sites.ts';
import { makeContent } from '../store/content.ts';
import { makeSite, writeSite } from '../store/feed.ts';
import { mountedEditor } from './mounted.ts';

const fr = siteOf('fr');
const folder = mkdtempSync(join(tmpdir(), 'aurore-odd-'));
const headers = { authorization: 'Bearer a-key-of-an-editor-with-many-characters' };
const app = mountedEditor(fr);
const feed = makeSite(fr);
for (const language of Object.values(feed.languages)) Object.assign(language, makeContent());

beforeAll(async () => {
  const DATABASE_URL = `sqlite:${join(folder, 'test.db')}`;
  const EDITOR_KEYS = 'ada:a-key-of-an-editor-with-many-characters';
  Object.assign(process.env, { DATABASE_URL, DATA_DIR: folder, EDITOR_KEYS });
  await writeSite(folder, fr, feed);
  const { sites } = await importFeed(folder);
  expect(sites[0]).toMatchObject({ outcome: 'applied', faults: [] });
});
afterAll(async () => {
  await closeDatabase();
  await rm(folder, { recursive: true });
});

async function ask(method: string, path: string, body: string) {
  const response = await app.request(`/api/editor/${path}`, { method, headers, body });
  return { status: response.status, text: await response.text() };
}

/** One item of each document, with its key. */
const items = Object.entries(feed.languages['fr']!).flatMap(([kind, document]) => {
  const list: unknown = 'shows' in document ? document.shows : document;
  const [item] = (Array.isArray(list) ? list : [list]) as Record<string, unknown>[];
  const key = ['slug', 'id', 'typeId', 'type'].find((name) => item && Object.hasOwn(item, name));
  return item && kind !== 'showtimes' ? [{ kind, item, slug: String(key === undefined ? kind : item[key]) }] : [];
});
/** JSON with one more member in every object. */
const withMember = (json: string, member: string) =>
  json.replaceAll('}', (_, at: number) => `${json[at - 1] === '{' ? '' : ','}${member}}`);
const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

describe('names that every object of JavaScript has', () => {
  test.each(['__proto__', 'constructor', 'toString'])('%s is a name like any other for editors', async (name) => {
    const statuses = new Set<number>();
    const refused: string[] = [];
    for (const { kind, item, slug } of items) {
      const bodies = ['"x"', '{"x":1}', 'null', '[]'].map((value) =>
        withMember(JSON.stringify(item), `"${name}":${value}`),
      );
      const named = JSON.stringify(item).replaceAll(`"${slug}"`, `"${name}"`);
      for (const [path, body] of [...bodies.map((each) => [slug, each]), [name, named]] as [string, string][]) {
        const { status, text } = await ask('PUT', `${kind}/${path}?language=fr`, body);
        statuses.add(status);
        if (![200, 422].includes(status)) refused.push(`${kind}/${path}: ${status} ${text}`);
      }
    }
    expect(refused).toEqual([]);
    expect(statuses).toEqual(new Set([200, 422]));
    for (const other of [name, 'other']) {
      const statusOf = async (path: string) => (await ask('PUT', path, `{"${name}":1}`)).status;
      expect(await Promise.all([statusOf(`${other}/x`), statusOf(other)])).toEqual([404, 405]);
    }
    expect((await ask('PUT', `articles/x?language=${name}`, '{}')).status).toBe(400);
    expect((await ask('POST', 'batch', `{"kind":"${name}","${name}":{}}`)).status).toBe(422);
  });

  test.each(['__proto__', 'constructor', 'toString'])('%s is a fault or is left out in feeds', async (name) => {
    const there = mkdtempSync(join(tmpdir(), 'aurore-odd-feed-'));
    const outcomes: string[] = [];
    for (const change of [
      (text: string) => withMember(text, `"${name}":{"x":1}`),
      (text: string) => text.replaceAll(/:"[^"]*"/g, `:"${name}"`),
      (text: string) => text.replaceAll(/"[^"]*":/g, `"${name}":`),
    ]) {
      await writeSite(there, fr, feed);
      for (const file of globSync(`${there}/**/*.{json,ndjson}`))
        writeFileSync(file, change(readFileSync(file, 'utf8')));
      const { sites } = await importFeed(there, { dryRun: true });
      outcomes.push(sites[0]!.outcome);
      if (sites[0]!.outcome === 'refused') expect(sites[0]!.faults.length).toBeGreaterThan(0);
    }
    await rm(there, { recursive: true });
    expect(outcomes.slice(1)).toEqual(['refused', 'refused']);
    expect(['checked', 'refused']).toContain(outcomes[0]);
  });
});

describe('JSON without end', () => {
  test.each([101, 10_000, 100_000])('of %i levels is refused where editors send it', async (depth) => {
    for (const body of [lists(depth), objects(depth)]) {
      for (const [method, path] of [
        ['PUT', 'articles/x?language=fr'],
        ['POST', 'preview-link'],
      ] as const) {
        const { status, text } = await ask(method, path, body);
        expect([status, text]).toEqual([400, expect.stringContaining('at most 100 levels')]);
      }
      const line = `{"kind":"articles","slug":"x","language":"fr","item":${body}}`;
      const { status, text } = await ask('POST', 'batch', line);
      expect([status, text]).toEqual([422, expect.stringContaining('at most 100 levels')]);
    }
  });

  test('is a fault in each file of a feed', async () => {
    const there = mkdtempSync(join(tmpdir(), 'aurore-deep-feed-'));
    for (const deep of [
      () => lists(10_000),
      (text: string) => text.replace(/:(?:"[^"]*"|null|true|\d+)/, `:${objects(10_000)}`),
    ]) {
      await writeSite(there, fr, feed);
      const files = globSync('**/*.{json,ndjson}', { cwd: there });
      expect(files.length).toBeGreaterThan(20);
      for (const file of files) writeFileSync(join(there, file), deep(readFileSync(join(there, file), 'utf8')));
      const { sites } = await importFeed(there, { dryRun: true });
      expect(sites[0]!.outcome).toBe('refused');
      const faulty = sites[0]!.faults.flatMap(({ file, others }) => [file, ...(others?.places ?? [])]).join(' ');
      expect(files.filter((file) => !faulty.includes(file))).toEqual([]);
    }
    await rm(there, { recursive: true });
  });
});

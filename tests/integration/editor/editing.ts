import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { importFeed } from '../../../src/content/import/importFeed.ts';
import { closeDatabase, currentDatabase } from '../../../src/database/current.ts';
import { siteOf } from '../../../src/sites/sites.ts';
import { makeContent } from '../store/content.ts';
import { makeSite, writeSite } from '../store/feed.ts';
import { mountedEditor } from './mounted.ts';

/** The site that is edited, with one item of each kind, and articles of each type. */
export const edited = siteOf('fr');
export const KEY = 'a-key-of-an-editor-with-many-characters';
export const app = mountedEditor(edited);

/** Begins a store of its own for the tests of a file. */
export async function startEditing(settings: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'aurore-editor-'));
  Object.assign(process.env, {
    DATABASE_URL: `sqlite:${join(folder, 'test.db')}`,
    DATA_DIR: folder,
    EDITOR_KEYS: `ada:${KEY}`,
    ...settings,
  });
  const feed = makeSite(edited);
  for (const language of Object.values(feed.languages)) Object.assign(language, makeContent());
  await writeSite(folder, edited, feed);
  const { sites } = await importFeed(folder);
  expect(sites[0]).toMatchObject({ outcome: 'applied', faults: [] });
  const stop = async () => {
    await closeDatabase();
    await rm(folder, { recursive: true });
  };
  return { folder, stop };
}

/** Takes back all that editors have written. */
export async function undoEdits(): Promise<void> {
  const db = await currentDatabase();
  await db.deleteFrom('revision').execute();
  await db
    .updateTable('site_generation')
    .set((row) => ({ edition: row('edition', '+', 1) }))
    .execute();
}

export type Init = { method?: string; headers?: Record<string, string>; body?: unknown; key?: string };

/** Asks the editors' API of the site; a body is sent as JSON, bytes as they are. */
export async function ask(path: string, { method = 'GET', headers = {}, body, key = KEY }: Init = {}) {
  const response = await app.request(`/api/editor${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, ...headers },
    ...(body !== undefined && { body: body instanceof Buffer ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    json: JSON.parse(text) as Record<string, never> & object,
  };
}

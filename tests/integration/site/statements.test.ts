import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { api } from '../../../src/api/app.ts';
import { routeOf, SCREENS } from '../../../src/routes/screens.ts';
import { ENDPOINTS, fileOf, PAGES } from './statements/pages.ts';
import { lookedThrough } from './statements/plans.ts';
import { statementsSuite } from './statements/suite.ts';

test('every screen and endpoint is in the list', async () => {
  // Left out: the error page, which is shown when no statement is answered at all (databaseGone.test.ts), the pages of
  // the accounts host and the calls about clients' data, where only accounts grow, and editors' pages, which visitors
  // never see.
  const files = (await readdir('src/pages', { recursive: true })).filter(
    (file) =>
      file.endsWith('.astro') &&
      file !== 'shell/failure.astro' &&
      !file.startsWith('account/host/') &&
      !file.startsWith('shell/preview'),
  );
  expect([...new Set(PAGES.map(fileOf))].sort()).toEqual(files.sort());
  const names = new Set(PAGES.map(({ name }) => name));
  const drawn = SCREENS.filter((screen) => routeOf(screen).status === 200 && routeOf(screen).page !== null);
  expect(drawn.filter((screen) => !names.has(screen))).toEqual([]);
  expect(names.size).toBe(PAGES.length);
  const { paths = {} } = api.getOpenAPI31Document({ openapi: '3.1.0', info: { title: '', version: '' } });
  const ofClients = (path: string) => /^\/(?:client|captcha|voucher|gift-card)(?:\/|$)/.test(path);
  const endpoints = Object.keys(paths).filter((path) => !ofClients(path));
  expect(ENDPOINTS.map(({ name }) => name).sort()).toEqual(endpoints.sort());
});

statementsSuite(
  'SQLite',
  async (folder) => ({ url: `sqlite:${join(folder, 'statements.db')}`, stop: async () => {} }),
  async (url, statements, folder) => {
    const db = new DatabaseSync(url.slice('sqlite:'.length), { readOnly: true });
    db.prepare('attach ? as accounts').run(join(folder, 'accounts.db'));
    const found = statements.map((statement) => lookedThrough(db, statement));
    db.close();
    return found;
  },
);

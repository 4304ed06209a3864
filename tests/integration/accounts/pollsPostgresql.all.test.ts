import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { closeAccounts } from '../../../src/accounts/store/current.ts';
import { startPostgresql } from '../store/postgresql.ts';
import { pollTests } from './pollTests.ts';

const folder = mkdtempSync(join(tmpdir(), 'aurore-polls-'));
let database: Awaited<ReturnType<typeof startPostgresql>>;
beforeAll(async () => {
  database = await startPostgresql();
  Object.assign(process.env, { DATABASE_URL: database.url, DATA_DIR: folder });
});
afterAll(async () => {
  await closeAccounts();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('PostgreSQL: asking friends', () => pollTests());

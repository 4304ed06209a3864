import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockTests } from './lockTests.ts';
import { accountsSuite } from './suite.ts';

const start = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'aurore-sqlite-'));
  const stop = () => rm(folder, { recursive: true, force: true });
  return { url: `sqlite:${join(folder, 'aurore.db')}`, stop };
};
accountsSuite('SQLite', start, lockTests);

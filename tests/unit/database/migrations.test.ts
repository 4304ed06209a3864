import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A release's tables must also work for the release before it (docs/operations/postgresql.md). */
const FOLDERS = ['src/database/migrations', 'src/accounts/store/migrations'];
const BREAKS =
  /\.(?:dropTable|dropColumn|renameTo|renameColumn|alterColumn|modifyColumn|dropConstraint|addUniqueConstraint|addCheckConstraint)\(|\b(?:drop|rename)\s+(?:table|column)\b/i;
const migrations = FOLDERS.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`));

test.each(migrations)('%s only adds', (file) => {
  expect(BREAKS.exec(readFileSync(file, 'utf8'))?.[0]).toBeUndefined();
});

test('what breaks the release before is found', () => {
  expect(BREAKS.test("db.schema.alterTable('a').dropColumn('b')")).toBe(true);
  expect(BREAKS.test('sql`alter table a rename column b to c`')).toBe(true);
  expect(BREAKS.test("db.schema.alterTable('a').addColumn('b', 'text')")).toBe(false);
});

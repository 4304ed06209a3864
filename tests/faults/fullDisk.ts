/**
 * Simulates a full disk where none can be made, loaded into a server's process before anything else (`--import`):
 * while the file that FULL_DISK_FILE names exists, SQLite's writes fail as they do on a full disk.
 */
import { existsSync } from 'node:fs';
import { StatementSync } from 'node:sqlite';

const file = process.env['FULL_DISK_FILE'] ?? '';
const WRITES = /^\s*(?:insert|update|delete)\b/i;

for (const name of ['all', 'run'] as const) {
  const real = StatementSync.prototype[name] as (...rest: unknown[]) => unknown;
  Reflect.set(StatementSync.prototype, name, function (this: StatementSync, ...rest: unknown[]) {
    if (WRITES.test(this.sourceSQL) && existsSync(file)) {
      throw Object.assign(new Error('database or disk is full'), { errcode: 13 });
    }
    return real.apply(this, rest);
  });
}

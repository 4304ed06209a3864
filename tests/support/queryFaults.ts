/**
 * The tests' fault switch, loaded into a server's process before anything else (`--import`): while the file that
 * FAULT_FILE names exists, every query fails, on SQLite and on PostgreSQL. The file may say with which code SQLite
 * fails: `10`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { StatementSync } from 'node:sqlite';
import pg from 'pg';

const file = process.env['FAULT_FILE'] ?? '';

function failing(object: object, name: string): void {
  const real = Reflect.get(object, name) as (...rest: unknown[]) => unknown;
  Reflect.set(object, name, function (this: unknown, ...rest: unknown[]) {
    if (existsSync(file)) {
      const error = new Error('The fault switch is on.');
      const code = readFileSync(file, 'utf8');
      throw code === '' ? error : Object.assign(error, { errcode: Number(code) });
    }
    return real.apply(this, rest);
  });
}

for (const name of ['all', 'get', 'iterate', 'run']) failing(StatementSync.prototype, name);
failing(pg.Client.prototype, 'query');

/**
 * The fault switch of the tests, loaded into a server's process before anything else (`--import`): while the file that
 * FAULT_FILE names is there, every query fails, on SQLite as on PostgreSQL, and the server's clock stands the number of
 * milliseconds ahead that the file holds.
 */
import { existsSync, readFileSync } from 'node:fs';
import { StatementSync } from 'node:sqlite';
import pg from 'pg';

const file = process.env['FAULT_FILE'] ?? '';

let ahead = 0;

function isOn(): boolean {
  if (!existsSync(file)) return false;
  ahead = Math.max(ahead, Number(readFileSync(file, 'utf8')));
  return true;
}

function failing(object: object, name: string): void {
  const real = Reflect.get(object, name) as (...rest: unknown[]) => unknown;
  Reflect.set(object, name, function (this: unknown, ...rest: unknown[]) {
    if (isOn()) throw new Error('The fault switch is on.');
    return real.apply(this, rest);
  });
}

for (const name of ['all', 'get', 'iterate', 'run']) failing(StatementSync.prototype, name);
failing(pg.Client.prototype, 'query');

const realNow = performance.now.bind(performance);
performance.now = () => {
  isOn();
  return realNow() + ahead;
};

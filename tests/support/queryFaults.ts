/**
 * The tests' fault switch, loaded into a server's process before anything else (`--import`): while the file that FAULT_FILE
 * names exists, every query fails, on SQLite and on PostgreSQL. The file says how many milliseconds the server's clock is
 * ahead and, optionally, the code with which SQLite fails: `7200000 10`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { StatementSync } from 'node:sqlite';
import pg from 'pg';

const file = process.env['FAULT_FILE'] ?? '';

let ahead = 0;
let errcode: number | undefined;

function isOn(): boolean {
  if (!existsSync(file)) return false;
  const [milliseconds, code] = readFileSync(file, 'utf8').split(' ').map(Number);
  ahead = Math.max(ahead, milliseconds ?? 0);
  errcode = code;
  return true;
}

function failing(object: object, name: string): void {
  const real = Reflect.get(object, name) as (...rest: unknown[]) => unknown;
  Reflect.set(object, name, function (this: unknown, ...rest: unknown[]) {
    if (isOn()) {
      const error = new Error('The fault switch is on.');
      throw errcode === undefined ? error : Object.assign(error, { errcode });
    }
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

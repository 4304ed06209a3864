import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Bench, Figure } from './figure.ts';
import type { Part } from './import/part.ts';

const SHOWTIMES = 1_000_000;
const ROUNDS = 3;

/**
 * How fast a feed of a million screenings is imported into SQLite, compared with bare prepared inserts of the same
 * rows.
 */
export const importBench: Bench = { name: 'import', run };

async function run(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'aurore-bench-'));
  const part = async (name: 'make' | 'import' | 'insert') => {
    // The same flag as in `npm run import`.
    const parameters = ['--max-semi-space-size=8', 'bench/import/part.ts', name, folder, String(SHOWTIMES)];
    const { stdout } = await promisify(execFile)(process.execPath, parameters);
    return JSON.parse(stdout) as Part;
  };
  const drop = (name: string) => {
    for (const suffix of ['', '-wal', '-shm']) rmSync(join(folder, `${name}.db${suffix}`), { force: true });
  };
  const rounds: { imported: Part; inserted: Part }[] = [];
  try {
    await part('make');
    for (let round = 0; round < ROUNDS; round += 1) {
      const imported = await part('import');
      const inserted = await part('insert');
      rounds.push({ imported, inserted });
      for (const name of ['aurore', 'bare']) drop(name);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const seconds = ({ milliseconds }: Part) => (milliseconds / 1000).toFixed(1);
  const times = rounds.map(({ imported, inserted }) => `${seconds(imported)} s against ${seconds(inserted)} s`);
  const screenings = new Intl.NumberFormat('en').format(rounds[0]!.imported.screenings);
  return [
    {
      what: 'import of a feed against bare prepared inserts of its screenings',
      runs: rounds.map(({ imported, inserted }) => inserted.milliseconds / imported.milliseconds),
      unit: '×',
      goal: { atLeast: 1 / 3 },
      note: `${screenings} screenings: ${times.join(', ')}`,
    },
    {
      what: 'memory of that import',
      runs: rounds.map(({ imported }) => imported.megabytes),
      unit: 'MB',
      goal: { atMost: 500 },
    },
  ];
}

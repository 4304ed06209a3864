import { execFileSync, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../support/server.ts';
import { startPostgresql } from '../store/postgresql.ts';

/** The major version of the tests' own PostgreSQL, which comes without client tools. */
const OWN_MAJOR = 18;
const PASSWORD = 'p@ss/word & more';

/** The major version of the machine's pg_dump; undefined if there is none. */
function toolsMajor(): number | undefined {
  try {
    const said = execFileSync('pg_dump', ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return Number(/\d+/.exec(said)![0]);
  } catch {
    return undefined;
  }
}

/**
 * Starts a PostgreSQL that the machine's pg_dump can read: ours or, if the tools are older, the server of their version
 * that is installed beside them. Undefined if there are no tools, or none that fit.
 */
export async function postgresqlOfTools(): Promise<{ url: string; stop: () => Promise<void> } | undefined> {
  const major = toolsMajor();
  if (major === undefined) return undefined;
  if (major >= OWN_MAJOR) return startPostgresql();
  const programs = `/usr/lib/postgresql/${major}/bin`;
  return existsSync(join(programs, 'postgres')) ? startInstalled(programs) : undefined;
}

async function startInstalled(programs: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'aurore-tools-'));
  chmodSync(folder, 0o777);
  const password = join(folder, 'password');
  writeFileSync(password, PASSWORD);
  const [data, port] = [join(folder, 'data'), String(await freePort())];
  await once(
    run(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'scram-sha-256', '--pwfile', password]),
    'exit',
  );
  const server = run(join(programs, 'postgres'), ['-D', data, '-p', port, '-h', '127.0.0.1', '-k', folder]);
  const ended = once(server, 'exit');
  const url = `postgres://postgres:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/postgres`;
  while (!(await answers(url))) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}.`);
    await setTimeout(50);
  }
  return {
    url,
    stop: async () => {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root. */
function run(program: string, parameters: readonly string[]) {
  const isRoot = process.getuid?.() === 0;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const options: SpawnOptions = { stdio: 'ignore', cwd: '/', ...(isRoot && { uid: idOf('-u'), gid: idOf('-g') }) };
  return spawn(program, parameters, options);
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

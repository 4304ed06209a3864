import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { SERVER_ARGUMENTS, SERVER_ENVIRONMENT } from '../../src/cli/serverProcess.ts';
import { TEST_CLOCK } from './clock.ts';
import { environment } from './environment.ts';
import { patient } from './patience.ts';
import { preparedStore } from './prepared.ts';
import { request } from './request.ts';
import { runScript } from './run.ts';

const START_MS = patient(60_000);
const STOP_MS = patient(30_000);

const END_WITH_PARENT = `--import=${resolve('tests/support/endWithParent.ts')}`;

/** Settings of a site that is quick where a test would wait (quick.ts). */
export const QUICK = { NODE_OPTIONS: `--import=${resolve('tests/support/quick.ts')}` };

export type RunningSite = {
  readonly port: number;
  readonly dataDir: string;
  readonly process: ChildProcess;
  stop(): Promise<void>;
};

/**
 * Starts the built site in a process of its own, on a free port, with a copy of the demo store. Its clock stands still
 * at TEST_CLOCK: a test that moves it uses `startMovableSite`. Nothing is rendered before it is asked for. Its output goes to `test-results/server-<name>.log`.
 * `settings` are added to its environment; a DATA_DIR among them is used instead of the copy, and is left to the caller
 * to remove.
 */
export async function startSite(name: string, settings: Readonly<Record<string, string>> = {}): Promise<RunningSite> {
  if (settings['COMPONENTS'] === 'on') await runScript('scripts/build.ts', environment({ COMPONENTS: 'on' }));
  const dataDir = settings['DATA_DIR'] ?? (await copyOfDemoStore());

  const port = settings['PORT'] === undefined ? await freePort() : Number(settings['PORT']);
  const log = join('test-results', `server-${name}.log`);
  mkdirSync('test-results', { recursive: true });
  const output = createWriteStream(log);
  // All is built and filled, so what `npm start` becomes is enough, unless the demo is asked for or taken away.
  const entry = 'DEMO' in settings ? ['src/cli/start.ts'] : SERVER_ARGUMENTS;
  const server = spawn(process.execPath, [END_WITH_PARENT, ...entry], {
    env: environment({
      ...SERVER_ENVIRONMENT,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      CLOCK: TEST_CLOCK,
      DEMO: 'off',
      SHOP_URL: `http://tickets.aurore.localhost:${port}/{language}/shop/{product}`,
      // All tests have the same address.
      LIMIT_SIGN_IN: '0',
      // No balancer watches that would have to notice the end.
      DRAIN_SECONDS: '0',
      // A test asks few of the pages of one site: to render those of all costs as much as the start.
      WARM_UP: 'off',
      ...settings,
    }),
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  // By whole lines: a chunk may end within a line, and the other stream's next chunk would break it.
  for (const said of [server.stdout, server.stderr]) {
    createInterface(said).on('line', (line) => output.write(`${line}\n`));
  }

  const stop = async () => {
    await endServer(server);
    if (settings['DATA_DIR'] === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await ready(server, port, log);
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, dataDir, process: server, stop };
}

/**
 * A copy of the demo store's data folder that may be written to, with the pictures of another folder, if one is given.
 */
export async function copyOfDemoStore(
  folder = mkdtempSync(join(tmpdir(), 'aurore-')),
  pictures?: string,
): Promise<string> {
  const store = await preparedStore();
  const media = join(store, 'media');
  cpSync(store, folder, { recursive: true, filter: (path) => !path.startsWith(media) });
  symlinkSync(pictures ?? media, join(folder, 'media'));
  return folder;
}

export function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.on('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => found(port));
    });
  });
}

/** Resolves when a server answers. Throws if it ends before, or takes too long. */
export async function ready(server: ChildProcess, port: number, log: string): Promise<void> {
  const limit = performance.now() + START_MS;
  while (performance.now() < limit) {
    if (server.exitCode !== null) throw new Error(`The site ended with ${server.exitCode} at its start: see ${log}.`);
    const answer = await request(port, 'fr', '/health/ready').catch(() => undefined);
    if (answer?.status === 200) return;
    await setTimeout(25);
  }
  throw new Error(`The site was not ready after ${START_MS / 1000} s: see ${log}.`);
}

/** Ends a server as an operator would. Throws if it does not end in time. */
export async function endServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('close', resolve));
  server.kill('SIGTERM');
  const inTime = await Promise.race([ended.then(() => true), setTimeout(STOP_MS, false, { ref: false })]);
  if (!inTime) {
    server.kill('SIGKILL');
    await ended;
    throw new Error(`The site did not end within ${STOP_MS / 1000} s of SIGTERM.`);
  }
}

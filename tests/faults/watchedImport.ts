import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import manifest from '../../package.json' with { type: 'json' };
import { testOptions } from '../support/condition.ts';

export type Ran = {
  readonly code: number | null;
  readonly peakMb: number;
  readonly seconds: number;
  readonly output: string;
};
export type Where = {
  readonly dataDir: string;
  /** Of the server in this machine that stands in for all hosts outside. */
  readonly port?: number;
  readonly settings?: Readonly<Record<string, string>>;
  /** Asked again and again: whether it is to be killed now. */
  readonly isToEnd?: () => boolean;
};

const POLL_MS = 10;
/** What `npm run import` gives to Node. */
const COMMAND = manifest.scripts.import.split(' ').slice(1);

/** Runs an import in a process of its own, and looks at the memory of that and of those that it starts. */
export async function watchedImport(
  parameters: readonly string[],
  { dataDir, port = 0, settings = {}, isToEnd = () => false }: Where,
): Promise<Ran> {
  const begun = performance.now();
  const child = spawn(process.execPath, [...COMMAND, ...parameters], {
    env: {
      ...process.env,
      ...{ DATABASE_URL: '', DATA_DIR: dataDir, OUTSIDE_PORT: String(port) },
      NODE_OPTIONS: testOptions(`--import=${resolve('tests/support/outsideHosts.ts')}`),
      ...settings,
    },
  });
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryOf(child.pid!));
    if (isToEnd()) child.kill('SIGKILL');
  }, POLL_MS);
  const closed = new Promise<number | null>((done) => child.once('close', done));
  const output = (await Promise.all([text(child.stderr), text(child.stdout)])).join('\n');
  const code = await closed;
  clearInterval(watch);
  return { code, output, peakMb: Math.round(peak / 1e6), seconds: (performance.now() - begun) / 1000 };
}

/** The bytes that a process and those that it has started have in memory; 0 for one that has ended. */
function memoryOf(pid: number): number {
  try {
    const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
    );
    return Number(kilobytes) * 1024 + children.reduce((sum, child) => sum + memoryOf(Number(child)), 0);
  } catch {
    return 0;
  }
}

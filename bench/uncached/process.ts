import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

const START_MS = 30_000;

export type Started = { readonly end: () => Promise<void> };

/** Starts Node with these arguments and waits until it answers. */
export async function start(
  given: readonly string[],
  folder: string,
  env: NodeJS.ProcessEnv,
  answers: () => Promise<unknown>,
): Promise<Started> {
  const child = spawn(process.execPath, given, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const closed = new Promise<void>((done) => child.once('close', () => done()));
  const end = async () => {
    child.kill('SIGTERM');
    await closed;
  };
  const limit = performance.now() + START_MS;
  for (;;) {
    const isUp = await answers().then(
      () => true,
      () => false,
    );
    if (isUp) return { end };
    if (child.exitCode !== null || performance.now() > limit) {
      await end();
      throw new Error(`${given.join(' ')} did not begin to answer.`);
    }
    await setTimeout(100);
  }
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { patient } from '../../support/patience.ts';

/** A process that would run for ever, started as tests start servers. */
async function start() {
  const forEver = 'setInterval(() => undefined, 1000); console.log("runs")';
  const child = spawn(process.execPath, ['--import=./tests/support/endWithParent.ts', '--eval', forEver], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

test('a server of tests ends when the process that started it is gone, even if that was killed', async () => {
  const child = await start();
  // As the system does with the pipes of a process that ends.
  child.stdin.destroy();
  expect(await once(child, 'exit', { signal: AbortSignal.timeout(patient(20_000)) })).toEqual([1, null]);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** What another checkout runs: its own means, which may be older than these. Ends with its standard input. */
const START = `
  import { startSite } from './tests/support/server.ts';
  const site = await startSite('bench-beside');
  console.log('port ' + site.port);
  process.stdin.resume().once('end', () => void site.stop());
`;

/** A site of another checkout, while it runs. */
export type Beside = { readonly port: number; stop(): Promise<void> };

/** Builds the site of a checkout in this folder, whose packages are installed, and starts it. */
export async function startBeside(folder: string): Promise<Beside> {
  // Ours is not its store.
  const env = { ...process.env, AURORE_STORE: undefined };
  const command = ['--conditions=tests', '--input-type=module', '--eval', START];
  const child = spawn(process.execPath, command, { cwd: folder, env, stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  for await (const line of createInterface(child.stdout)) {
    const [, port] = /^port (\d+)$/.exec(line) ?? [];
    if (port === undefined) continue;
    child.stdout.resume();
    const stop = async () => {
      child.stdin.end();
      await ended;
    };
    return { port: Number(port), stop };
  }
  throw new Error(`The site of ${folder} does not start.`);
}

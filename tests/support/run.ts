import { spawn } from 'node:child_process';

/** Runs one of our scripts in a process of its own. Rejects if it fails; the script prints the reason itself. */
export function runScript(script: string, env: NodeJS.ProcessEnv, parameters: readonly string[] = []): Promise<void> {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [script, ...parameters], { env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', failed);
    child.on('close', (code) => (code === 0 ? done() : failed(new Error(`${script} ended with ${code}.`))));
  });
}

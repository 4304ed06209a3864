import { spawn } from 'node:child_process';

/**
 * Runs pg_dump or pg_restore on a database. Rejects if it fails. Its password is passed in the environment, not
 * visibly.
 */
export async function runTool(tool: 'pg_dump' | 'pg_restore', url: string, rest: readonly string[]): Promise<void> {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const child = spawn(tool, [`--dbname=${address.href}`, ...rest], {
    env: { ...process.env, ...(password !== '' && { PGPASSWORD: password }) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await new Promise<void>((done, failed) => {
    child.on('error', (error: NodeJS.ErrnoException) =>
      failed(
        error.code === 'ENOENT' ? new Error(`${tool} is not installed: it comes with PostgreSQL’s client.`) : error,
      ),
    );
    child.on('close', (code) => (code === 0 ? done() : failed(new Error(`${tool} ended with ${code}.`))));
  });
}

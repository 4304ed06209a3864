import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'aurore-start-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the site as `npm start` does, with settings that cannot work. */
async function start(settings: Record<string, string>): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, ['src/cli/start.ts'], {
    env: { ...process.env, DEMO: 'off', DATA_DIR: folder, HOST: '127.0.0.1', PORT: '43219', ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said] = await Promise.all([text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode ?? -1, said: said.trim() };
}

// SPEC 8.12
test('a bad setting is named in one sentence, and the end is not zero', async () => {
  const { code, said } = await start({ PORT: 'http' });
  expect(said).toMatch(/^Bad setting: PORT: .*\.$/);
  expect(code).toBe(1);
});

test('a port that is taken is named in one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { code, said } = await start({ PORT: String(port) });
  other.close();
  expect(said).toBe(`Port ${port} is taken: end what listens there, or set PORT to another.`);
  expect(code).toBe(1);
});

test('a data folder that cannot be made is named in one sentence', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const { code, said } = await start({ DATA_DIR: join(file, 'data') });
  expect(said).toMatch(/^The folder of DATA_DIR, .*file\/data, cannot be made: .+$/);
  expect(said.split('\n')).toHaveLength(1);
  expect(code).toBe(1);
});

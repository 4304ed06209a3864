import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { SCRIPT, startSite, until } from './site.ts';

const FILE = '/_astro/page.3f2a.js';
const render = (_: IncomingMessage, response: ServerResponse) => {
  response.writeHead(404).end();
  return Promise.resolve();
};

test('a file of the build that is removed meanwhile ends its request alone, and the log says so', async () => {
  const { folder, get, logged } = await startSite(render);
  expect((await get(FILE)).text).toBe(SCRIPT);
  rmSync(join(folder, 'client', '_astro'), { recursive: true });
  await expect(get(FILE)).rejects.toMatchObject({ code: 'ECONNRESET' });
  await until(() => logged.some(({ msg }) => msg === 'A file could not be read.'));
  const { id, err } = logged.find(({ msg }) => msg === 'A file could not be read.')!;
  expect(err).toMatchObject({ code: 'ENOENT' });
  await until(() => logged.some((line) => line['id'] === id && line['path'] === FILE && line['aborted'] === true));
  expect((await get('/health/live')).status).toBe(200);
});

test('a file whose reader leaves is closed', async () => {
  const { folder, port, server } = await startSite(render);
  const files: Readable[] = [];
  server.prependListener('request', (_, response: ServerResponse) =>
    response.once('pipe', (file: Readable) => files.push(file)),
  );
  // More than the network's buffers hold.
  mkdirSync(join(folder, 'media'));
  writeFileSync(join(folder, 'media', 'large.png'), Buffer.alloc(64 * 1024 * 1024));
  const reader = connect(port, '127.0.0.1');
  reader.write('GET /media/large.png HTTP/1.1\r\nhost: fr.aurore.test\r\n\r\n');
  await once(reader, 'readable');
  reader.destroy();
  await until(() => files[0]?.closed === true);
  expect(files).toHaveLength(1);
});

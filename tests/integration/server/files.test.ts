import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
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

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 900"/>';
const STEM = 'poster-44001-fr-0a1b2c3d';

test.each([`${STEM}-320.avif`, `${STEM}-640.webp`, `${STEM}-320.avif?again`])(
  'until %s is made its drawing stands in for it, for this once',
  async (name) => {
    const { folder, get } = await startSite(render);
    const media = join(folder, 'media');
    mkdirSync(media);
    writeFileSync(join(media, `${STEM}.svg`), DRAWING);
    const standIn = await get(`/media/${name}`, { headers: { range: 'bytes=0-3' } });
    expect({ status: standIn.status, text: standIn.text }).toEqual({ status: 200, text: DRAWING });
    expect(standIn.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      // Opened by itself it is a document, of whoever made it.
      'content-security-policy': expect.stringMatching(/^default-src 'none';.*; sandbox$/) as string,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(standIn.headers.etag).toBeUndefined();
    const head = await get(`/media/${name}`, { method: 'HEAD' });
    expect([head.status, head.headers['content-type'], head.text]).toEqual([200, 'image/svg+xml', '']);

    // Once it is there it is sent, without a restart.
    writeFileSync(join(media, name.replace('?again', '')), 'pixels');
    const made = await get(`/media/${name}`);
    expect([made.status, made.text]).toEqual([200, 'pixels']);
    expect(made.headers['content-type']).toMatch(/^image\/(?:avif|webp)$/);
    expect(made.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(made.headers.etag).toBeTruthy();
  },
);

test.each([`/media/%2e/${STEM}-320.avif`, `/media/x/../${STEM}-320.avif`])('%s is the picture itself', async (path) => {
  const { folder, get } = await startSite(render);
  mkdirSync(join(folder, 'media'));
  writeFileSync(join(folder, 'media', `${STEM}-320.avif`), 'pixels');
  const { status, text } = await get(path);
  expect([status, text]).toEqual([200, 'pixels']);
});

test.each([
  '/media/poster-44002-fr-0a1b2c3d-320.avif',
  `/media/${STEM}-320.jpg`,
  `/media/${STEM}-wide.avif`,
  '/media/poster-44001-fr-320.avif',
  `/media//${STEM}-320.avif`,
  `/media/..%2fclient/${STEM}-320.avif`,
  `/media/..%5c${STEM}-320.avif`,
  `/media/%00${STEM}-320.avif`,
  `/media/${STEM}-320.avif/`,
  '/media/trailer-44001-0a1b2c3d.webm',
])('%s has no drawing that stands in for it, and nobody keeps that it is not there', async (path) => {
  const { folder, get } = await startSite(render);
  mkdirSync(join(folder, 'media'));
  writeFileSync(join(folder, 'media', `${STEM}.svg`), DRAWING);
  writeFileSync(join(folder, 'client', `${STEM}.svg`), DRAWING);
  const { status, headers, text } = await get(path);
  expect([status, headers['cache-control'], text]).toEqual([404, 'no-store', 'No such picture.\n']);
});

const SECRET = 'the keys of the accounts';

test.each([
  ['a link to a file elsewhere', (at) => symlinkSync('../secret.png', at)],
  ['a link to a file beside it', (at) => symlinkSync('plain.png', at)],
  ['a link to itself', (at) => symlinkSync('odd.png', at)],
  ['a link to a device without end', (at) => symlinkSync('/dev/zero', at)],
  ['a pipe that nobody writes to', (at) => execFileSync('mkfifo', [at])],
  ['a link to such a pipe', (at) => (execFileSync('mkfifo', [`${at}.pipe`]), symlinkSync('odd.png.pipe', at))],
  ['a folder', (at) => mkdirSync(at)],
  [
    'a socket',
    async (at) => {
      const server = createServer().listen(at);
      onTestFinished(() => void server.close());
      await once(server, 'listening');
    },
  ],
] as readonly [string, (at: string) => void | Promise<void>][])('of the pictures, %s is none', async (_, put) => {
  const { folder, get } = await startSite(render);
  const media = join(folder, 'media');
  mkdirSync(media);
  writeFileSync(join(folder, 'secret.png'), SECRET);
  writeFileSync(join(media, 'plain.png'), 'pixels');
  await put(join(media, 'odd.png'));
  for (const method of ['GET', 'HEAD']) {
    const { status, headers } = await get('/media/odd.png', { method });
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  }
  expect((await get('/media/plain.png')).text).toBe('pixels');
});

test('nor is what lies behind a linked folder or begins with a dot; the folder of pictures may be a link itself', async () => {
  const { folder, get } = await startSite(render);
  mkdirSync(join(folder, 'disk', 'own'), { recursive: true });
  symlinkSync('disk', join(folder, 'media'));
  symlinkSync('..', join(folder, 'disk', 'linked'));
  for (const name of ['secret.png', 'disk/own/plain.png', 'disk/.draft.png']) writeFileSync(join(folder, name), SECRET);
  const statuses = async (...paths: string[]) =>
    Promise.all(paths.map(async (path) => (await get(`/media/${path}`)).status));
  expect(await statuses('linked/secret.png', '.draft.png', 'own/', 'linked/disk/own/plain.png')).toEqual(
    Array(4).fill(404),
  );
  expect(await statuses('own/plain.png', 'o%77n/plain.png')).toEqual([200, 200]);
});

test('nor one that takes a picture’s place while it is asked for', async () => {
  const { folder, get } = await startSite(render);
  const media = join(folder, 'media');
  mkdirSync(media);
  writeFileSync(join(folder, 'secret.png'), SECRET);
  const put = [
    () => symlinkSync('../secret.png', join(media, 'new')),
    () => writeFileSync(join(media, 'new'), 'pixels'),
  ];
  const texts = new Set<string>();
  for (let turn = 0; turn < 40; turn += 1) {
    const answers = [0, 1].map(() => get('/media/plain.png'));
    put[turn % put.length]!();
    renameSync(join(media, 'new'), join(media, 'plain.png'));
    for (const { text } of await Promise.all(answers)) texts.add(text);
  }
  expect([...texts].sort()).toEqual(['No such picture.\n', 'pixels']);
});

test('a picture is sent in parts, and not again to who has it', async () => {
  const { folder, get } = await startSite(render);
  mkdirSync(join(folder, 'media'));
  writeFileSync(join(folder, 'media', 'trailer.webm'), '0123456789');
  writeFileSync(join(folder, 'media', 'empty.vtt'), '');
  const ask = async (headers: Record<string, string>, method = 'GET') => {
    const answer = await get('/media/trailer.webm', { headers, method });
    return [answer.status, answer.text, answer.headers['content-range'] ?? answer.headers['content-length']];
  };
  const { headers } = await get('/media/trailer.webm');
  expect(headers).toMatchObject({ 'content-type': 'video/webm', 'access-control-allow-origin': '*' });
  expect(await ask({ range: 'bytes=2-3' })).toEqual([206, '23', 'bytes 2-3/10']);
  expect(await ask({ range: 'bytes=8-' })).toEqual([206, '89', 'bytes 8-9/10']);
  expect(await ask({ range: 'bytes=8-99' }, 'HEAD')).toEqual([206, '', 'bytes 8-9/10']);
  expect(await ask({ range: 'bytes=10-' })).toEqual([416, '', 'bytes */10']);
  for (const odd of ['bytes=3-2', 'bytes=-4', 'bytes=0-1,4-5', 'lines=0-1']) {
    expect(await ask({ range: odd }), odd).toEqual([200, '0123456789', '10']);
  }
  expect(await ask({ 'if-none-match': `"other", ${headers.etag}`, range: 'bytes=2-3' })).toEqual([304, '', undefined]);
  expect(await ask({ range: 'bytes=2-3', 'if-range': String(headers.etag) })).toEqual([200, '0123456789', '10']);
  const empty = await get('/media/empty.vtt');
  expect([empty.status, empty.text, empty.headers['content-type']]).toEqual([200, '', 'text/vtt']);
});

test.each([
  ['gzip, br', 'br'],
  ['gzip, br;q=0.5', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['*', 'br'],
  ['gzip;q=0', undefined],
  ['identity, br;q=0.1', undefined],
])('a file of the build is sent to who accepts %j as %j (RFC 9110, 12.5.3)', async (encodings, expected) => {
  const { get } = await startSite(render);
  const { status, headers } = await get(FILE, { headers: { 'accept-encoding': encodings } });
  expect([status, headers['content-encoding']]).toEqual([200, expected]);
});

test('a file that the client has is not sent again, by whichever form of its tag (RFC 9110, 13.1.2)', async () => {
  const { get } = await startSite(render);
  const { headers } = await get(FILE);
  const tag = String(headers.etag);
  for (const known of [tag, tag.replace('W/', ''), `"other", ${tag}`, `"other",${tag.replace('W/', '')}`, '*']) {
    const answer = await get(FILE, { headers: { 'if-none-match': known, range: 'bytes=0-9' } });
    expect([answer.status, answer.text], known).toEqual([304, '']);
    expect(answer.headers, known).toMatchObject({
      etag: tag,
      'cache-control': headers['cache-control'],
      'last-modified': headers['last-modified'],
      vary: 'Accept-Encoding',
    });
    expect(answer.headers['content-length']).toBeUndefined();
  }
  expect((await get(FILE, { headers: { 'if-none-match': '"other"' } })).text).toBe(SCRIPT);
  expect((await get('/_astro/none.js', { headers: { 'if-none-match': '*' } })).status).toBe(404);
});

test('a part is sent of a file that may have changed only as a whole (RFC 9110, 13.1.5)', async () => {
  const { get } = await startSite(render);
  const { headers } = await get(FILE);
  const part = { range: 'bytes=0-9' };
  expect((await get(FILE, { headers: part })).status).toBe(206);
  for (const since of ['"other"', String(headers.etag), 'Thu, 01 Jan 1970 00:00:00 GMT']) {
    const answer = await get(FILE, { headers: { ...part, 'if-range': since } });
    expect([answer.status, answer.text], since).toEqual([200, SCRIPT]);
  }
});

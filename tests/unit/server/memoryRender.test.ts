import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { addressOf } from '../../../src/server/address.ts';
import { renderForAll, type Render } from '../../../src/server/memoryRender.ts';
import { siteOf } from '../../../src/sites/sites.ts';

const ADDRESS = addressOf(siteOf('fr'), 'fr.aurore.test', '/recherche?q=aurore', 'settled');
const KEEP = { 'content-type': 'text/html', 'cdn-cache-control': 'max-age=60', 'cache-tag': 'site:fr' };

const rendering = (render: Render) => renderForAll(render, ADDRESS);

test('the render sees a host and an address, and nothing of who asks', async () => {
  let seen: IncomingMessage | undefined;
  await rendering(async (request, response) => {
    seen = request;
    response.writeHead(200, KEEP).end('x');
  });
  expect(seen).toMatchObject({ method: 'GET', url: '/recherche?q=aurore', headers: { host: 'fr.aurore.test' } });
});

test('a response that may be cached comes whole', async () => {
  const rendered = await rendering(async (_request, response) => {
    response.writeHead(200, KEEP);
    response.write('Sunrise, ');
    await Promise.resolve();
    response.write(new TextEncoder().encode('a song '));
    response.end('of two humans — 1927');
  });
  expect(rendered).toMatchObject({ lifetime: { maxAge: 60, tags: ['site:fr'] }, response: { status: 200 } });
  expect(rendered !== 'private' && rendered.response.body.toString()).toBe('Sunrise, a song of two humans — 1927');
});

test('one that may not be cached is not waited for, and its writer learns it', async () => {
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  const rendered = await rendering((_request, response) => {
    response.writeHead(200, { ...KEEP, 'set-cookie': ['a=1', 'b=2'] });
    response.on('close', resolve);
    response.write('for you alone');
    return new Promise(() => {});
  });
  expect(rendered).toBe('private');
  await closed;
});

test('an error of the server is a failure, with its response', async () => {
  const failing = rendering(async (_request, response) => {
    response.statusCode = 500;
    response.end('Internal Server Error');
  });
  await expect(failing).rejects.toMatchObject({ name: 'RenderError', response: { status: 500 } });
});

test('a page that breaks off is a failure, never a shorter page', async () => {
  const failing = rendering(async (_request, response) => {
    response.writeHead(200, KEEP);
    response.write('<p>the first half');
    // As Astro does when a component throws after the head has gone out.
    response.write('Internal server error', () => response.destroy(new Error('no database')));
  });
  await expect(failing).rejects.toMatchObject({ name: 'RenderError', response: undefined });
});

test('a render that throws, or ends without a response, is a failure', async () => {
  await expect(rendering(() => Promise.reject(new Error('no database')))).rejects.toThrow('failed');
  await expect(rendering(() => Promise.resolve())).rejects.toThrow('without a response');
});

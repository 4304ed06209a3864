/** What renders in the tests' render threads (renderers.test.ts), in place of the built site. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';
import type { Render } from '../../../src/server/memoryRender.ts';
import { PAGE } from './page.ts';

const LONG = '<p>Nosferatu, eine Symphonie des Grauens — 1922.</p>'.repeat(40);
const folder = process.env['RENDERER_FOLDER'] ?? '';
let posts = 0;
let pages = 0;

/** Whether this is the first time that this is done, in any thread. */
function isFirst(what: string): boolean {
  const mark = join(folder, what);
  if (existsSync(mark)) return false;
  writeFileSync(mark, '');
  return true;
}

const end = () => process.exit(3);
/** For ever, in short sleeps, which leave the processor to others. */
const hang = () => {
  const never = new Int32Array(new SharedArrayBuffer(4));
  for (;;) Atomics.wait(never, 0, 0, 5);
};

/** Takes memory until there is none left, in small pieces: of a large one V8 would end the process. */
const eat = () => {
  for (let eaten: object = {}; ;) eaten = { eaten };
};

/** Keeps the thread busy for a while, as a long page does. */
const work = () => {
  const end = performance.now() + 10;
  while (performance.now() < end);
};

/** What the render of a page does first, by its path. */
const DEEDS: Readonly<Record<string, () => void>> = {
  '/ends': end,
  '/ends-once': () => isFirst('ended') && end(),
  '/slow': work,
  '/eats': eat,
  '/eats-once': () => isFirst('eaten') && eat(),
  '/hangs': hang,
  '/hangs-once': () => isFirst('hung') && hang(),
};

export const handler: Render = async (request, response) => {
  const { url = '', method, headers } = request;
  // Until the test lets them go.
  if (/^\/(?:held|page)/.test(url)) while (!existsSync(join(folder, 'released'))) await setTimeout(5);
  DEEDS[/^\/[a-z-]+/.exec(url)?.[0] ?? '']?.();
  pages += 1;
  const number = pages;
  if (method === 'POST') {
    posts += 1;
    const count = posts;
    if (url === '/unread') {
      response.writeHead(413).end('too large');
      return;
    }
    const body = await text((request as unknown as { body: AsyncIterable<Uint8Array> }).body);
    response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': ['a=1', 'b=2'] });
    response.end(JSON.stringify({ body, count, cookie: headers.cookie, threadId }));
    return;
  }
  if (url === '/fails') {
    response.writeHead(500, { 'content-type': 'text/html' }).end('<p>our fault</p>');
    return;
  }
  response
    .writeHead(200, url === '/mine' ? { 'set-cookie': 'a=1' } : PAGE)
    .end(url === '/same' ? LONG : `${threadId} ${number} ${LONG}`);
};

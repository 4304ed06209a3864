import { connect } from 'node:net';
import { request } from '../support/request.ts';
import { startSite } from '../support/server.ts';
import type { Finding } from './scenario.ts';

const CLIENTS = 300;
const SECONDS = 25;
const DROP_MS = 1000;
const CINEMA = '/cinemas/aurore-saint-denis-pleyel';

const FORM = '/consent';
/** How a client is slow, by what it sends at first and then again and again. */
const KINDS = [
  [`POST ${FORM} HTTP/1.1\r\nContent-Length: 3000\r\n`, '\r\n', 'a'],
  [`POST ${FORM} HTTP/1.1\r\nTransfer-Encoding: chunked\r\n`, '\r\n', '1\r\na\r\n'],
  [`POST ${FORM} HTTP/1.1\r\nContent-Length: 900000\r\n`, `\r\n${'a'.repeat(70_000)}`, 'a'],
  ['GET /films HTTP/1.1\r\n', '', 'X-Drop: 1\r\n'],
] as const;

/**
 * Three hundred clients send their requests drop by drop, some of them large, while a visitor asks one node for a cached
 * page, for pages that are not cached, and by a form. Each must be answered, and none with 5xx.
 */
export async function slowClients(): Promise<Finding> {
  const site = await startSite('faults-slow-clients', { LIMIT_PAGES: '0' });
  const host = `fr.aurore.localhost:${site.port}`;
  const begin = (index: number) => {
    const [head, rest, drop] = KINDS[index % KINDS.length]!;
    const socket = connect(site.port, '127.0.0.1', () =>
      socket.write(`${head}Host: ${host}\r\nOrigin: http://${host}\r\n${rest}`),
    );
    const drops = setInterval(() => socket.write(drop), DROP_MS);
    socket.on('error', () => {}).on('close', () => clearInterval(drops));
    socket.resume();
    return socket;
  };
  const clients = Array.from({ length: CLIENTS }, (_, index) => begin(index));
  const faults: string[] = [];
  let [asked, slowestMs] = [0, 0];
  const headers = { origin: `http://${host}` };
  const ask = async (path: string, method = 'GET') => {
    const begun = performance.now();
    const status = await request(site.port, 'fr', path, { method, headers }).then((got) => got.status, String);
    slowestMs = Math.max(slowestMs, performance.now() - begun);
    asked += 1;
    if (typeof status === 'string' || status >= 500) faults.push(`${method} ${path}: ${status}`);
  };
  try {
    for (const end = performance.now() + SECONDS * 1000; performance.now() < end;) {
      const minute = String(asked % 60).padStart(2, '0');
      const hour = String(Math.floor(asked / 60) % 24).padStart(2, '0');
      await ask(CINEMA);
      await ask(`${CINEMA}/filters/date-2026-11-22/from-${hour}${minute}`);
      await ask(FORM, 'POST');
    }
  } finally {
    for (const client of clients) client.destroy();
    await site.stop();
  }
  return { said: `${asked} requests of others, the slowest ${(slowestMs / 1000).toFixed(2)} s`, faults };
}

import { once } from 'node:events';
import { createServer } from 'node:http';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { drain } from '../../../src/server/drain.ts';
import type { SiteServer } from '../../../src/server/server.ts';

test('who comes while connections are being closed is answered afterwards, unless they have left', async () => {
  const asked: unknown[] = [];
  const server = createServer((request) => asked.push(request.url)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // Called while requests are held back.
  vi.spyOn(server, 'closeIdleConnections').mockImplementationOnce(() => {
    server.emit('request', { url: '/left' }, { closed: true });
    server.emit('request', { url: '/stayed' }, { closed: false });
    expect(asked).toEqual([]);
  });
  const site = { server, stats: { running: 0 }, announceEnd: () => {} };
  await drain(site as unknown as SiteServer, 0, pino({ level: 'silent' }));
  expect(asked).toEqual(['/stayed']);
});

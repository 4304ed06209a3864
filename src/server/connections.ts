import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Settings } from '../settings/schema.ts';
import type { Stats } from './metrics.ts';
import { visitorOf } from './visitorAddress.ts';

/** Requests of a connection that may wait for the answers before them. Browsers and proxies send none so early. */
const MOST_PIPELINED = 8;
const pipelined = new WeakMap<Socket, number>();

/**
 * Whether a request came before the answers to so many others of its connection that this is closed: the answers would be
 * held for as long as the client does not read.
 */
export function asksTooSoon(
  { socket }: IncomingMessage,
  response: ServerResponse,
  { closed }: Pick<Stats, 'closed'>,
): boolean {
  // What the parser had read already still comes.
  if (socket.destroyed) return true;
  // One whose turn it is has its connection.
  if (response.socket !== null) return false;
  const waiting = (pipelined.get(socket) ?? 0) + 1;
  pipelined.set(socket, waiting);
  if (waiting > MOST_PIPELINED) {
    closed.inc({ reason: 'pipelined' });
    socket.destroy();
    return true;
  }
  response.once('finish', () => pipelined.set(socket, pipelined.get(socket)! - 1));
  return false;
}

/** Closes connections on which nothing moves, as Node would, and counts them, and those for which there is no room. */
export function closeIdle(server: Server, { closed }: Pick<Stats, 'closed'>): void {
  server.on('drop', () => closed.inc({ reason: 'full' }));
  server.on('timeout', (socket: Socket) => {
    // Between requests a connection has another limit, at whose end it has done nothing wrong.
    if (socket.timeout === server.timeout) closed.inc({ reason: 'idle' });
    socket.destroy();
  });
}

/**
 * Closes further connections of an address that holds its share (LIMIT_CONNECTIONS), so that one client cannot take all
 * that there are. A trusted proxy's connections are those of everybody behind it, and are not counted.
 */
export function limitConnections(
  server: Server,
  settings: Pick<Settings, 'LIMIT_CONNECTIONS' | 'MAX_CONNECTIONS' | 'ADDRESS_HEADER' | 'TRUSTED_PROXIES'>,
  stats: Pick<Stats, 'limited'>,
): void {
  const { LIMIT_CONNECTIONS, MAX_CONNECTIONS } = settings;
  const most = LIMIT_CONNECTIONS ?? Math.ceil(MAX_CONNECTIONS / 8);
  if (most === 0) return;
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const { address, isProxy } = visitorOf({ headers: {}, socket }, settings);
    if (isProxy) return;
    const count = (open.get(address) ?? 0) + 1;
    if (count > most) {
      stats.limited.inc({ tier: 'connections' });
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = open.get(address)! - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
}

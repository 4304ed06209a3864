import type { Server } from 'node:http';
import type { Settings } from '../settings/schema.ts';
import type { Stats } from './metrics.ts';
import { visitorOf } from './visitorAddress.ts';

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

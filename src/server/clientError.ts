import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Stats } from './metrics.ts';
import type { Header } from './rendered.ts';
import { joinHeaders } from './head.ts';

const STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Ends a connection whose request cannot be parsed, with the status that Node would send and our headers. */
export function endConnection(
  { code = '' }: NodeJS.ErrnoException,
  socket: Duplex,
  { common, stats: { closed } }: { readonly common: readonly Header[]; readonly stats: Pick<Stats, 'closed'> },
): void {
  if (!socket.writable || code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = STATUSES[code] ?? 400;
  closed.inc({ reason: status === 408 ? 'slow' : 'malformed' });
  const lines = joinHeaders([...common.flat(), 'content-length', '0', 'connection', 'close']);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n`);
}

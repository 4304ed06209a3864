/**
 * A crawler that asks a site for pages that nobody has asked for, to be forked: `flood.ts <port> <connections> <first>`.
 * Each connection has an address of its own. On a message it sends how many pages came and how many other answers, and
 * ends.
 */
import { Agent, request } from 'node:http';

const [port = 0, connections = 0, first = 0] = process.argv.slice(2).map(Number);
const came = { pages: 0, others: 0 };
let next = first;

/** A day and an earliest hour: ten thousand addresses of one cinema, each of them a page of its own. */
function pathOf(index: number): string {
  const day = 21 + (Math.floor(index / 1440) % 7);
  const minute = index % 1440;
  const from = `${String(Math.floor(minute / 60)).padStart(2, '0')}${String(minute % 60).padStart(2, '0')}`;
  return `/cinemas/aurore-saint-denis-pleyel/filters/date-2026-11-${day}/from-${from}`;
}

function ask(connection: number, agent: Agent): void {
  const headers = {
    host: `fr.aurore.localhost:${port}`,
    'accept-encoding': 'br, gzip',
    'x-forwarded-for': `198.51.100.${connection}`,
  };
  next += 1;
  const options = { host: '127.0.0.1', port, path: pathOf(next), headers, agent };
  request(options, (response) => {
    const isPage = response.statusCode === 200 && String(response.headers['server-timing']).includes('miss');
    response.resume();
    response.on('end', () => {
      came[isPage ? 'pages' : 'others'] += 1;
      ask(connection, agent);
    });
  })
    .on('error', () => process.exit(1))
    .end();
}

for (let connection = 1; connection <= connections; connection += 1) {
  ask(connection, new Agent({ keepAlive: true, maxSockets: 1 }));
}
process.once('message', () => process.send?.({ ...came, next }, () => process.exit()));

/**
 * The baseline: Node's own server, which looks at nothing and sends the same answer to each request.
 * `node bare.ts <body file> <header file>`: the headers are JSON, names and values in turn. Sends its port to its
 * parent.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TIMEOUTS } from '../../src/server/limits.ts';

const [bodyFile = '', headerFile = ''] = process.argv.slice(2);
const body = readFileSync(bodyFile);
const headers = JSON.parse(readFileSync(headerFile, 'utf8')) as string[];

const server = createServer(TIMEOUTS, (_, response) => {
  response.writeHead(200, headers).end(body);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit());

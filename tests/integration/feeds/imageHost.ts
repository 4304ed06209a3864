import { Agent as HttpAgent, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { connect, type AddressInfo, type LookupFunction } from 'node:net';
import sharp from 'sharp';
import type { Network } from '../../../src/feeds/pictures/pictureClient.ts';

export const PUBLIC_ADDRESS = '93.184.215.14';

/** A picture in one colour. */
export function pictureOf(colour: string, width = 300, height = 400): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
}

export type ImageHost = {
  readonly network: Network;
  /** Each request: host and path, and whether it was answered with a body. */
  readonly requested: { readonly path: string; readonly status: number }[];
  /** The addresses that connections were opened to. */
  readonly connected: string[];
  /** The most requests at once. */
  most: number;
  /** The address of each host name; others are at PUBLIC_ADDRESS. */
  readonly addresses: Map<string, string>;
  answer: (path: string, response: ServerResponse, request: IncomingMessage) => void;
  readonly stop: () => Promise<void>;
};

/**
 * A server that stands in for all hosts outside. Connections reach it only once the client's own lookup has given the
 * public address that it would have connected to: what is refused there comes to nothing here.
 */
export async function startImageHost(): Promise<ImageHost> {
  let underWay = 0;
  const server = createServer((request, response) => {
    const path = `${request.headers.host}${request.url}`;
    underWay += 1;
    host.most = Math.max(host.most, underWay);
    response.on('close', () => {
      underWay -= 1;
      host.requested.push({ path, status: response.statusCode });
    });
    host.answer(path, response, request);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  class Outside extends HttpAgent {
    override createConnection(...given: Parameters<HttpAgent['createConnection']>) {
      const [options, done] = given as unknown as [
        { host: string; lookup: LookupFunction },
        (error: Error | null, socket?: object) => void,
      ];
      options.lookup(options.host, { all: false }, (error, address) => {
        if (error) return done(error);
        host.connected.push(address as string);
        done(null, connect(port, '127.0.0.1'));
      });
      return undefined as never;
    }
  }
  const addresses = new Map<string, string>();
  const host: ImageHost = {
    network: {
      lookup: (name) => {
        const address = addresses.get(name) ?? PUBLIC_ADDRESS;
        return Promise.resolve([{ address, family: address.includes(':') ? 6 : 4 }]);
      },
      http: new Outside({ keepAlive: true, maxSockets: 4 }),
      https: new HttpsAgent(),
    },
    requested: [],
    connected: [],
    most: 0,
    addresses,
    answer: (_, response) => void response.writeHead(404).end(),
    stop: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  return host;
}

import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** What happens to connections: nothing, each answer is delayed, or each connection breaks after a moment. */
export type Trouble = { readonly delayMs?: number; readonly resetAfterMs?: number };

export type TcpProxy = {
  readonly port: number;
  trouble: Trouble;
  /** How many connections were broken on purpose. */
  readonly broken: () => number;
  stop(): Promise<void>;
};

/** A proxy in front of a database that makes its network as bad as it is told. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let broken = 0;
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    client.on('error', () => upstream.destroy()).on('close', () => upstream.destroy());
    upstream.on('error', () => client.resetAndDestroy()).on('close', () => client.destroy());
    client.on('data', (chunk) => {
      upstream.write(chunk);
      const { resetAfterMs } = proxy.trouble;
      if (resetAfterMs === undefined) return;
      setTimeout(() => {
        if (client.destroyed) return;
        broken += 1;
        client.resetAndDestroy();
      }, Math.random() * resetAfterMs);
    });
    upstream.on('data', (chunk) => {
      const { delayMs } = proxy.trouble;
      if (delayMs === undefined) client.write(chunk);
      else setTimeout(() => client.writable && client.write(chunk), delayMs);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const proxy: TcpProxy = {
    port: (server.address() as AddressInfo).port,
    trouble: {},
    broken: () => broken,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((stopped) => server.close(() => stopped()));
    },
  };
  return proxy;
}

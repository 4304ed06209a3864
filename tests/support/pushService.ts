import { execFile } from 'node:child_process';
import { createECDH, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import type { PushSubscription } from '../../src/contract/pushSubscription.ts';

type Received = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly bytes: number };

const curve = createECDH('prime256v1');
curve.generateKeys();

/** A push service that takes what it is sent, by https under a certificate of its own. */
export type PushService = {
  readonly received: readonly Received[];
  /** What a site needs to send to it. */
  readonly settings: Readonly<Record<string, string>>;
  /** A browser's subscription. One whose name begins with a status is answered with that. */
  subscription(name: string): PushSubscription;
  stop(): Promise<void>;
};

/** Starts a push service on a free port. It always says to come back in an hour, and where else to go: for who has reason to look. */
export async function startPushService(): Promise<PushService> {
  const folder = await mkdtemp(join(tmpdir(), 'aurore-push-'));
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', certificate],
  ]);
  const received: Received[] = [];
  const server = createServer({ key: await readFile(key), cert: await readFile(certificate) }, (request, response) => {
    void buffer(request).then(({ length }) => {
      const path = request.url!;
      received.push({ path, headers: request.headers, bytes: length });
      const status = Number(/^\/(\d{3})/.exec(path)?.[1] ?? 201);
      response.writeHead(status, { 'Retry-After': '3600', Location: '/followed' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    received,
    settings: { PUSH_HOSTS: `localhost:${port}`, NODE_EXTRA_CA_CERTS: certificate },
    subscription: (name) => ({
      endpoint: `https://localhost:${port}/${name}`,
      keys: { p256dh: curve.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
    }),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../support/server.ts';
import { patient } from '../support/patience.ts';
import { request } from '../support/request.ts';

export type Front = {
  readonly name: string;
  readonly port: number;
  stop(): Promise<void>;
};
/** Where a front is asked for pages, and where the nodes send it purges. */
export type FrontPorts = { readonly pages: number; readonly purges: number };

const VCL = 'docs/operations/default.vcl';

/** Whether Varnish is installed. */
export function hasVarnish(): boolean {
  return spawnSync('varnishd', ['-V']).status === 0;
}

/**
 * Starts Varnish with the configuration of docs/operations if it is installed and wanted, else a plain proxy of our
 * own.
 */
export async function startFront(
  ports: FrontPorts,
  nodes: readonly [number, number],
  isPlain: boolean,
): Promise<Front> {
  return !isPlain && hasVarnish() ? startVarnish(ports, nodes) : startPlainProxy(ports, nodes);
}

/** Starts Varnish with the configuration of docs/operations. Rejects if it is not installed. */
export async function startVarnish(
  { pages: port, purges }: FrontPorts,
  nodes: readonly [number, number],
): Promise<Front> {
  const folder = mkdtempSync(join(tmpdir(), 'aurore-varnish-'));
  const names = ['node-a', 'node-b'];
  const vcl = nodes.reduce(
    (text, node, index) => text.replace(`"${names[index]}";\n  .port = "4321"`, `"127.0.0.1";\n  .port = "${node}"`),
    readFileSync(VCL, 'utf8'),
  );
  const file = join(folder, 'default.vcl');
  writeFileSync(file, vcl);
  const listening = [
    '-a',
    `pages=127.0.0.1:${port}`,
    '-a',
    `purges=127.0.0.1:${purges}`,
    '-T',
    `127.0.0.1:${await freePort()}`,
  ];
  const parameters = ['-j', 'none', '-s', 'malloc,128m', '-p', 'http_gzip_support=off'];
  const child = spawn('varnishd', ['-F', '-n', join(folder, 'work'), ...listening, '-f', file, ...parameters], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const limit = performance.now() + patient(60_000);
  const isUp = () =>
    request(purges, 'fr', '/', { method: 'PURGE', host: 'fr.aurore.test' }).then(
      () => true,
      () => false,
    );
  while (!(await isUp())) {
    if (child.exitCode !== null || performance.now() > limit) {
      const hint = said.includes('VMOD xkey') ? ' It is in varnish-modules; --plain does without Varnish.' : '';
      throw new Error(`Varnish did not start: ${said}${hint}`);
    }
    await setTimeout(100);
  }
  return {
    name: 'Varnish',
    port,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Asks the nodes in turn. Retries a safe request on the other node if it fails before its answer begins. Caches
 * nothing.
 */
async function startPlainProxy({ pages: port, purges }: FrontPorts, nodes: readonly number[]): Promise<Front> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Map(nodes.map((node) => [node, true]));
  let turn = 0;
  const next = () => {
    turn += 1;
    const well = nodes.filter((node) => ready.get(node));
    const from = well.length > 0 ? well : nodes;
    return from[turn % from.length]!;
  };
  const forward = (asked: IncomingMessage, answer: ServerResponse, tries: number) => {
    const node = next();
    const { url: path, method, headers } = asked;
    const isIdempotent = method === 'GET' || method === 'HEAD';
    const again = () => {
      if (isIdempotent && tries < 4) forward(asked, answer, tries + 1);
      else if (answer.headersSent) answer.destroy();
      else answer.writeHead(503, { 'retry-after': '5' }).end();
    };
    const onward = httpRequest({ host: '127.0.0.1', port: node, path, method, headers, agent }, (given) => {
      const chunks: Buffer[] = [];
      given.on('data', (chunk: Buffer) => chunks.push(chunk));
      given.on('error', again);
      given.on('end', () => answer.writeHead(given.statusCode ?? 502, given.headers).end(Buffer.concat(chunks)));
    });
    onward.on('error', again);
    if (isIdempotent) onward.end();
    else asked.pipe(onward);
  };
  const server = createServer((asked, answer) => forward(asked, answer, 0));
  const purged = createServer((_asked, answer) => answer.end());
  const probe = setInterval(() => {
    for (const node of nodes) {
      const isReady = request(node, 'fr', '/health/ready', { host: 'localhost' });
      isReady.then(({ status }) => ready.set(node, status === 200)).catch(() => ready.set(node, false));
    }
  }, 250);
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  await new Promise<void>((listening) => purged.listen(purges, '127.0.0.1', listening));
  return {
    name: 'a plain proxy',
    port,
    stop: async () => {
      clearInterval(probe);
      agent.destroy();
      for (const each of [server, purged]) {
        each.closeAllConnections();
        await new Promise((stopped) => each.close(stopped));
      }
    },
  };
}

import { fork, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { request } from '../tests/support/request.ts';
import { freePort, startSite } from '../tests/support/server.ts';
import { median, Missing, type Bench, type Figure } from './figure.ts';

/** How fast a cached page is sent, compared with servers that only send the same bytes. */
export const frontBench: Bench = { name: 'front', run };

/** The cinema with the heaviest page on the demo's fr site. */
const PATH = '/cinemas/aurore-saint-denis-pleyel';
const ROUNDS = 7;
/**
 * Each round measures every server in turn for a second, this many times, so that other load on the machine hits all
 * alike.
 */
const SECONDS = 5;
const CONNECTIONS = 32;

type Server = { readonly name: string; readonly port: number; end(): Promise<void> };
type Run = { readonly rate: number; readonly p99: number };

async function run(): Promise<readonly Figure[]> {
  if (!exists('wrk', '-v')) throw new Missing('wrk is not installed: on Debian, apt install wrk.');
  const folder = mkdtempSync(join(tmpdir(), 'aurore-front-'));
  const servers: Server[] = [];
  try {
    // The servers share one core and wrk has the other; only one server is measured at a time.
    pinTo('0');
    const site = await startSite('bench-front');
    servers.push({ name: 'site', port: site.port, end: () => site.stop() });
    const page = await compressedPage(site.port);
    writeFileSync(join(folder, 'page'), page.body);
    servers.push(await bare('bare', folder, page.headers));
    servers.push(await bare('bareTwo', folder, twoOf(page.headers)));
    if (exists('nginx', '-v')) {
      servers.push(await nginx('nginx', folder, page.headers));
      servers.push(await nginx('nginxTwo', folder, twoOf(page.headers)));
    }
    pinTo('0-63');

    const host = `fr.aurore.localhost:${site.port}`;
    const runs = new Map(servers.map(({ name }): [string, Run[]] => [name, []]));
    // The first round is a warm-up.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const slices = new Map(servers.map(({ name }): [string, Run[]] => [name, []]));
      for (let second = 0; second < SECONDS; second += 1) {
        for (const { name, port } of servers) slices.get(name)!.push(await load(port, host));
      }
      for (const [name, each] of slices) if (round > 0) runs.get(name)!.push(together(each));
    }
    return figures(runs, page.body.length);
  } finally {
    pinTo('0-63');
    for (const server of servers) await server.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

function figures(runs: ReadonlyMap<string, readonly Run[]>, bytes: number): Figure[] {
  const site = runs.get('site')!;
  const ratios = (other: string, value: (run: Run) => number) =>
    site.map((ours, round) => value(ours) / value(runs.get(other)![round]!));
  const rates = [...runs].map(([name, each]) => `${name} ${Math.round(median(each.map(({ rate }) => rate)))}`);
  const page = `cached cinema page of ${(bytes / 1000).toFixed(1)} kB brotli, wrk with ${CONNECTIONS} connections`;
  const rate = ({ rate: each }: Run) => each;
  return [
    {
      what: `${page}, against a bare Node server sending the same`,
      runs: ratios('bare', rate),
      unit: '×',
      goal: { atLeast: 0.85 },
      note: `requests a second: ${rates.join(', ')}`,
    },
    {
      what: 'the same against a bare Node server sending the body with two headers',
      runs: ratios('bareTwo', rate),
      unit: '×',
    },
    ...(runs.has('nginx')
      ? [
          {
            what: 'the same against nginx (1 worker) sending the same, its body as a file',
            runs: ratios('nginx', rate),
            unit: '×',
            goal: { atLeast: 0.5 },
          } as const,
          {
            what: 'the same against nginx sending the body with two headers',
            runs: ratios('nginxTwo', rate),
            unit: '×',
          } as const,
        ]
      : []),
    {
      what: 'its 99th percentile of latency against the bare Node server’s',
      runs: ratios('bare', ({ p99 }) => p99),
      unit: '×',
      goal: { atMost: 3 },
      note: `medians: site ${median(site.map(({ p99 }) => p99)).toFixed(1)} ms, bare ${median(runs.get('bare')!.map(({ p99 }) => p99)).toFixed(1)} ms`,
    },
  ];
}

/** The page as browsers get it, once it is sent with brotli. */
async function compressedPage(port: number): Promise<{ body: Buffer; headers: string[] }> {
  for (;;) {
    const { headers, body } = await request(port, 'fr', PATH, { headers: { 'accept-encoding': 'br' } });
    if (headers['content-encoding'] !== 'br') {
      await setTimeout(100);
      continue;
    }
    // Every Node server writes these by itself.
    const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...others } = headers;
    return { body, headers: Object.entries(others).flatMap(([name, value]) => [name, String(value)]) };
  }
}

function twoOf(headers: readonly string[]): string[] {
  return ['content-encoding', 'content-length'].flatMap((name) => [name, headers[headers.indexOf(name) + 1]!]);
}

async function bare(name: string, folder: string, headers: readonly string[]): Promise<Server> {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(headers));
  const child = fork(join(import.meta.dirname, 'front/bare.ts'), [join(folder, 'page'), file]);
  const port = await new Promise<number>((listening, failed) => {
    child.once('message', (message) => listening(Number(message)));
    child.once('exit', () => failed(new Error('The bare server did not start.')));
  });
  return { name, port, end: () => endOf(child) };
}

/** The nginx settings for those of the headers that nginx does not write by itself. */
function settingsOf(headers: readonly string[]): string {
  const quoted = (value: string) => `"${value.replace(/[\\"]/g, '\\$&')}"`;
  const pairs = headers.flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1]!] as const] : []));
  return pairs
    .filter(([name]) => !['content-length', 'content-type', 'etag'].includes(name))
    .map(([name, value]) => `add_header ${name} ${quoted(value)};`)
    .join(' ');
}

async function nginx(name: string, root: string, headers: readonly string[]): Promise<Server> {
  const port = await freePort();
  const folder = join(root, `of-${name}`);
  mkdirSync(join(folder, 'logs'), { recursive: true });
  // Without a log, so that it is as fast as it can be.
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes 1; pid nginx.pid; error_log stderr error; events { worker_connections 256; }
    http {
      access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; default_type text/html;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((each) => `${each}_temp_path ${each};`).join(' ')}
      server { listen 127.0.0.1:${port}; root ${root}; location / { try_files /page =404; ${settingsOf(headers)} } }
    }`,
  );
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', `${user}daemon off;`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let tried = 0; ; tried += 1) {
    const answer = await request(port, 'fr', '/').catch(() => undefined);
    if (answer?.status === 200) break;
    if (tried === 50) throw new Error(`nginx does not send the page: ${answer?.status ?? 'no answer'}.`);
    await setTimeout(100);
  }
  return { name, port, end: () => endOf(child) };
}

function together(slices: readonly Run[]): Run {
  const rate = slices.reduce((sum, slice) => sum + slice.rate, 0) / slices.length;
  return { rate, p99: median(slices.map(({ p99 }) => p99)) };
}

/** Sends as many requests as the server answers in a second. */
async function load(port: number, host: string): Promise<Run> {
  const asking = ['-H', `Host: ${host}`, '-H', 'Accept-Encoding: br', `http://127.0.0.1:${port}${PATH}`];
  const wrk = ['wrk', '-t2', `-c${CONNECTIONS}`, '-d1s', '--latency', ...asking];
  const [command = '', ...rest] = canPin() ? ['taskset', '-c', '1', ...wrk] : wrk;
  const child = spawn(command, rest, { stdio: ['ignore', 'pipe', 'inherit'] });
  const output = await text(child.stdout);
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(`Not all was answered:\n${output}`);
  const [, number, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? [];
  const milliseconds = { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's'];
  return { rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]), p99: Number(number) * milliseconds };
}

function exists(command: string, ...parameters: string[]): boolean {
  return spawnSync(command, parameters, { stdio: 'ignore' }).error === undefined;
}

function canPin(): boolean {
  return spawnSync('taskset', ['-c', '1', 'true'], { stdio: 'ignore' }).status === 0;
}

/** Pins this process, and those that it starts from then on, to cores. Does nothing if the machine has no taskset. */
function pinTo(cores: string): void {
  if (canPin()) spawnSync('taskset', ['-apc', cores, String(process.pid)], { stdio: 'ignore' });
}

async function endOf(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGTERM');
  await ended;
}

import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import fc from 'fast-check';
import { patient } from '../support/patience.ts';
import { request } from '../support/request.ts';
import { startSite } from '../support/server.ts';
import type { Finding } from './scenario.ts';
import { HOSTS } from './world.ts';

const COUNT = Number(process.env['HOSTILE_COUNT'] ?? 20_000);
/**
 * Who sends no whole request is not always answered, nor what asks for a protocol of its own. Were it many, little would
 * be tried.
 */
const MOST_UNANSWERED = 0.15;
const AT_ONCE = 24;
/** The server waits for a client that sends only part of a request, but no longer than this. */
const HANGS_MS = patient(60_000);
/** What docs/operations/capacity.md plans for a node with the default `CACHE_MB`. */
const MOST_MB = 1000;
/** What no answer may give away. */
const STACK = /\n\s+at .+[:(]\d+|node_modules|\/src\/\w|\.ts:\d+|sqlite|kysely|ECONN|errno/i;

const ODD = [
  ...['%00', '%', '%zz', '%ff%fe', '%c0%af', '..', '../../etc/passwd', '..%2f..%2fetc%2fpasswd', '%2e%2e%2f', '\\..\\'],
  ...[
    "' or 1=1--",
    '1;drop table showtime',
    '"><script>alert(1)</script>',
    '${7*7}',
    '{{7*7}}',
    '%0d%0aset-cookie:a=b',
  ],
  ...[
    '//example.org',
    'javascript:alert(1)',
    '__proto__',
    'constructor',
    'toString',
    '\u00e9',
    '%F0%9F%8E%AC',
    'NaN',
    '-1',
  ],
  ...['99999999999999999999', '0x10', 'date-2026-13-45', 'date-9999-99-99', 'filters', 'filters/date-', '?', '#', ';'],
];
const KNOWN = [
  ...[
    'cinemas/aurore-paris-grands-boulevards',
    'films/le-cuirasse-potemkine-44008',
    'cinemas/aurore-paris-grands-boulevards/filters',
  ],
  ...[
    'api/show/le-cuirasse-potemkine-44008/showtimes',
    'api/cinema/aurore-paris-grands-boulevards',
    'api/search/quick',
  ],
  ...['', 'films', 'cinemas', 'en', 'en/films', 'm', 'api', 'api/shows', 'api/show', 'api/cinema', 'api/search/full'],
  ...[
    'api/client',
    'api/client/a',
    'api/voucher',
    'api/gift-card',
    'api/editor/show',
    'api/captcha',
    'api/zone',
    'api/slugs',
  ],
  ...[
    'media',
    '_astro',
    'preview',
    'preview/changes',
    'redirect/fr',
    'calendar',
    'share',
    'fragments/fr',
    'tracking/page',
  ],
  ...[
    'consent',
    'consent/pixel/0',
    'health',
    'health/live',
    'robots.txt',
    'sitemap.xml',
    '.well-known/security.txt',
    'oidc/token',
  ],
  ...[
    'oidc/auth',
    'fr/sign-in',
    'fr/register',
    'outbox',
    'recherche',
    'aide',
    'feed',
    'manifest',
    'assets',
    'callback',
  ],
];
const piece = fc.oneof(
  fc.constantFrom(...KNOWN),
  fc.constantFrom(...ODD),
  fc.string({ unit: 'binary', maxLength: 20 }).map((text) => encodeURIComponent(text.toWellFormed())),
  fc.string({ maxLength: 12 }),
);
const query = fc
  .array(
    fc.tuple(
      fc.constantFrom('q', 'language', 'date', 'page', 'type', 'options', 'from', 'start', 'x[]', '__proto__'),
      piece,
    ),
  )
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'));
const encodeOne = (text: string) => encodeURIComponent(text.toWellFormed());
const path = fc
  .tuple(
    fc.constantFrom(...KNOWN),
    // What is there is asked for as well: most pages read their query, their headers and their cookies alone.
    fc.oneof(
      { arbitrary: fc.constant<string[]>([]), weight: 1 },
      { arbitrary: fc.array(piece, { maxLength: 4 }), weight: 2 },
    ),
    fc.option(query),
    fc.nat({ max: 40 }),
  )
  .map(([start, rest, asked, long]) => {
    const text = `/${[start, ...rest].join('/')}${long === 40 ? 'a'.repeat(20_000) : ''}${asked === null ? '' : `?${asked}`}`;
    // Most would not pass the parser as they are, so only one in ten is sent unencoded.
    return long % 10 === 0 ? text.replaceAll(/[\r\n]/g, '+') : text.replaceAll(/[^!-~]/g, encodeOne);
  });
const oneOfOurs = fc.oneof(
  fc.tuple(
    fc.constantFrom('cookie'),
    fc.oneof(
      fc.constantFrom(
        'consent=%7Bbad',
        'consent={}; lang=xx',
        'lang=%',
        'webview=1;;;=',
        '_session=x.y; preview=a.b.c',
        'a'.repeat(9000),
      ),
      fc.string({ maxLength: 40 }),
    ),
  ),
  fc.tuple(
    fc.constantFrom(
      'accept-language',
      'accept-encoding',
      'if-none-match',
      'range',
      'user-agent',
      'referer',
      'origin',
      'accept',
    ),
    fc.oneof(
      fc.constantFrom(
        '*',
        ';q=',
        'fr;q=abc,,,',
        'bytes=0-,5-',
        'bytes=-1',
        '"',
        'W/"',
        'br;q=0,*;q=0',
        'x'.repeat(3000),
        'null',
      ),
      fc.string({ maxLength: 30 }),
    ),
  ),
  fc.tuple(
    fc.constantFrom(
      'x-forwarded-for',
      'x-forwarded-host',
      'x-request-id',
      'authorization',
      'x-captcha-response',
      'x-aurore-variant',
    ),
    fc.oneof(
      fc.constantFrom('Bearer a.b.c', 'Bearer ', 'Basic !!!', '1.2.3.4, evil', 'app', 'e30='),
      fc.string({ maxLength: 30 }),
    ),
  ),
  fc.tuple(
    fc.constantFrom('content-type'),
    fc.constantFrom('application/json', 'multipart/form-data', 'text/x', 'application/x-www-form-urlencoded'),
  ),
);
/** The parser rejects most of these, so there are few. */
const odd = fc.oneof(
  fc.tuple(
    fc.constantFrom('transfer-encoding', 'expect', 'upgrade', 'connection', 'content-encoding'),
    fc.constantFrom('chunked', 'identity, chunked', '100-continue', 'h2c', 'websocket', 'gzip', 'upgrade'),
  ),
  fc.tuple(fc.string({ maxLength: 8 }), fc.string({ unit: 'binary', maxLength: 8 })),
);
const header = fc.oneof({ arbitrary: oneOfOurs, weight: 20 }, { arbitrary: odd, weight: 1 });
const body = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    '{"showSlugs":{}}',
    '[]',
    'null',
    '{"__proto__":{"a":1}}',
    '0\r\n\r\n',
    'zz\r\n',
    'a=b&a[]=c&%=%',
  ),
  fc.string({ unit: 'binary', maxLength: 200 }),
);
const hostile = fc.record({
  method: fc.oneof(
    { arbitrary: fc.constant('GET'), weight: 12 },
    { arbitrary: fc.constantFrom('HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'), weight: 6 },
    { arbitrary: fc.constantFrom('TRACE', 'PURGE', 'get', 'X'), weight: 1 },
  ),
  path,
  host: fc.constantFrom('fr', 'fr', 'fr', 'fr', 'nl', 'ch', 'ma', 'accounts', 'accounts', 'tickets', 'nobody'),
  headers: fc.array(header, { maxLength: 4 }),
  body,
  length: fc.constantFrom('true', 'true', 'true', 'true', 'true', 'true', 'short', 'long', 'none', 'nonsense'),
});
type Hostile = typeof hostile extends fc.Arbitrary<infer T> ? T : never;

function bytesOf(of: Hostile): Buffer {
  // What follows a request without a length is not its body, but is refused as the next request: few do that.
  const hasBody = of.length === 'none' || !['GET', 'HEAD'].includes(of.method);
  const content = Buffer.from(hasBody ? of.body : '');
  const lengths = {
    true: content.length,
    short: Math.max(0, content.length - 1),
    long: content.length + 9,
    none: '',
    nonsense: 'x',
  };
  const lines = [
    `${of.method} ${of.path} HTTP/1.1`,
    `Host: ${of.host}.aurore.test`,
    'Connection: close',
    ...of.headers.map(([name, value]) => `${name}: ${value}`),
    ...(of.length === 'none' || !hasBody ? [] : [`Content-Length: ${lengths[of.length as 'true']}`]),
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), content]);
}

/**
 * Everything that comes back until the connection ends; undefined if it does not end. Who ends its own half has left, and
 * is not answered unless that costs nothing: only a request that is not whole ends so, for which the server would wait.
 */
function send(port: number, bytes: Buffer, isWhole: boolean): Promise<string | undefined> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () =>
      isWhole ? socket.write(bytes) : socket.end(bytes),
    );
    socket.on('end', () => socket.end());
    socket.setTimeout(HANGS_MS, () => {
      socket.destroy();
      resolve(undefined);
    });
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => (received += chunk));
    socket.on('error', () => resolve(received));
    socket.on('close', () => resolve(received));
  });
}

/** The most memory that a process has had, in megabytes of a million bytes. */
function mostMemory(pid: number): number {
  const [, kibibytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!;
  return (Number(kibibytes) * 1024) / 1e6;
}

/**
 * Whether an answer is the refusal of a full queue (decision 33): all of these requests are one address's.
 */
function isRefusal(answer: string): boolean {
  return answer.startsWith('HTTP/1.1 503 ') && /^retry-after: 5\r$/im.test(answer.split('\r\n\r\n', 1)[0]!);
}

/** Sends hostile requests, twenty thousand or HOSTILE_COUNT, to a node without a proxy in front. */
export async function hostileRequests(): Promise<Finding> {
  const site = await startSite('fault-hostile', { ...HOSTS, FEATURES: 'authentication' });
  try {
    const seed = Number(process.env['HOSTILE_SEED'] ?? Date.now() % 1_000_000);
    const requests = fc.sample(hostile, { seed, numRuns: COUNT });
    const statuses = new Map<string, number>();
    const faults: string[] = [];
    const work = async () => {
      for (let next = requests.pop(); next; next = requests.pop()) {
        const answer = await send(site.port, bytesOf(next), next.length !== 'long');
        const status = answer === undefined ? 'none' : (/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 'closed');
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        const what = JSON.stringify(next).slice(0, 600);
        if (answer === undefined) faults.push(`no end of ${what}`);
        else if (status.startsWith('5') && !isRefusal(answer))
          faults.push(`${status} to ${what}: ${answer.slice(0, 600)}`);
        else if (status !== '200' && STACK.test(answer.split('\r\n\r\n').slice(1).join('')))
          faults.push(`a stack in ${status} to ${what}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const after = await request(site.port, 'fr', '/', { host: 'fr.aurore.test' });
    if (after.status !== 200) faults.push(`the home page answers ${after.status} afterwards`);
    if (site.process.exitCode !== null) faults.push(`the server ended with ${site.process.exitCode}`);
    const unanswered = statuses.get('closed') ?? 0;
    if (unanswered > MOST_UNANSWERED * COUNT) faults.push(`${unanswered} requests were not answered`);
    const memory = mostMemory(site.process.pid!);
    if (memory > MOST_MB) faults.push(`the server took ${memory.toFixed(0)} MB`);
    const counts = [...statuses].toSorted().map(([status, count]) => `${count} × ${status}`);
    return { said: `${COUNT} requests (seed ${seed}): ${counts.join(', ')}; ${memory.toFixed(0)} MB at most`, faults };
  } finally {
    await site.stop();
  }
}

import { connect } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import fc from 'fast-check';
import { CONSENT_COOKIE } from '../../src/domain/consent/consent.ts';
import { VARIANT_HEADER } from '../../src/domain/shell/variant.ts';
import { cookieIn } from '../../src/lib/cookie.ts';
import type { Render } from '../../src/server/memoryRender.ts';
import { HOST, startBehindVarnish } from './behindVarnish.ts';
import type { Finding } from './scenario.ts';

const COUNT = 2000;

/** A shared page that says its variant, and a private one that says the consent that it was sent. */
const render: Render = async (request, response) => {
  if (request.url?.startsWith('/cookies')) {
    const consent = `consent "${cookieIn(request.headers.cookie, CONSENT_COOKIE) ?? ''}"`;
    response.writeHead(200, { 'cache-control': 'private, no-store', 'content-length': consent.length }).end(consent);
    return;
  }
  const shared = { 'cdn-cache-control': 'max-age=600', 'cache-tag': 'site:fr', 'content-type': 'text/html' };
  response.writeHead(200, shared).end(String(request.headers[VARIANT_HEADER]));
};

const piece = (...texts: string[]) => fc.constantFrom(...texts);
const blank = piece('', '', '', '', ' ', '  ', '\t');
const flag = piece(
  'true',
  '1',
  '1',
  'false',
  '0',
  '',
  't%72ue',
  '%31',
  '%',
  '1%',
  'yes',
  'True',
  '1é',
  '"',
  '1\\',
  '1\t1',
);
const value = fc
  .tuple(piece('', '', '', '"'), blank, flag, blank, piece('', '', '', '"'))
  .map((pieces) => pieces.join(''));
const name = piece(
  'webview',
  'webview',
  'webview',
  'consent',
  'consent',
  'lang',
  'Webview',
  'xwebview',
  'webview2',
  'a',
  '',
);
const pair = fc
  .tuple(blank, name, blank, piece('=', '=', '=', '=', '', '=='), blank, value, blank)
  .map((pieces) => pieces.join(''));
const cookie = fc
  .array(pair, { maxLength: 5 })
  .chain((pairs) => piece(';', '; ').map((between) => `Cookie: ${pairs.join(between)}`));
const header = fc.tuple(piece('X-Aurore-Webview', 'x-aurore-webview'), piece(': ', ':', ':\t '), value, blank);
const agent = piece('AuroreApp/7.2', 'Mozilla/5.0 AuroreApp/1', 'AuroreApp/', 'xAuroreApp/1', 'Mozilla/5.0');
const line = fc.oneof(
  { weight: 4, arbitrary: cookie },
  { weight: 2, arbitrary: header.map((pieces) => pieces.join('')) },
  { weight: 1, arbitrary: agent.map((text) => `User-Agent: ${text}`) },
);
const parameter = fc
  .tuple(
    piece('webview', 'webview', 'web%76iew', '%77%65%62%76%69%65%77', 'web+view', 'a', 'webviewer'),
    piece('=', '=', ''),
  )
  .chain((start) => piece('true', '1', 'tru%65', '%66alse', 'yes', '', 'false').map((end) => [...start, end].join('')));
const query = fc
  .array(parameter, { minLength: 1, maxLength: 3 })
  .chain((parameters) => piece('&', '&', '&&', '?').map((between) => `?${parameters.join(between)}`));
const path = piece('/films', '/films', '/films', '/cinemas', '/api/shows', '/cookies', '/films/a.b');
const asked = fc.record({
  path: fc.tuple(path, fc.option(query, { nil: '', freq: 2 })).map((pieces) => pieces.join('')),
  lines: fc.array(line, { maxLength: 3 }),
});
type Asked = typeof asked extends fc.Arbitrary<infer T> ? T : never;

/**
 * Sends generated cookies, headers and addresses to a node and to Varnish in front of it: both must answer with the same
 * variant and cookie, so that no answer is stored under the name of another.
 */
export async function variantsBehindVarnish(): Promise<Finding> {
  const { nodePort, ports, stop } = await startBehindVarnish(render);
  const seed = Math.floor(Math.random() * 1_000_000);
  try {
    const samples = [...edges(), ...fc.sample(asked, { numRuns: COUNT, seed })];
    const faults: string[] = [];
    for (const sample of samples) {
      const [direct, behind] = [await answer(nodePort, sample), await answer(ports.pages, sample)];
      if (direct !== behind) faults.push(`${JSON.stringify(sample)}: the node says ${direct}, Varnish ${behind}`);
    }
    return { said: `${samples.length} requests (seed ${seed}), ${faults.length} answered otherwise`, faults };
  } finally {
    await stop();
  }
}

/** Where the two once disagreed, and headers as long as either takes. */
function edges(): Asked[] {
  const long = (count: number, text: string) =>
    Array.from({ length: count }, (_, index) => `${text}${index}=1`).join('; ');
  return [
    ...['webview=1 ; a=b', 'webview=0; webview=1', 'consent= ;', 'webview=é; webview=1', 'consent=" "'].map((text) => ({
      path: '/films',
      lines: [`Cookie: ${text}`],
    })),
    { path: '/films', lines: ['X-Aurore-Webview: 1', 'X-Aurore-Webview: 1'] },
    { path: '/films', lines: ['X-Aurore-Webview:', 'X-Aurore-Webview: 1'] },
    { path: '/films', lines: [] },
    { path: '/films', lines: [`Cookie: ${long(700, 'c')}; webview=1`] },
    { path: '/films', lines: [`Cookie: ${'x'.repeat(3000)}; a=${'y'.repeat(4000)}; consent=1`] },
    { path: '/films', lines: [`Cookie: ${' '.repeat(500)}webview${'\t'.repeat(500)}=1`] },
  ];
}

/** Status, first cookie and body of an answer, as one text. A connection of its own, so that lines go as they are. */
async function answer(port: number, { path: url, lines }: Asked): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.setEncoding('latin1');
  socket.end(
    Buffer.from([`GET ${url} HTTP/1.1`, `Host: ${HOST}`, ...lines, 'Connection: close', '', ''].join('\r\n'), 'latin1'),
  );
  const [head = '', body = ''] = (await textOf(socket)).split('\r\n\r\n', 2);
  const [, status] = head.split(' ', 2);
  return `${status} ${JSON.stringify(body)} ${/^set-cookie: (.*)$/im.exec(head)?.[1] ?? 'without a cookie'}`;
}

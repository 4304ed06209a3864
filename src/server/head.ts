import { STATUS_CODES, validateHeaderName, validateHeaderValue, type ServerResponse } from 'node:http';
import { exactly } from './encoding.ts';
import { TIMEOUTS } from './limits.ts';

const END = '\r\n';
/** What Node sends for a connection that stays open. */
const KEEP_ALIVE = `Connection: keep-alive${END}Keep-Alive: timeout=${TIMEOUTS.keepAliveTimeout / 1000}${END}`;

/** Header lines as they are sent, from alternating names and values. Throws if one is not valid in a header. */
export function joinHeaders(headers: readonly string[]): string {
  const pieces = headers.map((text, index) => {
    if (index % 2 === 0) validateHeaderName(text);
    else validateHeaderValue(headers[index - 1]!, text);
    return text + (index % 2 === 0 ? ': ' : END);
  });
  return pieces.join('');
}

/**
 * Begins a response with lines from `joinHeaders`. Node's `writeHead` checks every character of every header again for
 * each response, which took a third of the time of sending a cached page. So the head is put into `_header`, as
 * `writeHead` would, and Node sends it from there; there is no public way to pass lines. A response that ends its
 * connection goes through `writeHead`, and a test makes sure that both ways give the same headers.
 */
export function beginResponse(response: ServerResponse, status: number, lines: string): void {
  if (!response.shouldKeepAlive) {
    response.writeHead(status, splitHeaders(lines));
    return;
  }
  setHead(response, status, lines + END);
}

/**
 * The lines that all responses from one cache entry share, with the empty line that ends a head, as bytes to send. Cut
 * from Node's pool, as `Buffer.from` gives them, they would keep all of its 64 kB for as long as the page is cached.
 */
export function headBytes(lines: string): Buffer {
  return exactly(Buffer.from(lines + END, 'latin1'));
}

/**
 * Sends a response whose head is its `own` lines followed by `head`, made by `headBytes`. The latter is some 4 kB, and
 * joining, copying and encoding it as text for each response took a quarter of the time of sending.
 */
export function sendWhole(
  response: ServerResponse,
  status: number,
  { own, head, body }: { own: string; head: Buffer; body: Buffer },
): void {
  // In response to HEAD, Node writes only the bytes of `_header`.
  if (!response.shouldKeepAlive || response.req.method === 'HEAD') {
    beginResponse(response, status, head.toString('latin1', 0, head.length - END.length) + own);
  } else {
    setHead(response, status, own);
    response.write(head);
  }
  response.end(body);
}

/**
 * Writes the status line and the lines that Node adds, then `rest`. Either `rest` or what is written next ends the
 * head.
 */
function setHead(response: ServerResponse, status: number, rest: string): void {
  response.statusCode = status;
  const own = `HTTP/1.1 ${status} ${STATUS_CODES[status]}${END}Date: ${httpDate()}${END}${KEEP_ALIVE}${rest}`;
  (response as unknown as { _header: string })._header = own;
}

function splitHeaders(lines: string): string[] {
  return lines
    .split(END)
    .slice(0, -1)
    .flatMap((line) => {
      const colon = line.indexOf(': ');
      return [line.slice(0, colon), line.slice(colon + 2)];
    });
}

let second = 0;
let text = '';

/** The time for the `Date` header, which caches rely on: the real time, whatever CLOCK says. Made once a second. */
function httpDate(): string {
  // eslint-disable-next-line no-restricted-syntax -- see above
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) {
    second = now;
    text = new Date(now * 1000).toUTCString();
  }
  return text;
}

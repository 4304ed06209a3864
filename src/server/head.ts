import { STATUS_CODES, validateHeaderName, validateHeaderValue, type ServerResponse } from 'node:http';
import { TIMEOUTS } from './limits.ts';

const END = '\r\n';
/** What Node says of a connection that stays open. */
const KEPT_OPEN = `Connection: keep-alive${END}Keep-Alive: timeout=${TIMEOUTS.keepAliveTimeout / 1000}${END}${END}`;

/** Header lines as they are sent, from names and values in turn. Throws for what would not be one line. */
export function joinHeaders(headers: readonly string[]): string {
  const pieces = headers.map((text, index) => {
    if (index % 2 === 0) validateHeaderName(text);
    else validateHeaderValue(headers[index - 1]!, text);
    return text + (index % 2 === 0 ? ': ' : END);
  });
  return pieces.join('');
}

/**
 * Begins an answer with lines of `joinHeaders`. Node's `writeHead` looks at each character of each header again for each
 * answer, which took a third of the time of sending a kept page. So what it would leave in `_header` is put there, where
 * Node's own code takes it from; nothing public takes lines. An answer that ends its connection goes through `writeHead`,
 * and a test holds both ways to the same headers.
 */
export function beginAnswer(response: ServerResponse, status: number, lines: string): void {
  if (!response.shouldKeepAlive) {
    response.writeHead(status, splitHeaders(lines));
    return;
  }
  response.statusCode = status;
  const own = `HTTP/1.1 ${status} ${STATUS_CODES[status]}${END}${lines}Date: ${httpDate()}${END}${KEPT_OPEN}`;
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

/** The time of an answer, which caches along its way go by: the real one, whatever CLOCK says. */
function httpDate(): string {
  // eslint-disable-next-line no-restricted-syntax -- see above
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) {
    second = now;
    text = new Date(now * 1000).toUTCString();
  }
  return text;
}

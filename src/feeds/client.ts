import { ID } from '#brand/brand.ts';
import { Agent as HttpAgent, type OutgoingHttpHeaders } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { lookup as systemLookup, type LookupOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { MIMEType } from 'node:util';
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { ImportError } from '../content/import/folder.ts';
import { kindOfFile, MAX_BYTES, TooLarge, type BytesKind } from '../content/import/limits.ts';
import { decodeText, TextError } from '../lib/decodeText.ts';
import { mayPass, retryAfterMs, withAttempts, type AttemptPolicy } from '../lib/attempts.ts';
import { deadlineAfter } from './deadline.ts';
import { bodyOf, discard, getResponse, NoResponse } from './exchange.ts';
import { placeFile } from './pictures/placeFile.ts';
import type { ResponseStore } from './responseStore.ts';

/** The load on another company's server: few requests at once, and less often when it struggles. */
export type RequestPolicy = AttemptPolicy & {
  readonly concurrency: number;
  readonly timeoutMs: number;
  /** For the whole pull; what it has fetched by then is stored, and the next goes on from there. */
  readonly totalMs: number;
  readonly maxBytes: Readonly<Record<BytesKind, number>>;
};
export const REQUEST_POLICY: RequestPolicy = {
  concurrency: 4,
  timeoutMs: 30_000,
  attempts: 6,
  pauseMs: 500,
  longestPauseMs: 30_000,
  totalMs: 2 * millisecondsInHour,
  maxBytes: MAX_BYTES,
};

export type FetchTally = { requests: number; unchanged: number; resumed: number; retried: number; bytes: number };

/** A server that fails so many files in a row is not asked for the others, which would each take as long to fail. */
const MAX_FAILURES_IN_A_ROW = 5;

type Head = { readonly isStorable: boolean };
type Read<T> = (body: AsyncIterable<Buffer>, head: Head) => Promise<T>;

/** Requests from one server within limits, and stores its responses so that the next pull need not fetch them again. */
export class FeedClient {
  readonly tally: FetchTally = { requests: 0, unchanged: 0, resumed: 0, retried: 0, bytes: 0 };
  readonly concurrency: number;
  readonly #policy: RequestPolicy;
  readonly #responses: ResponseStore;
  readonly #agent: HttpAgent;
  readonly #end: AbortSignal;
  /** How many files in a row could not be fetched. */
  #filesFailed = 0;
  /** The addresses requested in this process, not in an interrupted one. */
  readonly #fetched = new Set<string>();

  constructor(origin: URL, responses: ResponseStore, policy: RequestPolicy = REQUEST_POLICY) {
    const isSecure = origin.protocol === 'https:';
    this.#policy = policy;
    this.#responses = responses;
    this.concurrency = policy.concurrency;
    const options = { keepAlive: true, maxSockets: policy.concurrency };
    this.#agent = isSecure ? new HttpsAgent(options) : new HttpAgent(options);
    this.#end = AbortSignal.timeout(policy.totalMs);
  }

  /**
   * The text at an address; undefined when the server has nothing there (404, 410). Throws an ImportError when it
   * cannot be reached or answers anything else, or with bytes that are no text.
   */
  async get(url: URL): Promise<string | undefined> {
    const known = await this.#responses.read(url);
    // What was missing is asked for again: it may be there by now, and without it a pull fails.
    if (known?.isOfThisPull && known.text !== undefined) {
      if (!this.#fetched.has(url.href)) this.tally.resumed += 1;
      return known.text;
    }
    this.#fetched.add(url.href);
    const { response: maxBytes } = this.#policy.maxBytes;
    const response = await this.#send(url, known?.etag, maxBytes, buffer);
    if (response.status === 304 && known) {
      this.tally.unchanged += 1;
      await this.#responses.write(url, known.etag, known.text);
      return known.text;
    }
    const { body, charset } = response;
    const text = body && textOf(url, body, charset);
    await this.#responses.write(url, response.etag, text);
    return text;
  }

  /**
   * The same for a file of the server's, which a feed can do without: it is written as it comes. Gives why it is not
   * there, if it is not. What must not be stored is only a substitute.
   */
  async fetchFile(url: URL, file: string): Promise<string | undefined> {
    if (this.#filesFailed >= MAX_FAILURES_IN_A_ROW) {
      return `not requested, as ${url.host} has failed ${MAX_FAILURES_IN_A_ROW} times in a row`;
    }
    const maxBytes = this.#policy.maxBytes[kindOfFile(file)];
    try {
      const { status, isStorable } = await this.#send(url, undefined, maxBytes, async (body, { isStorable }) => {
        if (isStorable) await placeFile(file, body);
      });
      this.#filesFailed = 0;
      if (status !== 200) return `its server answered ${status}`;
      return isStorable ? undefined : 'its server has only a substitute as yet: the next import asks again';
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      this.#filesFailed += 1;
      return error.message;
    }
  }

  close(): void {
    this.#agent.destroy();
  }

  /** After the last attempt for one address the whole pull is given up. */
  async #send<T>(url: URL, etag: string | undefined, maxBytes: number, read: Read<T>) {
    const attempt = async (count: number) => {
      this.tally.requests += 1;
      if (count > 1) this.tally.retried += 1;
      const response = await this.#once(url, etag, maxBytes, read);
      const { status, retryAfter } = response;
      if ([200, 304, 404, 410].includes(status)) return response;
      throw new Refused(`it answered ${status}`, mayPass(status) ? retryAfterMs(retryAfter) : undefined);
    };
    let reason = '';
    try {
      if (!this.#end.aborted) return await withAttempts(this.#policy, this.#end, attempt, wantedAfter);
    } catch (error) {
      if (!(error instanceof NoResponse || error instanceof TooLarge || error instanceof Refused)) throw error;
      reason = error.message;
    }
    if (this.#end.aborted) {
      reason = `the pull has taken more than ${this.#policy.totalMs / millisecondsInMinute} minutes`;
    }
    throw new ImportError(
      `${url.href} cannot be fetched: ${reason}. What was fetched is stored: import again to go on.`,
    );
  }

  async #once<T>(url: URL, etag: string | undefined, maxBytes: number, read: Read<T>) {
    const deadline = deadlineAfter(this.#policy.timeoutMs, this.#end);
    const { signal } = deadline;
    const headers: OutgoingHttpHeaders = {
      accept: '*/*',
      'accept-encoding': 'gzip',
      'user-agent': `${ID}-import`,
      ...(etag !== undefined && { 'if-none-match': etag }),
    };
    try {
      const response = await getResponse(url, { agent: this.#agent, headers, signal, lookup });
      const { statusCode: status = 0, headers: answered } = response;
      const isStorable = !/\bno-store\b/i.test(answered['cache-control'] ?? '');
      const head = {
        ...{ status, isStorable },
        etag: answered.etag,
        charset: charsetOf(answered['content-type']),
        retryAfter: answered['retry-after'],
      };
      if (status !== 200) {
        await discard(response);
        return { ...head, body: undefined };
      }
      const onBytes = (count: number) => void (this.tally.bytes += count);
      try {
        return { ...head, body: await read(bodyOf(response, maxBytes, onBytes), head) };
      } finally {
        // What nobody has read, as of a substitute, would hold its connection.
        if (!response.readableEnded && !response.destroyed) await discard(response);
      }
    } catch (error) {
      if (!signal.aborted || !(error instanceof NoResponse)) throw error;
      throw new NoResponse(new Error(`no response within ${this.#policy.timeoutMs / 1000} s`, { cause: error }));
    } finally {
      deadline.end();
    }
  }
}

/** An answer that is of no use. */
class Refused extends Error {
  /** For how long the server wants to be left alone; undefined for one that would answer so again. */
  readonly wanted: number | undefined;

  constructor(reason: string, wanted: number | undefined) {
    super(reason);
    this.wanted = wanted;
  }
}

function wantedAfter(error: unknown): number | undefined {
  if (error instanceof NoResponse) return 0;
  return error instanceof Refused ? error.wanted : undefined;
}

function textOf({ href }: URL, body: Buffer, charset: string | undefined): string {
  try {
    return decodeText(body, charset);
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    const line = error.line === undefined ? '' : `, line ${error.line}`;
    const expected = 'text in UTF-8, or in the charset of its Content-Type';
    throw new ImportError(`${href}${line}: expected ${expected}, got ${error.message}.`, { cause: error });
  }
}

/** The charset that a Content-Type declares. */
function charsetOf(header = ''): string | undefined {
  try {
    return new MIMEType(header).params.get('charset') ?? undefined;
  } catch {
    return undefined;
  }
}

/** RFC 6761: every name under localhost is this machine, which not every resolver knows. */
export function isLoopback(hostname: string): boolean {
  return /^(?:.+\.)?localhost$|^127\.0\.0\.1$|^\[::1\]$/.test(hostname);
}

const lookup: LookupFunction = (hostname, options: LookupOptions, callback) => {
  if (!hostname.endsWith('.localhost')) return systemLookup(hostname, options, callback as never);
  const found = { address: '127.0.0.1', family: 4 };
  if (options.all) callback(null, [found]);
  else callback(null, found.address, found.family);
};

import { Agent as HttpAgent, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { createHash, type Hash } from 'node:crypto';
import type { LookupFunction } from 'node:net';
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { MAX_BYTES, TooLarge } from '../../content/import/limits.ts';
import { mayPass, retryAfterMs, withAttempts, type AttemptPolicy } from '../../lib/attempts.ts';
import { deadlineAfter } from '../deadline.ts';
import { bodyOf, discard, getResponse, NoResponse } from '../exchange.ts';
import { expectPublicHost, lookupAll, publicLookup, type Lookup } from '../../lib/publicAddress.ts';
import { PictureError } from './pictureError.ts';
import { placeFile } from './placeFile.ts';

const refused = (reason: string) => new PictureError(reason, false);

/** How names are resolved and connections opened: by the system, except in tests. */
export type Network = { readonly lookup: Lookup; readonly http: HttpAgent; readonly https: HttpsAgent };

export type PicturePolicy = AttemptPolicy & {
  /** Pictures that are fetched from one host at once. */
  readonly concurrency: number;
  /** Pictures that are fetched and made at once, from all hosts. */
  readonly places: number;
  /** For one request, with its whole body. */
  readonly timeoutMs: number;
  /** For one picture, with its redirects, further attempts and the pauses between them. */
  readonly pictureMs: number;
  /** For all pictures of one host, the sum of what each has taken. */
  readonly hostMs: number;
  /** For all pictures of an import. */
  readonly totalMs: number;
  readonly maxBytes: number;
};
export const PICTURE_POLICY: PicturePolicy = {
  concurrency: 4,
  places: 16,
  timeoutMs: 20_000,
  pictureMs: millisecondsInMinute,
  hostMs: millisecondsInHour,
  totalMs: millisecondsInHour,
  attempts: 3,
  pauseMs: 500,
  longestPauseMs: 10_000,
  maxBytes: MAX_BYTES.picture,
};

/** What a server has said of a version of a picture, to ask for it again only if it has changed. */
export type Validators = { readonly etag?: string | undefined; readonly lastModified?: string | undefined };
/** With the SHA-256 of its bytes, in hexadecimal. */
export type FetchedPicture = Validators & { readonly digest: string };

const MAX_REDIRECTS = 5;
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];
/** Those of http and https. Others lead to other services than websites. */
const PORTS: readonly string[] = ['', '80', '443'];
/** A host that fails so many pictures in a row is not asked for the others, which would each take as long to fail. */
const MAX_FAILURES_IN_A_ROW = 5;

/** Fetches pictures from hosts outside, which nobody has to trust: from allowed hosts at public addresses alone. */
export class PictureClient {
  readonly tally = { requests: 0, retried: 0, bytes: 0 };
  readonly #hosts: ReadonlySet<string>;
  readonly #policy: PicturePolicy;
  readonly #network: Network;
  readonly #lookup: LookupFunction;
  readonly #spending = new Map<string, Spending>();
  readonly #end: AbortSignal;

  /** @param hosts The hosts that may be asked, also by way of redirects: a name, or with another port `name:port`. */
  constructor(hosts: ReadonlySet<string>, policy: PicturePolicy, network: Network | undefined) {
    this.#hosts = hosts;
    this.#policy = policy;
    const options = { keepAlive: true, maxSockets: policy.concurrency };
    this.#network = network ?? { lookup: lookupAll, http: new HttpAgent(options), https: new HttpsAgent(options) };
    this.#lookup = publicLookup(this.#network.lookup, refused);
    this.#end = AbortSignal.timeout(policy.totalMs);
  }

  /**
   * Writes the picture at an address into a file; gives undefined when it is still the version that the validators are of.
   * Throws a PictureError when it cannot be had, and whatever the disk throws.
   */
  async get(url: URL, validators: Validators, file: string): Promise<FetchedPicture | undefined> {
    const spending = this.#spendingOf(url.host);
    this.#expectTime(url.host, spending);
    const begun = performance.now();
    const deadline = deadlineAfter(this.#policy.pictureMs, this.#end);
    const { signal } = deadline;
    try {
      const attempt = (count: number) => {
        if (count > 1) this.tally.retried += 1;
        return this.#followed(url, { validators, file, signal });
      };
      const found = await withAttempts(this.#policy, signal, attempt, wantedAfter);
      spending.failures = 0;
      return found;
    } catch (error) {
      const failure = asPictureError(error);
      if (!failure) throw error;
      if (failure.isTransient || failure instanceof EndlessRedirect) spending.failures += 1;
      else spending.failures = 0;
      throw failure;
    } finally {
      deadline.end();
      spending.ms += performance.now() - begun;
    }
  }

  /** Adds to what a host has taken: the time for which it was tried to make something of its picture. */
  charge(url: URL, ms: number): void {
    this.#spendingOf(url.host).ms += ms;
  }

  #spendingOf(host: string): Spending {
    const spending = this.#spending.get(host) ?? { failures: 0, ms: 0 };
    this.#spending.set(host, spending);
    return spending;
  }

  /** Throws for a host that has had its share: its other pictures are left for the next import. */
  #expectTime(host: string, { failures, ms }: Spending): void {
    const { hostMs, totalMs } = this.#policy;
    const minutes = (of: number) => `${of / millisecondsInMinute} minutes: the next import goes on`;
    if (failures >= MAX_FAILURES_IN_A_ROW) {
      throw new PictureError(`not requested, as ${host} has failed ${MAX_FAILURES_IN_A_ROW} times in a row`, true);
    }
    if (ms >= hostMs) throw new PictureError(`not requested, as ${host} has taken more than ${minutes(hostMs)}`, true);
    if (this.#end.aborted) {
      throw new PictureError(`not requested, as pictures have taken more than ${minutes(totalMs)}`, true);
    }
  }

  close(): void {
    this.#network.http.destroy();
    this.#network.https.destroy();
  }

  async #followed(url: URL, wanted: Wanted): Promise<FetchedPicture | undefined> {
    let at = url;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      this.#expectAllowed(at, redirects > 0);
      const response = await this.#once(at, wanted);
      if ('to' in response) at = response.to;
      else return response.found;
    }
    throw new EndlessRedirect(`it redirects more than ${MAX_REDIRECTS} times`, false);
  }

  #expectAllowed(url: URL, isRedirect: boolean): void {
    const { hostname, port, username, password } = url;
    if (username !== '' || password !== '') {
      throw new PictureError(
        `${isRedirect ? 'it redirects to an address' : 'it is one'} with a name or a password`,
        false,
      );
    }
    const where = isRedirect ? `it redirects to ${url.href}, and ` : '';
    if (!/^https?:$/.test(url.protocol)) throw new PictureError(`${where}that is no address of http or https`, false);
    if (!this.#hosts.has(`${hostname}:${port}`)) {
      if (!this.#hosts.has(hostname)) {
        throw new PictureError(`${where}${hostname} is not among the hosts that are allowed (PICTURE_HOSTS)`, false);
      }
      if (!PORTS.includes(port)) {
        throw new PictureError(`${where}its port is neither 80 nor 443, and not named in PICTURE_HOSTS`, false);
      }
    }
    expectPublicHost(url, refused);
  }

  async #once(url: URL, { validators: { etag, lastModified }, file, signal: whole }: Wanted) {
    const { timeoutMs, pictureMs } = this.#policy;
    const deadline = deadlineAfter(timeoutMs, whole);
    const { signal } = deadline;
    const headers: OutgoingHttpHeaders = {
      accept: 'image/avif,image/webp,image/jpeg,image/png,image/gif',
      // A picture is compressed already.
      'accept-encoding': 'identity',
      'user-agent': 'aurore-import',
      ...(etag !== undefined && { 'if-none-match': etag }),
      ...(lastModified !== undefined && { 'if-modified-since': lastModified }),
    };
    const agent = url.protocol === 'https:' ? this.#network.https : this.#network.http;
    this.tally.requests += 1;
    try {
      const response = await getResponse(url, { agent, headers, signal, lookup: this.#lookup });
      return await this.#read(response, url, file);
    } catch (error) {
      if (!signal.aborted || !(error instanceof NoResponse)) throw error;
      const within = whole.aborted && !this.#end.aborted ? pictureMs : timeoutMs;
      throw new PictureError(`no response within ${within / 1000} s`, true);
    } finally {
      deadline.end();
    }
  }

  async #read(response: IncomingMessage, url: URL, file: string) {
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) {
      const hash = createHash('sha256');
      const onBytes = (count: number) => void (this.tally.bytes += count);
      await placeFile(file, hashed(bodyOf(response, this.#policy.maxBytes, onBytes), hash));
      return { found: { digest: hash.digest('hex'), etag: headers.etag, lastModified: headers['last-modified'] } };
    }
    await discard(response);
    if (statusCode === 304) return { found: undefined };
    const to = REDIRECTS.includes(statusCode) ? URL.parse(headers.location ?? '', url) : null;
    if (to) return { to };
    const reason = `it answered ${statusCode}`;
    if (!mayPass(statusCode)) throw new PictureError(reason, false);
    throw new LaterError(reason, retryAfterMs(headers['retry-after']));
  }
}

/** What a host has had: failures in a row, and milliseconds. */
type Spending = { failures: number; ms: number };
/** Of what, and where to. */
type Wanted = { readonly validators: Validators; readonly file: string; readonly signal: AbortSignal };

async function* hashed(chunks: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}

class EndlessRedirect extends PictureError {}

/** A server that wants to be asked later. */
class LaterError extends PictureError {
  readonly afterMs: number;

  constructor(reason: string, afterMs: number) {
    super(reason, true);
    this.afterMs = afterMs;
  }
}

function wantedAfter(error: unknown): number | undefined {
  const failure = asPictureError(error);
  if (failure instanceof LaterError) return failure.afterMs;
  return failure?.isTransient ? 0 : undefined;
}

/**
 * Why a picture cannot be had; undefined for an error that is not its host's. One of the network may be gone the next
 * time, except for a name that does not exist.
 */
function asPictureError(error: unknown): PictureError | undefined {
  if (error instanceof PictureError) return error;
  if (error instanceof TooLarge) return new PictureError(error.message, false);
  if (!(error instanceof NoResponse)) return undefined;
  // A lookup's own refusal comes as the request's error.
  if (error.cause instanceof PictureError) return error.cause;
  if ((error.cause as NodeJS.ErrnoException).code === 'ENOTFOUND')
    return new PictureError('its host does not exist', false);
  return new PictureError(error.message, true);
}

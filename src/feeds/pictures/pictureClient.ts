import { Agent as HttpAgent, request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { PictureError } from './pictureError.ts';
import { expectPublicHost, lookupAll, publicLookup, type Lookup } from './publicAddress.ts';

/** How names are resolved and connections opened: by the system, except in tests. */
export type Network = { readonly lookup: Lookup; readonly http: HttpAgent; readonly https: HttpsAgent };

export type PicturePolicy = {
  /** Pictures that are fetched and made at once. */
  readonly concurrency: number;
  /** For one request, with its whole body. */
  readonly timeoutMs: number;
  readonly attempts: number;
  /** The pause before the second attempt; it doubles with each further one. */
  readonly pauseMs: number;
  readonly longestPauseMs: number;
  readonly maxBytes: number;
  readonly maxPixels: number;
};
export const PICTURE_POLICY: PicturePolicy = {
  concurrency: 4,
  timeoutMs: 20_000,
  attempts: 3,
  pauseMs: 500,
  longestPauseMs: 10_000,
  maxBytes: 20_000_000,
  maxPixels: 50_000_000,
};

/** What a server has said of a version of a picture, to ask for it again only if it has changed. */
export type Validators = { readonly etag?: string | undefined; readonly lastModified?: string | undefined };
export type FetchedPicture = Validators & { readonly bytes: Buffer };

const MAX_REDIRECTS = 5;
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];
const TRANSIENT: readonly number[] = [408, 425, 429];
/** A host that fails so many pictures in a row is not asked for the others, which would each take as long to fail. */
const MAX_FAILURES_IN_A_ROW = 5;

/** Fetches pictures from hosts outside, which nobody has to trust: from allowed hosts at public addresses alone. */
export class PictureClient {
  readonly tally = { requests: 0, retried: 0, bytes: 0 };
  readonly #hosts: ReadonlySet<string>;
  readonly #policy: PicturePolicy;
  readonly #network: Network;
  readonly #lookup: LookupFunction;
  readonly #failures = new Map<string, number>();

  /** @param hosts The names of hosts that may be asked, also by way of redirects. */
  constructor(hosts: ReadonlySet<string>, policy: PicturePolicy, network: Network | undefined) {
    this.#hosts = hosts;
    this.#policy = policy;
    const options = { keepAlive: true, maxSockets: policy.concurrency };
    this.#network = network ?? { lookup: lookupAll, http: new HttpAgent(options), https: new HttpsAgent(options) };
    this.#lookup = publicLookup(this.#network.lookup);
  }

  /**
   * The picture at an address; undefined when it is still the version that the validators are of. Throws a PictureError
   * when it cannot be had.
   */
  async get(url: URL, validators: Validators): Promise<FetchedPicture | undefined> {
    const { host } = url;
    if ((this.#failures.get(host) ?? 0) >= MAX_FAILURES_IN_A_ROW) {
      throw new PictureError(`not requested, as ${host} has failed ${MAX_FAILURES_IN_A_ROW} times in a row`, true);
    }
    try {
      const found = await this.#withRetries(url, validators);
      this.#failures.delete(host);
      return found;
    } catch (error) {
      const failure = asPictureError(error);
      if (failure.isTransient) this.#failures.set(host, (this.#failures.get(host) ?? 0) + 1);
      else this.#failures.delete(host);
      throw failure;
    }
  }

  close(): void {
    this.#network.http.destroy();
    this.#network.https.destroy();
  }

  async #withRetries(url: URL, validators: Validators): Promise<FetchedPicture | undefined> {
    const { attempts, pauseMs, longestPauseMs } = this.#policy;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#followed(url, validators);
      } catch (error) {
        const failure = asPictureError(error);
        if (!failure.isTransient || attempt >= attempts) throw failure;
        this.tally.retried += 1;
        const wanted = failure instanceof LaterError ? failure.afterMs : 0;
        // With some jitter, so that requests do not all come back at once.
        const pause = Math.max(pauseMs * 2 ** (attempt - 1) * (0.75 + Math.random() / 2), wanted);
        await setTimeout(Math.min(pause, longestPauseMs));
      }
    }
  }

  async #followed(url: URL, validators: Validators): Promise<FetchedPicture | undefined> {
    let at = url;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      this.#expectAllowed(at, redirects > 0);
      const response = await this.#once(at, validators);
      if ('to' in response) at = response.to;
      else return response.found;
    }
    throw new PictureError(`it redirects more than ${MAX_REDIRECTS} times`, false);
  }

  #expectAllowed(url: URL, isRedirect: boolean): void {
    const where = isRedirect ? `it redirects to ${url.href}, and ` : '';
    if (!/^https?:$/.test(url.protocol)) throw new PictureError(`${where}that is no address of http or https`, false);
    if (!this.#hosts.has(url.hostname)) {
      throw new PictureError(`${where}${url.hostname} is not among the hosts that are allowed (PICTURE_HOSTS)`, false);
    }
    expectPublicHost(url);
  }

  async #once(url: URL, { etag, lastModified }: Validators) {
    const signal = AbortSignal.timeout(this.#policy.timeoutMs);
    const headers: OutgoingHttpHeaders = {
      accept: 'image/avif,image/webp,image/jpeg,image/png,image/gif',
      // A picture is compressed already, and its size is what arrives.
      'accept-encoding': 'identity',
      'user-agent': 'aurore-import',
      ...(etag !== undefined && { 'if-none-match': etag }),
      ...(lastModified !== undefined && { 'if-modified-since': lastModified }),
    };
    const isSecure = url.protocol === 'https:';
    const request = isSecure ? httpsRequest : httpRequest;
    const agent = isSecure ? this.#network.https : this.#network.http;
    this.tally.requests += 1;
    try {
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        request(url, { agent, headers, signal, lookup: this.#lookup }, resolve).on('error', reject).end();
      });
      return await this.#read(response, url);
    } catch (error) {
      if (signal.aborted) throw new PictureError(`no response within ${this.#policy.timeoutMs / 1000} s`, true);
      throw error;
    }
  }

  async #read(response: IncomingMessage, url: URL) {
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) {
      const bytes = await this.#bytesOf(response);
      return { found: { bytes, etag: headers.etag, lastModified: headers['last-modified'] } };
    }
    // What is left of the response is not read, so its connection is of no further use.
    response.destroy();
    if (statusCode === 304) return { found: undefined };
    const to = REDIRECTS.includes(statusCode) ? URL.parse(headers.location ?? '', url) : null;
    if (to) return { to };
    const reason = `it answered ${statusCode}`;
    if (statusCode < 500 && !TRANSIENT.includes(statusCode)) throw new PictureError(reason, false);
    throw new LaterError(reason, headers['retry-after']);
  }

  /** The body, which is counted as it arrives: what headers say of its size and type is not relied on. */
  async #bytesOf(response: IncomingMessage): Promise<Buffer> {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      this.tally.bytes += chunk.length;
      if (size > this.#policy.maxBytes) {
        response.destroy();
        throw new PictureError(`it is larger than ${this.#policy.maxBytes / 1e6} MB`, false);
      }
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  }
}

/** A server that wants to be asked later. */
class LaterError extends PictureError {
  readonly afterMs: number;

  /** @param retryAfter Of the header only the form in seconds is read: a date would depend on two clocks. */
  constructor(reason: string, retryAfter: string | undefined) {
    super(reason, true);
    this.afterMs = /^\d{1,5}$/.test(retryAfter ?? '') ? Number(retryAfter) * 1000 : 0;
  }
}

/** An error of the network may be gone the next time, except for a name that does not exist. */
function asPictureError(error: unknown): PictureError {
  if (error instanceof PictureError) return error;
  const { message, code } = error as NodeJS.ErrnoException;
  if (code === 'ENOTFOUND') return new PictureError('its host does not exist', false);
  return new PictureError(message || (code ?? 'no connection'), true);
}

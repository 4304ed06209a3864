import { setTimeout } from 'node:timers/promises';
import type { Log } from './log.ts';

/** A purge as a proxy is sent it: some tags, with spaces between. What is kept of everything has the tag `all`. */
type Send = (address: string, tags: string) => Promise<void>;

/** Varnish refuses longer header lines than 8 kB. */
const LONGEST = 4000;
/** So many changed that everything is the shorter message. */
const MOST_MESSAGES = 10;
const RETRY_MS = 1000;
const ANSWER_MS = 3000;
const TAGS_HEADER = 'x-purge-tags';

/** The proxies in front (PROXIES), which keep pages too and are told what has changed. */
export class Proxies {
  readonly #proxies: readonly Proxy[];

  constructor(addresses: readonly string[], log: Log, send: Send = sendPurge, retryMs = RETRY_MS) {
    this.#proxies = addresses.map((address) => new Proxy(address, log, send, retryMs));
  }

  /**
   * To be called once this process has purged itself: a proxy that asks it after the purge must be given what is new. Each
   * node tells each proxy, for what another node answered until its own purge may have been kept.
   */
  purge(tags: readonly string[] | 'all'): void {
    for (const proxy of this.#proxies) proxy.purge(tags);
  }

  close(): void {
    for (const proxy of this.#proxies) proxy.close();
  }
}

/** One proxy. What it could not be told it is told later; a proxy that was away has kept nothing old by then. */
class Proxy {
  readonly #address: string;
  readonly #log: Log;
  readonly #send: Send;
  readonly #retryMs: number;
  readonly #waiting = new Set<string>();
  readonly #ended = new AbortController();
  #isSending = false;
  #answers = true;

  constructor(address: string, log: Log, send: Send, retryMs: number) {
    this.#address = address;
    this.#log = log;
    this.#send = send;
    this.#retryMs = retryMs;
  }

  purge(tags: readonly string[] | 'all'): void {
    for (const tag of tags === 'all' ? ['all'] : tags) this.#waiting.add(tag);
    if (!this.#isSending) void this.#sendAll();
  }

  close(): void {
    this.#ended.abort();
  }

  async #sendAll(): Promise<void> {
    this.#isSending = true;
    while (this.#waiting.size > 0 && !this.#ended.signal.aborted) {
      const tags = [...this.#waiting];
      this.#waiting.clear();
      try {
        for (const message of messages(tags)) await this.#send(this.#address, message);
        if (!this.#answers) this.#log.warn({ proxy: this.#address }, 'The proxy can be told of changes again.');
        this.#answers = true;
      } catch (error) {
        for (const tag of tags) this.#waiting.add(tag);
        if (this.#answers) {
          this.#log.error(
            { proxy: this.#address, err: error },
            'The proxy cannot be told of changes: it may show old pages.',
          );
        }
        this.#answers = false;
        await setTimeout(this.#retryMs, undefined, { ref: false, signal: this.#ended.signal }).catch(() => undefined);
      }
    }
    this.#isSending = false;
  }
}

function messages(tags: readonly string[]): string[] {
  if (tags.includes('all')) return ['all'];
  const lines: string[] = [];
  for (const tag of tags) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + tag.length <= LONGEST) lines[lines.length - 1] = `${last} ${tag}`;
    else lines.push(tag);
  }
  return lines.length > MOST_MESSAGES ? ['all'] : lines;
}

async function sendPurge(address: string, tags: string): Promise<void> {
  const { status, body } = await fetch(address, {
    method: 'PURGE',
    headers: { [TAGS_HEADER]: tags },
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  await body?.cancel();
  if (status !== 200) throw new Error(`The proxy answered ${status} to a purge.`);
}

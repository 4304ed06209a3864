import { setTimeout } from 'node:timers/promises';
import type { Log } from './log.ts';

/** Sends a purge to a proxy. `tags` are separated by spaces; every response has the tag `all`. */
type Send = (address: string, tags: string) => Promise<void>;

/** Varnish refuses header lines longer than 8 kB. */
const MAX_LENGTH = 4000;
/** With more messages than this, purging everything is shorter. */
const MAX_MESSAGES = 10;
const RETRY_MS = 1000;
const ANSWER_MS = 3000;
const TAGS_HEADER = 'x-purge-tags';

/** The proxies in front (PROXIES), which also cache pages and purge what has changed. */
export class Proxies {
  readonly #proxies: readonly Proxy[];

  constructor(addresses: readonly string[], log: Log, send: Send = sendPurge, retryMs = RETRY_MS) {
    this.#proxies = addresses.map((address) => new Proxy(address, log, send, retryMs));
  }

  /**
   * To be called after this process has purged its own cache: a proxy that requests it after the purge must get the new
   * page. Every node purges every proxy, because a proxy may have cached a node's response from before that node's own
   * purge.
   */
  purge(tags: readonly string[] | 'all'): void {
    for (const proxy of this.#proxies) proxy.purge(tags);
  }

  close(): void {
    for (const proxy of this.#proxies) proxy.close();
  }
}

/** One proxy. Purges that could not be sent are tried again until they are, so it holds nothing old after that. */
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
        if (!this.#answers) this.#log.warn({ proxy: this.#address }, 'The proxy can be purged again.');
        this.#answers = true;
      } catch (error) {
        for (const tag of tags) this.#waiting.add(tag);
        if (this.#answers) {
          this.#log.error(
            { proxy: this.#address, err: error },
            'The proxy cannot be purged: it may serve stale pages.',
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
    if (last !== undefined && last.length + 1 + tag.length <= MAX_LENGTH) lines[lines.length - 1] = `${last} ${tag}`;
    else lines.push(tag);
  }
  return lines.length > MAX_MESSAGES ? ['all'] : lines;
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

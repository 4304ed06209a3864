import { randomInt } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import pLimit from 'p-limit';
import { withoutAddresses } from '../accounts/mail/withoutAddresses.ts';
import type { Log } from './log.ts';

const AT_ONCE = 5;
/** More than a mail server takes in the time that people wait for a mail. */
const MOST_WAITING = 500;
const MAX_DELAY_MS = 1000;
/** As long as a mail server may take to accept a mail. */
const CLOSING_MS = 10_000;

/**
 * Sends mails when the response is complete and a random moment has passed: neither its own duration nor that of the
 * next request shows whether there was a mail to send. One that cannot be sent, or is one too many, is logged.
 */
export class MailQueue {
  readonly #log: Log;
  readonly #ending = new AbortController();
  readonly #sendings = pLimit(AT_ONCE);
  readonly #waiting = new Set<Promise<void>>();

  constructor(log: Log) {
    this.#log = log;
  }

  /** Does work for a mail after a response. `fault` is logged if it fails. */
  add(response: ServerResponse, work: () => Promise<void>, fault: string): void {
    if (this.#waiting.size >= MOST_WAITING) {
      this.#log.error(`${fault} ${MOST_WAITING} others wait already.`);
      return;
    }
    const sent = this.#after(response)
      .then(() => this.#sendings(work))
      .catch((error: unknown) => this.#log.error({ err: withoutAddresses(error) }, fault))
      .finally(() => this.#waiting.delete(sent));
    this.#waiting.add(sent);
  }

  /** Sends at once what waits. Resolves when all is sent, or after so many milliseconds. */
  async close(milliseconds = CLOSING_MS): Promise<void> {
    this.#ending.abort();
    const late = new AbortController();
    await Promise.race([
      Promise.all(this.#waiting),
      setTimeout(milliseconds, undefined, { signal: late.signal }).catch(() => undefined),
    ]);
    late.abort();
  }

  async #after(response: ServerResponse): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    if (response.closed) resolve();
    else response.once('close', resolve);
    await promise;
    await setTimeout(randomInt(MAX_DELAY_MS), undefined, { signal: this.#ending.signal }).catch(() => undefined);
  }
}

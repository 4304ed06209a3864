import { Agent, request } from 'node:https';
import { millisecondsInSecond } from 'date-fns/constants';
import webPush from 'web-push';
import { retryAfterMs } from '../../lib/attempts.ts';
import { expectPublicHost, lookupAll, publicLookup, type Lookup } from '../../lib/publicAddress.ts';
import type { Settings } from '../../settings/schema.ts';
import { pushKeys } from './keys.ts';
import type { Push } from './message.ts';

export type SendPush = (push: Push) => Promise<void>;

const TIMEOUT_MS = 20 * millisecondsInSecond;
const refused = (reason: string) => new Error(reason);

/**
 * Whether messages may be sent to an address that a browser gave: https at the usual port, and no address of a private network.
 * PUSH_HOSTS names exceptions. What a name leads to is checked when it is connected to.
 */
export function isPushService(endpoint: string, settings: Pick<Settings, 'PUSH_HOSTS'>): boolean {
  return pushServiceAt(endpoint, settings) !== undefined;
}

/** The host of a push service, and whether PUSH_HOSTS names it; undefined if no messages may be sent there. */
function pushServiceAt(endpoint: string, { PUSH_HOSTS }: Pick<Settings, 'PUSH_HOSTS'>) {
  const url = URL.parse(endpoint);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return undefined;
  const { host } = url;
  if (PUSH_HOSTS.includes(host)) return { host, isNamed: true };
  try {
    expectPublicHost(url, refused);
  } catch {
    return undefined;
  }
  return url.port === '' && url.hostname.includes('.') ? { host, isNamed: false } : undefined;
}

/** Gives a function that sends messages to push services, and makes the keys for that. `lookup` resolves their names. */
export async function pushSender(
  settings: Pick<Settings, 'DATA_DIR' | 'MAIL_FROM' | 'PUSH_HOSTS' | 'PUSH_SUBJECT'>,
  lookup: Lookup = lookupAll,
): Promise<SendPush> {
  const subject = settings.PUSH_SUBJECT ?? `mailto:${addressIn(settings.MAIL_FROM)}`;
  const vapidDetails = { subject, ...(await pushKeys(settings.DATA_DIR)) };
  const outside = new Agent({ lookup: publicLookup(lookup, refused) });
  const own = new Agent();
  return async ({ subscription, topic, ttl, urgency, title, options }) => {
    const service = pushServiceAt(subscription.endpoint, settings);
    if (!service) throw refused('The endpoint is not that of a push service.');
    const payload = JSON.stringify([title, options]);
    await send(
      webPush.generateRequestDetails(subscription, payload, { vapidDetails, topic, urgency, TTL: ttl }),
      service.host,
      service.isNamed ? own : outside,
    );
  };
}

/** What a push service says of a message other than that it has it. */
class PushError extends Error {
  override name = 'PushError';
  readonly status: number;
  /** For how many milliseconds the service wants to be left alone (Retry-After). */
  readonly pause: number;

  constructor(host: string, status: number, pause: number) {
    super(`The push service ${host} answered ${status}.`);
    this.status = status;
    this.pause = pause;
  }
}

/**
 * Sends a request, and follows no redirect. Anybody may name an endpoint, so the whole has a deadline, and no body is read: the
 * library's own request ends only when nothing comes any more.
 */
function send({ endpoint, method, headers, body }: webPush.RequestDetails, host: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const sent = request(endpoint, { method, headers, agent, signal }, (response) => {
      const { statusCode = 0, headers: answered } = response;
      response.destroy();
      if (statusCode >= 200 && statusCode <= 299) return resolve();
      reject(new PushError(host, statusCode, retryAfterMs(answered['retry-after'])));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** For how many milliseconds whoever could not take a message wants to be left alone; 0 if nothing was said of that. */
export function wantedPause(error: unknown): number {
  return error instanceof PushError ? error.pause : 0;
}

/** Whether a push service has said that a subscription is over (RFC 8030, 5 and 6.2), or that it never was one. */
export function isSubscriptionOver(error: unknown): boolean {
  return error instanceof PushError && (error.status === 404 || error.status === 410);
}

/** The address in a sender such as `Aurore <hello@example.org>`. */
function addressIn(from: string | undefined): string {
  return /[^\s<>]+@[^\s<>]+/.exec(from ?? '')?.[0] ?? 'nobody@localhost.invalid';
}

import pLimit from 'p-limit';
import { NEWS_HEADER } from '../../accounts/headers.ts';
import type { SendMail } from '../../accounts/mail/send.ts';
import { withoutAddresses } from '../../accounts/mail/withoutAddresses.ts';
import { isSubscriptionOver, wantedPause, type SendPush } from '../../accounts/webPush/send.ts';
import {
  claim,
  giveBack,
  recordAnnounced,
  removeRecipient,
  type Due,
  type NewsAsked,
  type SomeDue,
  type Told,
} from '../../accounts/tellMe.ts';
import { originOf } from '../../settings/hosts.ts';
import type { Settings } from '../../settings/schema.ts';
import { siteOf, type SiteCode } from '../../sites/sites.ts';
import { allDone } from '../../lib/allDone.ts';
import { withAttempts, type AttemptPolicy } from '../../lib/attempts.ts';
import type { Log } from '../log.ts';
import { renderInMemory, type Render } from '../memoryRender.ts';

/** What became of a message of news. `refused`: nothing can be sent there any more, and the address is removed. */
export type TellOutcome = 'sent' | 'refused' | 'failed';

/** What telling needs. */
export type Means = {
  readonly render: Render;
  readonly settings: Settings;
  readonly sendMail: SendMail;
  readonly sendPush: SendPush;
  readonly log: Log;
  readonly count: (outcome: TellOutcome) => void;
  /** Aborts when the server ends: nothing more is sent. */
  readonly ending: AbortSignal;
};

/** Messages of one film, or person, at a time. */
const AT_ONCE = 5;
/**
 * How what became of a message is recorded, should the database be away: it was sent once, and a claim that ends would have it sent
 * again. Claims last longer than that takes.
 */
const RECORDING: AttemptPolicy = { attempts: 15, pauseMs: 250, longestPauseMs: 60_000 };

/**
 * Tells everybody who waits for a film or a person (`topicOf`) on a site what there is to tell. Each mail is claimed before it is sent and recorded
 * after: of all servers one sends it, and one that ends between the two leaves it to another, which sends the same.
 */
export async function tellOf(site: SiteCode, topic: string, means: Means): Promise<void> {
  let after: string | undefined = '';
  while (after !== undefined && !means.ending.aborted) {
    const { due, next }: SomeDue = await dueFor(site, { topic, after }, means);
    const sendings = pLimit(AT_ONCE);
    await allDone(due.map((each) => sendings(() => announce(each, means))));
    after = next;
  }
}

/** The mails that a renderer composes: it has the catalogue. */
async function dueFor(site: SiteCode, asked: NewsAsked, { render, settings }: Means): Promise<SomeDue> {
  const { host } = new URL(originOf(siteOf(site), settings));
  const headers = { host, [NEWS_HEADER.name]: NEWS_HEADER.write(asked) };
  const whole = await renderInMemory(render, { url: '/tell-me/news', headers });
  if (whole?.status !== 200) throw new Error(`The mails of ${asked.topic} could not be composed: ${whole?.status}.`);
  return JSON.parse(whole.body.toString()) as SomeDue;
}

async function announce(due: Due, means: Means): Promise<void> {
  if (means.ending.aborted) return;
  const claimed = await claim(due.wishes.map(({ waiting }) => waiting));
  // The first is recorded last: as long as it is not, the message is sent again as the same.
  const held = due.wishes.filter(({ waiting }) => claimed.has(waiting.id)).toReversed();
  if (held.length === 0) return;
  const error = await errorOfSending(due, means);
  const outcome = outcomeOf(error);
  means.count(outcome);
  const record = {
    sent: ({ waiting, announced }: Told) => recordAnnounced(waiting, announced),
    refused: ({ waiting }: Told) => removeRecipient(waiting),
    failed: ({ waiting }: Told) => giveBack(waiting, wantedPause(error)),
  }[outcome];
  for (const each of held)
    await withAttempts(
      RECORDING,
      means.ending,
      () => record(each),
      () => 0,
    );
}

/** Why a message could not be sent; undefined if it was. */
async function errorOfSending({ message }: Due, { sendMail, sendPush, log }: Means): Promise<unknown> {
  try {
    await (message.channel === 'mail' ? sendMail(message.mail) : sendPush(message.push));
    return undefined;
  } catch (error) {
    log.error({ err: withoutAddresses(error) }, 'A message that tells of screenings could not be sent.');
    return error;
  }
}

function outcomeOf(error: unknown): TellOutcome {
  if (error === undefined) return 'sent';
  return isRefusedForGood(error) || isSubscriptionOver(error) ? 'refused' : 'failed';
}

/** Whether the mail server has said that it takes no mail for this address (RFC 5321, 4.2.1). */
function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown };
  return code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 500;
}

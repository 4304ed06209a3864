import pLimit from 'p-limit';
import { NEWS_HEADER } from '../../accounts/headers.ts';
import type { SendMail } from '../../accounts/mail/send.ts';
import { withoutAddresses } from '../../accounts/mail/withoutAddresses.ts';
import { claim, giveBack, recordAnnounced, stopWish, type Due } from '../../accounts/tellMe.ts';
import { originOf } from '../../settings/hosts.ts';
import type { Settings } from '../../settings/schema.ts';
import { siteOf, type SiteCode } from '../../sites/sites.ts';
import type { Log } from '../log.ts';
import { renderInMemory, type Render } from '../memoryRender.ts';

/** What became of a mail of news. `refused`: the mail server takes none for that address, which is removed. */
export type Outcome = 'sent' | 'refused' | 'failed';

/** What telling needs. */
export type Means = {
  readonly render: Render;
  readonly settings: Settings;
  readonly sendMail: SendMail;
  readonly log: Log;
  readonly count: (outcome: Outcome) => void;
};

/** Mails of one film, or person, at a time. */
const AT_ONCE = 5;

/**
 * Tells everybody who waits for a film or a person (`topicOf`) on a site what there is to tell. Each mail is claimed before it is sent and recorded
 * after: of all servers one sends it, and one that ends between the two leaves it to another, which sends the same.
 */
export async function tellOf(site: SiteCode, topic: string, means: Means): Promise<void> {
  for (;;) {
    const due = await dueFor(site, topic, means);
    if (due.length === 0) return;
    const sendings = pLimit(AT_ONCE);
    await Promise.all(due.map((each) => sendings(() => announce(each, means))));
  }
}

/** The mails that a renderer composes: it has the catalogue. */
async function dueFor(site: SiteCode, topic: string, { render, settings }: Means): Promise<readonly Due[]> {
  const { host } = new URL(originOf(siteOf(site), settings));
  const headers = { host, [NEWS_HEADER]: Buffer.from(topic).toString('base64url') };
  const whole = await renderInMemory(render, { url: '/tell-me/news', headers });
  if (whole?.status !== 200) throw new Error(`The mails of ${topic} could not be composed: ${whole?.status}.`);
  return JSON.parse(whole.body.toString()) as readonly Due[];
}

async function announce({ waiting, announced, mail }: Due, { sendMail, log, count }: Means): Promise<void> {
  if (!(await claim(waiting))) return;
  try {
    await sendMail(mail);
  } catch (error) {
    const isRefused = isRefusedForGood(error);
    log.error({ err: withoutAddresses(error) }, 'A mail that tells of screenings could not be sent.');
    count(isRefused ? 'refused' : 'failed');
    await (isRefused ? stopWish(waiting.id) : giveBack(waiting.id));
    return;
  }
  count('sent');
  await recordAnnounced(waiting, announced);
}

/** Whether the mail server has said that it takes no mail for this address (RFC 5321, 4.2.1). */
function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown };
  return code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 500;
}

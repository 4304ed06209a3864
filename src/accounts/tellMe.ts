import { millisecondsInDay, millisecondsInHour, millisecondsInMinute, millisecondsInWeek } from 'date-fns/constants';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import { announcedSchema, wishSchema, type Announced, type Wish } from '../contract/wish.ts';
import { endOfWish } from '../domain/tellMe/news.ts';
import { lockName } from '../database/lock.ts';
import { topicOf } from '../domain/tellMe/wish.ts';
import { pauseAfter, type AttemptPolicy } from '../lib/attempts.ts';
import { machineNow, now } from '../settings/clock.ts';
import { SITE_CODES, type Language, type SiteCode } from '../sites/sites.ts';
import { writes } from './changeClient.ts';
import type { Mail } from './mail/send.ts';
import { currentAccounts } from './store/current.ts';
import type { TellMeTable } from './store/schema.ts';
import { CONFIRM_HOURS, type AskedWish } from './tellMeLinks.ts';
import { recipientOf, toOf, type To } from './tellMeRecipient.ts';
import type { Push } from './webPush/message.ts';

/** Wishes that one address may have at a time. */
const MAX_WISHES = 20;
/** A wish without a screening of its own ends after half a year. */
const LIFETIME_MS = 182 * millisecondsInDay;
/** As many wishes as are read at once: more than one recipient can have. */
const AT_A_TIME = 250;
/** A server that has claimed a mail and not sent it by then is gone. Longer than nodemailer waits for a mail server. */
const CLAIM_MS = 15 * millisecondsInMinute;
/** Between two mails of one wish that is told at once, so that a screening that sells out every minute fills no mailbox. */
const GAP_MS = millisecondsInHour;
/** What cannot be sent is tried again for four days, as mail servers do (RFC 5321, 4.5.4.1). */
const TRIES: AttemptPolicy = {
  attempts: 25,
  pauseMs: millisecondsInMinute,
  longestPauseMs: 6 * millisecondsInHour,
};

/** A wish that may have to be told, and to whom. */
export type Waiting = {
  readonly id: string;
  readonly site: SiteCode;
  readonly language: Language;
  readonly to: To;
  readonly wish: Wish;
  readonly announced: readonly Announced[];
  /** What `claim` compares: nobody has claimed it since it was read. */
  readonly nextAt: number;
  /** How often sending has failed since it last succeeded. */
  readonly failures: number;
  /** How many messages of it were recorded as sent. */
  readonly deliveries: number;
  readonly expires: number;
};

/** A wish that a message tells of, and what was announced to it once that is sent. */
export type Told = { readonly waiting: Waiting; readonly announced: readonly Announced[] };

/** A message that tells somebody of news, and the wishes that it tells of; the first is the one that its words are of. */
export type Due = {
  readonly wishes: readonly [Told, ...Told[]];
  readonly message:
    | { readonly channel: 'mail'; readonly mail: Mail }
    | { readonly channel: 'push'; readonly push: Push };
};

/** For whom messages are to be composed: those who wait for a topic, and come `after` a recipient; all come after ''. */
export type NewsAsked = { readonly topic: string; readonly after: string };
/** The messages for some of them. `next`: after whom the others come; undefined if they are all. */
export type SomeDue = { readonly due: readonly Due[]; readonly next: string | undefined };

/**
 * Stores a confirmed wish. `already` if this link has confirmed it before, `full` if the address has as many as it may.
 * `start` is when the wish's own screening begins, epoch milliseconds.
 */
export async function confirmWish(
  { id, site, language, to, wish }: Omit<AskedWish, 'email'> & { readonly id: string; readonly to: To },
  start: number | undefined,
): Promise<'confirmed' | 'already' | 'full'> {
  const db = await currentAccounts();
  const recipient = recipientOf(to);
  return writes(() =>
    db.transaction().execute(async (transaction) => {
      // Otherwise two that are stored at once could both be the last one allowed.
      await lockName(transaction, recipient);
      const known = await transaction.selectFrom('tell_me').select('id').where('id', '=', id).executeTakeFirst();
      if (known) return 'already';
      const { count } = await transaction
        .selectFrom('tell_me')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('recipient', '=', recipient)
        .executeTakeFirstOrThrow();
      if (Number(count) >= MAX_WISHES) return 'full';
      await transaction
        .insertInto('tell_me')
        .values({
          id,
          site,
          language,
          channel: to.channel,
          recipient,
          film: topicOf(wish),
          wish: JSON.stringify(wish),
          announced: '[]',
          next_at: 0,
          failures: 0,
          deliveries: 0,
          expires_at: start ?? now().getTime() + LIFETIME_MS,
        })
        .execute();
      return 'confirmed';
    }),
  );
}

/**
 * Removes the address of a wish, and of the same wish asked for again: nothing more is sent. The rest is stored for as long
 * as its link could confirm it again.
 */
export async function stopWish(id: string): Promise<void> {
  const db = await currentAccounts();
  const row = await db
    .selectFrom('tell_me')
    .select(['site', 'film', 'recipient', 'wish'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || row.recipient === null) return;
  await db
    .updateTable('tell_me')
    .set(STOPPED())
    .where('site', '=', row.site)
    .where('film', '=', row.film)
    .where('recipient', '=', row.recipient)
    .where('wish', '=', row.wish)
    .execute();
}

/** Removes a recipient from all wishes: an address that takes no mail, or a subscription that is over. */
export async function removeRecipient({ to }: Pick<Waiting, 'to'>): Promise<void> {
  const db = await currentAccounts();
  await db.updateTable('tell_me').set(STOPPED()).where('recipient', '=', recipientOf(to)).execute();
}

/** Has a browser’s wishes told to the subscription that has taken the place of its former one. Who names that one is the browser. */
export async function replaceRecipient(former: To, next: To): Promise<void> {
  const db = await currentAccounts();
  await db
    .updateTable('tell_me')
    .set({ recipient: recipientOf(next) })
    .where('recipient', '=', recipientOf(former))
    .execute();
}

const STOPPED = () => ({
  recipient: null,
  wish: '',
  announced: '[]',
  expires_at: now().getTime() + CONFIRM_HOURS * millisecondsInHour,
});

/** The topics of which somebody waits to be told on each site of the table (`topicOf`). */
export async function wishedTopics(): Promise<{ readonly site: SiteCode; readonly topic: string }[]> {
  const db = await currentAccounts();
  return db
    .selectFrom('tell_me')
    .select(['site', 'film as topic'])
    .distinct()
    .where('site', 'in', SITE_CODES)
    .where('recipient', 'is not', null)
    .where('next_at', '<=', machineNow().getTime())
    .execute();
}

/** Some of those who wait. `next`: after whom the others come; undefined if they are all. */
export type SomeWaiting = { readonly waiting: readonly Waiting[]; readonly next: string | undefined };

/**
 * The wishes of a topic on a site that are not claimed and may be told of now, of the recipients that come `after` one: those of one
 * recipient together, some hundreds at a time, as a film may be waited for by a hundred thousand.
 */
export async function waitingFor(site: SiteCode, topic: string, after = ''): Promise<SomeWaiting> {
  const db = await currentAccounts();
  const rows = await db
    .selectFrom('tell_me')
    .selectAll()
    .where('site', '=', site)
    .where('film', '=', topic)
    .where('recipient', '>', after)
    .where('next_at', '<=', machineNow().getTime())
    .where('expires_at', '>', now().getTime())
    .orderBy('recipient')
    .orderBy('id')
    .limit(AT_A_TIME)
    .execute();
  if (rows.length < AT_A_TIME) return { waiting: waitingOf(rows), next: undefined };
  // Not all of the last one's may be there.
  const others = rows.filter(({ recipient }) => recipient !== rows.at(-1)!.recipient);
  const whole = others.length > 0 ? others : rows;
  return { waiting: waitingOf(whole), next: whole.at(-1)!.recipient ?? undefined };
}

const waitingOf = (rows: readonly Selectable<TellMeTable>[]) => rows.flatMap((row) => toWaiting(row) ?? []);

/** Undefined if another release has stored what this one cannot read: that one tells it. */
function toWaiting(row: Selectable<TellMeTable>): Waiting | undefined {
  const wish = wishSchema.safeParse(JSON.parse(row.wish));
  const announced = z.array(announcedSchema).safeParse(JSON.parse(row.announced));
  if (!wish.success || !announced.success || row.recipient === null) return undefined;
  const to = toOf(row.channel, row.recipient);
  if (!to) return undefined;
  const { id, site, language, failures, deliveries } = row;
  const [nextAt, expires] = [Number(row.next_at), Number(row.expires_at)];
  return { id, site, language, to, wish: wish.data, announced: announced.data, nextAt, failures, deliveries, expires };
}

/**
 * Claims wishes for a quarter of an hour, to send what there is to tell, and gives the ids of those that were claimed. Of all
 * servers that try, one gets each; one statement, so that no server finds only some of what another claims together.
 */
export async function claim(waiting: readonly Waiting[]): Promise<ReadonlySet<string>> {
  const db = await currentAccounts();
  const rows = await db
    .updateTable('tell_me')
    .set({ next_at: machineNow().getTime() + CLAIM_MS })
    .where(({ eb, or, and }) =>
      or(waiting.map(({ id, nextAt }) => and([eb('id', '=', id), eb('next_at', '=', nextAt)]))),
    )
    .where('recipient', 'is not', null)
    .returning('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * Gives a claimed wish back, as its message could not be sent: to be tried again after a pause that grows with each failure and
 * is at least the milliseconds `wanted` by the server, as far as it may be; or never again after the last try.
 */
export async function giveBack({ id, failures: before }: Waiting, wanted: number): Promise<void> {
  const failures = before + 1;
  if (failures >= TRIES.attempts) return stopWish(id);
  const db = await currentAccounts();
  await db
    .updateTable('tell_me')
    .set({ failures, next_at: machineNow().getTime() + Math.round(pauseAfter(failures, wanted, TRIES)) })
    .where('id', '=', id)
    .execute();
}

/** Records what was sent. The address is removed unless there may be more to tell. */
export async function recordAnnounced(
  { id, wish, deliveries, expires }: Waiting,
  announced: readonly Announced[],
): Promise<void> {
  const end = endOfWish(wish, announced, expires);
  if (end === undefined) return stopWish(id);
  const db = await currentAccounts();
  await db
    .updateTable('tell_me')
    .set({
      announced: JSON.stringify(announced),
      failures: 0,
      deliveries: deliveries + 1,
      next_at: machineNow().getTime() + (wish.pace === 'weekly' ? millisecondsInWeek : GAP_MS),
      expires_at: end,
    })
    .where('id', '=', id)
    .where('recipient', 'is not', null)
    .execute();
}

/** Removes wishes that have expired, with their addresses. */
export async function removeExpiredWishes(): Promise<void> {
  const db = await currentAccounts();
  await db.deleteFrom('tell_me').where('expires_at', '<=', now().getTime()).execute();
}

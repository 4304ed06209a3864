import { randomBytes } from 'node:crypto';
import { millisecondsInDay } from 'date-fns/constants';
import { pollEnd, MAX_ANSWERS, type Mark } from '../domain/polls/polls.ts';
import { now } from '../settings/clock.ts';
import type { SiteCode } from '../sites/sites.ts';
import { writes } from './changeClient.ts';
import { hashOfSecret } from './secretHash.ts';
import { currentAccounts } from './store/current.ts';

/** A screening as it was when the poll was made, for when it is no longer in the programme. */
export type PollScreening = {
  readonly reference: string;
  readonly title: string;
  readonly cinema: string;
  /** Local time of the cinema, in the format of `src/contract`. */
  readonly time: string;
};

/** One friend's answer; marks are by the screenings' references. */
export type PollAnswer = {
  readonly name: string;
  readonly marks: Readonly<Record<string, Mark>>;
  /** Whether it is the answer of the person who reads it. */
  readonly own: boolean;
};

export type Poll = {
  readonly screenings: readonly PollScreening[];
  /** In order of arrival. */
  readonly answers: readonly PollAnswer[];
  /** When it ends, in milliseconds since 1970. */
  readonly ends: number;
};

/** How long after its end a poll's row is stored, so that its address answers 410. */
const REMEMBERED_MS = 30 * millisecondsInDay;

/** 128 bits, in hexadecimal: a URL's part may begin with any of its digits. */
const newSecret = () => randomBytes(16).toString('hex');

/** Stores a poll, and gives the secret that its URL ends in. `starts`: when its screenings start, in ms since 1970. */
export async function createPoll(
  site: SiteCode,
  screenings: readonly PollScreening[],
  starts: readonly number[],
): Promise<string> {
  const db = await currentAccounts();
  const id = newSecret();
  const expires_at = pollEnd(now().getTime(), starts);
  await db
    .insertInto('ask')
    .values({ hash: hashOfSecret(id), site, screenings: JSON.stringify(screenings), writes: 0, expires_at })
    .execute();
  return id;
}

/**
 * A poll with its answers; `gone` if it has ended, undefined if there was none. `secret`: that of the reader's answer.
 */
export async function readPoll(site: SiteCode, id: string, secret?: string): Promise<Poll | 'gone' | undefined> {
  const db = await currentAccounts();
  const hash = hashOfSecret(id);
  const row = await db
    .selectFrom('ask')
    .select(['screenings', 'expires_at'])
    .where('hash', '=', hash)
    .where('site', '=', site)
    .executeTakeFirst();
  if (!row) return undefined;
  if (Number(row.expires_at) <= now().getTime()) return 'gone';
  const rows = await db
    .selectFrom('ask_answer')
    .select(['secret', 'name', 'marks'])
    .where('ask', '=', hash)
    .orderBy('position')
    .execute();
  const own = secret === undefined ? undefined : hashOfSecret(secret);
  return {
    screenings: JSON.parse(row.screenings) as PollScreening[],
    answers: rows.map(({ secret: of, name, marks }) => ({
      name,
      marks: JSON.parse(marks) as PollAnswer['marks'],
      own: of === own,
    })),
    ends: Number(row.expires_at),
  };
}

/**
 * Stores a friend's answer in place of their former one; answers given at the same time are all stored. Gives the
 * secret with which they can change it; `full` if no more answers are taken, undefined if there is no such poll any
 * more.
 */
export async function answerPoll(
  site: SiteCode,
  id: string,
  secret: string | undefined,
  { name, marks }: Pick<PollAnswer, 'name' | 'marks'>,
): Promise<{ secret: string } | 'full' | undefined> {
  const db = await currentAccounts();
  const hash = hashOfSecret(id);
  const values = { name, marks: JSON.stringify(marks) };
  return writes(() =>
    db.transaction().execute(async (transaction) => {
      // Locks the row, so that answers to one poll are serialised: otherwise two could both be the last one allowed.
      const counted = await transaction
        .updateTable('ask')
        .set(({ eb }) => ({ writes: eb('writes', '+', 1) }))
        .where('hash', '=', hash)
        .where('site', '=', site)
        .where('expires_at', '>', now().getTime())
        .returning('writes')
        .executeTakeFirst();
      if (!counted) return undefined;
      const answers = await transaction.selectFrom('ask_answer').select('secret').where('ask', '=', hash).execute();
      if (secret !== undefined && answers.some((answer) => answer.secret === hashOfSecret(secret))) {
        await transaction
          .updateTable('ask_answer')
          .set(values)
          .where('ask', '=', hash)
          .where('secret', '=', hashOfSecret(secret))
          .execute();
        return { secret };
      }
      if (answers.length >= MAX_ANSWERS) return 'full';
      const made = newSecret();
      await transaction
        .insertInto('ask_answer')
        .values({ ask: hash, secret: hashOfSecret(made), ...values, position: Number(counted.writes) })
        .execute();
      return { secret: made };
    }),
  );
}

/** Removes polls that have ended: their answers and screenings at once, their rows a month later. */
export async function removeEndedPolls(): Promise<void> {
  const db = await currentAccounts();
  const moment = now().getTime();
  const ended = db.selectFrom('ask').select('hash').where('expires_at', '<=', moment);
  await db.deleteFrom('ask_answer').where('ask', 'in', ended).execute();
  await db
    .updateTable('ask')
    .set({ screenings: '[]' })
    .where('expires_at', '<=', moment)
    .where('screenings', '!=', '[]')
    .execute();
  await db
    .deleteFrom('ask')
    .where('expires_at', '<=', moment - REMEMBERED_MS)
    .execute();
}

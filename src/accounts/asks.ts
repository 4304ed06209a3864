import { randomBytes } from 'node:crypto';
import { askEnd, MOST_ANSWERS, type Mark } from '../domain/asks.ts';
import { now } from '../settings/clock.ts';
import type { SiteCode } from '../sites/sites.ts';
import { writes } from './changeClient.ts';
import { hashOfSecret } from './secretHash.ts';
import { currentAccounts } from './store/current.ts';

/** A screening as it was when friends were asked, for when the programme no longer has it. */
export type AskedScreening = {
  readonly reference: string;
  readonly title: string;
  readonly cinema: string;
  /** Local time of the cinema, as the contract writes it. */
  readonly time: string;
};

/** What one friend answered; marks by the screenings' references. */
export type AskAnswer = {
  readonly name: string;
  readonly marks: Readonly<Record<string, Mark>>;
  /** Whether whoever asks gave it. */
  readonly own: boolean;
};

export type Ask = {
  readonly screenings: readonly AskedScreening[];
  /** In the order in which they came. */
  readonly answers: readonly AskAnswer[];
  /** When it will be removed, epoch milliseconds. */
  readonly ends: number;
};

/** How long it is known of an ask that there was one. */
const REMEMBERED_MS = 30 * 86_400_000;

/** 128 bits, in letters that an address may begin with. */
const newSecret = () => randomBytes(16).toString('hex');

/** Keeps an ask, and gives the secret that its address ends in. `starts`: when its screenings start, epoch milliseconds. */
export async function makeAsk(
  site: SiteCode,
  screenings: readonly AskedScreening[],
  starts: readonly number[],
): Promise<string> {
  const db = await currentAccounts();
  const id = newSecret();
  const expires_at = askEnd(now().getTime(), starts);
  await db
    .insertInto('ask')
    .values({ hash: hashOfSecret(id), site, screenings: JSON.stringify(screenings), writes: 0, expires_at })
    .execute();
  return id;
}

/** An ask with its answers; `gone` for one that has ended, undefined for one that never was. `secret`: the asker's own. */
export async function readAsk(site: SiteCode, id: string, secret?: string): Promise<Ask | 'gone' | undefined> {
  const db = await currentAccounts();
  const hash = hashOfSecret(id);
  const ask = await db
    .selectFrom('ask')
    .select(['screenings', 'expires_at'])
    .where('hash', '=', hash)
    .where('site', '=', site)
    .executeTakeFirst();
  if (!ask) return undefined;
  if (Number(ask.expires_at) <= now().getTime()) return 'gone';
  const rows = await db
    .selectFrom('ask_answer')
    .select(['secret', 'name', 'marks'])
    .where('ask', '=', hash)
    .orderBy('position')
    .execute();
  const own = secret === undefined ? undefined : hashOfSecret(secret);
  return {
    screenings: JSON.parse(ask.screenings) as AskedScreening[],
    answers: rows.map(({ secret: of, name, marks }) => ({
      name,
      marks: JSON.parse(marks) as AskAnswer['marks'],
      own: of === own,
    })),
    ends: Number(ask.expires_at),
  };
}

/**
 * Keeps what a friend answered, in the place of what they answered before; answers of several at once are kept all. Gives the
 * secret by which they change it; `full` where no more answers are taken, undefined where there is no such ask any more.
 */
export async function answerAsk(
  site: SiteCode,
  id: string,
  secret: string | undefined,
  { name, marks }: Pick<AskAnswer, 'name' | 'marks'>,
): Promise<{ secret: string } | 'full' | undefined> {
  const db = await currentAccounts();
  const ask = hashOfSecret(id);
  const kept = { name, marks: JSON.stringify(marks) };
  return writes.wait(() =>
    db.transaction().execute(async (transaction) => {
      // It locks the row: answers to one ask take turns, or two would both be the twentieth.
      const counted = await transaction
        .updateTable('ask')
        .set(({ eb }) => ({ writes: eb('writes', '+', 1) }))
        .where('hash', '=', ask)
        .where('site', '=', site)
        .where('expires_at', '>', now().getTime())
        .returning('writes')
        .executeTakeFirst();
      if (!counted) return undefined;
      const answers = await transaction.selectFrom('ask_answer').select('secret').where('ask', '=', ask).execute();
      if (secret !== undefined && answers.some((answer) => answer.secret === hashOfSecret(secret))) {
        await transaction
          .updateTable('ask_answer')
          .set(kept)
          .where('ask', '=', ask)
          .where('secret', '=', hashOfSecret(secret))
          .execute();
        return { secret };
      }
      if (answers.length >= MOST_ANSWERS) return 'full';
      const made = newSecret();
      await transaction
        .insertInto('ask_answer')
        .values({ ask, secret: hashOfSecret(made), ...kept, position: Number(counted.writes) })
        .execute();
      return { secret: made };
    }),
  );
}

/** Removes what has ended: its answers and screenings at once, the fact that there was an ask a month later. */
export async function removeEndedAsks(): Promise<void> {
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

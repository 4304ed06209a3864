import pino from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentAccounts } from '../../../src/accounts/store/current.ts';
import {
  claim,
  confirmWish,
  giveBack,
  recordAnnounced,
  removeExpiredWishes,
  removeRecipient,
  stopWish,
  waitingFor,
  wishedTopics,
} from '../../../src/accounts/tellMe.ts';
import { idOfStopSecret, openAsked, sealAsked, stopSecret, type AskedWish } from '../../../src/accounts/tellMeLinks.ts';
import type { Announced, Wish } from '../../../src/contract/wish.ts';
import { topicOf } from '../../../src/domain/tellMe/wish.ts';
import { tellOf } from '../../../src/server/tellMe/tell.ts';
import { currentSettings } from '../../../src/settings/settings.ts';
import type { SiteCode } from '../../../src/sites/sites.ts';
import { PATIENCE } from '../../support/patience.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let films = 0;

/** A wish of a film that no other test waits for. */
function ask(wish: Partial<Wish> = {}, email = 'jeanne@example.org'): AskedWish {
  const film = `film-${(films += 1)}`;
  return { site: 'fr', language: 'fr', email, wish: { film, since: null, pace: 'once', follow: false, ...wish } };
}

/** What a link of a mail opens, with the address that it was sent to. */
const openedAsked = async (asked: AskedWish) => {
  const opened = (await openAsked(await sealAsked(asked)))!;
  return { ...opened, to: { channel: 'mail', email: opened.email } } as const;
};

async function confirmed(asked: AskedWish, start?: number) {
  const opened = await openedAsked(asked);
  expect(await confirmWish(opened, start)).toBe('confirmed');
  return opened;
}
const waiting = async ({ site, wish }: AskedWish) => (await waitingFor(site, topicOf(wish))).waiting;
const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
const announced = (start: number): Announced => ({
  ...{ reference: 'V1S1', cinema: 'aurore-lyon', time: '2026-11-28 20:00:00' },
  ...{ start, state: 'bookable' },
});
const message = { channel: 'mail', mail: { to: 'jeanne@example.org', subject: '', text: '', html: '' } };
const stored = async () => JSON.stringify(await (await currentAccounts()).selectFrom('tell_me').selectAll().execute());

/** What people ask to be told of, in the store. */
export function tellMeTests(): void {
  beforeEach(async () => {
    await (await currentAccounts()).deleteFrom('tell_me').execute();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('nothing is stored, nor readable in the link, before it is confirmed, and the link ends after a day', async () => {
    const asked = ask();
    const secret = await sealAsked(asked);
    expect(Buffer.from(secret, 'base64url').toString()).not.toContain('jeanne');
    expect(await stored()).toBe('[]');
    expect(await openAsked(secret)).toMatchObject(asked);
    for (const wrong of ['', 'x', secret.slice(1), `${secret.slice(0, -2)}AA`]) {
      expect(await openAsked(wrong)).toBeUndefined();
    }
    later(DAY + 1);
    expect(await openAsked(secret)).toBeUndefined();
  });

  test('a link confirms once, also after the wish was told or stopped', async () => {
    const opened = await confirmed(ask());
    expect(await confirmWish(opened, undefined)).toBe('already');
    await stopWish(opened.id);
    expect(await confirmWish(opened, undefined)).toBe('already');
    expect(await stored()).not.toContain('jeanne');
    later(DAY + 1);
    await removeExpiredWishes();
    expect(await stored()).toBe('[]');
  });

  test('an address waits for twenty at most', async () => {
    for (let count = 0; count < 20; count += 1) await confirmed(ask());
    const [more, other] = [await openedAsked(ask()), ask({}, 'boris@example.org')];
    expect(await confirmWish(more, undefined)).toBe('full');
    await confirmed(other);
  });

  test('of thirty that an address confirms at once, twenty are stored', async () => {
    const opened = await Promise.all(Array.from({ length: 30 }, () => openedAsked(ask())));
    const outcomes = await Promise.all(opened.map((each) => confirmWish(each, undefined)));
    expect(Map.groupBy(outcomes, (outcome) => outcome).get('full')).toHaveLength(10);
    const db = await currentAccounts();
    const rows = await db.selectFrom('tell_me').select('id').execute();
    const kept = opened.filter((_, index) => outcomes[index] === 'confirmed').map(({ id }) => id);
    expect(rows.map(({ id }) => id).toSorted()).toEqual(kept.toSorted());
    expect(kept).toHaveLength(20);
  });

  test('thousands who wait are read some hundreds at a time, each once, with all that one waits for', async () => {
    const asked = ask();
    await confirmed(asked);
    const db = await currentAccounts();
    const [row] = await db.selectFrom('tell_me').selectAll().execute();
    for (let number = 0; number < 1200; number += 1) {
      // Of three wishes of one recipient some would be at the end of one time, others at the beginning of the next.
      const recipient = `person-${String(Math.floor(number / 3)).padStart(4, '0')}@example.org`;
      await db
        .insertInto('tell_me')
        .values({ ...row!, id: `many-${number}`, recipient })
        .execute();
    }
    const times: (readonly string[])[] = [];
    for (let after: string | undefined = ''; after !== undefined;) {
      const some = await waitingFor('fr', topicOf(asked.wish), after);
      times.push(some.waiting.map(({ to }) => (to.channel === 'mail' ? to.email : '')));
      after = some.next;
    }
    expect(times.flat()).toHaveLength(1201);
    expect(times.length).toBeGreaterThan(4);
    for (const [index, time] of times.entries()) {
      expect(time.length).toBeLessThanOrEqual(250);
      const others = times.toSpliced(index, 1).flat();
      expect(time.filter((recipient) => others.includes(recipient))).toEqual([]);
    }
  });

  test('a subscription that is over is removed from all that its browser waits for, and from nothing else', async () => {
    const keys = { p256dh: `B${'x'.repeat(86)}`, auth: 'y'.repeat(22) };
    const asked = [1, 2, 3].map((number) => {
      const { site, language, wish } = ask();
      const subscription = { endpoint: `https://push.example.org/${number === 3 ? 'other' : 'same'}`, keys };
      return { id: `push-${number}`, site, language, wish, to: { channel: 'push', subscription } } as const;
    });
    for (const each of asked) expect(await confirmWish(each, undefined)).toBe('confirmed');
    const [found] = await waiting({ ...asked[0]!, email: '' });
    expect(found!.to).toEqual(asked[0]!.to);
    await removeRecipient(found!);
    expect(await stored()).not.toContain('/same');
    expect(await waiting({ ...asked[2]!, email: '' })).toHaveLength(1);
  });

  test('of several servers one claims a wish; what it does not record another may claim later', async () => {
    const asked = ask();
    await confirmed(asked);
    expect(await wishedTopics()).toEqual([{ site: 'fr', topic: asked.wish.film }]);
    const [found] = await waiting(asked);
    const claims = await Promise.all([1, 2, 3, 4, 5].map(() => claim([found!])));
    expect(claims.filter(({ size }) => size > 0)).toHaveLength(1);
    expect(await waiting(asked)).toEqual([]);
    expect(await wishedTopics()).toEqual([]);
    later(15 * 60_000);
    const [again] = await waiting(asked);
    expect(await claim([again!])).toEqual(new Set([again!.id]));
  });

  test('nobody is told of a site that the table no longer has', async () => {
    const asked = ask();
    await confirmed(asked);
    const site = 'zz' as SiteCode;
    await (await currentAccounts()).updateTable('tell_me').set({ site }).execute();
    expect(await wishedTopics()).toEqual([]);
    expect(await stored()).toContain(site);
  });

  test('what one asks for twice is claimed together by one of several servers, and stopped together', async () => {
    const asked = ask({ pace: 'weekly' });
    const [first] = [
      await confirmed(asked),
      await confirmed(asked),
      await confirmed({ ...asked, email: 'boris@example.org' }),
    ];
    const found = (await waiting(asked)).filter(({ to }) => to.channel === 'mail' && to.email === asked.email);
    const claims = await Promise.all([1, 2, 3, 4, 5].map(() => claim(found)));
    expect(claims.map(({ size }) => size).toSorted()).toEqual([0, 0, 0, 0, 2]);
    await stopWish(first.id);
    expect(await stored()).not.toContain('jeanne');
    expect(await waiting(asked)).toHaveLength(1);
  });

  test('what cannot be sent is tried again ever later, when the server wants it, and 25 times at most', async () => {
    const asked = ask();
    await confirmed(asked);
    const failed = async (wanted: number) => {
      const [found] = await waiting(asked);
      await giveBack(found!, wanted);
    };
    for (let minutes = 1; minutes <= 256; minutes *= 2) {
      await failed(0);
      later(minutes * 45_000 - 1);
      expect(await waiting(asked), `${minutes}`).toEqual([]);
      later(minutes * 30_000 + 1);
      expect(await waiting(asked), `${minutes}`).toHaveLength(1);
    }
    const [found] = await waiting(asked);
    await giveBack({ ...found!, failures: 0 }, HOUR);
    later(HOUR - 1);
    expect(await waiting(asked)).toEqual([]);
    later(1);
    for (let failures = 2; failures <= 25; failures += 1) {
      expect(await stored(), `${failures}`).toContain('jeanne');
      await failed(0);
      later(8 * HOUR);
    }
    expect(await stored()).not.toContain('jeanne');
  });

  test('what was sent while the database was away is recorded once it is back, and not sent again', async () => {
    const asked = ask();
    await confirmed(asked);
    const { schema } = await currentAccounts();
    let sent = 0;
    const telling = tellOf('fr', topicOf(asked.wish), {
      ...{ settings: currentSettings(), log: pino({ enabled: false }), count: () => undefined },
      ...{ ending: new AbortController().signal, sendPush: () => Promise.reject(new Error('no push')) },
      render: async (_, response) => {
        const due = (await waiting(asked)).map((each) => ({
          wishes: [{ waiting: each, announced: [announced(Date.now())] }],
          message,
        }));
        response.end(JSON.stringify({ due }));
      },
      sendMail: async () => {
        await schema.alterTable('tell_me').renameTo('away').execute();
        sent += 1;
      },
    });
    await vi.waitFor(() => expect(sent).toBe(1), PATIENCE);
    await schema.alterTable('away').renameTo('tell_me').execute();
    await telling;
    expect(await stored()).not.toContain('jeanne');
    expect(sent).toBe(1);
  });

  test('a server that ends looks for nobody any more', async () => {
    const render = vi.fn(async () => undefined);
    await tellOf('fr', topicOf(ask().wish), {
      ...{ settings: currentSettings(), log: pino({ enabled: false }), count: () => undefined, render },
      ...{ ending: AbortSignal.abort(), sendPush: async () => undefined, sendMail: async () => undefined },
    });
    expect(render).not.toHaveBeenCalled();
  });

  test('the address goes with the mail', async () => {
    const asked = ask();
    await confirmed(asked);
    const [found] = await waiting(asked);
    await recordAnnounced(found!, [announced(Date.now() + DAY)]);
    expect(await stored()).not.toContain('jeanne');
    later(HOUR);
    expect(await waiting(asked)).toEqual([]);
  });

  test('who follows is told again after an hour, until the screening begins; weekly, after a week', async () => {
    for (const [wish, gap] of [
      [{ follow: true }, HOUR],
      [{ pace: 'weekly' }, 7 * DAY],
    ] as const) {
      const asked = ask(wish);
      await confirmed(asked);
      const [found] = await waiting(asked);
      const start = Date.now() + 30 * DAY;
      await recordAnnounced(found!, [announced(start)]);
      later(gap - 1);
      expect(await waiting(asked)).toEqual([]);
      later(1);
      expect(await waiting(asked)).toMatchObject([{ announced: [announced(start)] }]);
      if ('pace' in wish) continue;
      later(30 * DAY);
      await removeExpiredWishes();
      expect(await waiting(asked)).toEqual([]);
    }
  });

  test('a wish of one screening ends when that begins, any other after half a year', async () => {
    const [one, any] = [ask({ screening: 'V1S1' }), ask()];
    await confirmed(one, Date.now() + HOUR);
    await confirmed(any);
    later(HOUR);
    expect([await waiting(one), (await waiting(any)).length]).toEqual([[], 1]);
    later(182 * DAY);
    await removeExpiredWishes();
    expect(await stored()).toBe('[]');
  });

  test('what another release stored and this one cannot read is left alone, and stops nothing', async () => {
    const asked = ask();
    const { id } = await confirmed(asked);
    await confirmed({ ...asked, email: 'boris@example.org' });
    const db = await currentAccounts();
    await db.updateTable('tell_me').set({ wish: '{"film":"x","more":1}' }).where('id', '=', id).execute();
    expect((await waiting(asked)).map(({ to }) => to)).toEqual([{ channel: 'mail', email: 'boris@example.org' }]);
  });

  test('the link that stops is of its wish alone', async () => {
    const { id } = await confirmed(ask());
    const secret = await stopSecret(id);
    expect(await idOfStopSecret(secret)).toBe(id);
    for (const wrong of ['', id, `${id}.`, `x${secret}`, `${secret}A`, `${secret}.`.slice(1)]) {
      expect(await idOfStopSecret(wrong)).toBeUndefined();
    }
  });
}

import { expect, test } from 'vitest';
import { answerPoll, createPoll, readPoll, removeEndedPolls, type Poll } from '../../../src/accounts/polls.ts';
import { currentAccounts } from '../../../src/accounts/store/current.ts';
import { now } from '../../../src/settings/clock.ts';

const DAY = 86_400_000;
const SCREENINGS = ['V1S1', 'V1S2'].map((reference) => ({
  reference,
  title: 'Faust',
  cinema: 'Aurore',
  time: '2026-11-22 20:00:00',
}));
/** Makes a poll of two screenings, the given number of days from now. */
const makePoll = (days = 2) => createPoll('fr', SCREENINGS, [now().getTime() + days * DAY]);
const open = async (id: string, secret?: string) => (await readPoll('fr', id, secret)) as Poll;
const secretOf = (kept: Awaited<ReturnType<typeof answerPoll>>) => (kept as { secret: string }).secret;

export function pollTests(): void {
  test('is found by its secret alone, on its own site', async () => {
    const id = await makePoll();
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(await open(id)).toMatchObject({ screenings: SCREENINGS, answers: [] });
    expect(await readPoll('be', id)).toBeUndefined();
    expect(await readPoll('fr', `${id.slice(1)}0`)).toBeUndefined();
    const rows = await (await currentAccounts()).selectFrom('ask').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(id);
  });

  test('is answered, and an answer is changed by whoever gave it', async () => {
    const id = await makePoll();
    const ada = secretOf(await answerPoll('fr', id, undefined, { name: 'Ada', marks: { V1S1: 'yes' } }));
    await answerPoll('fr', id, 'f'.repeat(32), { name: 'Boris', marks: { V1S2: 'maybe' } });
    expect(await answerPoll('fr', id, ada, { name: 'Ada L.', marks: { V1S2: 'no' } })).toEqual({ secret: ada });
    expect((await open(id, ada)).answers).toEqual([
      { name: 'Ada L.', marks: { V1S2: 'no' }, own: true },
      { name: 'Boris', marks: { V1S2: 'maybe' }, own: false },
    ]);
    expect((await open(id)).answers.some(({ own }) => own)).toBe(false);
  });

  test('friends who answer at once lose nothing, and of thirty the first twenty are stored', async () => {
    const id = await makePoll();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        answerPoll('fr', id, undefined, { name: `Friend ${index}`, marks: { V1S1: 'yes' } }),
      ),
    );
    const names = (await open(id)).answers.map(({ name }) => name);
    const kept = answers.flatMap((answer, index) => (typeof answer === 'object' ? [`Friend ${index}`] : []));
    expect(kept).toHaveLength(20);
    expect(names.toSorted()).toEqual(kept.toSorted());
    expect(answers.filter((answer) => answer === 'full')).toHaveLength(10);

    // Those who did answer still change their minds, all at once.
    const secrets = answers.flatMap((answer) => (typeof answer === 'object' ? [answer.secret] : []));
    await Promise.all(
      secrets.map((secret, index) => answerPoll('fr', id, secret, { name: `Again ${index}`, marks: { V1S2: 'no' } })),
    );
    const changed = (await open(id)).answers;
    expect(changed).toHaveLength(20);
    expect(changed.every(({ name, marks }) => name.startsWith('Again') && marks['V1S2'] === 'no')).toBe(true);
  });

  test('ends a day after its last screening, at once and for ever', async () => {
    // The last screening was a day and an hour ago.
    const id = await makePoll(-1 - 1 / 24);
    expect(await readPoll('fr', id)).toBe('gone');
    expect(await answerPoll('fr', id, undefined, { name: 'Ada', marks: { V1S1: 'yes' } })).toBeUndefined();
  });

  test('nothing is left of one that has ended but that there was one, and of that nothing a month later', async () => {
    const db = await currentAccounts();
    const [id, old, running] = [await makePoll(), await makePoll(), await makePoll()];
    for (const each of [id, old, running]) {
      await answerPoll('fr', each, undefined, { name: 'Zelda', marks: { V1S1: 'yes' } });
    }
    // The rows of the first two are known only by ending before the last one.
    const rows = await db.selectFrom('ask').select(['hash', 'expires_at']).execute();
    const newest = rows.toSorted((a, b) => Number(a.expires_at) - Number(b.expires_at)).slice(-3);
    const [first, second] = newest.map(({ hash }) => hash);
    const end = (hash: string, days: number) =>
      db
        .updateTable('ask')
        .set({ expires_at: now().getTime() - days * DAY })
        .where('hash', '=', hash)
        .execute();
    await end(first!, 1);
    await end(second!, 31);
    await removeEndedPolls();
    const left = await db.selectFrom('ask').select(['hash', 'screenings']).execute();
    expect(left.find(({ hash }) => hash === first)).toMatchObject({ screenings: '[]' });
    expect(left.some(({ hash }) => hash === second)).toBe(false);
    const answers = await db.selectFrom('ask_answer').select(['ask', 'name']).execute();
    expect(answers.filter(({ ask: of }) => of === first || of === second)).toEqual([]);
    expect(answers.some(({ name }) => name === 'Zelda')).toBe(true);
    expect(
      (await Promise.all([id, old, running].map((each) => readPoll('fr', each)))).filter((each) => each === 'gone'),
    ).toHaveLength(1);
  });
}

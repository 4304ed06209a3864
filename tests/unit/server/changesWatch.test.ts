import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Changes } from '../../../src/content/changes.ts';
import { watchChanges } from '../../../src/server/changesWatch.ts';

/** Watches a source that gives these answers one by one. Gives what was asked, purged and logged. */
async function watch(answers: readonly (Changes | Error | number)[]) {
  const asked: number[] = [];
  const purges: (readonly string[] | 'all')[] = [];
  const logged: string[] = [];
  const left = [...answers];
  const { promise: done, resolve } = Promise.withResolvers<void>();
  const next = async <T>(): Promise<T> => {
    const answer = left.shift();
    if (answer === undefined) {
      resolve();
      return new Promise<T>(() => {});
    }
    if (answer instanceof Error) throw answer;
    return answer as T;
  };
  const source = {
    lastChange: () => next<number>(),
    changesSince: (id: number) => {
      asked.push(id);
      return next<Changes>();
    },
    publishDueRevisions: async () => undefined,
  };
  const log = pino(
    { level: 'warn' },
    { write: (line: string) => logged.push((JSON.parse(line) as { msg: string }).msg) },
  );
  onTestFinished(await watchChanges(source, (tags) => purges.push(tags), log, 0));
  await done;
  return { asked, purges, logged };
}

const changes = (last: number, tags: string[] = [], complete = true): Changes => ({ last, tags, complete });

test('what changed is purged, once, and the next question begins after it', async () => {
  const { asked, purges } = await watch([7, changes(7), changes(9, ['site:fr', 'show:fr:x']), changes(9)]);
  expect(asked).toEqual([7, 7, 9, 9]);
  expect(purges).toEqual(['all', ['site:fr', 'show:fr:x']]);
});

test('changes that were deleted before they were read may be anything', async () => {
  const { purges, logged } = await watch([7, changes(99_999, ['site:fr'], false)]);
  expect(purges).toEqual(['all', 'all']);
  expect(logged).toEqual([expect.stringContaining('deleted')]);
});

test('while the database does not answer it is tried again, logged once, and nothing is missed', async () => {
  const gone = new Error('gone');
  const { asked, purges, logged } = await watch([7, gone, gone, changes(8, ['site:fr'])]);
  expect(asked).toEqual([7, 7, 7, 8]);
  expect(purges).toEqual(['all', ['site:fr']]);
  expect(logged).toEqual([expect.stringContaining('does not answer'), expect.stringContaining('answers again')]);
});

test('a database that does not answer from the start is waited for; then nothing cached before is trusted', async () => {
  const { asked, purges } = await watch([new Error('gone'), 7, changes(7)]);
  expect(purges).toEqual(['all']);
  expect(asked).toEqual([7, 7]);
});

test('the database is asked once a second, and no more when it ends', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let asked = 0;
  const source = {
    lastChange: async () => 7,
    changesSince: async () => {
      asked += 1;
      return changes(7);
    },
    publishDueRevisions: async () => undefined,
  };
  const end = await watchChanges(source, () => undefined, pino({ level: 'silent' }));
  await vi.advanceTimersByTimeAsync(999);
  expect(asked).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toBe(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toBe(11);
  end();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toBe(11);
});

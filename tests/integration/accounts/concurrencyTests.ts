import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { currentAccounts } from '../../../src/accounts/store/current.ts';
import { countsAndRows } from './counts.ts';
import type { World } from './suite.ts';

const WRITER = fileURLToPath(new URL('./writer.ts', import.meta.url));
const EMOTIONS = ['disappointed', 'liked', 'loved'] as const;

export function concurrencyTests(world: () => World): void {
  test('two tabs that add favourites at once lose none', async () => {
    const token = await world().issuer.token('tabs');
    const add = (cinema: string) =>
      world().calls.service('/accounts/me/cinemas', {
        method: 'PATCH',
        site: 'fr',
        token,
        body: { cinemas: [cinema] },
      });
    for (let round = 0; round < 10; round += 1) {
      await Promise.all([add('3001'), add('3002')]);
      await Promise.all([add('3003'), add('3004'), add('3005')]);
      const answer: unknown = await (await world().calls.service('/accounts/me/cinemas', { token })).json();
      expect((answer as { codeCcs: string }[]).map(({ codeCcs }) => codeCcs).sort()).toEqual([
        '3001',
        '3002',
        '3003',
        '3004',
        '3005',
      ]);
      await world().calls.service('/accounts/me/cinemas', {
        method: 'DELETE',
        token,
        body: { cinemas: ['3001', '3002', '3003', '3004', '3005'] },
      });
    }
  });

  test('of seven that are added at once five are stored, and the others refused', async () => {
    const token = await world().issuer.token('seven');
    const statuses = await Promise.all(
      ['3001', '3002', '3003', '3004', '3005', '3006', '3007'].map(async (cinema) => {
        const body = { cinemas: [cinema] };
        return (await world().calls.service('/accounts/me/cinemas', { method: 'PATCH', token, body })).status;
      }),
    );
    expect(statuses.sort()).toEqual([200, 200, 200, 200, 200, 409, 409]);
    expect(await (await world().calls.service('/accounts/me/cinemas', { token })).json()).toHaveLength(5);
  });

  test('1,000 emotions at once leave exact counts', async () => {
    const clients = Array.from({ length: 100 }, (_, index) => `crowd-${index}`);
    const tokens = await Promise.all(clients.map((account) => world().issuer.token(account)));
    // Each client changes its mind about two shows five times, all at the same time.
    const writes = clients.flatMap((account, at) =>
      Array.from({ length: 10 }, (_, index) =>
        world().calls.client(`/${account}/show/film-${1 + (index % 2)}-${44001 + (index % 2)}/emotion`, {
          method: 'POST',
          token: tokens[at]!,
          body: { emotion: EMOTIONS[(at + index) % 3] },
        }),
      ),
    );
    expect(writes).toHaveLength(1000);
    const statuses = await Promise.all(writes.map(async (write) => (await write).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
    const { counted, real } = await countsAndRows();
    expect(counted).toEqual(real);
    const db = await currentAccounts();
    const rows = await db.selectFrom('emotion').select('account').where('account', 'like', 'crowd-%').execute();
    expect(rows).toHaveLength(200);
  });

  test.each([1, 150, 400])('killed after %s acknowledged emotions, each of them is there', async (many) => {
    const writer = spawn(process.execPath, [WRITER, `killed-${many}`], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(writer, 'exit');
    const acknowledged = new Map<string, string>();
    for await (const line of createInterface(writer.stdout)) {
      const [account = '', emotion = ''] = line.split(' ');
      acknowledged.set(account, emotion);
      if (acknowledged.size === many) writer.kill('SIGKILL');
    }
    const [, signal] = (await ended) as [number | null, string | null];
    expect(signal).toBe('SIGKILL');
    expect(acknowledged.size).toBeGreaterThanOrEqual(many);

    const db = await currentAccounts();
    const rows = await db
      .selectFrom('emotion')
      .select(['account', 'emotion'])
      .where('account', 'like', `killed-${many}-%`)
      .execute();
    const kept = new Map(rows.map(({ account, emotion }) => [account, emotion as string]));
    const lost = [...acknowledged].filter(([account, emotion]) => kept.get(account) !== emotion);
    expect(lost).toEqual([]);
    const { counted, real } = await countsAndRows();
    expect(counted).toEqual(real);
  });
}

import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { Attempts } from '../../../src/accounts/attempts.ts';
import type { Mail } from '../../../src/accounts/mail/send.ts';
import { addPerson } from '../../../src/accounts/people.ts';
import { openAccounts, type Accounts } from '../../../src/accounts/store/open.ts';
import { forgotten } from '../../../src/server/accounts/password.ts';
import type { Visit } from '../../../src/server/accounts/visit.ts';
import { startPostgresql } from '../store/postgresql.ts';

const folder = mkdtempSync(join(tmpdir(), 'aurore-forgotten-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What is done with a request for a new password: the statements up to its outcome and after it, and the mails. */
async function workFor(db: Accounts, email: string) {
  const statements: string[] = [];
  const recorded = db.withPlugin({
    transformQuery: ({ node }) => {
      const tables = [...JSON.stringify(node).matchAll(/"table":\{[^}]*"name":"(\w+)"/g)].map(([, table]) => table);
      statements.push([node.kind, ...tables].join(' '));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const jobs: (() => Promise<void>)[] = [];
  const sent: Mail[] = [];
  const visit = {
    db: recorded,
    form: new URLSearchParams({ email }),
    attempts: new Attempts(),
    address: '198.51.100.1',
    language: 'fr',
    settings: { ACCOUNTS_ORIGIN: 'https://accounts.example' },
    mails: { add: (_: unknown, job: () => Promise<void>) => jobs.push(job) },
    sendMail: async (mail: Mail) => void sent.push(mail),
  };
  const outcome = JSON.stringify(await forgotten(visit as unknown as Visit)).replaceAll(email, '');
  const before = [...statements];
  for (const job of jobs) await job();
  return { outcome, before, jobs: jobs.length, statements, sent };
}

describe.each([
  { name: 'SQLite', start: async () => ({ url: undefined, stop: async () => undefined }) },
  { name: 'PostgreSQL', start: startPostgresql },
])('asking for a new password on $name', ({ name, start }) => {
  test('is the same work for an address that somebody has and one that nobody has, none of it before the answer', async () => {
    const { url, stop } = await start();
    const db = await openAccounts({ DATABASE_URL: url, DATA_DIR: join(folder, name) });
    try {
      const ada = { email: 'ada@example.org', firstName: 'Ada', lastName: 'L', password: 'x', language: 'fr' } as const;
      await addPerson(db, ada);
      const { sent, ...known } = await workFor(db, ada.email);
      const { sent: toNobody, ...unknown } = await workFor(db, 'nobody@example.org');
      expect(unknown).toEqual(known);
      expect(known).toMatchObject({ before: [], jobs: 1 });
      expect(known.statements.map((statement) => statement.split(' ')[0])).toEqual([
        'SelectQueryNode',
        'DeleteQueryNode',
        'InsertQueryNode',
      ]);
      expect(sent.map(({ to }) => to)).toEqual([ada.email]);
      expect(toNobody).toEqual([]);
      expect(await db.selectFrom('mail_token').select('purpose').execute()).toEqual([{ purpose: 'password' }]);
    } finally {
      await db.destroy();
      await stop();
    }
  });
});

import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Attempts } from '../../../src/accounts/attempts.ts';
import { openAccounts, type Accounts } from '../../../src/accounts/store/open.ts';
import { register } from '../../../src/server/accounts/register.ts';
import type { Visit } from '../../../src/server/accounts/visit.ts';

const folder = mkdtempSync(`${tmpdir()}/aurore-register-`);
let db: Accounts;
beforeAll(async () => {
  db = await openAccounts({ DATA_DIR: folder });
});
afterAll(async () => {
  await db.destroy();
  await rm(folder, { recursive: true, force: true });
});

/** Registers by the form, as a visitor on the way to sign in. Gives whether that succeeds, and how many mails are sent. */
async function registered(email: string, attempts: Attempts) {
  const jobs: unknown[] = [];
  const visit = {
    db,
    attempts,
    form: new URLSearchParams({ email, firstName: 'Ada', lastName: 'L', password: 'a projector in the attic' }),
    address: '198.51.100.1',
    language: 'fr',
    interaction: {},
    provider: { createContext: () => undefined, Session: { get: async () => ({}) } },
    asker: { left: new AbortController().signal, hasWorked: false },
    mails: { add: (_: unknown, job: unknown) => jobs.push(job) },
  };
  return { isDone: 'finish' in (await register(visit as unknown as Visit)), mails: jobs.length };
}

test('who registers is sent one mail, and who registers all the addresses of a mailbox floods it with no more than five', async () => {
  const attempts = new Attempts();
  expect(await registered('ada@example.org', attempts)).toEqual({ isDone: true, mails: 1 });
  for (let each = 1; each < 5; each++) await attempts.mailTo(`ada+${each}@example.org`);
  expect(await registered('ada+5@example.org', attempts)).toEqual({ isDone: true, mails: 0 });
  expect(await registered('boris@example.org', attempts)).toEqual({ isDone: true, mails: 1 });
});

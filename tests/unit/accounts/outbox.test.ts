import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { outboxOf, mailSender } from '../../../src/accounts/mail/send.ts';
import { readOutbox } from '../../../src/accounts/mail/outbox.ts';

const folder = mkdtempSync(join(tmpdir(), 'aurore-outbox-'));
const settings = { DATA_DIR: folder, SMTP_URL: undefined, MAIL_FROM: 'Aurore <accounts@aurore.example>' };
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('the newest mail is the first, also while CLOCK holds the clock', async () => {
  vi.stubEnv('CLOCK', '2026-11-21T17:30:00+01:00');
  vi.useFakeTimers({ toFake: ['Date'] });
  const subjects = Array.from({ length: 10 }, (_, index) => `mail ${index}`);
  for (const subject of subjects) {
    vi.advanceTimersByTime(1);
    await mailSender(settings)({ to: 'jeanne@example.org', subject, text: subject, html: subject });
  }
  expect((await readOutbox(outboxOf(settings))).map((mail) => mail.subject)).toEqual(subjects.toReversed());
});

test('without a sender a mail is written too, and names none', async () => {
  const folderWithout = join(folder, 'without');
  const unset = { ...settings, DATA_DIR: folderWithout, MAIL_FROM: undefined };
  await mailSender(unset)({ to: 'jeanne@example.org', subject: 'none', text: 'none', html: 'none' });
  const [file] = readdirSync(outboxOf(unset));
  expect(readFileSync(join(outboxOf(unset), file!), 'utf8')).not.toMatch(/^From:/im);
});

import { mkdtempSync, readdirSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkMail, passwordChangedMail, passwordMail, verifyMail } from '../../../src/accounts/mail/messages.ts';
import { readOutbox } from '../../../src/accounts/mail/outbox.ts';
import { mailSender, outboxOf } from '../../../src/accounts/mail/send.ts';
import { LANGUAGES } from '../../../src/sites/sites.ts';

const folder = mkdtempSync(join(tmpdir(), 'aurore-outbox-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const settings = { DATA_DIR: folder, SMTP_URL: undefined, MAIL_FROM: 'Aurore <accounts@aurore.example>' };

test('mails become files that their owner alone reads, and are read back as they were', async () => {
  const to = { email: 'jeanne@example.org', firstName: 'Zoë', language: 'fr' } as const;
  const link = `https://accounts.example.org/fr/mail?token=${'x'.repeat(43)}`;
  await mailSender(settings)(verifyMail(to, link));
  const [name] = readdirSync(outboxOf(settings));
  expect(statSync(join(outboxOf(settings), name!)).mode & 0o777).toBe(0o600);
  expect(await readOutbox(outboxOf(settings))).toEqual([
    { name, to: 'jeanne@example.org', subject: 'Confirmez votre adresse e-mail', text: verifyMail(to, link).text },
  ]);
});

test.each(LANGUAGES)('in %s each says whom it is for and where it leads, in text and in HTML', (language) => {
  const link = 'https://accounts.example.org/x?token=a&b=c';
  for (const write of [verifyMail, passwordMail, passwordChangedMail]) {
    const mail = write({ email: 'a@example.org', firstName: '<b>Eve</b>', language }, link);
    expect(mail.text).toContain(link);
    expect(mail.text).toContain('<b>Eve</b>');
    expect(mail.html).toContain('https://accounts.example.org/x?token=a&amp;b=c');
    expect(mail.html).toContain('&lt;b&gt;Eve');
    expect(mail.html).not.toContain('<b>Eve');
    expect(mail.text + mail.html + mail.subject).not.toMatch(/\{\{|Mail\./);
  }
  // Who asks for a check has given no name.
  const mail = checkMail({ email: 'a@example.org', language }, link);
  expect(mail.text.split('\n\n')).toHaveLength(4);
  expect(mail.text).toContain(link);
  expect(mail.html).toContain('https://accounts.example.org/x?token=a&amp;b=c');
  expect(mail.text + mail.html + mail.subject).toMatch(/\b30\b/);
  expect(mail.text + mail.html + mail.subject).not.toMatch(/\{\{|Mail\.|undefined/);
});

test('with SMTP_URL they are sent to that server', async () => {
  const said: string[] = [];
  const server = createServer((socket: Socket) => {
    let inData = false;
    socket.write('220 here\r\n');
    socket.on('data', (bytes) => {
      for (const line of bytes.toString().split('\r\n').filter(Boolean)) {
        said.push(line);
        if (inData) {
          if (line !== '.') continue;
          inData = false;
          socket.write('250 taken\r\n');
        } else if (line === 'DATA') {
          inData = true;
          socket.write('354 go on\r\n');
        } else if (line === 'QUIT') {
          socket.end('221 bye\r\n');
        } else {
          socket.write('250 well\r\n');
        }
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const send = mailSender({ ...settings, SMTP_URL: `smtp://127.0.0.1:${port}?ignoreTLS=true` });
  await send(passwordMail({ email: 'jeanne@example.org', firstName: 'Jeanne', language: 'nl' }, 'https://x.example/'));
  server.close();
  expect(said).toContain('RCPT TO:<jeanne@example.org>');
  expect(said).toContain('From: Aurore <accounts@aurore.example>');
  expect(said).toContain('Subject: Je nieuwe wachtwoord');
});

import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { MAIL_HEADER } from '../../../src/accounts/headers.ts';
import type { Exchange } from '../../../src/server/exchange.ts';
import type { Log } from '../../../src/server/log.ts';
import { MailQueue } from '../../../src/server/mailQueue.ts';
import { takeMail } from '../../../src/server/renderedMail.ts';

const MAIL = { to: 'jeanne@example.org', subject: 'Été', text: 'link', html: '<a>' };

function exchange() {
  const writeHead = vi.fn();
  const response = Object.assign(new EventEmitter(), { closed: true, writeHead });
  return { writeHead, exchange: { response } as unknown as Exchange };
}

test('a mail that a render asks for is sent, and its header goes no further', async () => {
  const mails = new MailQueue({ error: vi.fn() } as unknown as Log);
  const sendMail = vi.fn(async () => undefined);
  const { writeHead, exchange: one } = exchange();
  takeMail(one, mails, sendMail);
  one.response.writeHead(200, { 'content-type': 'text/html', [MAIL_HEADER.name]: MAIL_HEADER.write(MAIL) });
  await mails.close();
  expect(writeHead).toHaveBeenCalledExactlyOnceWith(200, { 'content-type': 'text/html' });
  expect(sendMail).toHaveBeenCalledExactlyOnceWith(MAIL);
});

test('other responses are left as they are', async () => {
  const mails = new MailQueue({ error: vi.fn() } as unknown as Log);
  const sendMail = vi.fn(async () => undefined);
  const { writeHead, exchange: one } = exchange();
  takeMail(one, mails, sendMail);
  one.response.writeHead(304);
  await mails.close();
  expect(writeHead).toHaveBeenCalledExactlyOnceWith(304);
  expect(sendMail).not.toHaveBeenCalled();
});

import { MAIL_HEADER } from '../accounts/headers.ts';
import type { SendMail } from '../accounts/mail/send.ts';
import type { Exchange } from './exchange.ts';
import type { MailQueue } from './mailQueue.ts';

/**
 * Has the mail that a rendered response asks for sent after the response, by this thread: renderers are ended without
 * waiting. Visitors do not get the header that it comes in.
 */
export function takeMail({ response }: Exchange, mails: MailQueue, sendMail: SendMail): void {
  const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => typeof response;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    const headers = rest.at(-1);
    if (typeof headers === 'object' && headers !== null && MAIL_HEADER.name in headers) {
      const { [MAIL_HEADER.name]: given, ...others } = headers as Record<string, unknown>;
      rest[rest.length - 1] = others;
      const mail = MAIL_HEADER.read(String(given));
      mails.add(response, () => sendMail(mail), 'A mail with a link that a visitor asked for could not be sent.');
    }
    return writeHead(status, ...rest);
  };
}

import type { IncomingHttpHeaders } from 'node:http';
import type { Mail } from './mail/send.ts';
import type { NewsAsked } from './tellMe.ts';
import type { AccountsView } from './view.ts';

/** The visitor's network address. The front server sets it on every request, so clients cannot. */
export const VISITOR_HEADER = 'x-visitor-address';

/** A header by which this process's threads tell each other something: JSON in base64url. */
type InternalHeader<T> = {
  readonly name: string;
  write(value: T): string;
  read(text: string): T;
};

function internalHeader<T>(name: string): InternalHeader<T> {
  return {
    name,
    write: (value) => Buffer.from(JSON.stringify(value)).toString('base64url'),
    read: (text) => JSON.parse(Buffer.from(text, 'base64url').toString()) as T,
  };
}

/** The mail that a render of a site wants sent: of its response, and removed from what visitors get. */
export const MAIL_HEADER = internalHeader<Mail>('x-mail');
/** What a page of the accounts host shows. */
export const VIEW_HEADER = internalHeader<AccountsView>('x-accounts-view');
/** For whom a renderer is to compose messages of news. */
export const NEWS_HEADER = internalHeader<NewsAsked>('x-news-of');

/** Removes from a request that comes from outside what only this process may ask of a renderer. */
export function dropInternalHeaders(headers: IncomingHttpHeaders): void {
  for (const { name } of [VIEW_HEADER, NEWS_HEADER]) delete headers[name];
}

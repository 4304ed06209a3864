import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import type { Attempts } from '../../accounts/attempts.ts';
import type { Asker } from '../../accounts/hashQueue.ts';
import type { SendMail } from '../../accounts/mail/send.ts';
import { personById, type Person } from '../../accounts/people.ts';
import type { Accounts } from '../../accounts/store/open.ts';
import type { AccountsView } from '../../accounts/view.ts';
import type { Settings } from '../../settings/schema.ts';
import type { Language, Site } from '../../sites/sites.ts';
import type { Log } from '../log.ts';
import type { MailQueue } from '../mailQueue.ts';

/** What the accounts host's pages work with. */
export type AccountsContext = {
  readonly settings: Settings;
  readonly db: Accounts;
  readonly provider: Provider;
  readonly attempts: Attempts;
  readonly sendMail: SendMail;
  readonly mails: Pick<MailQueue, 'add'>;
  readonly log: Log;
};

export type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** A request for one of the accounts host's pages. */
export type Visit = AccountsContext & {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  readonly language: Language;
  readonly site: Site;
  /** Whether it is shown in a frame of the site. */
  readonly framed: boolean;
  /** The visitor's network address. */
  readonly address: string;
  /** For whom passwords are hashed. */
  readonly asker: Asker;
  /** The fields of a form; undefined if the page is only viewed. */
  readonly form: URLSearchParams | undefined;
  /** The sign-in that is under way, if one is. */
  readonly interaction: Interaction | undefined;
};

/** How a visit is answered: with a page, a redirect, a JSON file, or the interaction's end. */
export type VisitOutcome =
  | { readonly view: Pick<AccountsView, 'page'> & Partial<AccountsView> }
  | { readonly redirect: string }
  | { readonly download: { readonly name: string; readonly data: object } }
  | { readonly finish: Parameters<Provider['interactionFinished']>[2] };

export type PageHandler = (visit: Visit) => Promise<VisitOutcome>;

/** The person signed in at the provider, by its cookie; undefined if nobody is. */
export async function signedIn({ provider, db, request, response }: Visit): Promise<Person | undefined> {
  const session = await provider.Session.get(provider.createContext(request, response));
  return session.accountId === undefined ? undefined : personById(db, session.accountId);
}

/** A field of a form, trimmed; empty if missing. */
export function field(form: URLSearchParams, name: string): string {
  return (form.get(name) ?? '').trim();
}

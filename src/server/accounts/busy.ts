import type { ServerResponse } from 'node:http';
import { newChallenge, redeem } from '../../accounts/captcha.ts';
import { workOfNow } from '../../accounts/passwords.ts';
import type { AccountsPageName, AccountsView } from '../../accounts/view.ts';
import { VisitorLeft } from '../exchange.ts';
import { namesAndEmail } from './register.ts';
import type { VisitOutcome } from './visit.ts';

/** The pages whose forms have a password, by their paths after the language. */
const HASHING = {
  'sign-in': 'signIn',
  register: 'register',
  'new-password': 'newPassword',
  data: 'data',
} as const satisfies Readonly<Record<string, AccountsPageName>>;
const PAGES: ReadonlySet<string> = new Set(Object.values(HASHING));

/** About as long as the queue takes to empty. */
const RETRY_SECONDS = 10;
/** The form's field with the answer to the challenge. */
const ANSWER = 'captcha';

/** A form's page again, with what was typed, for when too many passwords wait to be hashed. */
export function busy(path: string, form: URLSearchParams): VisitOutcome {
  if (!(path in HASHING)) throw new Error(`The page ${path} hashes nothing.`);
  const page = HASHING[path as keyof typeof HASHING];
  const faults = [{ field: 'form', fault: 'Busy' }] as const;
  return { view: { page, status: 503, retryAfter: RETRY_SECONDS, values: namesAndEmail(form), faults } };
}

/** While many passwords wait: the proof of work with which a form's sender is served before those without. */
export async function challengeFor(page: AccountsPageName): Promise<Pick<AccountsView, 'challenge'>> {
  const work = PAGES.has(page) ? workOfNow() : 0;
  return work === 0 ? {} : { challenge: JSON.stringify(await newChallenge(work)) };
}

/** Whether a form brings a proof of work that nobody has used yet. */
export async function hasWorked(form: URLSearchParams | undefined): Promise<boolean> {
  const answer = form?.get(ANSWER) ?? '';
  return answer !== '' && (await redeem(answer)) === 'solved';
}

/** A signal that is aborted, by VisitorLeft, when the visitor leaves before the response is complete. */
export function leaving(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort(new VisitorLeft());
  });
  if (response.destroyed) controller.abort(new VisitorLeft());
  return controller.signal;
}

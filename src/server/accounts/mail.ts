import { accountOfMailToken, takeMailToken } from '../../accounts/mailTokens.ts';
import { verifyEmail } from '../../accounts/people.ts';
import { beginFlow } from './flow.ts';
import { queueVerification } from './register.ts';
import { tooMany } from './signIn.ts';
import { signedIn, type VisitOutcome, type PageHandler } from './visit.ts';

const VERIFIED = {
  view: { page: 'mail', state: 'Verified', message: { type: 'parent_exchange', data: { emailVerify: true } } },
} as const satisfies VisitOutcome;

/**
 * The page for proving one's e-mail address (SPEC 4, the e-mail-validation frame). The link in the mail leads to a
 * button, which people press and programs that scan links in mails do not. A signed-in person can request another mail.
 */
export const mail: PageHandler = async (visit) => {
  const { db, form, url, language } = visit;
  const secret = url.searchParams.get('token');
  if (secret !== null) {
    if (!form) {
      const isGood = (await accountOfMailToken(db, secret, 'verify')) !== undefined;
      return { view: { page: 'mail', status: isGood ? 200 : 410, state: isGood ? 'Confirm' : 'Link' } };
    }
    const account = await takeMailToken(db, secret, 'verify');
    if (account === undefined) return { view: { page: 'mail', status: 410, state: 'Link' } };
    await verifyEmail(db, account);
    return VERIFIED;
  }

  const person = await signedIn(visit);
  if (!person) return { redirect: beginFlow(visit, `/${language}/mail`, 'sign-in') };
  if (person.emailVerified) return VERIFIED;
  const values = { email: person.email };
  if (!form) return { view: { page: 'mail', state: 'Waiting', values } };
  const wait = await visit.attempts.mail(visit.address, person.email);
  if (wait > 0) return { view: { page: 'mail', status: 429, state: 'Waiting', values, faults: [tooMany(wait)] } };
  queueVerification(visit, person);
  return { view: { page: 'mail', state: 'Sent', values } };
};

import { randomUUID } from 'node:crypto';
import { normalEmail } from '../../accounts/email.ts';
import { passwordChangedMail, passwordMail } from '../../accounts/mail/messages.ts';
import { accountOfMailToken, makeMailToken, takeMailToken } from '../../accounts/mailTokens.ts';
import { hashPassword } from '../../accounts/passwords.ts';
import { personByEmail, personById, renewPassword } from '../../accounts/people.ts';
import { passwordFaults } from './register.ts';
import { tooMany } from './signIn.ts';
import { field, type PageHandler, type Visit } from './visit.ts';

/** The page for requesting a new password. Its response does not reveal whether there is such an account. */
export const forgotten: PageHandler = async (visit) => {
  const { form } = visit;
  if (!form) return { view: { page: 'forgotten', values: {} } };
  const values = { email: field(form, 'email') };
  const email = normalEmail(values.email);
  if (email === undefined) {
    return { view: { page: 'forgotten', status: 422, values, faults: [{ field: 'email', fault: 'Email' }] } };
  }
  const wait = await visit.attempts.mail(visit.address, email);
  if (wait > 0) return { view: { page: 'forgotten', status: 429, values, faults: [tooMany(wait)] } };
  const fault = 'The mail with a new password’s link could not be sent.';
  visit.mails.add(visit.response, () => sendLink(visit, email), fault);
  return { view: { page: 'forgotten', state: 'Sent', values } };
};

/** The page for choosing a new password, opened by the link in the mail. Ends every earlier sign-in. */
export const newPassword: PageHandler = async (visit) => {
  const { db, form, url } = visit;
  const secret = url.searchParams.get('token') ?? '';
  const account = await accountOfMailToken(db, secret, 'password');
  const person = account === undefined ? undefined : await personById(db, account);
  if (!person) return { view: { page: 'newPassword', status: 410, state: 'Link' } };
  const values = { email: person.email };
  if (!form) return { view: { page: 'newPassword', values } };

  const password = form.get('password') ?? '';
  const faults = passwordFaults(password, [person.email, person.firstName, person.lastName]);
  if (faults.length > 0) return { view: { page: 'newPassword', status: 422, values, faults } };
  const hash = await hashPassword(password, visit.asker);
  if ((await takeMailToken(db, secret, 'password')) === undefined) {
    return { view: { page: 'newPassword', status: 410, state: 'Link' } };
  }
  await renewPassword(db, person.id, hash);
  await visit.attempts.renewed(visit.address, person.email);
  const link = `${visit.settings.ACCOUNTS_ORIGIN}/${person.language}/forgotten`;
  const fault = 'The mail about a new password could not be sent.';
  visit.mails.add(visit.response, () => visit.sendMail(passwordChangedMail(person, link)), fault);
  return { view: { page: 'newPassword', state: 'Renewed' } };
};

/** Does the same for an address that nobody has, but for the sending. */
async function sendLink(visit: Visit, email: string): Promise<void> {
  const known = await personByEmail(visit.db, email);
  const secret = await makeMailToken(visit.db, known?.person.id ?? randomUUID(), 'password');
  const link = `${visit.settings.ACCOUNTS_ORIGIN}/${visit.language}/new-password?token=${secret}`;
  const mail = passwordMail({ email, firstName: known?.person.firstName ?? '', language: visit.language }, link);
  if (known) await visit.sendMail(mail);
}

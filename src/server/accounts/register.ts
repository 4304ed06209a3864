import { normalEmail } from '../../accounts/email.ts';
import { verifyMail } from '../../accounts/mail/messages.ts';
import { makeMailToken } from '../../accounts/mailTokens.ts';
import {
  passwordFault,
  MIN_PASSWORD_LENGTH,
  MAX_PASSWORD_LENGTH,
  type PasswordFault,
} from '../../accounts/passwordRules.ts';
import { hashPassword } from '../../accounts/passwords.ts';
import { inOneLine, NOT_A_NAME } from '../../domain/polls/polls.ts';
import { addPerson, renamePerson, type Person } from '../../accounts/people.ts';
import type { FormFault } from '../../accounts/view.ts';
import { tooMany, withoutInteraction } from './signIn.ts';
import { field, signedIn, type VisitOutcome, type PageHandler, type Visit } from './visit.ts';

const MAX_NAME_LENGTH = 80;

const PASSWORD_FAULTS: Readonly<Record<PasswordFault, FormFault>> = {
  tooShort: { field: 'password', fault: 'TooShort', values: { count: MIN_PASSWORD_LENGTH } },
  tooLong: { field: 'password', fault: 'TooLong', values: { count: MAX_PASSWORD_LENGTH } },
  common: { field: 'password', fault: 'Common' },
};

/**
 * The page for creating an account, or for completing one that was made without this form (SPEC 4, the sign-up frame).
 */
export const register: PageHandler = async (visit) => {
  const person = await signedIn(visit);
  if (person && !visit.interaction) return complete(visit, person);
  if (!visit.interaction) return withoutInteraction(visit, 'register');
  const { form } = visit;
  if (!form) return { view: { page: 'register', values: {} } };

  const values = namesAndEmail(form);
  const password = form.get('password') ?? '';
  const email = normalEmail(values.email);
  const faults = nameFaults(values);
  if (email === undefined) faults.push({ field: 'email', fault: 'Email' });
  faults.push(...passwordFaults(password, [values.email, values.firstName, values.lastName]));
  if (email === undefined || faults.length > 0) return { view: { page: 'register', status: 422, values, faults } };

  const wait = await visit.attempts.register(visit.address);
  if (wait > 0) return { view: { page: 'register', status: 429, values, faults: [tooMany(wait)] } };
  const { firstName, lastName } = values;
  const hash = await hashPassword(password, visit.asker);
  const added = await addPerson(visit.db, { email, firstName, lastName, password: hash, language: visit.language });
  if (!added) {
    return { view: { page: 'register', status: 422, values, faults: [{ field: 'email', fault: 'Taken' }] } };
  }
  // A mailbox has as many addresses as one likes (`ada+1@`, `ada+2@`): who floods it has accounts, and it has five mails. Its
  // owner asks for another on the page that waits for it.
  if ((await visit.attempts.mailTo(email)) === 0) queueVerification(visit, added);
  return { finish: { login: { accountId: added.id, remember: true } } };
};

/** Sends the mail with the link that proves an e-mail address, after the response. */
export function queueVerification(visit: Visit, person: Person): void {
  const send = async () => {
    const secret = await makeMailToken(visit.db, person.id, 'verify');
    const link = `${visit.settings.ACCOUNTS_ORIGIN}/${visit.language}/mail?token=${secret}`;
    await visit.sendMail(verifyMail({ ...person, language: visit.language }, link));
  };
  visit.mails.add(visit.response, send, 'The mail that asks for an address could not be sent.');
}

/** What is wrong with a new password. `known` are the person's address and names, which it may not be. */
export function passwordFaults(password: string, known: readonly string[]): FormFault[] {
  if (password === '') return [{ field: 'password', fault: 'Password' }];
  const fault = passwordFault(password, known);
  return fault ? [PASSWORD_FAULTS[fault]] : [];
}

async function complete(visit: Visit, person: Person): Promise<VisitOutcome> {
  const { form, framed, language } = visit;
  const done = { page: 'register', state: 'Complete', message: { type: 'register_complete', data: {} } } as const;
  if (person.registered) return framed ? { view: done } : { redirect: `/${language}/profile` };
  if (!form) {
    const { firstName, lastName } = person;
    return { view: { page: 'register', state: 'Completing', values: { firstName, lastName } } };
  }
  const values = namesAndEmail(form);
  const faults = nameFaults(values);
  if (faults.length > 0) return { view: { page: 'register', status: 422, state: 'Completing', values, faults } };
  await renamePerson(visit.db, person.id, values.firstName, values.lastName);
  return { view: done };
}

/**
 * The names and the e-mail address in a form. A mail quotes the first name: with lines of its own it would say what it
 * likes.
 */
export function namesAndEmail(form: URLSearchParams) {
  const [firstName, lastName] = [inOneLine(field(form, 'firstName')), inOneLine(field(form, 'lastName'))];
  return { firstName, lastName, email: field(form, 'email') };
}

/** Mail programs make a link of it, and we send names to addresses that nobody has confirmed yet. */
const HOST_NAME = /[\p{L}\d-]{2,}\.\p{L}{2,}/u;

/** The faults of a person's names. */
export function nameFaults({ firstName, lastName }: { firstName: string; lastName: string }): FormFault[] {
  const isBad = (name: string) =>
    name === '' || name.length > MAX_NAME_LENGTH || NOT_A_NAME.test(name) || HOST_NAME.test(name);
  return [
    ...(isBad(firstName) ? [{ field: 'firstName', fault: 'FirstName' } as const] : []),
    ...(isBad(lastName) ? [{ field: 'lastName', fault: 'LastName' } as const] : []),
  ];
}

import { normalEmail } from '../../accounts/email.ts';
import { isPassword } from '../../accounts/passwords.ts';
import { recordSignIn, personByEmail } from '../../accounts/people.ts';
import type { FormFault } from '../../accounts/view.ts';
import { beginFlow } from './flow.ts';
import { field, signedIn, type VisitOutcome, type PageHandler, type Visit } from './visit.ts';

/** The page for signing in with e-mail address and password. */
export const signIn: PageHandler = async (visit) => {
  const { form, interaction } = visit;
  if (!interaction) return withoutInteraction(visit, 'sign-in');
  // The sites are the chain's own, so no consent is needed (`loadExistingGrant`).
  if (interaction.prompt.name === 'consent') return { finish: { consent: {} } };
  if (!form) return shown(200, { email: text(interaction.params['login_hint']) }, [], visit);

  const values = { email: field(form, 'email') };
  const password = form.get('password') ?? '';
  const email = normalEmail(values.email);
  const faults: FormFault[] = [];
  if (email === undefined) faults.push({ field: 'email', fault: 'Email' });
  if (password === '') faults.push({ field: 'password', fault: 'Password' });
  if (email === undefined || password === '') return shown(422, values, faults, visit);

  const wait = await visit.attempts.signIn(visit.address, email);
  if (wait > 0) return shown(429, values, [tooMany(wait)], visit);
  const known = await personByEmail(visit.db, email);
  const refund = visit.attempts.refund(visit.address, email);
  const isRight = await isPassword(password, known?.password, visit.asker).catch(refund);
  if (!isRight || !known?.password || !(await recordSignIn(visit.db, known.person.id, known.password))) {
    return shown(422, values, [{ field: 'form', fault: 'Wrong' }], visit);
  }
  await visit.attempts.signedIn(visit.address, email);
  return { finish: { login: { accountId: known.person.id, remember: true } } };
};

/**
 * Begins a sign-in for a page that needs one, but only once: a browser without cookies would be redirected for ever.
 */
export async function withoutInteraction(visit: Visit, page: 'sign-in' | 'register'): Promise<VisitOutcome> {
  if (!visit.form && (await signedIn(visit))) return { redirect: `/${visit.language}/profile` };
  if (visit.form || visit.url.searchParams.has('flow')) {
    return { view: { page: 'problem', status: 400, state: 'Expired' } };
  }
  return { redirect: beginFlow(visit, `/${visit.language}/profile`, page) };
}

/** The fault that says how long to wait, in whole minutes. */
export function tooMany(seconds: number): FormFault {
  return { field: 'form', fault: 'TooMany', values: { count: Math.ceil(seconds / 60) } };
}

function shown(status: number, values: Record<string, string>, faults: FormFault[], { url }: Visit): VisitOutcome {
  const renewed = url.searchParams.has('renewed');
  return { view: { page: 'signIn', status, values, faults, ...(renewed && { state: 'Renewed' }) } };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

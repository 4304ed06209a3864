import { ID } from '#brand/brand.ts';
import { favouritesOf } from '../../accounts/favourites.ts';
import { holdingsOf } from '../../accounts/holdings.ts';
import { isPassword } from '../../accounts/passwords.ts';
import { personByEmail, renamePerson, type Person } from '../../accounts/people.ts';
import { deleteClient, exportOf } from '../../accounts/personalData.ts';
import { profileOf } from '../../accounts/profile.ts';
import { PAGES_CLIENT } from '../../accounts/provider/provider.ts';
import type { Bearer } from '../../accounts/token.ts';
import type { AccountsPageName, FormFault, OwnView } from '../../accounts/view.ts';
import { feelingsTag } from '../../content/cacheTags.ts';
import { announceChanges } from '../../content/changes.ts';
import { originOf } from '../../settings/hosts.ts';
import { isSiteCode } from '../../sites/sites.ts';
import { beginFlow } from './flow.ts';
import { nameFaults, namesAndEmail } from './register.ts';
import { tooMany } from './signIn.ts';
import { signedIn, type VisitOutcome, type PageHandler, type Visit } from './visit.ts';

/** A page of the signed-in person's account (SPEC 2, "Client account pages"); others have to sign in first. */
export function ownPage(page: AccountsPageName, path: string): PageHandler {
  return async (visit) => {
    const person = await signedIn(visit);
    if (!person) return { redirect: beginFlow(visit, `/${visit.language}/${path}`, 'sign-in') };
    return { view: { page, person: await ownView(visit, person) } };
  };
}

/** The profile page, where people can change their name. */
export const profilePage: PageHandler = async (visit) => {
  const { db, form, language } = visit;
  const person = await signedIn(visit);
  if (!person) return { redirect: beginFlow(visit, `/${language}/profile`, 'sign-in') };
  if (!form) {
    const { firstName, lastName } = person;
    return { view: { page: 'profile', values: { firstName, lastName }, person: await ownView(visit, person) } };
  }
  const values = namesAndEmail(form);
  const faults = nameFaults(values);
  if (faults.length > 0) {
    return { view: { page: 'profile', status: 422, values, faults, person: await ownView(visit, person) } };
  }
  await renamePerson(db, person.id, values.firstName, values.lastName);
  return { view: { page: 'profile', state: 'Saved', values, person: await ownView(visit, { ...person, ...values }) } };
};

/**
 * The page where people download all that is stored about them, or have it deleted (GDPR, articles 15, 17 and 20).
 * Deletion is confirmed by the password.
 */
export const dataPage: PageHandler = async (visit) => {
  const { db, form, url, language, attempts, address, asker } = visit;
  const person = await signedIn(visit);
  if (!person) return { redirect: beginFlow(visit, `/${language}/data`, 'sign-in') };
  if (!form) {
    if (!url.searchParams.has('download')) return { view: { page: 'data' } };
    return { download: { name: `${ID}.json`, data: await exportOf(identityOf(person)) } };
  }
  const refused = (status: number, fault: FormFault): VisitOutcome => ({
    view: { page: 'data', status, faults: [fault] },
  });
  const password = form.get('password') ?? '';
  if (password === '') return refused(422, { field: 'password', fault: 'Password' });
  const wait = await attempts.signIn(address, person.email);
  if (wait > 0) return refused(429, tooMany(wait));
  const known = await personByEmail(db, person.email);
  if (!(await isPassword(password, known?.password, asker).catch(attempts.refund(address, person.email))))
    return refused(422, { field: 'password', fault: 'WrongPassword' });
  const shows = await deleteClient(person.id);
  await announceChanges(shows.map(feelingsTag));
  return { view: { page: 'data', state: 'Deleted' } };
};

/** The signed-in person as a token would describe them. */
const identityOf = ({ id, email, emailVerified, firstName, lastName }: Person): Bearer => ({
  account: id,
  ...{ email, emailVerified, firstName, lastName },
  picture: undefined,
  authTime: undefined,
});

/** Signs out and returns to the site that the person came from; the provider asks for confirmation. */
export const signOut: PageHandler = async ({ site, settings, language }) => {
  const query = new URLSearchParams({
    client_id: PAGES_CLIENT,
    post_logout_redirect_uri: originOf(site, settings),
    ui_locales: language,
  });
  return { redirect: `/oidc/session/end?${query.toString()}` };
};

async function ownView({ db }: Visit, person: Person): Promise<OwnView> {
  const { id, email, emailVerified, firstName, lastName } = person;
  const [profile, favourites, holdings] = await Promise.all([profileOf(id), favouritesOf(id), holdingsOf(db, id)]);
  return {
    ...{ email, emailVerified, firstName, lastName, profile },
    // What a person has of a site that the table no longer has leads nowhere; the export has it all the same.
    favourites: favourites.filter(({ site }) => isSiteCode(site)),
    holdings: holdings.filter((each) => each.kind !== 'booking' || isSiteCode(each.site)),
  };
}

import type { AccountsPageName } from '../../accounts/view.ts';
import { PAGES_CLIENT } from '../../accounts/provider/provider.ts';
import { originOf } from '../../settings/hosts.ts';
import { beginFlow } from './flow.ts';
import { signedIn, type PageHandler } from './visit.ts';

/** One of the pages of whoever is signed in; others sign in first. */
export function ownPage(page: AccountsPageName, path: string): PageHandler {
  return async (visit) => {
    const person = await signedIn(visit);
    if (!person) return { redirect: beginFlow(visit, `/${visit.language}/${path}`, 'sign-in') };
    const { id, email, firstName, lastName } = person;
    return { view: { page, person: { id, email, firstName, lastName } } };
  };
}

/** Signing out here leads back to the site one came from; the provider asks first. */
export const signOut: PageHandler = async ({ site, settings, language }) => {
  const query = new URLSearchParams({
    client_id: PAGES_CLIENT,
    post_logout_redirect_uri: originOf(site, settings),
    ui_locales: language,
  });
  return { redirect: `/oidc/session/end?${query.toString()}` };
};

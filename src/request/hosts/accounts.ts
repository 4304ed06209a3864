import { Hono } from 'hono';
import { VIEW_HEADER } from '../../accounts/headers.ts';
import { clientService } from '../../api/client/service.ts';
import { catalogueOf } from '../../content/catalogue.ts';
import { translator } from '../../i18n/translator.ts';
import { ContentSecurityPolicy } from '../../lib/contentSecurityPolicy.ts';
import { wholeBody, withBody } from '../../lib/wholeBody.ts';
import { policyOf } from '../csp/policy.ts';
import { POLICY, renderWith, setPolicy } from '../render/astro.ts';
import { now } from '../../settings/clock.ts';
import { siteOrigins } from '../../settings/hosts.ts';
import { currentSettings } from '../../settings/settings.ts';
import { localeOf, siteOf } from '../../sites/sites.ts';

/** The accounts host: the client service, and the pages that `src/server/accounts` has rendered. */
export const accounts = new Hono();
accounts.route('/api', clientService);
accounts.all('*', (context) => accountsPage(context.req.raw));

/** Renders a page of the accounts host. `src/server/accounts` says in VIEW_HEADER what it shows; 404 without that. */
async function accountsPage(request: Request): Promise<Response> {
  const given = request.headers.get(VIEW_HEADER.name);
  if (given === null) return new Response('Not found.\n', { status: 404 });
  const view = VIEW_HEADER.read(given);
  const site = siteOf(view.site);
  const { features } = await catalogueOf(site, site.defaultLanguage);
  const account = {
    view,
    site,
    features,
    locale: localeOf(site, view.language),
    t: translator(view.language),
    now: now(),
  };
  const { response } = await renderWith(request, `/account/host/${view.page}`, { account });
  if (response.status !== 200) return response;
  const body = await wholeBody(response);
  const sites = siteOrigins(currentSettings());
  const policy = new ContentSecurityPolicy(policyOf(body, response.headers.get(POLICY) ?? '', {}))
    // Sites show some of these pages in frames.
    .replace('frame-ancestors', "'none'", sites)
    // The accounts host has no service worker and may not have one.
    .replace('worker-src', "'self'", ["'none'"])
    // A form's response may redirect to a site, and browsers apply form-action to that.
    .add('form-action', sites);
  setPolicy(response, policy.toString());
  return withBody(response, body);
}

import type { MiddlewareHandler } from 'hono';
import { isAccountsHost, isTicketingHost, siteOfHost } from '../../settings/hosts.ts';
import { currentSettings } from '../../settings/settings.ts';
import type { SiteEnv } from '../../sites/siteEnv.ts';
import { accounts } from './accounts.ts';
import { ticketing } from './ticketing.ts';

/** Sets `site` by the host. The hosts of the accounts and of the ticketing are answered here, any other with 421. */
export const byHost: MiddlewareHandler<SiteEnv> = async (context, next) => {
  const settings = currentSettings();
  const host = context.req.header('host') ?? '';
  if (isAccountsHost(host, settings)) return accounts.fetch(context.req.raw);
  const site = siteOfHost(host, settings);
  // After the sites: TICKETING_URL may lead to a part of theirs.
  if (!site && isTicketingHost(host, settings)) return ticketing(context.req.raw);
  if (!site) return context.text('This host is not served here.\n', 421);
  context.set('site', site);
  return next();
};

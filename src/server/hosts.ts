import { isAccountsHost, isTicketingHost, siteOfHost } from '../settings/hosts.ts';
import type { Settings } from '../settings/settings.ts';
import type { Site } from '../sites/sites.ts';

/** Who a Host header asks for: a site, the accounts, the ticketing stand-in, or nobody here. */
export type Place = Site | 'accounts' | 'ticketing' | undefined;

/** More hosts than we have: loopback addresses are ours with any port. */
const REMEMBERED = 100;

/** Looks up hosts, remembering the answers: each request has one, and there are few. */
export function hostLookup(settings: Settings): (host: string) => Place {
  const known = new Map<string, Place>();
  return (host) => {
    const before = known.get(host);
    if (before) return before;
    const place = siteOfHost(host, settings) ?? otherPlace(host, settings);
    if (place && known.size < REMEMBERED) known.set(host, place);
    return place;
  };
}

function otherPlace(host: string, settings: Settings): Place {
  if (isAccountsHost(host, settings)) return 'accounts';
  return isTicketingHost(host, settings) ? 'ticketing' : undefined;
}

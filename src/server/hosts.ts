import { isAccountsHost, isTicketingHost, siteOfHost } from '../settings/hosts.ts';
import type { Settings } from '../settings/schema.ts';
import type { Site } from '../sites/sites.ts';

/** What a Host header names: a site, the accounts host, the ticketing stand-in, or nothing that is served here. */
export type HostKind = Site | 'accounts' | 'ticketing' | undefined;

/** More hosts than we have. A limit is needed since loopback addresses are ours with any port. */
const REMEMBERED = 100;

/** Gives a function that looks up hosts and remembers the results: every request needs one, and there are few hosts. */
export function hostLookup(settings: Settings): (host: string) => HostKind {
  const known = new Map<string, HostKind>();
  return (host) => {
    const before = known.get(host);
    if (before) return before;
    const place = siteOfHost(host, settings) ?? otherPlace(host, settings);
    if (place && known.size < REMEMBERED) known.set(host, place);
    return place;
  };
}

function otherPlace(host: string, settings: Settings): HostKind {
  if (isAccountsHost(host, settings)) return 'accounts';
  return isTicketingHost(host, settings) ? 'ticketing' : undefined;
}

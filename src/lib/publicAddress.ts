import type { LookupAddress } from 'node:dns';
import { lookup as systemLookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Makes the error of a host that is refused, by the reason as the rest of a sentence. */
type Refuse = (reason: string) => Error;

/** All addresses of a host name. */
export type Lookup = (hostname: string) => Promise<readonly LookupAddress[]>;
export const lookupAll: Lookup = (hostname) => systemLookup(hostname, { all: true });

/** What no registry sets apart: IPv4 addresses in the form of IPv6 that was given up, and Azure's services for machines. */
const NOT_PUBLIC = ['::/96', '168.63.129.16/32'].map((range) => ipaddr.parseCIDR(range));

/**
 * Whether an IP address is one of the public internet: not this machine, a private network, a link's own addresses (such
 * as a cloud's metadata service) or any other range set apart (IANA's special-purpose registries), however it is written.
 */
export function isPublicAddress(address: string): boolean {
  // ipaddr.js takes `::8.8.8.8` for `::ffff:8.8.8.8`, so it gets IPv6 as it is written without points.
  const plain = address.includes(':') ? (URL.parse(`http://[${address}]`)?.hostname.slice(1, -1) ?? '') : address;
  if (!ipaddr.isValid(plain)) return false;
  // An IPv4 address inside an IPv6 one counts as what it is.
  const read = ipaddr.process(plain);
  return (
    read.range() === 'unicast' && !NOT_PUBLIC.some((range) => read.kind() === range[0].kind() && read.match(range))
  );
}

/**
 * A `lookup` for sockets that gives only public addresses. The socket connects to what it is given, so that a name whose
 * answer changes between check and connection leads nowhere else. One address that is not public refuses them all.
 */
export function publicLookup(lookup: Lookup, refuse: Refuse): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname).then(
      (found) => {
        const refused = found.find(({ address }) => !isPublicAddress(address));
        const [first] = found;
        if (refused) callback(refuse(notPublic(hostname, refused.address)), '', 0);
        else if (!first) callback(refuse(`${hostname} has no address`), '', 0);
        else if (options.all) callback(null, [...found]);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    );
  };
}

/** Throws what `refuse` makes for a host that is itself an address and not a public one: sockets do not look such up. */
export function expectPublicHost({ hostname }: URL, refuse: Refuse): void {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(bare) !== 0 && !isPublicAddress(bare)) throw refuse(notPublic(hostname, bare));
}

function notPublic(hostname: string, address: string): string {
  const what = isIP(hostname.replace(/^\[(.*)\]$/, '$1')) === 0 ? `${hostname} is at ${address}, which` : address;
  return `${what} is no address of the public internet`;
}

import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { oncePer } from '../lib/oncePer.ts';
import type { Settings } from '../settings/schema.ts';

export type Visitor = {
  /** The network address, as limits count it. For IPv6 the first 64 bits, which is what one household's line has. */
  readonly address: string;
  /** Whether only the address of a trusted proxy is known, behind which anybody may be. */
  readonly isProxy: boolean;
};

/**
 * The visitor: the connection's address or, behind a trusted proxy (TRUSTED_PROXIES), the last address in
 * ADDRESS_HEADER that is not a trusted proxy's. Those before it are not used: the visitor may have written them.
 */
export function visitorOf(
  { headers, socket }: { headers: IncomingHttpHeaders; socket: { remoteAddress?: string | undefined } },
  settings: Pick<Settings, 'ADDRESS_HEADER' | 'TRUSTED_PROXIES'>,
): Visitor {
  let farthest = plainAddress(socket.remoteAddress ?? '') ?? '';
  const given = settings.ADDRESS_HEADER === undefined ? undefined : headers[settings.ADDRESS_HEADER.toLowerCase()];
  const hops = String(given ?? '').split(',');
  let isProxy = isTrusted(farthest, settings);
  while (isProxy && hops.length > 0) {
    const address = plainAddress(hops.pop()!.trim());
    if (address === undefined) break;
    farthest = address;
    isProxy = isTrusted(address, settings);
  }
  return { address: networkOf(farthest), isProxy };
}

/** An address without what some proxies put around it (`[::1]:443`, `192.0.2.1:443`); IPv4-mapped IPv6 becomes IPv4. */
function plainAddress(text: string): string | undefined {
  const bare = /^\[(.*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1] ?? bare;
  return isIP(mapped) === 0 ? undefined : mapped;
}

const listOf = oncePer((proxies: Settings['TRUSTED_PROXIES']) => {
  const list = new BlockList();
  for (const each of proxies) {
    const [network = '', bits] = each.split('/');
    const family = isIP(network) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(network, family);
    else list.addSubnet(network, Number(bits), family);
  }
  return list;
});

function isTrusted(address: string, { TRUSTED_PROXIES }: Pick<Settings, 'TRUSTED_PROXIES'>): boolean {
  const list = listOf(TRUSTED_PROXIES);
  return address !== '' && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('%', 1)[0]!.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? 0 : tail.split(':').length;
  const whole =
    tail === undefined
      ? groups
      : [...groups, ...Array<string>(Math.max(0, 8 - groups.length - after)).fill('0'), ...tail.split(':')];
  return `${whole
    .slice(0, 4)
    .map((group) => (Number.parseInt(group, 16) || 0).toString(16))
    .join(':')}::/64`;
}

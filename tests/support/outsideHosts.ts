/**
 * Leads a process to a server of the test's (OUTSIDE_PORT) where it would connect to a host under `.example`, which is at
 * a public address. Loaded before anything else (`--import`), so that a command runs as it is. Its own lookup is carried
 * out first: what it refuses is not connected to.
 */
import dns from 'node:dns/promises';
import { syncBuiltinESMExports } from 'node:module';
import { Socket, type LookupFunction } from 'node:net';

const systemLookup = dns.lookup as (...given: unknown[]) => Promise<unknown>;
const isOutside = (name: unknown) => typeof name === 'string' && name.endsWith('.example');
dns.lookup = ((...given: unknown[]) =>
  isOutside(given[0])
    ? Promise.resolve([{ address: '93.184.215.14', family: 4 }])
    : systemLookup(...given)) as typeof dns.lookup;
syncBuiltinESMExports();

type Connecting = { host?: string; port?: unknown; lookup?: LookupFunction };
const connect = Socket.prototype.connect as (this: Socket, ...given: unknown[]) => Socket;
Socket.prototype.connect = function (this: Socket, ...given: unknown[]) {
  const [options] = given[0] as [Connecting];
  if (isOutside(options.host)) {
    const checked = options.lookup!;
    options.port = Number(process.env['OUTSIDE_PORT']);
    options.lookup = (name, wanted, done) =>
      checked(name, wanted, (error) => {
        if (error) done(error, '', 0);
        else if (wanted.all) done(null, [{ address: '127.0.0.1', family: 4 }]);
        else done(null, '127.0.0.1', 4);
      });
  }
  return connect.apply(this, given);
};

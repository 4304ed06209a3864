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
  const parameters = given[0] as [Connecting];
  const [options] = parameters;
  if (isOutside(options.host)) {
    const checked = options.lookup!;
    const lookup: LookupFunction = (name, wanted, done) =>
      checked(name, wanted, (error) => {
        if (error) done(error, '', 0);
        else if (wanted.all) done(null, [{ address: '127.0.0.1', family: 4 }]);
        else done(null, '127.0.0.1', 4);
      });
    // Not in place: by its own options an agent finds who waits for a connection that has become free.
    parameters[0] = { ...options, port: Number(process.env['OUTSIDE_PORT']), lookup };
  }
  return connect.apply(this, given);
};

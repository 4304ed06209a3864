import { request as ask, type ClientRequest } from 'node:http';
import { expect, vi } from 'vitest';
import { PATIENCE } from '../../support/patience.ts';
import { freePort } from '../../support/server.ts';
import { Visitor } from '../../support/visitor.ts';
import { beginSignIn, startAccountsServer } from './accountsServer.ts';

/** Three times as many as may wait. */
const SENDERS = 120;
/** Whoever was refused comes again soon, but not at once: answering refusals is not what is tried. */
const AGAIN_MS = 100;

/** A site with its accounts that tells visitors apart by a header and counts what its queue of passwords does. */
export async function startFloodedServer(name: string) {
  const metricsPort = await freePort();
  // Passwords cost what they do.
  const settings = { ADDRESS_HEADER: 'x-visitor', METRICS_PORT: String(metricsPort), NODE_OPTIONS: '' };
  return { ...(await startAccountsServer(name, settings)), metricsPort };
}
export type FloodedServer = Awaited<ReturnType<typeof startFloodedServer>>;

/** One of the server's metrics, such as `aurore_passwords_total`. */
export async function metric({ metricsPort }: FloodedServer, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
}

/**
 * Many patient senders of wrong passwords for accounts that nobody has, each with an address of its own. Gives what ends
 * them, once many of them wait.
 */
export async function flood(server: FloodedServer): Promise<() => void> {
  const visitor = new Visitor(server.port);
  const form = await visitor.open((await beginSignIn(server)).url);
  const running = new Set<ClientRequest>();
  let ended = false;
  const send = (sender: number) => {
    if (ended) return;
    const body = `email=nobody${sender}%40example.org&password=a+wrong+password`;
    const headers = {
      host: form.url.host,
      origin: form.url.origin,
      cookie: visitor.cookiesFor(form.url),
      'x-visitor': `2001:db8:${sender}::1`,
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': body.length,
    };
    const path = form.url.pathname + form.url.search;
    const options = { port: server.port, path, method: 'POST', agent: false as const, headers };
    const again = () => setTimeout(send, AGAIN_MS, sender);
    const request = ask(options, (response) => response.resume().on('end', again));
    request.on('error', () => undefined).on('close', () => running.delete(request));
    running.add(request);
    request.end(body);
  };
  for (let sender = 0; sender < SENDERS; sender += 1) send(sender);
  await vi.waitFor(async () => expect(await metric(server, 'aurore_passwords_waiting')).toBeGreaterThan(30), PATIENCE);
  return () => {
    ended = true;
    for (const request of running) request.destroy();
  };
}

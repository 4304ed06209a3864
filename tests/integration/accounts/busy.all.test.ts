import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Visitor } from '../../support/visitor.ts';
import { registerSomebody, signInSomebody } from './accountsServer.ts';
import { flood, metric, startFloodedServer, type FloodedServer } from './flood.ts';

/** Fewer passwords than wait. */
const MANY = 25;

let server: FloodedServer;
beforeAll(async () => {
  server = await startFloodedServer('accounts-busy');
});
afterAll(() => server?.stop());

test('abandoned sign-ins are not worked on, and no fault: the next one is served before all of them', async () => {
  const { email } = await registerSomebody(server);
  const stop = await flood(server);
  const before = await metric(server, 'aurore_passwords_total');
  stop();
  const back = await signInSomebody(server, new Visitor(server.port), email);
  expect(back.url.searchParams.has('code')).toBe(true);
  expect((await metric(server, 'aurore_passwords_total')) - before).toBeLessThan(MANY);
  expect(readFileSync('test-results/server-accounts-busy.log', 'utf8')).not.toContain('could not be answered');
});

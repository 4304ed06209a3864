import { expect } from 'vitest';
import { Visitor } from '../../support/visitor.ts';
import { signInSomebody, type AccountsServer } from './accountsServer.ts';

export const DEMO_PASSWORD = 'un soleil en 1927';

/** Signs one of the demo's people in. */
export async function enterAs(server: AccountsServer, email: string): Promise<Visitor> {
  const visitor = new Visitor(server.port);
  const back = await signInSomebody(server, visitor, email, DEMO_PASSWORD);
  expect(back.url.searchParams.has('code')).toBe(true);
  return visitor;
}

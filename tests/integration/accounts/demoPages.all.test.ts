import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '../../../src/sites/sites.ts';
import { faultsOf } from '../../support/validHtml.ts';
import { startAccountsServer, type AccountsServer } from './accountsServer.ts';
import { enterAs } from './demoPerson.ts';

let server: AccountsServer;
beforeAll(async () => {
  server = await startAccountsServer('accounts-demo-pages', { DEMO: 'on' });
});
afterAll(() => server?.stop());

test('each page of the demo’s people is valid HTML, in every language', async () => {
  const names = ['profile', 'data', 'benefits', 'favourite-cinemas', 'bookings', 'wallet', 'pass', 'mail', 'sign-out'];
  const faults: string[] = [];
  for (const email of ['matthias@aurore.example', 'noor@aurore.example', 'camille@aurore.example']) {
    const visitor = await enterAs(server, email);
    for (const path of LANGUAGES.flatMap((language) => names.map((name) => `/${language}/${name}`))) {
      faults.push(...(await faultsOf(`${email} ${path}`, (await visitor.open(server.accounts + path)).text)));
    }
  }
  expect(faults.slice(0, 40)).toEqual([]);
});

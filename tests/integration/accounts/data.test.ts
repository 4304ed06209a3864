import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportSchema } from '../../../src/contract/client.ts';
import { Visitor } from '../../support/visitor.ts';
import {
  PASSWORD,
  registerSomebody,
  signInSomebody,
  startAccountsServer,
  type AccountsServer,
} from './accountsServer.ts';

let accountsServer: AccountsServer;
beforeAll(async () => {
  accountsServer = await startAccountsServer('accounts-data', { ADDRESS_HEADER: 'x-visitor' });
});
afterAll(() => accountsServer?.stop());

const data = (query = '') => `${accountsServer.accounts}/fr/data${query}`;

describe('one’s own data', () => {
  test('is a file to take away, for whoever is signed in', async () => {
    const { email, visitor } = await registerSomebody(accountsServer);
    const page = await visitor.open(data());
    expect(page.text).toContain('href="/fr/data?download"');
    const file = await visitor.open(data('?download'));
    expect(file.headers['content-disposition']).toBe('attachment; filename="aurore.json"');
    expect(file.headers['cache-control']).toBe('no-store');
    const kept = exportSchema.parse(JSON.parse(file.text));
    expect(kept.account).toMatchObject({ email, firstname: 'Jeanne', lastname: 'Moreau-Lévy' });
    expect(file.text).not.toMatch(/scrypt|password/i);
  });

  test('is nobody else’s: one signs in first', async () => {
    const page = await new Visitor(accountsServer.port).open(data('?download'));
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.text).toContain('type="password"');
  });

  test('is deleted with the account once the password confirms it', async () => {
    const { email, visitor } = await registerSomebody(accountsServer);
    for (const [password, words] of [
      ['', 'Saisissez un mot de passe'],
      ['not the one at all', 'Ce mot de passe n’est pas le bon'],
    ] as const) {
      const refused = await visitor.submit(await visitor.open(data()), { password });
      expect(refused.status).toBe(422);
      expect(refused.text).toContain(words);
    }
    expect((await visitor.open(data('?download'))).text).toContain(email);

    const done = await visitor.submit(await visitor.open(data()), { password: PASSWORD });
    expect(done.text).toContain('Votre compte est supprimé');
    // The way on, besides the logo's.
    expect(/<a [^>]*href="([^"]*)"[^>]*>\s*Retour au site\s*</.exec(done.text)?.[1]).toBe(`${accountsServer.origin}/`);
    // The visitor is signed out, and nobody can sign in to the account any more.
    expect((await visitor.open(data())).text).not.toContain('data?download');
    expect((await signInSomebody(accountsServer, new Visitor(accountsServer.port), email)).text).toContain(
      'L’adresse e-mail ou le mot de passe ne convient pas.',
    );
  });

  test('is not deleted by a form of another site', async () => {
    const { email, visitor } = await registerSomebody(accountsServer);
    const forged = await visitor.post(data(), `password=${encodeURIComponent(PASSWORD)}`, {
      origin: 'https://evil.example',
    });
    expect(forged.status).toBe(403);
    expect((await visitor.open(data('?download'))).text).toContain(email);
  });
});

import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as client from 'openid-client';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { translator } from '../../../src/i18n/translator.ts';
import { LANGUAGES, siteOf } from '../../../src/sites/sites.ts';
import { footHelps } from '../../support/html.ts';
import { PATIENCE } from '../../support/patience.ts';
import { faultsOf } from '../../support/validHtml.ts';
import { Visitor, type Page } from '../../support/visitor.ts';
import {
  beginSignIn,
  mailTo,
  newEmail,
  PASSWORD,
  registerSomebody,
  signInSomebody,
  startAccountsServer,
  type AccountsServer,
} from './accountsServer.ts';

let accountsServer: AccountsServer;
beforeAll(async () => {
  // Each visitor in these tests has their own address, reported as a proxy in front would.
  accountsServer = await startAccountsServer('accounts-pages', { ADDRESS_HEADER: 'x-visitor', LOG_LEVEL: 'info' });
});
afterAll(() => accountsServer?.stop());

const page = (path: string) => accountsServer.accounts + path;

const FAULTY_TITLE = /<title>(Error|Erreur|Fehler|Fout)\s?: /;

test('each page for those who are not signed in is valid HTML, in every language and with its faults', async () => {
  const faults: string[] = [];
  for (const language of LANGUAGES) {
    const visitor = new Visitor(accountsServer.port);
    for (const name of ['sign-in', 'register', 'forgotten', 'new-password?token=none', 'mail?token=none', 'nothing']) {
      const path = `/${language}/${name}`;
      const form = await visitor.open(page(path));
      faults.push(...(await faultsOf(path, form.text)));
      const of = siteOf('fr').languages.find((each) => each === language) ?? siteOf('fr').defaultLanguage;
      expect(footHelps(form.text, siteOf('fr'), of), `foot of ${path}`).toBe(true);
      if (!form.text.includes('id="faults"')) expect(form.text, path).not.toMatch(FAULTY_TITLE);
      if (!form.text.includes('<form method="post"')) continue;
      const refused = (await visitor.submit(form, {})).text;
      faults.push(...(await faultsOf(`${path}, sent empty`, refused)));
      if (refused.includes('id="faults"')) expect(refused, path).toMatch(FAULTY_TITLE);
    }
  }
  faults.push(...(await faultsOf('/outbox', (await new Visitor(accountsServer.port).open(page('/outbox'))).text)));
  expect(faults.slice(0, 40)).toEqual([]);
});

test('whoever has no cards, pass or level is promised none, and finds no pages of them', async () => {
  const { visitor } = await registerSomebody(accountsServer);
  const { text } = await visitor.open(page('/en/benefits'));
  expect(text).toContain('Your films and cinemas on all your devices');
  for (const none of ['Your bookings and cards', 'Your level', '/en/wallet']) expect(text).not.toContain(none);
  expect(text).toContain('href="/en/bookings"');
  expect((await visitor.open(page('/en/wallet'))).text).toContain('No cards so far.');
});

describe('registering', () => {
  // SPEC 2.56
  test('leads to the mail, whose button proves the address; the next token says so', async () => {
    const { email, visitor, form } = await registerSomebody(accountsServer);
    expect(form.text).toContain('<h1>Créer un compte</h1>');
    const mail = await mailTo(accountsServer, email);
    expect(mail.subject).toBe('Confirmez votre adresse e-mail');

    const looked = await new Visitor(accountsServer.port).open(mail.link);
    expect(looked.text).toContain('Confirmer mon adresse');
    const before = await beginSignIn(accountsServer);
    const one = await visitor.open(before.url, { stopAt: '/callback' });
    const unproved = await client.authorizationCodeGrant(accountsServer.issuer, one.url, before.checks);
    expect(unproved.claims()).toMatchObject({ email, email_verified: false });

    expect((await visitor.submit(await visitor.open(mail.link), {})).text).toContain('Adresse confirmée');
    const after = await beginSignIn(accountsServer);
    const two = await visitor.open(after.url, { stopAt: '/callback' });
    const proved = await client.authorizationCodeGrant(accountsServer.issuer, two.url, after.checks);
    expect(proved.claims()).toMatchObject({ email, email_verified: true });

    const again = await visitor.open(mail.link);
    expect(again.status).toBe(410);
    expect(again.text).toContain('Ce lien n’est plus valable');
  });

  test('says to read one’s mail, on the form and after it, in every language', async () => {
    const { email, visitor } = await registerSomebody(accountsServer);
    for (const language of LANGUAGES) {
      const t = translator(language);
      const form = await new Visitor(accountsServer.port).open(page(`/${language}/register`));
      expect(form.text).toContain(t('Account.Register.Mail'));
      const { text } = await visitor.open(page(`/${language}/mail`));
      expect(text).toContain(`<h1>${t('Account.Mail.WaitingTitle')}</h1>`);
      expect(text).toContain(t('Account.Mail.WaitingText', { email }));
    }
  });

  test.each([
    [{ firstName: '' }, 'firstName', 'Saisissez votre prénom'],
    [{ lastName: 'x'.repeat(81) }, 'lastName', 'Saisissez votre nom'],
    // We send them by mail to whatever address is given.
    [{ firstName: 'Gagnez https://evil.example/x' }, 'firstName', 'Saisissez votre prénom'],
    [{ lastName: 'Deux places sur evil.example' }, 'lastName', 'Saisissez votre nom'],
    [{ email: 'jeanne@' }, 'email', 'Saisissez votre adresse e-mail'],
    [{ password: '' }, 'password', 'Saisissez un mot de passe'],
    [{ password: 'trop cour' }, 'password', 'au moins 10 caractères'],
    [{ password: 'motdepasse123' }, 'password', 'facile à deviner'],
  ])('with %j says at the field %s what is wrong, and keeps the rest', async (wrong, field, words) => {
    const visitor = new Visitor(accountsServer.port);
    const form = await visitor.open((await beginSignIn(accountsServer, { screen_hint: 'signup' })).url);
    const right = { firstName: 'Jeanne', lastName: 'Moreau', email: newEmail(), password: PASSWORD };
    const said = await visitor.submit(form, { ...right, ...wrong });
    expect(said.status).toBe(422);
    expect(said.text).toContain(`<a href="#${field}"`);
    expect(said.text).toMatch(new RegExp(`id="${field}-fault"[^>]*>[^<]*${words}`));
    expect(said.text).toMatch(
      new RegExp(`<input id="${field}"[^>]*aria-invalid="true"[^>]*aria-describedby="${field}-fault`),
    );
    for (const [name, value] of Object.entries(right)) {
      if (name !== field && name !== 'password') expect(said.text).toContain(`value="${value}"`);
    }
    expect(said.text).not.toContain(`value="${PASSWORD}"`);
  });

  test('with an address that has an account changes nothing of that account', async () => {
    const { email } = await registerSomebody(accountsServer);
    const visitor = new Visitor(accountsServer.port);
    const form = await visitor.open((await beginSignIn(accountsServer, { screen_hint: 'signup' })).url);
    const fields = { firstName: 'Eve', lastName: 'Eve', email: email.toUpperCase(), password: 'another one entirely' };
    expect((await visitor.submit(form, fields)).text).toContain('Un compte existe déjà avec cette adresse');
    expect(
      (await signInSomebody(accountsServer, new Visitor(accountsServer.port), email)).url.searchParams.has('code'),
    ).toBe(true);
  });

  test('what was typed is shown as text and never as markup', async () => {
    const visitor = new Visitor(accountsServer.port);
    const form = await visitor.open((await beginSignIn(accountsServer, { screen_hint: 'signup' })).url);
    const said = await visitor.submit(form, { firstName: '"><script>alert(1)</script>', email: '<b>' });
    expect(said.text).toContain('value="&quot;>&lt;script>alert(1)&lt;/script>"');
    expect(said.text).not.toContain('<script>alert');
  });
});

describe('signing in', () => {
  test('answers an unknown address and a wrong password alike', async () => {
    const { email } = await registerSomebody(accountsServer);
    const said = async (who: string) => {
      const visitor = new Visitor(accountsServer.port);
      const form = await visitor.open((await beginSignIn(accountsServer)).url);
      const answer = await visitor.submit(form, { email: who, password: 'a wrong password' });
      return { status: answer.status, text: answer.text.replaceAll(who, '') };
    };
    const [known, unknown] = [await said(email), await said(newEmail())];
    expect(known.status).toBe(422);
    expect(known.text).toContain('L’adresse e-mail ou le mot de passe ne convient pas.');
    expect(unknown).toEqual(known);
  });

  test('is refused after five wrong passwords from one address, for a while, the right one too; others are not', async () => {
    const { email } = await registerSomebody(accountsServer);
    const eve = new Visitor(accountsServer.port, '203.0.113.9');
    for (let each = 0; each < 5; each++)
      expect((await signInSomebody(accountsServer, eve, email, 'guess')).status).toBe(422);
    const stopped = await signInSomebody(accountsServer, eve, email);
    expect(stopped.status).toBe(429);
    expect(stopped.text).toContain('Trop d’essais. Réessayez dans 15 minutes.');
    expect((await signInSomebody(accountsServer, new Visitor(accountsServer.port, '198.51.100.3'), email)).status).toBe(
      303,
    );
  });

  test('shows the form in the language that the site asks for, with the way to register', async () => {
    const titles = { fr: 'Se connecter', en: 'Sign in', de: 'Anmelden', nl: 'Inloggen' };
    for (const language of LANGUAGES) {
      const { url } = await beginSignIn(accountsServer, { ui_locales: `xx ${language}-CH` });
      const form = await new Visitor(accountsServer.port).open(url);
      expect(form.text).toContain(`<h1>${titles[language]}</h1>`);
      expect(form.headers['content-language']).toBe(language);
      expect(form.text).toContain(`href="/${language}/register`);
      expect(form.text).toMatch(/<input id="password"[^>]*autocomplete="current-password"/);
    }
  });

  test('on this host itself leads to one’s own pages', async () => {
    const { email } = await registerSomebody(accountsServer);
    const visitor = new Visitor(accountsServer.port);
    const form = await visitor.open(page('/en/bookings'));
    expect(form.text).toContain('<h1>Sign in</h1>');
    const bookings = await visitor.submit(form, { email, password: PASSWORD });
    expect(bookings.url.pathname).toBe('/en/bookings');
    expect(bookings.text).toContain('No bookings so far.');
  });

  test('again, by the Back button, leads to one’s profile', async () => {
    const { visitor, email } = await registerSomebody(accountsServer);
    const back = await visitor.open(page('/fr/sign-in?flow'));
    expect(back.url.pathname).toBe('/fr/profile');
    expect(back.text).toContain(email);
  });

  test('without cookies ends in words, and not in circles', async () => {
    const form = await new Visitor(accountsServer.port).open(page('/fr/sign-in?flow'));
    expect(form.status).toBe(400);
    expect(form.text).toContain('votre navigateur ne garde pas les cookies');
  });

  test('comes back to a page of this host alone', async () => {
    const visitor = new Visitor(accountsServer.port);
    const { email } = await registerSomebody(accountsServer, newEmail(), visitor);
    expect(email).toContain('@');
    for (const state of ['https://evil.example/', '//evil.example/x', '/fr/../../evil', '/outbox']) {
      const back = await visitor.open(page(`/callback?code=x&state=${encodeURIComponent(state)}`));
      expect(back.url.href).toBe(page('/fr/profile'));
    }
  });
});

describe('a forgotten password', () => {
  test('is renewed by mail; the new one works, the old one and every sign-in of before do not', async () => {
    const { email, tokens } = await registerSomebody(accountsServer);
    await mailTo(accountsServer, email);
    const visitor = new Visitor(accountsServer.port);
    const asked = await visitor.submit(await visitor.open(page('/nl/forgotten')), { email });
    expect(asked.text).toContain('Als er een account is voor');
    const mail = await mailTo(accountsServer, email, 2);
    expect(mail.subject).toBe('Je nieuwe wachtwoord');

    const form = await visitor.open(mail.link);
    expect(form.text).toMatch(/<input id="password"[^>]*autocomplete="new-password"/);
    expect((await visitor.submit(form, { password: email })).status).toBe(422);
    const renewed = await visitor.submit(form, { password: 'een nieuwe dageraad' });
    expect(renewed.text).toContain('Wachtwoord opgeslagen');
    expect((await mailTo(accountsServer, email, 3)).subject).toBe('Votre mot de passe a changé');

    const refresh = client.refreshTokenGrant(accountsServer.issuer, tokens.refresh_token!);
    await expect(refresh).rejects.toMatchObject({ error: 'invalid_grant' });
    const old = new Visitor(accountsServer.port);
    expect((await signInSomebody(accountsServer, old, email)).status).toBe(422);
    expect((await signInSomebody(accountsServer, old, email, 'een nieuwe dageraad')).url.searchParams.has('code')).toBe(
      true,
    );
    expect((await visitor.open(mail.link)).status).toBe(410);
  });

  test('ends a sign-in with the old one that was held back before its last step', async () => {
    const { email } = await registerSomebody(accountsServer);
    await mailTo(accountsServer, email);
    const held = new Visitor(accountsServer.port);
    const sent = await holdBack(held, email);
    // Nobody has renewed anything yet for this one.
    const prompt = new Visitor(accountsServer.port);
    const followed = await prompt.open((await holdBack(prompt, email)).headers.location!, { stopAt: '/callback' });
    expect(followed.url.searchParams.has('code')).toBe(true);

    const visitor = new Visitor(accountsServer.port);
    await visitor.submit(await visitor.open(page('/fr/forgotten')), { email });
    const form = await visitor.open((await mailTo(accountsServer, email, 2)).link);
    await visitor.submit(form, { password: 'une aube toute neuve' });
    const late = await held.open(sent.headers.location!, { stopAt: '/callback' });
    expect(late.url.searchParams.has('code')).toBe(false);
    expect(late.status).toBe(400);
  });

  test('ends all of that person’s sign-ins, and nobody else’s', async () => {
    const [one, other] = [await registerSomebody(accountsServer), await registerSomebody(accountsServer)];
    // A code that has not been exchanged, and a sign-in before its last step.
    await one.visitor.open((await beginSignIn(accountsServer)).url, { stopAt: '/callback' });
    await holdBack(new Visitor(accountsServer.port), one.email);
    const of = ({ tokens }: typeof one) => storedOf(tokens.claims()!.sub);
    expect(of(one)).toEqual(['AuthorizationCode', 'Grant', 'Interaction', 'RefreshToken', 'Session']);
    const others = of(other);
    await renew(one.email, 'une aube toute neuve');
    expect(of(one)).toEqual([]);
    expect(of(other)).toEqual(others);
  });

  test('ends sign-ins too whose requests run at that moment', async () => {
    const { email, visitor, tokens } = await registerSomebody(accountsServer);
    const account = tokens.claims()!.sub;
    const { url, checks } = await beginSignIn(accountsServer);
    // As a new password does between the provider's reading of a session and its writing.
    const back = await withStore(async (store) => {
      store.exec(`create trigger renewed after insert on oidc_payload
        when new.model = 'AuthorizationCode' and new.account = '${account}'
        begin delete from oidc_payload where account = '${account}' and model <> 'AuthorizationCode'; end`);
      const page = await visitor.open(url, { stopAt: '/callback' });
      store.exec('drop trigger renewed');
      return page;
    });
    expect(back.url.searchParams.has('code')).toBe(true);
    expect(storedOf(account)).not.toContain('Session');
    const exchange = client.authorizationCodeGrant(accountsServer.issuer, back.url, checks);
    await expect(exchange).rejects.toMatchObject({ error: 'invalid_grant' });
    expect((await visitor.open(page('/fr/profile'))).text).toContain('current-password');
    expect((await signInSomebody(accountsServer, visitor, email)).url.searchParams.has('code')).toBe(true);
  });

  async function renew(email: string, password: string): Promise<void> {
    const visitor = new Visitor(accountsServer.port);
    await visitor.submit(await visitor.open(page('/fr/forgotten')), { email });
    const mail = await vi.waitFor(async () => {
      const newest = await mailTo(accountsServer, email);
      expect(newest.link).toContain('new-password');
      return newest;
    }, PATIENCE);
    const renewed = await visitor.submit(await visitor.open(mail.link), { password });
    expect(renewed.text).toContain('Mot de passe enregistré');
  }

  async function withStore<T>(use: (store: DatabaseSync) => T | Promise<T>): Promise<T> {
    const store = new DatabaseSync(join(accountsServer.dataDir, 'accounts.db'), { timeout: 10_000 });
    try {
      return await use(store);
    } finally {
      store.close();
    }
  }

  /** The kinds of what the provider has stored of an account. */
  function storedOf(account: string): unknown[] {
    const store = new DatabaseSync(join(accountsServer.dataDir, 'accounts.db'), { readOnly: true });
    try {
      const all = store.prepare('select distinct model from oidc_payload where account = ? order by model');
      return all.all(account).map(({ model }) => model);
    } finally {
      store.close();
    }
  }

  /** Signs in and does not follow to where the provider would give its code. */
  async function holdBack(visitor: Visitor, email: string): Promise<Page> {
    const form = await visitor.open((await beginSignIn(accountsServer)).url);
    const body = new URLSearchParams({ email, password: PASSWORD }).toString();
    const sent = await visitor.post(form.url.href, body, { origin: form.url.origin });
    expect(sent.status).toBe(303);
    return sent;
  }

  test('is answered alike for whom nobody knows', async () => {
    const { email } = await registerSomebody(accountsServer);
    const said = async (who: string) => {
      const visitor = new Visitor(accountsServer.port);
      const answer = await visitor.submit(await visitor.open(page('/fr/forgotten')), { email: who });
      return { status: answer.status, text: answer.text.replaceAll(who, '') };
    };
    expect(await said(newEmail())).toEqual(await said(email));
  });
});

describe('forms', () => {
  test('of other sites are refused, whatever they say', async () => {
    const { visitor, tokens } = await registerSomebody(accountsServer);
    expect(tokens.claims()).toBeDefined();
    const body = 'firstName=Eve&lastName=Eve';
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: accountsServer.origin },
      { origin: 'null' },
      {},
      { origin: accountsServer.accounts, 'sec-fetch-site': 'cross-site' },
    ]) {
      const said = await visitor.post(page('/fr/profile'), body, headers);
      expect(said.status).toBe(403);
    }
    expect((await visitor.open(page('/fr/profile'))).text).toContain('Jeanne');
    const own = await visitor.post(page('/fr/profile'), body, { origin: accountsServer.accounts });
    expect(own.text).toContain('Vos changements sont enregistrés.');
  });

  test('that are none, or too large, are refused', async () => {
    const visitor = new Visitor(accountsServer.port);
    const headers = { origin: accountsServer.accounts };
    const json = { ...headers, 'content-type': 'application/json' };
    expect((await visitor.post(page('/fr/forgotten'), '{}', json)).status).toBe(400);
    expect((await visitor.post(page('/fr/forgotten'), `email=${'x'.repeat(20_000)}`, headers)).status).toBe(400);
  });
});

describe('every page', () => {
  test('may be framed by the sites alone, is stored by nobody, and runs no script that it does not name', async () => {
    const { headers } = await new Visitor(accountsServer.port).open(page('/fr/forgotten'));
    const policy = String(headers['content-security-policy']);
    const ancestors = /frame-ancestors ([^;]*)/.exec(policy)![1]!.split(' ');
    expect(ancestors).toHaveLength(8);
    expect(ancestors).toContain(accountsServer.origin);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('for a new account says where one can read what becomes of one’s data', async () => {
    const form = await new Visitor(accountsServer.port).open(page('/fr/register'));
    expect(form.text).toMatch(/<a href="http:\/\/[^"]*\/vos-donnees"/);
  });

  test('in a frame leaves its header out, and tells the site around it how it ended', async () => {
    const { visitor } = await registerSomebody(accountsServer);
    const framed = await visitor.open(page('/fr/register'), { framed: true, referer: `${accountsServer.origin}/` });
    expect(framed.text).not.toContain('<header');
    expect(framed.text).toContain(`data-target="${accountsServer.origin}" data-type="register_complete"`);
    const foreign = await visitor.open(page('/fr/register'), { framed: true, referer: 'https://evil.example/' });
    expect(foreign.text).not.toContain('evil.example');
  });

  test('that does not exist says so, in words', async () => {
    for (const path of ['/fr/nothing', '/xx/sign-in', '/fr/sign-in/more', '/page/signIn', '/fr/constructor']) {
      const answer = await new Visitor(accountsServer.port).open(page(path));
      expect(answer.status).toBe(404);
      expect(answer.text).toContain('<h1>');
    }
  });
});

test('no password, token or mailed secret is in the log', async () => {
  const { email, tokens } = await registerSomebody(accountsServer);
  const { link } = await mailTo(accountsServer, email);
  await new Visitor(accountsServer.port).open(link);
  const log = readFileSync(join('test-results', 'server-accounts-pages.log'), 'utf8');
  expect(log).toContain('/fr/mail');
  for (const secret of [
    PASSWORD,
    encodeURIComponent(PASSWORD),
    new URL(link).searchParams.get('token')!,
    tokens.refresh_token!,
    email,
  ]) {
    expect(log).not.toContain(secret);
  }
});

describe('where mails are sent', () => {
  /** A mail server that takes no mail. */
  const refusing = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 mail.example\r\n');
    socket.on('data', (said) => {
      const [, to] = /^RCPT TO:<([^>]*)>/i.exec(said.toString()) ?? [];
      socket.write(to === undefined ? '250 mail.example\r\n' : `550 5.1.1 <${to}>: no such user\r\n`);
    });
  });
  let sending: AccountsServer;

  beforeAll(async () => {
    refusing.listen(0, '127.0.0.1');
    await once(refusing, 'listening');
    const { port } = refusing.address() as AddressInfo;
    sending = await startAccountsServer('accounts-refused', { SMTP_URL: `smtp://127.0.0.1:${port}` });
  });
  afterAll(async () => {
    await sending?.stop();
    refusing.close();
  });

  test('a mail that is refused is in the log without the address', async () => {
    await registerSomebody(sending, 'philippine@example.org');
    const log = await vi.waitFor(() => {
      const text = readFileSync(join('test-results', 'server-accounts-refused.log'), 'utf8');
      expect(text).toContain('The mail that asks for an address could not be sent.');
      return text;
    }, PATIENCE);
    expect(log).toContain('p…@example.org');
    expect(log).not.toContain('philippine');
  });

  test('there is no outbox', async () => {
    expect((await new Visitor(accountsServer.port).open(page('/outbox'))).status).toBe(200);
    expect((await new Visitor(sending.port).open(`${sending.accounts}/outbox`)).status).toBe(404);
  });
});

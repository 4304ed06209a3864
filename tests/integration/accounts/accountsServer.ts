import { join } from 'node:path';
import * as client from 'openid-client';
import { vi } from 'vitest';
import { readOutbox, type OutboxMail } from '../../../src/accounts/mail/outbox.ts';
import { PATIENCE } from '../../support/patience.ts';
import { request } from '../../support/request.ts';
import { QUICK, startSite } from '../../support/server.ts';
import { Visitor, type Page } from '../../support/visitor.ts';

export const PASSWORD = 'un lit de feuilles';

/** Starts a site with its accounts, quick, an OpenID client for its provider, and its outbox. */
export async function startAccountsServer(name: string, settings: Readonly<Record<string, string>> = {}) {
  const site = await startSite(name, { FEATURES: 'authentication', ...QUICK, ...settings });
  const { port } = site;
  const accounts = `http://accounts.aurore.localhost:${port}`;
  const origin = `http://fr.aurore.localhost:${port}`;
  // `fetch` cannot resolve our hosts, nor set the host header.
  const viaPort: client.CustomFetch = async (url, { method, headers, body }) => {
    const { host, pathname, search } = new URL(url);
    const text = body === undefined || body === null ? undefined : String(body as URLSearchParams);
    const answer = await request(port, 'fr', pathname + search, {
      host,
      method,
      headers: { ...headers, ...(text !== undefined && { 'content-length': String(Buffer.byteLength(text)) }) },
      ...(text !== undefined && { body: text }),
    });
    const pairs = Object.entries(answer.headers).flatMap(([key, value]) =>
      typeof value === 'string' ? [[key, value] as [string, string]] : [],
    );
    return new Response(answer.status === 204 ? null : new Uint8Array(answer.body), {
      status: answer.status,
      headers: pairs,
    });
  };
  const issuer = await client.discovery(new URL(accounts), 'aurore', undefined, client.None(), {
    // The demo's hosts are local, without TLS.
    // oxlint-disable-next-line typescript/no-deprecated
    execute: [client.allowInsecureRequests],
    [client.customFetch]: viaPort,
  });
  return { ...site, accounts, origin, issuer, viaPort };
}
export type AccountsServer = Awaited<ReturnType<typeof startAccountsServer>>;

/** Starts a sign-in as a site does. Gives its address, and the checks needed to complete it. */
export async function beginSignIn({ issuer, origin }: AccountsServer, more: Readonly<Record<string, string>> = {}) {
  const verifier = client.randomPKCECodeVerifier();
  const checks = {
    pkceCodeVerifier: verifier,
    expectedState: client.randomState(),
    expectedNonce: client.randomNonce(),
  };
  const url = client.buildAuthorizationUrl(issuer, {
    redirect_uri: `${origin}/callback`,
    scope: 'openid profile email offline_access',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state: checks.expectedState,
    nonce: checks.expectedNonce,
    ui_locales: 'fr',
    ...more,
  });
  return { url: url.href, checks };
}

let people = 0;
/** An e-mail address that nobody else has. */
export const newEmail = () => `jeanne.${(people += 1)}@example.org`;

/** Registers somebody at a site and gives the tokens. */
export async function registerSomebody(
  accountsServer: AccountsServer,
  email = newEmail(),
  visitor = new Visitor(accountsServer.port),
) {
  const { url, checks } = await beginSignIn(accountsServer, { screen_hint: 'signup' });
  const form = await visitor.open(url);
  const fields = { firstName: 'Jeanne', lastName: 'Moreau-Lévy', email, password: PASSWORD };
  const back = await visitor.submit(form, fields, '/callback');
  const tokens = await client.authorizationCodeGrant(accountsServer.issuer, back.url, checks);
  return { email, visitor, tokens, form, back };
}

/** Signs somebody in at a site. Gives the page where it ended, and the tokens if that is the callback. */
export async function signInSomebody(
  accountsServer: AccountsServer,
  visitor: Visitor,
  email: string,
  password = PASSWORD,
): Promise<Page> {
  const { url } = await beginSignIn(accountsServer);
  return visitor.submit(await visitor.open(url), { email, password }, '/callback');
}

/** Waits until somebody has got `count` mails, and gives the newest. */
export async function mailTo(
  { dataDir }: Pick<AccountsServer, 'dataDir'>,
  to: string,
  count = 1,
): Promise<OutboxMail & { link: string }> {
  return vi.waitFor(async () => {
    const mails = (await readOutbox(join(dataDir, 'outbox'))).filter((mail) => mail.to === to);
    const [mail] = mails;
    if (!mail || mails.length < count) throw new Error(`No mail came to ${to}.`);
    return { ...mail, link: /http\S+/.exec(mail.text)![0] };
  }, PATIENCE);
}

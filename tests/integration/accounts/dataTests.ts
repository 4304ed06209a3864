import { expect, test } from 'vitest';
import { currentAccounts } from '../../../src/accounts/store/current.ts';
import { accountSchema, clientSchema, exportSchema } from '../../../src/contract/client.ts';
import { saveProfile } from '../../../src/accounts/profile.ts';
import { changeClient } from '../../../src/accounts/changeClient.ts';
import { countsAndRows } from './counts.ts';
import type { World } from './suite.ts';

const SUBSCRIPTION = {
  currentPlan: 'pass',
  eligibleChanges: ['duo'],
  eligibleReSubscription: false,
  eligibleForAddonChange: true,
  newLeadId: null,
  newPlan: 'solo',
  nextPlanExecutionDate: '2027-01-01',
};

export function dataTests(world: () => World): void {
  const tokenOf = (account: string, claims = {}) => world().issuer.token(account, claims);

  // SPEC 3.43, 3.44, 3.45, 7.29
  test('an account answers with the fields of SPEC 3, and nothing else', async () => {
    const token = await tokenOf('rosa', {
      email: 'rosa@example.org',
      given_name: 'Rosa',
      family_name: 'Valetti',
      email_verified: false,
    });
    await changeClient('rosa', (transaction) =>
      saveProfile(transaction, 'rosa', {
        newsletterSubscription: true,
        cinepassType: 'pass',
        subscription: SUBSCRIPTION,
        mailCommunication: { product: true },
        loyaltyLevel: 'gold',
      }),
    );
    const account: unknown = await (await world().calls.service('/accounts/me', { token })).json();
    expect(accountSchema.strict().parse(account)).toEqual({
      icu: 'rosa',
      firstname: 'Rosa',
      lastname: 'Valetti',
      email: 'rosa@example.org',
      photoUrl: null,
      newsletterSubscription: true,
      cinepassSubscription: true,
      cinepassType: 'pass',
      subscription: SUBSCRIPTION,
      registered: true,
      emailVerify: false,
      firstLogin: false,
      mailCommunication: { product: true },
      sendNewsletter: true,
      loyaltyLevel: 'gold',
    });

    const client: unknown = await (await world().calls.client('/rosa', { token })).json();
    expect(clientSchema.strict().parse(client)).toMatchObject({
      id: 'rosa',
      name: 'Rosa Valetti',
      avatar: null,
      // SPEC 3: initials from last name and first name.
      avatarFallback: 'VR',
      favoriteCinemas: [],
      subscriptions: { newsletter: true, cinepass: true },
      subscription: { currentPlan: 'pass', downgrade: { plan: 'solo', executionDate: '2027-01-01' } },
    });
  });

  test('who has nothing yet is answered all the same', async () => {
    const account: unknown = await (
      await world().calls.service('/accounts/me', { token: await tokenOf('new') })
    ).json();
    expect(account).toMatchObject({ icu: 'new', firstname: '', email: '', subscription: null, loyaltyLevel: null });
  });

  // SPEC 4.13, 7.33, 7.49
  test('webview tells where another issuer signs people in', async () => {
    const { origin } = world().issuer;
    expect(await (await world().calls.service('/webview')).json()).toMatchObject({
      issuer: origin,
      authorizationEndpoint: `${origin}/authorize`,
      tokenEndpoint: `${origin}/token`,
      endSessionEndpoint: `${origin}/logout`,
      thirdPartyAuth: true,
      // It is on another domain than the sites.
      forceAuthentication: true,
    });
  });

  async function fill(account: string): Promise<string> {
    const token = await tokenOf(account);
    const post = (path: string, body: object = {}) =>
      world().calls.client(`/${account}${path}`, { method: 'POST', token, body });
    await post('/cinema/cinema-2');
    await post('/show/film-1-44001/intention');
    await post('/show/film-2-44002/intention');
    await post('/show/film-2-44002/emotion', { emotion: 'loved' });
    await post('/show/film-3-44003/emotion', { emotion: 'disappointed' });
    return token;
  }

  test('export gives all that is stored', async () => {
    const token = await fill('leaver');
    const response = await world().calls.service('/accounts/me/export', { token });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="aurore.json"');
    const data: unknown = await response.json();
    expect(exportSchema.strict().parse(data)).toMatchObject({
      account: { icu: 'leaver' },
      favouriteCinemas: [{ site: 'fr', codeCcs: '3002' }],
      wishlist: [
        { site: 'fr', show: 'film-2-44002' },
        { site: 'fr', show: 'film-1-44001' },
      ],
    });
    expect(
      (data as { emotions: { show: string; emotion: string }[] }).emotions.map((each) => each.show).sort(),
    ).toEqual(['film-2-44002', 'film-3-44003']);
  });

  test('deletion needs a recent sign-in, removes every row and corrects the counts', async () => {
    await fill('leaver');
    await fill('stayer');
    const remove = async (auth_time: number | undefined) =>
      world().calls.service('/accounts/me', { method: 'DELETE', token: await tokenOf('leaver', { auth_time }) });
    const before = await rowsOf('leaver');
    expect(before).toBeGreaterThan(4);
    for (const authTime of [Date.now() / 1000 - 700, undefined]) {
      const response = await remove(authTime);
      expect(response.status).toBe(401);
      expect(response.headers.get('WWW-Authenticate')).toMatch(/insufficient_user_authentication.*max_age="600"/);
    }
    expect(await rowsOf('leaver')).toBe(before);

    const stays = await rowsOf('stayer');
    const response = await remove(Math.floor(Date.now() / 1000) - 30);
    expect(response.status).toBe(204);
    expect(await rowsOf('leaver')).toBe(0);
    expect(await rowsOf('stayer')).toBe(stays);
    const { counted, real } = await countsAndRows();
    expect(counted).toEqual(real);
  });

  /** Rows of any table that has a column `account`. */
  async function rowsOf(account: string): Promise<number> {
    const db = await currentAccounts();
    const tables = ['client', 'profile', 'favourite', 'wish', 'emotion', 'oidc_payload', 'mail_token'] as const;
    const found = await Promise.all(
      tables.map((table) => db.selectFrom(table).select('account').where('account', '=', account).execute()),
    );
    return found.flat().length;
  }
}

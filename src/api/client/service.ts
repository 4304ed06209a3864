import { ID } from '#brand/brand.ts';
import { OpenAPIHono } from '@hono/zod-openapi';
import { Hono, type Context } from 'hono';
import { deleteCookie } from 'hono/cookie';
import { z } from 'zod';
import { authEndpoints } from '../../accounts/endpoints.ts';
import { addFavourites, favouritesOf, removeFavourites } from '../../accounts/favourites.ts';
import { deleteClient, exportOf } from '../../accounts/personalData.ts';
import { accountOf } from '../../accounts/profile.ts';
import { endSession, sessionCookie } from '../../accounts/session.ts';
import type { Bearer } from '../../accounts/token.ts';
import {
  accountSchema,
  authEndpointsSchema,
  cinemasBodySchema,
  exportSchema,
  favouriteCinemaSchema,
} from '../../contract/client.ts';
import { LEEWAY_SECONDS } from '../../domain/account/identityToken.ts';
import { COOKIES } from '../../domain/shell/cookies.ts';
import { browserLanguages } from '../../domain/shell/languageChoice.ts';
import { cookieIn } from '../../lib/cookie.ts';
import { machineNow } from '../../settings/clock.ts';
import { currentSettings } from '../../settings/settings.ts';
import { COMMON_LANGUAGE, isLanguage, LANGUAGES } from '../../sites/sites.ts';
import { otherMethods } from '../otherMethods.ts';
import { ApiError } from '../response.ts';
import {
  corsOfSites,
  foreignOrigin,
  fromOwnPages,
  withSmallBody,
  siteOfOrigin,
  withToken,
  type ClientEnv,
} from './access.ts';
import { personalError, unauthorized } from './response.ts';
import { addCall } from './call.ts';
import { resolve } from './cinemas.ts';
import { publishCounts } from './publicCounts.ts';

/** To delete an account one must have signed in within this many seconds: an unattended phone cannot do it. */
const DELETION_MAX_AGE = 600;

/** The language that a call without one in its path asks for by its header. */
const requestedLanguage = (context: Context) =>
  browserLanguages(context.req.header('Accept-Language') ?? '').find(isLanguage) ?? COMMON_LANGUAGE;
/** The one call that carries a cookie. */
const LOGOUT = '/logout';

/**
 * The client service (SPEC 7), to be mounted at /api of the accounts host: `/{language}/…`, or `/v1/…` for clients who
 * sign in elsewhere. Both do the same; only addresses of pages differ by language.
 */
export const clientService = new Hono<ClientEnv>();
clientService.onError(personalError);
const [forCookies, forTokens] = [corsOfSites(true), corsOfSites(false)];
clientService.use((context, next) => (context.req.path.endsWith(LOGOUT) ? forCookies : forTokens)(context, next));
clientService.use(fromOwnPages, withSmallBody);
clientService.use(otherMethods(clientService, personalError));

const calls = new OpenAPIHono<ClientEnv>();
calls.use('/accounts/*', withToken);

const group = 'Client service';
const FAVOURITES = ['FavouriteCinemas', z.array(favouriteCinemaSchema)] as const;
const CINEMAS = ['CinemasBody', cinemasBodySchema] as const;

addCall(calls, {
  method: 'get',
  path: '/accounts/me',
  name: 'Account',
  group,
  summary: 'The account of a signed-in client.',
  response: ['Account', accountSchema],
  errors: [401, 429],
  requires: 'token',
  reply: ({ context }) => accountOf(context.var.identity),
});

addCall(calls, {
  method: 'delete',
  path: '/accounts/me',
  name: 'DeleteAccount',
  group,
  summary: 'Deletes the account and everything stored about it. Needs a sign-in within the last ten minutes.',
  errors: [401, 403, 429],
  requires: 'token',
  reply: async ({ context }) => {
    const { identity } = context.var;
    requireRecentSignIn(identity);
    publishCounts(await deleteClient(identity.account));
  },
});

addCall(calls, {
  method: 'get',
  path: '/accounts/me/export',
  name: 'Export',
  group,
  summary: 'Everything stored about the client.',
  response: ['Export', exportSchema],
  errors: [401, 429],
  requires: 'token',
  reply: async ({ context }) => {
    const data = await exportOf(context.var.identity);
    context.header('Content-Disposition', `attachment; filename="${ID}.json"`);
    return data;
  },
});

addCall(calls, {
  method: 'get',
  path: '/accounts/me/cinemas',
  name: 'FavouriteCinemas',
  group,
  summary: 'The favourites of all sites, latest first.',
  response: FAVOURITES,
  errors: [401, 429],
  requires: 'token',
  reply: ({ context }) => favourites(context),
});

addCall(calls, {
  method: 'patch',
  path: '/accounts/me/cinemas',
  name: 'AddFavourites',
  group,
  summary: 'Puts cinemas first among the favourites. Sent twice it is the same as once.',
  response: FAVOURITES,
  body: CINEMAS,
  errors: [400, 401, 403, 404, 409, 429],
  requires: 'token',
  reply: async ({ context, body: { cinemas } }) => {
    const own = siteOfOrigin(context.req.header('Origin'));
    await addFavourites(context.var.identity.account, await resolve(cinemas, own));
    return favourites(context);
  },
});

addCall(calls, {
  method: 'delete',
  path: '/accounts/me/cinemas',
  name: 'RemoveFavourites',
  group,
  summary: 'Takes cinemas off the favourites.',
  response: FAVOURITES,
  body: CINEMAS,
  errors: [400, 401, 403, 404, 429],
  requires: 'token',
  reply: async ({ context, body: { cinemas } }) => {
    const { account } = context.var.identity;
    const own = siteOfOrigin(context.req.header('Origin'));
    await removeFavourites(account, await resolve(cinemas, own, await favouritesOf(account)));
    return favourites(context);
  },
});

/** It is the same for everybody, so it needs no token. */
addCall(calls, {
  method: 'get',
  path: '/webview',
  name: 'AuthEndpoints',
  group,
  summary: 'Where one signs in, registers and validates an e-mail address.',
  response: ['AuthEndpoints', authEndpointsSchema],
  errors: [],
  requires: 'nothing',
  reply: ({ context }) => {
    const prefix = context.req.param('prefix') ?? '';
    return authEndpoints(isLanguage(prefix) ? prefix : requestedLanguage(context));
  },
});

/**
 * Ends the session that the cookie names, and with it the tokens of every site. Browsers send cookies unasked, so here
 * a page must prove by its origin that it is a site's.
 */
addCall(calls, {
  method: 'post',
  path: LOGOUT,
  name: 'Logout',
  group,
  summary: 'Ends the sign-in that the cookie names.',
  errors: [403],
  requires: 'nothing',
  reply: async ({ context }) => {
    if (!siteOfOrigin(context.req.header('Origin'))) throw foreignOrigin();
    const secure = currentSettings().ACCOUNTS_ORIGIN.startsWith('https:');
    // With https the former name too.
    const names = new Set([sessionCookie(currentSettings()), COOKIES.session.http]);
    for (const name of names) {
      const session = cookieIn(context.req.header('Cookie'), name);
      if (session !== undefined) await endSession(session);
      for (const each of [name, `${name}.sig`]) deleteCookie(context, each, { path: '/', secure });
    }
  },
});

clientService.route(`/:prefix{${[...LANGUAGES, 'v1'].join('|')}}`, calls);

clientService.all('*', (context) => personalError(new ApiError(404, 'There is no such call.'), context));

/** The client service's calls as paths of OpenAPI, whose addresses begin with `base`. */
export function servicePaths(base: string): Record<string, object> {
  const { paths = {} } = calls.getOpenAPI31Document({ openapi: '3.1.0', info: { title: '', version: '' } });
  const described = (operations: Record<string, object>) =>
    Object.entries(operations).map(([method, operation]) => [method, { ...operation, description: `On \`${base}\`.` }]);
  return Object.fromEntries(
    Object.entries(paths).map(([path, operations]) => [
      path,
      { servers: [{ url: base }], ...Object.fromEntries(described(operations as Record<string, object>)) },
    ]),
  );
}

async function favourites(context: Context<ClientEnv>) {
  const favourites = await favouritesOf(context.var.identity.account);
  return favourites.map(({ cinema }) => ({ codeCcs: cinema }));
}

/**
 * RFC 9470: throws a 401 that asks clients who signed in too long ago to do so again, and come back with the new token.
 */
function requireRecentSignIn({ authTime }: Bearer): void {
  const age = machineNow().getTime() / 1000 - (authTime ?? 0);
  if (age <= DELETION_MAX_AGE + LEEWAY_SECONDS) return;
  const message = 'Deleting an account needs a recent sign-in';
  throw unauthorized(message, 'insufficient_user_authentication', `, max_age="${DELETION_MAX_AGE}"`);
}

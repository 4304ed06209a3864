import { Hono, type Context } from 'hono';
import { deleteCookie } from 'hono/cookie';
import { z } from 'zod';
import { authEndpoints } from '../../accounts/endpoints.ts';
import { addFavourites, favouritesOf, removeFavourites } from '../../accounts/favourites.ts';
import { deleteClient, exportOf } from '../../accounts/personalData.ts';
import { accountOf } from '../../accounts/profile.ts';
import { endSession, SESSION_COOKIE } from '../../accounts/session.ts';
import type { Identity } from '../../accounts/token.ts';
import {
  accountSchema,
  authEndpointsSchema,
  cinemasBodySchema,
  exportSchema,
  favouriteCinemaSchema,
} from '../../contract/client.ts';
import { LEEWAY_SECONDS } from '../../domain/identityToken.ts';
import { cookieIn } from '../../lib/cookie.ts';
import { machineNow } from '../../settings/clock.ts';
import { isLanguage, LANGUAGES } from '../../sites/sites.ts';
import { ApiError } from '../answer.ts';
import {
  corsOfSites,
  foreignOrigin,
  ofOurPages,
  ofSmallBody,
  siteOfOrigin,
  withToken,
  type ClientEnv,
} from './access.ts';
import { personalAnswer, personalError, unauthorized } from './answer.ts';
import { readBody } from './body.ts';
import { resolve } from './cinemas.ts';
import { publishCounts } from './publicCounts.ts';

/** Whoever deletes an account must have signed in within this many seconds: an unattended phone cannot do it. */
const DELETION_MAX_AGE = 600;

/** The language of the pages that calls without a language (`/api/v1/…`) get addresses of. */
const FALLBACK = 'en';
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
clientService.use(ofOurPages, ofSmallBody);

const calls = new Hono<ClientEnv>();
calls.use('/accounts/*', withToken);

calls.get('/accounts/me', async (context) =>
  personalAnswer(context, accountSchema.parse(await accountOf(context.var.identity))),
);

calls.delete('/accounts/me', async (context) => {
  const { identity } = context.var;
  requireRecentSignIn(identity);
  publishCounts(await deleteClient(identity.account));
  return context.body(null, 204, { 'Cache-Control': 'no-store' });
});

calls.get('/accounts/me/export', async (context) => {
  const answer = personalAnswer(context, exportSchema.parse(await exportOf(context.var.identity)));
  answer.headers.set('Content-Disposition', 'attachment; filename="aurore.json"');
  return answer;
});

calls.get('/accounts/me/cinemas', (context) => favourites(context));

calls.patch('/accounts/me/cinemas', async (context) => {
  const { cinemas } = await readBody(context, cinemasBodySchema);
  const own = siteOfOrigin(context.req.header('Origin'));
  await addFavourites(context.var.identity.account, await resolve(cinemas, own));
  return favourites(context);
});

calls.delete('/accounts/me/cinemas', async (context) => {
  const { cinemas } = await readBody(context, cinemasBodySchema);
  const { account } = context.var.identity;
  const own = siteOfOrigin(context.req.header('Origin'));
  await removeFavourites(account, await resolve(cinemas, own, await favouritesOf(account)));
  return favourites(context);
});

/** Where to sign in and register. It is the same for everybody, so it needs no token. */
calls.get('/webview', async (context) => {
  const prefix = context.req.param('prefix') ?? '';
  const language = isLanguage(prefix) ? prefix : FALLBACK;
  return personalAnswer(context, authEndpointsSchema.parse(await authEndpoints(language)));
});

/**
 * Ends the session that the cookie names, and with it the tokens of every site. Browsers send cookies unasked, so here
 * a page must prove by its origin that it is ours.
 */
calls.post(LOGOUT, async (context) => {
  if (!siteOfOrigin(context.req.header('Origin'))) throw foreignOrigin();
  const session = cookieIn(context.req.header('Cookie'), SESSION_COOKIE);
  if (session !== undefined) await endSession(session);
  for (const name of [SESSION_COOKIE, `${SESSION_COOKIE}.sig`]) deleteCookie(context, name, { path: '/' });
  return context.body(null, 204, { 'Cache-Control': 'no-store' });
});

clientService.route(`/:prefix{${[...LANGUAGES, 'v1'].join('|')}}`, calls);

clientService.all('*', () => {
  throw new ApiError(404, 'There is no such call.');
});

async function favourites(context: Context<ClientEnv>): Promise<Response> {
  const kept = await favouritesOf(context.var.identity.account);
  const answer = kept.map(({ cinema }) => ({ codeCcs: cinema }));
  return personalAnswer(context, z.array(favouriteCinemaSchema).parse(answer));
}

/**
 * RFC 9470: throws a 401 that tells clients who signed in too long ago to do so again, and come back with the new token.
 */
function requireRecentSignIn({ authTime }: Identity): void {
  const age = machineNow().getTime() / 1000 - (authTime ?? 0);
  if (age <= DELETION_MAX_AGE + LEEWAY_SECONDS) return;
  const message = 'Deleting an account needs a recent sign-in';
  throw unauthorized(message, 'insufficient_user_authentication', `, max_age="${DELETION_MAX_AGE}"`);
}

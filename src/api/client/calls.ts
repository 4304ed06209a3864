import { z } from 'zod';
import {
  accountSchema,
  authEndpointsSchema,
  cinemasBodySchema,
  clientSchema,
  emotionBodySchema,
  exportSchema,
  favouriteCinemaSchema,
  feelingsSchema,
  intentionBodySchema,
  showsBodySchema,
} from '../../contract/client.ts';
import { challengeSchema, voucherAnswerSchema } from '../../contract/voucher.ts';

/** A schema and the name that the OpenAPI document gives it. */
export type Named = readonly [name: string, schema: z.ZodType];
/** A call as the API describes it. */
export type Call = {
  readonly call: `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /${string}`;
  readonly name: string;
  readonly summary: string;
  /** What a 200 holds; undefined for calls that answer 204. */
  readonly answer?: Named;
  readonly body?: Named;
  readonly errors: readonly (keyof typeof ERRORS)[];
  /** Who may call: a signed-in client, anyone who answers a captcha, or anybody. */
  readonly asks: 'token' | 'captcha' | 'nothing';
};

/** What each status means, as the OpenAPI document says it. */
export const ERRORS = {
  400: 'A bad parameter, named by `parameter`.',
  401: 'Without a good token; `WWW-Authenticate` says why.',
  403: 'Another client’s, or asked for by a page that is none of ours.',
  404: 'There is no such cinema or show.',
  409: 'More favourites than the site allows (`favourites_limit`). Nothing has changed.',
  429: 'Too often; `Retry-After` says for how long.',
} as const;

const FEELINGS: Named = ['Feelings', feelingsSchema];
const FAVOURITES: Named = ['FavouriteCinemas', z.array(favouriteCinemaSchema)];
const SLUGS: Named = ['FavouriteSlugs', clientSchema.pick({ favoriteCinemas: true })];
const SHOWS: Named = ['ShowsBody', showsBodySchema];
const CINEMAS: Named = ['CinemasBody', cinemasBodySchema];
const CHECK: Named = ['VoucherAnswer', voucherAnswerSchema];

/** The calls of every site, under its /api. */
export const SITE_CALLS: readonly Call[] = [
  {
    call: 'GET /client/{id}',
    name: 'Client',
    summary: 'A signed-in client.',
    answer: ['Client', clientSchema],
    errors: [401, 403, 429],
    asks: 'token',
  },
  {
    call: 'POST /client/{id}/cinema/{slug}',
    name: 'AddFavourite',
    summary: 'Puts a cinema first among the favourites.',
    answer: SLUGS,
    errors: [401, 403, 404, 409, 429],
    asks: 'token',
  },
  {
    call: 'DELETE /client/{id}/cinema/{slug}',
    name: 'RemoveFavourite',
    summary: 'Takes a cinema off the favourites.',
    answer: SLUGS,
    errors: [401, 403, 404, 429],
    asks: 'token',
  },
  {
    call: 'POST /client/{id}/shows',
    name: 'AskFeelings',
    summary: 'What the client feels about some shows.',
    answer: FEELINGS,
    body: SHOWS,
    errors: [400, 401, 403, 429],
    asks: 'token',
  },
  {
    call: 'PATCH /client/{id}/wishlist',
    name: 'MergeWishlist',
    summary: 'Adds shows to the wishlist. Sent twice it is the same as once.',
    answer: FEELINGS,
    body: SHOWS,
    errors: [400, 401, 403, 429],
    asks: 'token',
  },
  {
    call: 'POST /client/{id}/show/{slug}/intention',
    name: 'SetIntention',
    summary: 'Puts a show on the wishlist, or takes it off. Without a body it is put on.',
    answer: FEELINGS,
    body: ['IntentionBody', intentionBodySchema],
    errors: [400, 401, 403, 404, 429],
    asks: 'token',
  },
  {
    call: 'POST /client/{id}/show/{slug}/emotion',
    name: 'SetEmotion',
    summary: 'Says what the client felt about a show, or takes it back.',
    answer: FEELINGS,
    body: ['EmotionBody', emotionBodySchema],
    errors: [400, 401, 403, 404, 429],
    asks: 'token',
  },
  {
    call: 'GET /captcha',
    name: 'Captcha',
    summary: 'A proof of work (altcha), good for one check and five minutes.',
    answer: ['Challenge', challengeSchema],
    errors: [429],
    asks: 'nothing',
  },
  {
    call: 'GET /voucher/{code}',
    name: 'Voucher',
    summary: 'What a voucher is worth. Whatever is not good, for whatever reason, is answered alike.',
    answer: CHECK,
    errors: [403, 429],
    asks: 'captcha',
  },
  {
    call: 'GET /gift-card/{number}/{secret}',
    name: 'GiftCard',
    summary: 'What is left on a gift card.',
    answer: CHECK,
    errors: [403, 429],
    asks: 'captcha',
  },
];

/** The calls of the accounts host. */
export const SERVICE_CALLS: readonly Call[] = [
  {
    call: 'GET /accounts/me',
    name: 'Account',
    summary: 'The account of a signed-in client.',
    answer: ['Account', accountSchema],
    errors: [401, 429],
    asks: 'token',
  },
  {
    call: 'DELETE /accounts/me',
    name: 'DeleteAccount',
    summary: 'Removes the account and all that is kept of it. Needs a sign-in of the last ten minutes.',
    errors: [401, 403, 429],
    asks: 'token',
  },
  {
    call: 'GET /accounts/me/export',
    name: 'Export',
    summary: 'All that is kept of the client.',
    answer: ['Export', exportSchema],
    errors: [401, 429],
    asks: 'token',
  },
  {
    call: 'GET /accounts/me/cinemas',
    name: 'FavouriteCinemas',
    summary: 'The favourites of all sites, latest first.',
    answer: FAVOURITES,
    errors: [401, 429],
    asks: 'token',
  },
  {
    call: 'PATCH /accounts/me/cinemas',
    name: 'AddFavourites',
    summary: 'Puts cinemas first among the favourites. Sent twice it is the same as once.',
    answer: FAVOURITES,
    body: CINEMAS,
    errors: [400, 401, 403, 404, 409, 429],
    asks: 'token',
  },
  {
    call: 'DELETE /accounts/me/cinemas',
    name: 'RemoveFavourites',
    summary: 'Takes cinemas off the favourites.',
    answer: FAVOURITES,
    body: CINEMAS,
    errors: [400, 401, 403, 404, 429],
    asks: 'token',
  },
  {
    call: 'GET /webview',
    name: 'AuthEndpoints',
    summary: 'Where one signs in, registers and validates an e-mail address.',
    answer: ['AuthEndpoints', authEndpointsSchema],
    errors: [],
    asks: 'nothing',
  },
  {
    call: 'POST /logout',
    name: 'Logout',
    summary: 'Ends the sign-in that the cookie tells of.',
    errors: [403],
    asks: 'nothing',
  },
];

import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { addFavourites, favouritesOf, removeFavourites } from '../../accounts/favourites.ts';
import { addWishes, removeEmotion, removeWish, setEmotion } from '../../accounts/feelings.ts';
import { accountOf } from '../../accounts/profile.ts';
import { catalogueOf, type Catalogue } from '../../content/catalogue.ts';
import {
  clientSchema,
  emotionBodySchema,
  feelingsSchema,
  intentionBodySchema,
  TO_SEE,
  showsBodySchema,
  type Account,
  type Client,
  type Feelings,
} from '../../contract/client.ts';
import { initials } from '../../domain/account/avatar.ts';
import type { Feature } from '../../sites/featureFacts.ts';
import type { Site } from '../../sites/sites.ts';
import { otherMethods } from '../otherMethods.ts';
import { ApiError } from '../response.ts';
import { corsOfSites, fromOwnPages, withSmallBody, withToken, type ClientEnv } from './access.ts';
import { personalError } from './response.ts';
import { addCall } from './call.ts';
import { cinemasOf, slugsOf, unknownCinema } from './cinemas.ts';
import { requireFeature } from './feature.ts';
import { publishCounts } from './publicCounts.ts';
import { feelingsAbout, metShow } from './shows.ts';

type Env = { Variables: ClientEnv['Variables'] & { site: Site } };

/**
 * A site's client calls in their legacy shape (SPEC 7), to be mounted at /api/client: they speak in the site's slugs.
 * Another client's id than the token's is answered 403.
 */
export const legacyClient = new OpenAPIHono<Env>();
legacyClient.onError(personalError);
legacyClient.use(corsOfSites(false), fromOwnPages, withSmallBody, withToken);
legacyClient.use(otherMethods(legacyClient, personalError));

legacyClient.use('/:id/*', async (context, next) => {
  if (context.req.param('id') !== context.var.identity.account) {
    throw new ApiError(403, 'This is another client’s.', undefined, { code: 'foreign_account' });
  }
  return next();
});

/** The calls that only sites with a feature have. */
const CALLS_OF = {
  favourites: '/:id/cinema/*',
  wishlist: '/:id/show/:slug/intention',
  emotions: '/:id/show/:slug/emotion',
} as const satisfies Partial<Record<Feature, string>>;
for (const [feature, path] of Object.entries(CALLS_OF) as [keyof typeof CALLS_OF, string][]) {
  legacyClient.use(path, async (context, next) => {
    await requireFeature(context.var.site, feature);
    return next();
  });
}

const group = 'Clients';
const requires = 'token';
const FEELINGS = ['Feelings', feelingsSchema] as const;
const SLUGS = ['FavouriteSlugs', clientSchema.pick({ favoriteCinemas: true })] as const;
const SHOWS = ['ShowsBody', showsBodySchema] as const;

addCall(legacyClient, {
  method: 'get',
  path: '/{id}',
  name: 'Client',
  group,
  summary: 'A signed-in client.',
  response: ['Client', clientSchema],
  errors: [401, 403, 429],
  requires,
  reply: async ({ context }) => {
    const { site, identity } = context.var;
    const [account, favourites] = await Promise.all([accountOf(identity), favouritesOf(identity.account)]);
    return clientOf(account, await slugsOf(site, favourites));
  },
});

addCall(legacyClient, {
  method: 'post',
  path: '/{id}/cinema/{slug}',
  name: 'AddFavourite',
  group,
  summary: 'Puts a cinema first among the favourites.',
  response: SLUGS,
  errors: [401, 403, 404, 409, 429],
  requires,
  reply: async ({ context, params }) => {
    const { site, identity } = context.var;
    await addFavourites(identity.account, [{ site: site.code, cinema: await referenceOf(site, params.slug) }]);
    return favourites(context);
  },
});

addCall(legacyClient, {
  method: 'delete',
  path: '/{id}/cinema/{slug}',
  name: 'RemoveFavourite',
  group,
  summary: 'Takes a cinema off the favourites.',
  response: SLUGS,
  errors: [401, 403, 404, 429],
  requires,
  reply: async ({ context, params }) => {
    const { site, identity } = context.var;
    await removeFavourites(identity.account, [{ site: site.code, cinema: await referenceOf(site, params.slug) }]);
    return favourites(context);
  },
});

addCall(legacyClient, {
  method: 'post',
  path: '/{id}/shows',
  name: 'AskFeelings',
  group,
  summary: 'What the client feels about some shows.',
  response: FEELINGS,
  body: SHOWS,
  errors: [400, 401, 403, 429],
  requires,
  reply: async ({ context, body }) => feelings(context, await catalogue(context), body.showSlugs),
});

/** Adds the wishlist that a device stored before sign-in to the client's. */
addCall(legacyClient, {
  method: 'patch',
  path: '/{id}/wishlist',
  name: 'MergeWishlist',
  group,
  summary: 'Adds shows to the wishlist. Sent twice it is the same as once.',
  response: FEELINGS,
  body: SHOWS,
  errors: [400, 401, 403, 429],
  requires,
  reply: async ({ context, body: { showSlugs } }) => {
    const shows = await catalogue(context);
    // A device may have stored shows that have since left the programme.
    const met = showSlugs.filter((slug) => shows.showsBySlug.has(slug)).map((slug) => metShow(shows, slug));
    await addWishes(context.var.identity.account, met);
    publishCounts(met.map(({ show }) => show));
    return feelings(context, shows, showSlugs);
  },
});

addCall(legacyClient, {
  method: 'post',
  path: '/{id}/show/{slug}/intention',
  name: 'SetIntention',
  group,
  summary: 'Puts a show on the wishlist, or takes it off, as any intention but 2 does. Without a body it is put on.',
  response: FEELINGS,
  body: ['IntentionBody', intentionBodySchema],
  errors: [400, 401, 403, 404, 429],
  requires,
  reply: async ({ context, params, body: { intention, isDelete } }) => {
    const shows = await catalogue(context);
    const met = metShow(shows, params.slug);
    const { account } = context.var.identity;
    const isWish = intention === TO_SEE;
    if (isWish && !isDelete) await addWishes(account, [met]);
    // Taking back another intention leaves the wish as it is.
    else if (isWish || !isDelete) await removeWish(account, met.show);
    publishCounts([met.show]);
    return feelings(context, shows, [met.slug]);
  },
});

addCall(legacyClient, {
  method: 'post',
  path: '/{id}/show/{slug}/emotion',
  name: 'SetEmotion',
  group,
  summary: 'Says what the client felt about a show, or takes it back.',
  response: FEELINGS,
  body: ['EmotionBody', emotionBodySchema],
  errors: [400, 401, 403, 404, 429],
  requires,
  reply: async ({ context, params, body: { emotion, isDelete } }) => {
    const shows = await catalogue(context);
    const met = metShow(shows, params.slug);
    const { account } = context.var.identity;
    await (isDelete || emotion === undefined ? removeEmotion(account, met.show) : setEmotion(account, met, emotion));
    publishCounts([met.show]);
    return feelings(context, shows, [met.slug]);
  },
});

legacyClient.all('*', (context) => personalError(new ApiError(404, 'There is no such call.'), context));

async function favourites(context: Context<Env>): Promise<{ favoriteCinemas: string[] }> {
  const { site, identity } = context.var;
  return { favoriteCinemas: await slugsOf(site, await favouritesOf(identity.account)) };
}

function feelings(context: Context<Env>, shows: Catalogue, slugs: readonly string[]): Promise<Feelings> {
  return feelingsAbout(context.var.identity.account, shows, slugs);
}

/** Slugs of shows are the same in every language of a site. */
function catalogue({ var: { site } }: Context<Env>): Promise<Catalogue> {
  return catalogueOf(site, site.defaultLanguage);
}

async function referenceOf(site: Site, slug: string): Promise<string> {
  const cinema = (await cinemasOf(site)).find((each) => each.slug === slug);
  if (!cinema) throw unknownCinema(slug, 'cinema');
  return cinema.vistaRef;
}

function clientOf(account: Account, favoriteCinemas: string[]): Client {
  const { firstname, lastname, subscription, newsletterSubscription, cinepassSubscription } = account;
  return {
    id: account.icu,
    name: [firstname, lastname].filter(Boolean).join(' '),
    email: account.email,
    avatar: account.photoUrl,
    avatarFallback: initials(lastname, firstname),
    favoriteCinemas,
    subscriptions: { newsletter: newsletterSubscription, cinepass: cinepassSubscription },
    subscription: subscription && {
      currentPlan: subscription.currentPlan,
      eligibleChanges: subscription.eligibleChanges,
      eligibleReSubscription: subscription.eligibleReSubscription,
      eligibleForAddonChange: subscription.eligibleForAddonChange,
      downgrade: subscription.newPlan
        ? { plan: subscription.newPlan, executionDate: subscription.nextPlanExecutionDate }
        : null,
    },
    cinepassType: account.cinepassType,
    registered: account.registered,
    emailVerify: account.emailVerify,
    firstLogin: account.firstLogin,
    mailCommunication: account.mailCommunication,
    sendNewsletter: account.sendNewsletter,
    loyaltyLevel: account.loyaltyLevel,
  };
}

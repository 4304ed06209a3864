import { Hono, type Context } from 'hono';
import type { z } from 'zod';
import { addFavourites, favouritesOf, removeFavourites } from '../../accounts/favourites.ts';
import { addWishes, removeEmotion, removeWish, setEmotion } from '../../accounts/feelings.ts';
import { accountOf } from '../../accounts/profile.ts';
import { catalogueOf, type Catalogue } from '../../content/catalogue.ts';
import {
  clientSchema,
  emotionBodySchema,
  feelingsSchema,
  intentionBodySchema,
  showsBodySchema,
  type Account,
  type Client,
} from '../../contract/client.ts';
import { initials } from '../../domain/avatar.ts';
import type { Feature } from '../../sites/features.ts';
import type { Site } from '../../sites/sites.ts';
import { ApiError } from '../answer.ts';
import { corsOfSites, ofOurPages, ofSmallBody, withToken, type ClientEnv } from './access.ts';
import { personalAnswer, personalError } from './answer.ts';
import { readBody } from './body.ts';
import { cinemasOf, slugsOf, unknownCinema } from './cinemas.ts';
import { requireFeature } from './feature.ts';
import { publishCounts } from './publicCounts.ts';
import { feelingsAbout, metShow } from './shows.ts';

type Env = { Variables: ClientEnv['Variables'] & { site: Site } };

/**
 * A site's client calls in their legacy shape (SPEC 7), to be mounted at /api/client: they speak in the site's slugs.
 * Asking for another client's id than the token's is answered 403.
 */
export const legacyClient = new Hono<Env>();
legacyClient.onError(personalError);
legacyClient.use(corsOfSites(false), ofOurPages, ofSmallBody, withToken);

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

legacyClient.get('/:id', async (context) => {
  const { site, identity } = context.var;
  const [account, favourites] = await Promise.all([accountOf(identity), favouritesOf(identity.account)]);
  return answer(context, clientSchema, clientOf(account, await slugsOf(site, favourites)));
});

legacyClient.post('/:id/cinema/:cinema', async (context) => {
  const { site, identity } = context.var;
  const cinema = await referenceOf(site, context.req.param('cinema'));
  await addFavourites(identity.account, [{ site: site.code, cinema }]);
  return favourites(context);
});

legacyClient.delete('/:id/cinema/:cinema', async (context) => {
  const { site, identity } = context.var;
  const cinema = await referenceOf(site, context.req.param('cinema'));
  await removeFavourites(identity.account, [{ site: site.code, cinema }]);
  return favourites(context);
});

legacyClient.post('/:id/shows', async (context) => {
  const { showSlugs } = await readBody(context, showsBodySchema);
  return feelings(context, await catalogue(context), showSlugs);
});

/** Adds the wishlist that a device kept before sign-in to the client's; doing so again changes nothing. */
legacyClient.patch('/:id/wishlist', async (context) => {
  const { showSlugs } = await readBody(context, showsBodySchema);
  const shows = await catalogue(context);
  // A device may have kept shows that have since left the programme.
  const met = showSlugs.filter((slug) => shows.show.has(slug)).map((slug) => metShow(shows, slug));
  await addWishes(context.var.identity.account, met);
  publishCounts(met.map(({ show }) => show));
  return feelings(context, shows, showSlugs);
});

legacyClient.post('/:id/show/:slug/intention', async (context) => {
  const { isDelete } = await readBody(context, intentionBodySchema);
  const shows = await catalogue(context);
  const met = metShow(shows, context.req.param('slug'));
  const { account } = context.var.identity;
  await (isDelete ? removeWish(account, met.show) : addWishes(account, [met]));
  publishCounts([met.show]);
  return feelings(context, shows, [met.slug]);
});

legacyClient.post('/:id/show/:slug/emotion', async (context) => {
  const { emotion, isDelete } = await readBody(context, emotionBodySchema);
  const shows = await catalogue(context);
  const met = metShow(shows, context.req.param('slug'));
  const { account } = context.var.identity;
  await (isDelete || emotion === undefined ? removeEmotion(account, met.show) : setEmotion(account, met, emotion));
  publishCounts([met.show]);
  return feelings(context, shows, [met.slug]);
});

legacyClient.all('*', () => {
  throw new ApiError(404, 'There is no such call.');
});

function answer<Schema extends z.ZodType>(context: Context, schema: Schema, data: z.input<Schema>): Response {
  return personalAnswer(context, schema.parse(data));
}

async function favourites(context: Context<Env>): Promise<Response> {
  const { site, identity } = context.var;
  const favoriteCinemas = await slugsOf(site, await favouritesOf(identity.account));
  return answer(context, clientSchema.pick({ favoriteCinemas: true }), { favoriteCinemas });
}

async function feelings(context: Context<Env>, shows: Catalogue, slugs: readonly string[]): Promise<Response> {
  return answer(context, feelingsSchema, await feelingsAbout(context.var.identity.account, shows, slugs));
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

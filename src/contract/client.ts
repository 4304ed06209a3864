import { z } from 'zod';
import { cinemaSlugSchema, daySchema, showSlugSchema, ticketingIdSchema } from './values.ts';

/**
 * The bodies and responses of a signed-in client's calls (SPEC 3 "Client", SPEC 7). Unlike all other data, they are
 * private.
 */

/** The emotions of src/domain/show/emotions.ts, which this layer may not import. */
const emotionSchema = z.enum(['disappointed', 'liked', 'loved']);
const mailCommunicationSchema = z.object({ product: z.boolean() });
const planSchema = z.string().min(1);

/** What both calls say of a client's plan, and of the client's status with us. */
const planFields = {
  currentPlan: planSchema,
  eligibleChanges: z.array(planSchema),
  eligibleReSubscription: z.boolean(),
  eligibleForAddonChange: z.boolean(),
};
const standingFields = {
  registered: z.boolean(),
  emailVerify: z.boolean(),
  firstLogin: z.boolean(),
  mailCommunication: mailCommunicationSchema,
  sendNewsletter: z.boolean(),
  loyaltyLevel: z.string().nullable(),
};

/** GET accounts/me */
export const accountSchema = z.object({
  /** The account's id: `sub` of the client's tokens. */
  icu: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  photoUrl: z.string().nullable(),
  newsletterSubscription: z.boolean(),
  cinepassSubscription: z.boolean(),
  cinepassType: z.string().nullable(),
  subscription: z
    .object({
      ...planFields,
      newLeadId: z.string().nullable(),
      newPlan: planSchema.nullable(),
      nextPlanExecutionDate: daySchema.nullable(),
    })
    .nullable(),
  ...standingFields,
});
export type Account = z.infer<typeof accountSchema>;

/** GET /api/client/{id} */
export const clientSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  /** Initials, last name's first. */
  avatarFallback: z.string(),
  /** Slugs of this site's cinemas, latest first. */
  favoriteCinemas: z.array(cinemaSlugSchema),
  subscriptions: z.object({ newsletter: z.boolean(), cinepass: z.boolean() }),
  subscription: z
    .object({
      ...planFields,
      downgrade: z.object({ plan: planSchema, executionDate: daySchema.nullable() }).nullable(),
    })
    .nullable(),
  cinepassType: z.string().nullable(),
  ...standingFields,
});
export type Client = z.infer<typeof clientSchema>;

/** One of GET accounts/me/cinemas: `codeCcs` is the `vistaRef` of a cinema. */
export const favouriteCinemaSchema = z.object({ codeCcs: z.string() });

/** A client's feelings about the requested shows, by their slugs on this site; the wishlist's latest first. */
export const feelingsSchema = z.object({
  wishlist: z.array(showSlugSchema),
  emotions: z.record(showSlugSchema, emotionSchema),
});
export type Feelings = z.infer<typeof feelingsSchema>;

/** GET webview: where to sign in, register and validate an e-mail address. */
export const authEndpointsSchema = z.object({
  issuer: z.url(),
  authorizationEndpoint: z.url(),
  tokenEndpoint: z.url(),
  endSessionEndpoint: z.url().nullable(),
  registerUrl: z.url(),
  emailValidationUrl: z.url(),
  /** Whether clients sign in with an external provider. */
  thirdPartyAuth: z.boolean(),
  forceAuthentication: z.boolean(),
});
export type AuthEndpoints = z.infer<typeof authEndpointsSchema>;

/** The most cinemas that one call may name. */
const MAX_CINEMAS = 20;
/** More shows than a page has; scripts ask in portions of as many (islands/account/calls.ts). */
const MAX_SHOWS = 1000;

/** Body of PATCH and DELETE accounts/me/cinemas. */
export const cinemasBodySchema = z.object({ cinemas: z.array(ticketingIdSchema).min(1).max(MAX_CINEMAS) });

/** Body of POST /api/client/{id}/shows, and of PATCH /api/client/{id}/wishlist. */
export const showsBodySchema = z.object({ showSlugs: z.array(showSlugSchema).max(MAX_SHOWS) });

/** SPEC 7: `intention (default 2)`: wanting to see the show. A show has one, so that any other takes this one off. */
export const TO_SEE = 2;
/** Body of POST …/show/{slug}/intention. */
export const intentionBodySchema = z.object({
  intention: z.number().int().min(0).max(9).default(TO_SEE),
  isDelete: z.boolean().default(false),
});

/** Body of POST …/show/{slug}/emotion. */
export const emotionBodySchema = z
  .object({ emotion: emotionSchema.optional(), isDelete: z.boolean().default(false) })
  .refine(({ emotion, isDelete }) => isDelete || emotion !== undefined, {
    path: ['emotion'],
    error: `expected one of ${emotionSchema.options.join(', ')}`,
  });

/** GET accounts/me/export: everything that is stored about a client. Times are ISO 8601, UTC. */
export const exportSchema = z.object({
  account: accountSchema,
  createdAt: z.iso.datetime().nullable(),
  favouriteCinemas: z.array(z.object({ site: z.string(), codeCcs: z.string() })),
  wishlist: z.array(z.object({ site: z.string(), show: z.string(), since: z.iso.datetime() })),
  emotions: z.array(z.object({ site: z.string(), show: z.string(), emotion: emotionSchema, since: z.iso.datetime() })),
  /** Bookings and cards, each as it is stored. */
  purchases: z.array(z.looseObject({ kind: z.string(), id: z.string() })),
});
export type Export = z.infer<typeof exportSchema>;

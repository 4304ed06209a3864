import { z } from '@hono/zod-openapi';
import { contentTag, pageTags } from '../content/cacheTags.ts';
import { siteProgramme } from '../content/siteProgramme.ts';
import { shownSubscription } from '../content/views/subscription.ts';
import { ecardSchema, ecardTypeSchema } from '../contract/offersPage.ts';
import { zoneSchema } from '../contract/programme.ts';
import { subscriptionOfferSchema, subscriptionSchema } from '../contract/subscription.ts';
import { addEndpoint, CATALOGUE_AGE, PROGRAMME_AGE, type Api } from './endpoint.ts';
import { missing } from './items.ts';
import { showsInZone } from './zone.ts';

const group = 'Subscriptions and cards';
const maxAge = CATALOGUE_AGE;

/** The pass and e-cards. */
export function addSubscriptions(api: Api): void {
  addEndpoint(api, {
    path: '/cinepass',
    name: 'Subscription',
    group,
    summary: 'The plans of the pass, their options, perks and partners.',
    schema: subscriptionSchema,
    maxAge,
    respond: async ({ site, catalogue: { content } }) => ({
      data: shownSubscription(content) ?? missing('subscription of', site.code),
      tags: [contentTag(site, 'subscription')],
    }),
  });

  addEndpoint(api, {
    path: '/cinepass/current-shows',
    name: 'SubscriptionShows',
    group,
    summary: 'What can be booked with the pass now.',
    schema: zoneSchema,
    maxAge: PROGRAMME_AGE,
    respond: async ({ site, catalogue }) => ({
      data: showsInZone(catalogue, await siteProgramme(catalogue), ({ bookable }) => bookable),
      tags: pageTags(site, { cinemas: 'all' }),
    }),
  });

  addEndpoint(api, {
    path: '/cms/1.0.0/subscription/subscription-offers',
    name: 'SubscriptionOffers',
    group,
    summary: 'The plans of a shelf, or of all.',
    query: { catalog: z.string().optional().openapi({ description: 'The shelf.' }) },
    schema: z.array(subscriptionOfferSchema),
    maxAge,
    respond: async ({ site, catalogue: { content }, query: { catalog } }) => ({
      data: (shownSubscription(content)?.offers ?? []).filter((offer) => !catalog || offer.catalog === catalog),
      tags: [contentTag(site, 'subscription')],
    }),
  });

  addEndpoint(api, {
    path: '/ecards',
    name: 'Ecards',
    group,
    summary: 'Seats bought in advance.',
    schema: z.array(ecardSchema),
    maxAge,
    respond: async ({ site, catalogue: { content } }) => ({
      data: [...content.ecards.values()],
      tags: [contentTag(site, 'ecards')],
    }),
  });

  addEndpoint(api, {
    path: '/cms/1.0.0/ecards',
    name: 'EcardTypes',
    group,
    summary: 'Kinds of e-cards and their terms.',
    schema: z.array(ecardTypeSchema),
    maxAge,
    respond: async ({ site, catalogue: { content } }) => ({
      data: [...content['ecard-types'].values()],
      tags: [contentTag(site, 'ecard-types')],
    }),
  });
}

import type { Subscription, SubscriptionOffer } from '../../contract/subscription.ts';
import { optionsFromAddress, type OptionQuantities } from '../../domain/offers/subscriptionOptions.ts';
import type { Content } from '../catalogue.ts';

/** The subscription as shown (SPEC 5): without plans that lack a picture and partners that lack a theatre. */
export function shownSubscription({ subscription }: Content): Subscription | undefined {
  return (
    subscription && {
      ...subscription,
      offers: subscription.offers.filter(({ image }) => image !== null),
      partnerCinemas: subscription.partnerCinemas.filter(({ theaters }) => theaters.length > 0),
    }
  );
}

/** The plan that an address chooses, with the options that it names (SPEC 4, "Subscription"). */
export function chosenPlan(
  offers: readonly SubscriptionOffer[],
  query: URLSearchParams,
): { readonly offer: SubscriptionOffer; readonly quantities: OptionQuantities } | undefined {
  const offer = offers.find(({ id }) => id === query.get('plan'));
  return offer && { offer, quantities: optionsFromAddress(offer.options, query.get('options') ?? '') };
}

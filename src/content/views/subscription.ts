import type { Subscription } from '../../contract/subscription.ts';
import type { Content } from '../catalogue.ts';

/** The subscription as it is shown (SPEC 5): plans without a picture and partners without a theatre are left out. */
export function shownSubscription({ subscription }: Content): Subscription | undefined {
  return (
    subscription && {
      ...subscription,
      offers: subscription.offers.filter(({ image }) => image !== null),
      partnerCinemas: subscription.partnerCinemas.filter(({ theaters }) => theaters.length > 0),
    }
  );
}

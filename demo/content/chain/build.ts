import type { Autopromo, Featured, NativeAd } from '../../../src/contract/push.ts';
import type { Subscription } from '../../../src/contract/subscription.ts';
import { demoCities } from '../../cinemas/cinemas.ts';
import { documentOf, inLanguage } from '../../documents.ts';
import { offerDay } from '../articles.ts';
import type { Edition } from '../edition.ts';
import { filled } from '../filled.ts';

const documents = {
  featured: documentOf('shared/featured'),
  autopromos: documentOf('shared/autopromos'),
  nativeAd: documentOf('shared/native-ad'),
  subscription: documentOf('shared/subscription'),
};

/** The feed's document, with what is the same for every plan said once, and of partners' theatres the names alone. */
type SubscriptionDocument = Omit<Subscription, 'partnerCinemas'> &
  Pick<Subscription['offers'][number], 'advantages' | 'options'> & {
    readonly partnerCinemas: readonly { readonly name: string; readonly image: null; readonly theaters: string[] }[];
  };

/** What pages other than the home page promote. */
export const pagePushes = (edition: Edition) => filled<Featured[]>(edition, documents.featured);

/** The chain's own advertisements; the last is shown when no other is. */
export const autopromos = (edition: Edition) => filled<Autopromo[]>(edition, documents.autopromos);

/** Another company's advertisement. */
export const nativeAd = (edition: Edition) => filled<NativeAd>(edition, documents.nativeAd);

/** The pass: its plans with their options, its perks, and the partners that accept it. */
export function subscription(edition: Edition): Subscription {
  const { site, language } = edition;
  const day = offerDay(edition, 'pass-first-month');
  const given = filled<SubscriptionDocument>(edition, documents.subscription, day);
  const { advantages, options, offers, partnerCinemas, ...rest } = given;
  const towns = demoCities[site.code].map(({ name }) => inLanguage(name, language));
  return {
    ...rest,
    offers: offers.map((offer) => ({ ...offer, advantages, options })),
    partnerCinemas: partnerCinemas.map(({ theaters, ...partner }) => ({
      ...partner,
      theaters: theaters.map((name, index) => ({ name, city: towns[index % towns.length]!, url: null })),
    })),
  };
}

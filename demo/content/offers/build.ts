import type { Ecard, EcardType, OffersPage } from '../../../src/contract/offersPage.ts';
import { href } from '../../../src/routes/href.ts';
import { isAvailable } from '../../../src/routes/screens.ts';
import { ctaOf } from '../articles.ts';
import { written, type Edition } from '../edition.ts';
import { pictureOf } from '../pictures.ts';
import { amountOf } from '../prices.ts';
import { ecards as texts, offerBlocks, offersPageWords } from './page.ts';

/** The frame of the offers page. */
export function offersPage(edition: Edition): OffersPage {
  const block = (name: keyof typeof offerBlocks) => {
    const { title, description } = offerBlocks[name];
    return { title: written(edition, title), description: description && written(edition, description) };
  };
  return {
    header: {
      title: written(edition, offersPageWords.title),
      description: written(edition, offersPageWords.description),
      image: pictureOf(edition, 'gift').image,
      cta: ctaOf(edition, offersPageWords.cta, '{to:subscriptionOffers}', 'yellow'),
      subtitle: null,
      restriction: written(edition, offersPageWords.restriction),
      ctaInfo: written(edition, offersPageWords.ctaInfo),
      logo: null,
      backdrop: null,
      mobileBackdrop: null,
    },
    blockOrder: ['promotion', 'event', 'temporary', 'ecards'],
    promotion: block('promotion'),
    event: block('event'),
    temporary: block('temporary'),
    ecards: block('ecards'),
  };
}

/** Seats bought in advance. Five cost less per seat than three. */
export function ecards(edition: Edition): Ecard[] {
  const { site, language } = edition;
  const pageOf = (places: number) => {
    const screen = places === 5 ? 'fiveSeatCard' : 'threeSeatCard';
    return isAvailable(site, screen) ? screen : 'giftCard';
  };
  return texts.map(({ id, price, places, picture, title, highlight }) => ({
    slug: id,
    title: written(edition, title),
    image: pictureOf(edition, picture).thumbnail,
    price: amountOf(site, price),
    initialPrice: price === 'liveThree' ? amountOf(site, 'live') * places : null,
    placesCount: places,
    tunnelUrl: href(site, language, pageOf(places)),
    national: true,
    highlightMessage: highlight ? written(edition, highlight) : null,
  }));
}

export function ecardTypes(edition: Edition): EcardType[] {
  return texts.map(({ id, title, terms }) => ({
    typeId: id,
    label: written(edition, title),
    terms: written(edition, terms),
  }));
}

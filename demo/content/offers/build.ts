import type { Ecard, EcardType, OffersPage } from '../../../src/contract/offersPage.ts';
import { href } from '../../../src/routes/href.ts';
import { isAvailable } from '../../../src/routes/screens.ts';
import { documentOf } from '../../documents.ts';
import { written, type Edition, type Words } from '../edition.ts';
import { filled } from '../filled.ts';
import { amountOf, type PriceName } from '../prices.ts';

/** An e-card of the feed with its terms; `single`: what one of its seats costs alone. */
type EcardDocument = {
  readonly slug: string;
  readonly title: Words;
  readonly terms: Words;
  readonly single?: PriceName;
};

const page = documentOf('shared/offers-page');
const cards = documentOf<EcardDocument[]>('shared/ecards');

/** The frame of the offers page. */
export const offersPage = (edition: Edition) => filled<OffersPage>(edition, page);

/** Seats bought in advance. Five cost less per seat than three. */
export function ecards(edition: Edition): Ecard[] {
  const { site, language } = edition;
  const pageOf = (places: number) => {
    const screen = places === 5 ? 'fiveSeatCard' : 'threeSeatCard';
    return isAvailable(site, screen) ? screen : 'giftCard';
  };
  return cards.map(({ terms: _, single, ...card }) => {
    const given = filled<Omit<Ecard, 'initialPrice' | 'tunnelUrl' | 'national'>>(edition, card);
    return {
      ...given,
      initialPrice: single === undefined ? null : amountOf(site, single) * given.placesCount,
      tunnelUrl: href(site, language, pageOf(given.placesCount)),
      national: true,
    };
  });
}

export function ecardTypes(edition: Edition): EcardType[] {
  return cards.map(({ slug, title, terms }) => ({
    typeId: slug,
    label: written(edition, title),
    terms: written(edition, terms),
  }));
}

import type { Autopromo, Featured, NativeAd } from '../../../src/contract/push.ts';
import type { Subscription } from '../../../src/contract/subscription.ts';
import { href } from '../../../src/routes/href.ts';
import { articleSlug, ctaOf, offerDay } from '../articles.ts';
import { written, type Edition, type Words } from '../edition.ts';
import { filmNews } from '../news/films.ts';
import { backdropsOf, pictureOf } from '../pictures.ts';
import { amountOf } from '../prices.ts';
import { inLanguage } from '../../documents.ts';
import { demoCities } from '../../cinemas/cinemas.ts';
import { autopromoTexts, featuredTexts, nativeAdText, pushLabels } from './messages.ts';
import { advantages, options, partners, passTerms, passWords, perks, plans } from './subscription.ts';

/** What pages other than the home page promote. */
export function pagePushes(edition: Edition): Featured[] {
  const metropolis = articleSlug(edition, filmNews[0]!);
  return [
    textPush(edition, 'news', 44019, pushLabels.read, `{to:newsItem:${metropolis}}`),
    textPush(edition, 'offers', 44101, pushLabels.season, '{to:season:opera}'),
    textPush(edition, 'experiences', 44014, pushLabels.season, '{to:season:silent-live}'),
  ];
}

function textPush(
  edition: Edition,
  type: keyof typeof featuredTexts,
  picture: number,
  label: Words,
  to: string,
): Featured {
  const { type: ctaType, ...cta } = ctaOf(edition, label, to, 'yellow');
  return {
    tags: [],
    sponsored: false,
    logo: null,
    trailer: null,
    id: `${type}-push`,
    type,
    title: written(edition, featuredTexts[type].title),
    description: written(edition, featuredTexts[type].description),
    show: null,
    ctaType,
    cta,
    backdrops: backdropsOf(edition, picture),
    movie: false,
  };
}

export function autopromos(edition: Edition): Autopromo[] {
  return autopromoTexts.map((text) => ({
    id: text.id,
    title: written(edition, text.title),
    description: written(edition, text.description),
    image: pictureOf(edition, text.picture).thumbnail,
    cta: ctaOf(edition, text.label, text.to, 'black'),
    permanent: 'permanent' in text,
  }));
}

export function nativeAd(edition: Edition): NativeAd {
  return {
    id: 'praxinoscope',
    title: written(edition, nativeAdText.title),
    description: written(edition, nativeAdText.description),
    advertiser: nativeAdText.advertiser,
    backdrops: backdropsOf(edition, 'birds'),
    cta: { type: 'black', label: written(edition, nativeAdText.label), url: 'https://praxinoscope.example/' },
  };
}

/** The pass: its plans with their options, its perks, and the partners that accept it. */
export function subscription(edition: Edition): Subscription {
  const { site, language } = edition;
  const towns = demoCities[site.code].map(({ name }) => inLanguage(name, language));
  return {
    maintenance: false,
    promotion: {
      description: written(edition, passWords.promotion, offerDay(edition, 'pass-first-month')),
      cta: {
        label: written(edition, passWords.more),
        url: href(site, language, 'offers'),
        target: '_self',
        type: 'black',
      },
    },
    offers: plans.map((plan) => ({
      id: plan.id,
      catalog: 'cinepass',
      title: written(edition, plan.title),
      description: written(edition, plan.description),
      image: plan.picture === undefined ? null : pictureOf(edition, plan.picture).thumbnail,
      price: amountOf(site, plan.price),
      initialPrice: null,
      personsCount: plan.persons,
      commitmentMonths: plan.months,
      advantages: advantages.map((words) => written(edition, words)),
      options: options.map(({ id, maximum, title, description }) => ({
        id,
        title: written(edition, title),
        description: written(edition, description),
        price: amountOf(site, id),
        maximum,
      })),
      promotion: plan.promotion
        ? {
            label: written(edition, plan.promotion.label),
            description: written(edition, plan.promotion.description),
          }
        : null,
      cta: null,
    })),
    perks: perks.map(({ id, picture, title, description }) => ({
      id,
      title: written(edition, title),
      description: written(edition, description),
      image: pictureOf(edition, picture).thumbnail,
    })),
    partnerCinemas: partners.map(({ name, halls }) => ({
      name,
      image: null,
      theaters: halls.map((hall, index) => ({ name: hall, city: towns[index % towns.length]!, url: null })),
    })),
    terms: written(edition, passTerms),
  };
}

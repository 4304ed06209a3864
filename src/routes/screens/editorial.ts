import type { RouteShape } from '../facts.ts';
import { OF_ITEM, SINGLE, TEXT, USUAL } from './usual.ts';

const EXPERIENCES = { feature: 'experiences', sitemap: true } as const;

/** The screens of experiences, offers and news. */
export const EDITORIAL_SCREENS = {
  experiences: { ...SINGLE, ...EXPERIENCES, page: 'editorial/experiences', seoKey: 'experiences' },
  experience: {
    ...OF_ITEM,
    ...EXPERIENCES,
    page: 'editorial/experience',
    pageType: 'Experience',
    seoKey: 'experience',
    item: { kind: 'experiences', list: 'experiences' },
    filters: [],
  },
  experienceArticle: {
    ...OF_ITEM,
    ...EXPERIENCES,
    page: 'editorial/experienceArticle',
    pageType: 'ExperienceArticle',
    seoKey: 'experienceArticle',
    item: { kind: 'articles', type: 'experience', list: 'experiences' },
  },
  experienceGroup: {
    ...OF_ITEM,
    ...EXPERIENCES,
    page: 'editorial/experienceGroup',
    seoKey: 'experienceGroup',
    item: { kind: 'experience-groups', list: 'experiences' },
  },

  subscriptionOffers: {
    ...SINGLE,
    page: 'offers/subscriptionOffers',
    seoKey: 'subscriptionOffers',
    feature: 'subscriptions',
    query: ['plan', 'options'],
    sitemap: true,
  },
  fiveSeatCard: {
    ...TEXT,
    page: 'offers/seatCard',
    seoKey: 'fiveSeatCard',
    sites: 'fiveSeatCard',
    feature: 'fiveSeatCard',
  },
  threeSeatCard: {
    ...TEXT,
    page: 'offers/seatCard',
    seoKey: 'threeSeatCard',
    sites: 'threeSeatCard',
    feature: 'threeSeatCard',
  },
  offers: { ...SINGLE, page: 'offers/offers', seoKey: 'offers', feature: null, sitemap: true },
  offer: {
    ...OF_ITEM,
    page: 'editorial/article',
    pageType: 'Offer',
    seoKey: 'offer',
    feature: null,
    item: { kind: 'articles', type: 'offer', list: 'offers' },
    sitemap: true,
  },
  voucher: { ...TEXT, page: 'offers/voucher', seoKey: 'voucher', feature: 'voucherCheckerEnabled', form: 'voucher' },
  giftCard: { ...TEXT, page: 'offers/giftCard', seoKey: 'giftCard', feature: 'giftCard' },
  giftCardBalance: {
    ...TEXT,
    page: 'offers/voucher',
    seoKey: 'giftCardBalance',
    feature: 'giftCard',
    form: 'giftCard',
    sitemap: false,
  },
  giftCardTerms: { ...TEXT, page: 'offers/giftCardTerms', seoKey: 'giftCardTerms', feature: 'giftCard' },

  news: {
    ...USUAL,
    page: 'editorial/news',
    seoKey: 'news',
    feature: 'news',
    item: { kind: 'newsPage', list: null },
    query: ['type', 'page'],
    sitemap: true,
  },
  newsMobile: {
    ...USUAL,
    page: 'editorial/newsMobile',
    layout: 'webview',
    seoKey: 'news',
    feature: 'news',
    item: { kind: 'newsPage', list: null },
    query: ['type', 'page'],
    sitemap: false,
  },
  newsItem: {
    ...OF_ITEM,
    page: 'editorial/article',
    pageType: 'NewsItem',
    seoKey: 'newsItem',
    feature: 'news',
    item: { kind: 'articles', type: 'news', list: 'news' },
    sitemap: true,
  },
  article: {
    ...OF_ITEM,
    page: 'editorial/article',
    seoKey: 'article',
    feature: null,
    item: { kind: 'articles', type: 'event', list: 'offers' },
    sitemap: true,
  },
} as const satisfies Record<string, RouteShape>;

import type { z } from 'zod';
import type { EventArticle, ExperienceArticle, News, Offer } from '../../../src/contract/article.ts';
import type { feedContent, FeedContent, feedSingles, FeedSingle } from '../../../src/contract/feed.ts';
import { showSlug } from './feed.ts';

export type FeedEditorial = { [Name in FeedContent]: z.output<(typeof feedContent)[Name]> } & {
  [Name in FeedSingle]: z.output<(typeof feedSingles)[Name]>;
};

const cta = { label: 'See', url: '/offers', target: '_self', type: 'yellow' } as const;

function common(slug: string) {
  return {
    slug,
    title: `Title of ${slug}`,
    headline: `Headline of ${slug}`,
    content: `<p>Text of ${slug}</p>`,
    image: '/media/picture-01234567-1600.webp',
    thumbnail: null,
    releaseDate: '2026-11-20',
    author: null,
    topic: 'Films',
    redirectSlug: null,
    tracking: { slug },
    featuredShow: showSlug(1),
    displayFlags: { articleCreationDate: true, socialMedia: true, backToNews: true, newsTag: true },
  };
}

export const makeNews = (slug: string): News => ({ ...common(slug), type: 'news' });
const dated = (slug: string) => ({
  ...common(slug),
  date: { type: 'from' as const, start: '2026-11-01 00:00:00', end: null },
  cta,
  cinemas: ['cinema-1'],
  national: false,
});
export const makeOffer = (slug: string, category: Offer['category']): Offer => ({
  ...dated(slug),
  type: 'offer',
  category,
  picture: null,
  mobilePicture: null,
  label: null,
  labelColor: null,
  subtitle: null,
  price: null,
  initialPrice: null,
  ordering: null,
});
const makeEvent = (slug: string): EventArticle => ({ ...dated(slug), type: 'event' });
export const makeExperienceArticle = (slug: string): ExperienceArticle => ({
  ...common(slug),
  type: 'experience',
  cinemas: ['cinema-1'],
  guest: { name: 'Janet Gaynor', title: null, description: '<p>Actress</p>', image: null },
});

/** Editors' content: one item of each kind, and one article of each type, but two offers. */
export function makeContent(): FeedEditorial {
  const card = { title: 'Card', description: 'Text', image: null, cta };
  const block = { title: 'Block', description: null };
  const push = {
    id: 'push-1',
    title: 'Push',
    description: null,
    show: showSlug(1),
    tags: [],
    ctaType: 'none' as const,
    cta: null,
    sponsored: false,
    backdrops: null,
    logo: null,
    trailer: null,
    movie: true,
  };
  const plan = {
    id: 'solo',
    catalog: 'main',
    title: 'Solo',
    description: '<p>Every day</p>',
    image: '/media/solo-01234567-1600.webp',
    price: 21.9,
    initialPrice: null,
    personsCount: 1,
    commitmentMonths: 12,
    advantages: ['All films'],
    options: [{ id: 'imax', title: 'IMAX', description: '', price: 4, maximum: 1 }],
    promotion: null,
    cta,
  };
  return {
    articles: [
      makeNews('news-1'),
      makeOffer('offer-1', 'promotion'),
      makeOffer('offer-2', 'temporary'),
      makeEvent('event-1'),
      makeExperienceArticle('special-1'),
    ],
    ecards: [
      {
        slug: 'five',
        title: 'Five seats',
        image: null,
        price: 47.5,
        initialPrice: 60,
        placesCount: 5,
        tunnelUrl: 'https://tickets.example/five',
        national: true,
        highlightMessage: null,
      },
    ],
    'ecard-types': [{ typeId: '5', label: 'Five seats', terms: '<p>A year</p>' }],
    experiences: [
      {
        slug: 'imax',
        title: 'IMAX',
        backdrop: null,
        logo: null,
        teaser: 'Larger',
        details: '<p>Larger still</p>',
        video: { slug: 'abc', source: 'youtube' },
        services: [{ id: 'sound', title: 'Sound', description: '<p>Loud</p>', img: null }],
        redirectSlug: null,
        tag: 'imax',
      },
    ],
    'experience-groups': [
      {
        slug: 'large',
        title: 'Large',
        description: '<p>Screens</p>',
        articles: [{ slug: 'special-1', title: 'Special', headline: '', gallery: [], cinemas: ['cinema-1'] }],
        pushes: [card],
      },
    ],
    seasons: [
      {
        slug: 'opera',
        title: 'Opera',
        type: 'season',
        subtitle: null,
        poster: null,
        price: 60,
        initialPrice: null,
        active: true,
        description: '<p>Three evenings</p>',
        cta,
        backdrop: null,
        redirectSlug: null,
        shows: [showSlug(1), showSlug(2)],
        prices: [{ label: 'Three evenings', price: 60, initialPrice: 72, placesCount: 3, description: null }],
        logo: null,
      },
      {
        slug: 'marathon',
        title: 'Marathon',
        type: 'specialEvent',
        subtitle: null,
        poster: null,
        price: null,
        initialPrice: null,
        active: true,
        description: '<p>One night</p>',
        cta: null,
        backdrop: null,
        redirectSlug: null,
        shows: [showSlug(1)],
        prices: [],
        logo: null,
      },
    ],
    'faq-articles': [
      {
        id: '1001',
        slug: 'refunds',
        title: 'Refunds',
        category: { id: 'booking', name: 'Booking' },
        teaser: 'Until an hour before',
        content: '<p>Ask us</p>',
        publicationDate: '2026-01-05',
        agentforce: true,
      },
    ],
    'faq-categories': [{ id: 'booking', title: 'Booking', description: 'Tickets' }],
    'footer-faq': [{ type: 'default', questions: [{ title: 'Why?', description: 'Because' }], slugs: ['refunds'] }],
    alerts: [
      {
        id: 'a1',
        title: 'Lift',
        message: '<p>Out of order</p>',
        cinemas: ['cinema-1'],
        allCinemas: false,
        warning: true,
        cta: null,
      },
    ],
    featured: [
      { ...push, type: 'home' },
      { ...push, id: 'push-2', type: 'news' },
    ],
    'header-pushes': [{ id: 'h1', type: 'home', title: 'Tonight', cta, backgroundColor: '#102030' }],
    autopromos: [
      { id: 'p1', ...card, permanent: true },
      { id: 'p2', ...card, permanent: false },
    ],
    'master-templates': [
      {
        slug: 'about',
        title: 'About',
        seo: { title: 'About', description: 'About us' },
        header: null,
        explanation: { title: 'Why', description: '<p>Text</p>', steps: [] },
        mosaic: null,
        listing: { title: 'List', items: [{ title: 'Item', description: '<p>Text</p>', image: null, cta: null }] },
        mobileApp: null,
        cinemas: { title: 'Cinemas', cinemas: ['cinema-1'] },
        shows: { title: 'Shows', shows: [showSlug(1)] },
        labels: null,
        guest: null,
      },
    ],
    pages: [
      ...['cvd', 'fiveSeatCard', 'threeSeatCard', 'voucher', 'giftCard', 'giftCardBalance', 'giftCardTerms'],
      ...['mobileApp', 'generalTerms'],
    ].map((slug) => ({
      slug,
      title: slug,
      headline: null,
      content: '<p>Text</p>',
      image: null,
      cta: null,
      seo: { title: slug, description: slug },
    })),
    vod: [{ slug: 'sunrise', title: 'Sunrise', poster: null, vod: { lowPrice: 2.99, url: 'https://vod.example/1' } }],
    videos: [
      { id: 'v1', main: true, language: 'fr', title: 'Trailer', snapshot: '/media/v1.webp', provider: 'youtube' },
    ],
    'offers-page': {
      header: {
        ...{ title: 'Offers', description: null, image: null, cta: null, subtitle: null, restriction: null },
        ...{ ctaInfo: null, logo: null, backdrop: null, mobileBackdrop: null },
      },
      blockOrder: ['temporary', 'promotion', 'ecards'],
      promotion: block,
      event: block,
      temporary: block,
      ecards: block,
    },
    footer: {
      columns: [
        { title: 'Chain', links: [{ title: 'About', url: '/info/about', newTab: false, cookiePreferences: false }] },
      ],
      socialNetworks: [{ label: 'Mastodon', url: 'https://social.example/chain' }],
      faq: { title: 'Questions', description: '', cta: null, items: [{ title: 'Why?', description: 'Because' }] },
    },
    'native-ad': {
      id: 'n1',
      title: 'Biscuits',
      description: 'Crisp',
      advertiser: 'A house',
      backdrops: null,
      cta: { type: 'none', label: null, url: null },
    },
    subscription: {
      maintenance: false,
      promotion: null,
      offers: [plan, { ...plan, id: 'bare', image: null }],
      perks: [],
      partnerCinemas: [
        { name: 'Friends', image: null, theaters: [{ name: 'Rex', city: 'Paris', url: null }] },
        { name: 'No theatre', image: null, theaters: [] },
      ],
      terms: '<p>Terms</p>',
    },
  };
}

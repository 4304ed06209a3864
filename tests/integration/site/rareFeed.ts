import type { CinemaDetails } from '../../../src/contract/cinema.ts';
import type { CinemaProgramme, Tag } from '../../../src/contract/programme.ts';
import type { Subscription } from '../../../src/contract/subscription.ts';
import type { Site } from '../../../src/sites/sites.ts';
import { makeContent, makeExperienceArticle, makeNews, makeOffer } from '../store/content.ts';
import { makeSite, showSlug, type FeedLanguage, type FeedSite } from '../store/feed.ts';

/** The first day that the feed has screenings of, and the film with the rarest fields. */
export const DAY = '2026-11-21';
export const FILM = showSlug(1);

/** A feed of a site with the fields that few chains fill in. */
export function makeRareFeed(site: Site): FeedSite {
  const feed = makeSite(site, { cinemas: 3, shows: 5, days: 2, screeningsADay: 3, firstDay: DAY });
  for (const language of Object.values(feed.languages)) {
    const { vod, 'offers-page': offers, 'native-ad': ad, subscription, footer } = makeContent();
    Object.assign(language, {
      ...{ vod, 'offers-page': offers, 'native-ad': ad, footer },
      subscription: { ...subscription, maintenance: true, offers: subscription.offers.map(sold) },
    });
    fillFooter(language);
    language.versions.push({ slug: 'vfst', label: 'VFST', description: 'With captions' });
    fillTags(language.tags);
    fillShows(language);
    fillContent(language);
  }
  fillScreenings(feed);
  fillProgramme(feed.programme['cinema-2']!);
  return feed;
}

function fillTags(tags: Tag[]): void {
  const [imax, audiodesc] = tags;
  audiodesc!.places = ['cinemaFilters'];
  const base = { ...imax!, places: [] as Tag['places'] };
  Object.assign(imax!, {
    places: ['cinemaFilters', 'showtime', 'show'],
    premium: true,
    badgeTitle: 'Badge of imax',
    tooltip: { title: 'How it works', description: '<p>Two projectors</p>', image: null },
    accessibilityDescription: '<p>Loud for some</p>',
    ctaUrl: 'https://more.example/imax',
    modalTitle: 'The largest',
    thumbnailTitle: 'Below the picture',
    pictoImage: '/media/picto-01234567-1600.webp',
    modalDescription: '<p>Larger</p>',
    upsellBackdrop: '/media/upsell-01234567-1600.webp',
    categoryOrder: 2,
  } satisfies Partial<Tag>);
  tags.push(
    { ...base, slug: 'relief', title: 'Relief', versionFilter: true, places: ['cinemaFilters', 'showFilters'] },
    {
      ...base,
      slug: 'gala',
      title: 'Gala',
      category: 'event',
      places: ['cinemaFilters', 'showtime'],
      categoryOrder: 1,
      highlighted: true,
      backgroundColor: '#203040',
      pictoBanner: '/media/picto-of-gala.svg',
      icon: { type: 'img', label: 'Gala night', image: '/media/icon-of-gala.svg', width: 36, sprite: null },
      badgeDescription: '<p>In evening dress</p>',
      badgeImage: '/media/badge-01234567-1600.webp',
    },
    {
      ...base,
      slug: 'in-house',
      title: 'In the house',
      places: ['cinema'],
      orders: { showtime: 1, filter: 1, upsell: 1 },
    },
  );
}

function fillShows({ shows, 'show-details': details, vod, cinemas }: FeedLanguage): void {
  shows.shows[1]!.isNew = true;
  shows.shows[1]!.duration = 45;
  details[1]!.duration = 45;
  Object.assign(shows.shows[2]!, { isNew: true, flag: 'Rarebit', flagColor: '4' });
  Object.assign(details[0]!, {
    logoTitle: '/media/logo-of-film.svg',
    vodAvailability: true,
    tags: ['imax', 'in-house'],
  });
  Object.assign(vod![0]!, { slug: FILM });
  const [cinema] = cinemas;
  Object.assign(cinema!, {
    premium: true,
    tags: ['imax', 'in-house'],
    description: '<p>Built in 1931</p>',
    backdrop: '/media/house-01234567-1600.webp',
    nearbySessionsCinema: 'cinema-2',
    nearbySessionsWording: 'More screenings nearby',
  } satisfies Partial<CinemaDetails>);
  Object.assign(cinema!.theaters[0]!, { addressLine2: 'Second court', gpsPosition: { x: 48.25, y: 2.75 } });
  cinema!.services.push({
    label: 'Hearing loop',
    slug: 'loop',
    description: '<p>In each hall</p>',
    refImage: 'loop',
    isAccessibility: true,
  });
}

const sold = (offer: Subscription['offers'][number]) => ({
  ...offer,
  cta: { label: 'Buy', url: 'https://buy.example/pass', target: '_self' as const, type: 'yellow' as const },
});

/** Questions of which one has no answer, and links to another site and to the choice of cookies. */
function fillFooter({ footer }: FeedLanguage): void {
  footer!.faq!.items.push({ title: 'Unanswered?', description: ' ' });
  footer!.columns[0]!.links.push(
    { title: 'Elsewhere', url: 'https://elsewhere.example/', newTab: true, cookiePreferences: false },
    { title: 'Cookies', url: null, newTab: false, cookiePreferences: true },
  );
}

function fillContent(language: FeedLanguage): void {
  language.articles = [
    makeNews('news-1'),
    {
      ...makeOffer('of-one', 'promotion'),
      picture: '/media/wide-01234567-1600.webp',
      mobilePicture: '/media/tall.svg',
    },
    {
      ...makeOffer('of-all', 'promotion'),
      cinemas: [],
      national: true,
      date: { type: 'until', start: null, end: '2026-11-29 23:59:59' },
    },
    {
      ...makeOffer('of-a-week', 'promotion'),
      date: { type: 'interval', start: '2026-11-18 00:00:00', end: '2026-11-25 23:59:59' },
      cta: { label: 'Take it', url: 'https://take.example/it', target: '_blank', type: 'black' },
    },
    {
      ...makeExperienceArticle('special-1'),
      cinemas: ['cinema-1', 'cinema-3'],
      guest: { name: 'Janet Gaynor', title: 'Who plays in it', description: '<p>Actress</p>', image: null },
    },
    { ...makeOffer('of-three', 'promotion'), cinemas: ['cinema-1', 'cinema-2', 'cinema-3'] },
  ];
  Object.assign(language['offers-page']!.header, {
    image: '/media/head-01234567-1600.webp',
    mobileBackdrop: '/media/head.svg',
  });
}

/** The second cinema shows its films from the last to the first, but for what is special, and does not sell one. */
function fillProgramme({ shows }: CinemaProgramme): void {
  const all = Object.values(shows);
  for (const [index, show] of all.entries()) {
    for (const day of Object.values(show.days)) day.cineOrder = all.length - index;
  }
  shows[showSlug(3)]!.bookable = false;
  shows[showSlug(4)]!.isKids = true;
}

function fillScreenings(feed: FeedSite): void {
  for (const language of Object.values(feed.languages)) {
    for (const { show, showtimes } of language.showtimes) {
      if (show !== FILM) continue;
      for (const [first, second] of Object.values(showtimes)) {
        Object.assign(second!, { version: 'vfst', tags: ['pmr'] });
        first!.tags = ['imax', 'relief', 'gala', 'audiodesc'];
        Object.assign(first!.specialShowtimeDetails!, { titleModal: 'In its modal', highlightedTitle: 'Of the day' });
      }
    }
  }
}

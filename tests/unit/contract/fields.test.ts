import { expect, test } from 'vitest';
import { type z } from 'zod';
import { alertSchema } from '../../../src/contract/alert.ts';
import {
  articleDateSchema,
  eventArticleSchema,
  experienceArticleSchema,
  newsSchema,
  offerSchema,
} from '../../../src/contract/article.ts';
import { callToActionSchema } from '../../../src/contract/callToAction.ts';
import { cinemaDetailsSchema, cinemaSchema } from '../../../src/contract/cinema.ts';
import { cityDetailsSchema, citySchema } from '../../../src/contract/city.ts';
import { experienceGroupSchema, experienceSchema } from '../../../src/contract/experience.ts';
import { footerSchema } from '../../../src/contract/footer.ts';
import { faqArticleSchema, faqCategorySchema, footerFaqSchema } from '../../../src/contract/help.ts';
import { masterTemplateSchema } from '../../../src/contract/masterTemplate.ts';
import { ecardSchema, ecardTypeSchema, offersPageSchema } from '../../../src/contract/offersPage.ts';
import {
  cinemaProgrammeSchema,
  programmeShowSchema,
  showtimeSchema,
  specialShowtimeDetailsSchema,
  tagSchema,
  technologySchema,
  versionSchema,
} from '../../../src/contract/programme.ts';
import { featuredSchema, headerPushSchema, nativeAdSchema } from '../../../src/contract/push.ts';
import { seasonDetailsSchema, seasonScheduleSchema, seasonSchema } from '../../../src/contract/season.ts';
import { siteSettingsSchema } from '../../../src/contract/settings.ts';
import { showDetailsSchema, showSchema } from '../../../src/contract/show.ts';
import { subscriptionOfferSchema, subscriptionSchema } from '../../../src/contract/subscription.ts';
import { videoSchema, vodSchema } from '../../../src/contract/vod.ts';
import { searchItemSchema } from '../../../src/api/schemas.ts';

/** A field's schema, without the wrappers that make it optional or a list. */
function inside(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'nullable':
    case 'optional':
    case 'default':
      return inside(def.innerType);
    case 'array':
      return inside(def.element);
    case 'record':
      return inside(def.valueType);
    case 'union':
      return inside(def.options[0]!);
    default:
      return schema;
  }
}

/** Whether a shape has a field at a path: `cta.url`. */
function has(schema: z.core.$ZodType, path: string): boolean {
  const [name = '', ...rest] = path.split('.');
  const { def } = (inside(schema) as z.core.$ZodTypes)._zod;
  const field = def.type === 'object' ? def.shape[name] : undefined;
  return field !== undefined && (rest.length === 0 || has(field, rest.join('.')));
}

const article =
  'slug title type headline content image thumbnail releaseDate author redirectSlug tracking.slug featuredShow ' +
  'displayFlags.articleCreationDate displayFlags.socialMedia displayFlags.backToNews displayFlags.newsTag';
const dated = 'date.type date.start date.end cta.label cta.url';

/**
 * The fields of SPEC 3, written down from there and not from the code. Where the wire has another name for a field,
 * that name stands here: `hasPmrService` for the disabled-access services flag, `departement` for the department.
 */
const FIELDS: readonly (readonly [entity: string, schema: z.ZodType, paths: string])[] = [
  [
    'Cinema',
    cinemaSchema,
    'slug vistaRef name citySlug tags theaters.addressLine1 theaters.addressLine2 theaters.addressZip theaters.addressCity ' +
      'theaters.gpsPosition.x theaters.gpsPosition.y description hasPmrService backdrop seatCount hallCount services.label ' +
      'services.slug services.description services.refImage nearbySessionsCinema nearbySessionsWording',
  ],
  [
    'Cinema details',
    cinemaDetailsSchema,
    'googleMapsUrl seo.title seo.description tracking.citySlug tracking.cinemaSlug cinepassPrices.label cinepassPrices.price ' +
      'cinepassPrices.image cinepassPrices.legend ecards.label ecards.singleTtcAmount ecards.ttcAmount ecards.image ' +
      'ecards.imageAlt ecards.refCmd ecards.highlightMessage nearbyCinemas nearbyCities itinerary pricing.prices.label ' +
      'pricing.prices.amount pricing.prices.termsIndex pricing.complements pricing.terms pricing.globalTerms pushes.title ' +
      'pushes.date pushes.cta pushes.backdrop pushes.contentTag pushes.goal pushes.description pushes.backgroundColor ' +
      'cinemaWeekOffset googleMyBusinessUrl redirectSlug premium cinemaPremium accessibilityDescription accesLibreUrl',
  ],
  ['Cinema alert', alertSchema, 'message cinemas warning allCinemas cta title'],
  ['City', citySchema, 'slug name departement theaterPostalCode mainRegion singlePage'],
  [
    'City details',
    cityDetailsSchema,
    'defaultCinema description seo.title seo.description cinemas nearby tracking.slug backdrop.desktop backdrop.mobile ' +
      'highlight.title highlight.description highlight.shows',
  ],
  [
    'Show',
    showSchema,
    'slug title posterPath backgroundPath backgroundDominantColor directors genres duration releaseAt originalReleaseAt ' +
      'isMovie isNew notComingSoon flag flagColor label genericOrder homeOrder upcomingOrder salesOpeningDatetime ' +
      'showtimesDisplayDatetime specialEvent showRef warning',
  ],
  [
    'Show details',
    showDetailsSchema,
    'synopsis directors actors nationality extraInformation logoTitle trailers vodAvailability feelings.countWishList ' +
      'feelings.countEmotionDisappointed feelings.countEmotionLike feelings.countEmotionLove titleTracking refHubble ' +
      'originalTitle nationalityTracking visaHubble next24ShowtimesCount copiesCount',
  ],
  [
    'Content rating',
    showSchema,
    'contentRating.ref contentRating.description warning cinechecks.ref cinechecks.description',
  ],
  ['VOD item', vodSchema, 'title slug poster vod.lowPrice vod.url'],
  [
    'Schedule per show',
    programmeShowSchema,
    'bookable isNew days.flag cineOrder cineKidsOrder cineUpcomingOrder cineEntertainmentOrder cineEntertainmentOrder2 ' +
      'specialEvent isKids',
  ],
  [
    'Showtime',
    showtimeSchema,
    'status time version tags refCmd auditoriumName auditoriumCapacity endTime reservabilityEnd specialShowtimeDetails',
  ],
  [
    'Special showtime',
    specialShowtimeDetailsSchema,
    'titleShowtimeDetails descriptionShowtimeDetails titleScreening titleModal source highlightedTitle backgroundColor color ' +
      'pictoBanner',
  ],
  ['Schedule per day', cinemaProgrammeSchema, 'days.highlightedShowtime.type days.upsell.tag days.upsell.showSlug'],
  [
    'Tag',
    tagSchema,
    'slug title premium versionFilter places tooltip.title tooltip.description tooltip.image orders.showtime orders.filter ' +
      'orders.upsell upsellBackdrop upsellText accessibilityDescription category categoryOrder ctaUrl icon.type icon.label ' +
      'icon.image icon.width icon.sprite highlighted thumbnailTitle modalTitle modalDescription pictoBanner pictoImage ' +
      'labelColor backgroundColor badgeTitle badgeDescription badgeImage',
  ],
  ['Version', versionSchema, 'slug label description'],
  ['Video', videoSchema, 'id main language title snapshot provider'],
  ['News', newsSchema, article],
  ['Event', eventArticleSchema, `${article} ${dated}`],
  ['Offer', offerSchema, `${article} ${dated} cinemas national`],
  ['Experience article', experienceArticleSchema, `${article} cinemas guest`],
  [
    'Offers page',
    offersPageSchema,
    'header.title header.subtitle header.description header.restriction header.cta header.ctaInfo header.logo ' +
      'header.backdrop header.mobileBackdrop header.image blockOrder',
  ],
  ['Promotion', offerSchema, 'picture mobilePicture label labelColor'],
  ['Temporary offer', offerSchema, 'title subtitle price initialPrice ordering cta picture'],
  ['Call to action', callToActionSchema, 'label url target type'],
  ['Native ad', nativeAdSchema, 'cta.type cta.label cta.url'],
  [
    'Season',
    seasonSchema,
    'slug title type subtitle poster price initialPrice active description cta backdrop redirectSlug',
  ],
  ['Season details', seasonDetailsSchema, 'prices logo'],
  [
    'Experience',
    experienceSchema,
    'slug title backdrop logo teaser details video.slug video.source services.id services.title services.description ' +
      'services.img redirectSlug',
  ],
  ['Experience group', experienceGroupSchema, 'articles.gallery.image articles.cinemas pushes'],
  ['Technology', technologySchema, 'slug title'],
  [
    'FAQ article',
    faqArticleSchema,
    'id slug title category.id category.name teaser content publicationDate agentforce',
  ],
  ['FAQ category', faqCategorySchema, 'title description'],
  ['Footer FAQ group', footerFaqSchema, 'type questions slugs'],
  [
    'Footer',
    footerSchema,
    'columns.title columns.links.title columns.links.url columns.links.newTab columns.links.cookiePreferences ' +
      'socialNetworks.label socialNetworks.url faq.items.title faq.items.description',
  ],
  ['Master template', masterTemplateSchema, 'header explanation mosaic listing mobileApp cinemas shows labels guest'],
  [
    'Subscription',
    subscriptionSchema,
    'maintenance promotion.description promotion.cta partnerCinemas offers.options offers.promotion',
  ],
  ['Subscription offer', subscriptionOfferSchema, 'options.maximum promotion'],
  ['Legacy e-card', ecardSchema, 'title image price initialPrice placesCount tunnelUrl national highlightMessage'],
  ['Ecard', ecardTypeSchema, 'typeId label terms'],
  [
    'Push',
    featuredSchema,
    'title show tags ctaType cta sponsored backdrops.desktop backdrops.mobile logo trailer movie',
  ],
  ['Header push', headerPushSchema, 'type'],
  ['Search result', searchItemSchema, 'id type slug title image url publicationDate topic startDate endDate dateType'],
  [
    'Settings',
    siteSettingsSchema,
    'clientUrl orderingTunnelUrl cookieNames securityCookieNames scriptInjections.placement scriptInjections.element ' +
      'scriptInjections.value scriptInjections.attributes youtubeChannel captchaKey customerChat.org customerChat.url ' +
      'customerChat.deploymentName customerChat.deploymentUrl locator.maximumDistance locator.maximumNumberOfCinemas ' +
      'offersMenu wallet business authentication',
  ],
];

// SPEC 3.1, 3.2, 3.3, 3.4, 3.5, 3.6, 3.7, 3.8, 3.9, 3.10, 3.11, 3.12, 3.13, 3.14, 3.15, 3.16, 3.17, 3.18, 3.20, 3.22, 3.23, 3.24, 3.26, 3.27, 3.29, 3.30, 3.31, 3.32, 3.33, 3.34, 3.35, 3.36, 3.37, 3.38, 3.39, 3.40, 3.54, 3.58
test.each(FIELDS)('%s has every field that the specification gives it', (_, schema, paths) => {
  expect(paths.split(' ').filter((path) => !has(schema, path))).toEqual([]);
});

const valuesOf = (schema: z.ZodType, path: string): unknown[] => {
  const field = path.split('.').reduce<z.core.$ZodType>((within, name) => {
    const { def } = (inside(within) as z.core.$ZodTypes)._zod;
    return def.type === 'object' ? def.shape[name]! : within;
  }, schema);
  const { def } = (inside(field) as z.core.$ZodTypes)._zod;
  return def.type === 'enum' ? Object.values(def.entries) : [];
};

// SPEC 3.13, 3.17, 3.22, 3.26, 3.38, 3.41, 4.1
test.each<[z.ZodType, string, string]>([
  [tagSchema, 'places', 'accessibility cinema cinemaFilters show showFilters showtime'],
  [tagSchema, 'icon.type', 'img sprite text'],
  [videoSchema, 'provider', 'S3 allocine vimeo youtube'],
  [offersPageSchema, 'blockOrder', 'ecards event promotion temporary'],
  [callToActionSchema, 'target', '_blank _self'],
  [callToActionSchema, 'type', 'black booking yellow'],
  [nativeAdSchema, 'cta.type', 'black booking none yellow'],
  [headerPushSchema, 'type', 'home other'],
  // We add cities and the site's own pages. SPEC 5 says that events are dropped; they are among the offers.
  [searchItemSchema, 'type', 'cinema city faq gpxp master_template news offer page person show'],
  [showtimeSchema, 'status', 'available locked soldout'],
])('what may stand in a field is what SPEC says: %#', (schema, path, values) => {
  expect(valuesOf(schema, path).toSorted()).toEqual(values.split(' '));
});

// SPEC 3.21
test('the types of dates are six', () => {
  const types = articleDateSchema.options.map(({ shape }) => shape.type.value);
  expect(types.toSorted()).toEqual(['exact', 'exactWithoutHours', 'from', 'interval', 'noDate', 'until']);
});

// SPEC 3.28
test('a season’s schedule says of each show, day and cinema what it is', () => {
  for (const field of ['live', 'bookable', 'order']) expect(has(seasonScheduleSchema, field)).toBe(true);
});

// SPEC 5.3
test('a tag without a title is none: an import refuses it', () => {
  const { error } = tagSchema.safeParse({ slug: 'imax', title: '' });
  expect(error?.issues.map(({ path }) => path.join('.'))).toContain('title');
});

import type { Tag } from '../../src/contract/programme.ts';
import type { Language, Site, SiteCode } from '../../src/sites/sites.ts';
import { dutchTags } from './tags-dutch.ts';
import { dutchSeatTags, frenchSeatTags, iceTag, technologyTags } from './tags-experiences.ts';
import { frenchTags } from './tags-french.ts';
import type { DemoTag } from './types.ts';

/** The tags that both families of sites know. */
const sharedTags: readonly DemoTag[] = [
  {
    slug: 'DEFAULT',
    category: 'programme',
    title: { fr: 'Séance', en: 'Screening', de: 'Vorstellung', nl: 'Voorstelling' },
    explanation: {
      fr: 'Une séance ordinaire, et c’est déjà beaucoup.',
      en: 'An ordinary screening, which is quite enough.',
      de: 'Eine gewöhnliche Vorstellung, und das genügt völlig.',
      nl: 'Een gewone voorstelling, en dat is al heel wat.',
    },
    places: [],
    orders: [999, 999, 0],
    icon: null,
  },
  {
    slug: 'avp',
    category: 'event',
    title: { fr: 'Avant-première', en: 'Premiere', de: 'Vorpremiere', nl: 'Voorpremière' },
    explanation: {
      fr: 'Le film avant sa sortie en salle.',
      en: 'The film before its release.',
      de: 'Der Film vor dem Kinostart.',
      nl: 'De film voordat hij uitkomt.',
    },
    places: ['showFilters', 'showtime', 'show'],
    orders: [2, 145, 0],
    icon: { label: { fr: 'Avant-première', en: 'Premiere', de: 'Vorpremiere', nl: 'Voorpremière' } },
    highlighted: true,
  },
  {
    slug: 'relaxed',
    category: 'accessibility',
    title: {
      fr: 'Séance en douceur',
      en: 'Relaxed screening',
      de: 'Entspannte Vorstellung',
      nl: 'Prikkelarme voorstelling',
    },
    explanation: {
      fr: 'Son baissé, lumière tamisée, pas de publicité. On peut bouger, parler, sortir et revenir.',
      en: 'Lower sound, lights half up, no advertisements. Move, talk, go out and come back.',
      de: 'Leiserer Ton, gedämpftes Licht, keine Werbung. Man darf sich bewegen, reden, hinaus- und hereingehen.',
      nl: 'Zachter geluid, gedimd licht, geen reclame. Bewegen, praten, even weglopen: het mag.',
    },
    places: ['cinemaFilters', 'showFilters', 'showtime', 'accessibility'],
    orders: [100, 125, 0],
    icon: { label: { fr: 'En douceur', en: 'Relaxed', de: 'Entspannt', nl: 'Prikkelarm' }, sprite: 'hand' },
    accessibility: {
      fr: 'Pour les personnes autistes ou sensibles au bruit et à la lumière, et pour qui les accompagne.',
      en: 'For autistic people, whoever is sensitive to sound and light, and those who come along.',
      de: 'Für autistische Menschen, alle, die auf Lärm und Licht empfindlich reagieren, und ihre Begleitung.',
      nl: 'Voor mensen met autisme, wie gevoelig is voor geluid en licht, en wie met hen meekomt.',
    },
  },
];

const frenchFamily = [...sharedTags, ...technologyTags, iceTag, ...frenchSeatTags, ...frenchTags];
const dutchFamily = [...sharedTags, ...technologyTags, ...dutchSeatTags, ...dutchTags];

/** The tags of a site: the Dutch site has its own, all others share the French ones. */
export function demoTagsOf(site: SiteCode): readonly DemoTag[] {
  return site === 'nl' ? dutchFamily : frenchFamily;
}

/** A site's tags in one of its languages. */
export function tagsFor(site: Site, language: Language): Tag[] {
  return demoTagsOf(site.code).map((tag) => inLanguage(tag, language));
}

/** Categories as a page lists them. */
const CATEGORY_ORDER: readonly Tag['category'][] = ['experience', 'accessibility', 'event', 'programme'];

function inLanguage(tag: DemoTag, language: Language): Tag {
  const [showtime, filter, upsell] = tag.orders;
  return {
    slug: tag.slug,
    title: tag.title[language],
    category: tag.category,
    premium: tag.premium ?? false,
    versionFilter: tag.versionFilter ?? false,
    places: [...tag.places],
    tooltip: { title: tag.title[language], description: tag.explanation[language], image: null },
    orders: { showtime, filter, upsell },
    icon: tag.icon && {
      type: tag.icon.sprite === undefined ? 'text' : 'sprite',
      label: tag.icon.label[language],
      image: null,
      width: null,
      sprite: tag.icon.sprite ?? null,
    },
    highlighted: tag.highlighted ?? false,
    accessibilityDescription: tag.accessibility?.[language] ?? null,
    ctaUrl: null,
    labelColor: null,
    backgroundColor: null,
    thumbnailTitle: null,
    modalTitle: tag.title[language],
    modalDescription: `<p>${tag.explanation[language]}</p>`,
    pictoBanner: null,
    pictoImage: null,
    badgeTitle: tag.icon?.label[language] ?? null,
    badgeDescription: null,
    badgeImage: null,
    upsellBackdrop: null,
    upsellText: null,
    categoryOrder: CATEGORY_ORDER.indexOf(tag.category),
  };
}

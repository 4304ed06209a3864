import type { Tag } from '../../src/contract/programme.ts';
import type { Language, Site } from '../../src/sites/sites.ts';
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
    orders: [999, 999, 999],
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
];

const frenchFamily = [...sharedTags, ...technologyTags, iceTag, ...frenchSeatTags, ...frenchTags];
const dutchFamily = [...sharedTags, ...technologyTags, ...dutchSeatTags, ...dutchTags];

/** The tags of a site (CONTRACT, "Tags in use"): the Dutch site has its own, all others share the French ones. */
export function demoTagsOf(site: Site): readonly DemoTag[] {
  return site.code === 'nl' ? dutchFamily : frenchFamily;
}

/** A site's tags in one of its languages. */
export function tagsFor(site: Site, language: Language): Tag[] {
  return demoTagsOf(site).map((tag) => inLanguage(tag, language));
}

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
  };
}

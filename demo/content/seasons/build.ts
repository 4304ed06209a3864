import type { SeasonDetails } from '../../../src/contract/season.ts';
import type { SiteCode } from '../../../src/sites/sites.ts';
import { documentOf } from '../../documents.ts';
import { slugOf } from '../../programme/films.ts';
import { showOf, written, type Edition, type Words } from '../edition.ts';
import { pictureOf, posterOf } from '../pictures.ts';
import { amountOf, type PriceName } from '../prices.ts';

type SeasonText = {
  readonly slug: string;
  /** An address it had before. */
  readonly formerly?: string;
  readonly type: 'season' | 'specialEvent';
  /** Sites whose cinemas are too small for it. */
  readonly except?: readonly SiteCode[];
  readonly shows: readonly number[];
  /** The price of one evening, and of three bought together, which singly would cost three times the first. */
  readonly single: PriceName;
  readonly three: PriceName;
  readonly title: Words;
  readonly subtitle: Words;
  readonly description: Words;
};

/** The seasons of all sites. */
export const seasonTexts = documentOf<SeasonText[]>('shared/seasons');

const words = {
  single: { fr: 'Une séance', en: 'One evening', de: 'Ein Abend', nl: 'Eén voorstelling' },
  three: {
    fr: 'Trois séances au choix',
    en: 'Any three evenings',
    de: 'Drei Abende nach Wahl',
    nl: 'Drie voorstellingen naar keuze',
  },
  threeNote: {
    fr: 'Valables pour une personne ou pour trois.',
    en: 'For one person or for three.',
    de: 'Für eine Person oder für drei.',
    nl: 'Voor één persoon of voor drie.',
  },
} as const satisfies Record<string, Words>;

const SEATS = 3;

/** The seasons of a site, and the former address of one. */
export function seasons(edition: Edition): SeasonDetails[] {
  return seasonTexts
    .filter(({ except }) => except?.includes(edition.site.code) !== true)
    .flatMap((text) => {
      const season = seasonFrom(edition, text);
      return text.formerly === undefined
        ? [season]
        : [season, { ...season, slug: text.formerly, redirectSlug: text.slug }];
    });
}

function seasonFrom(edition: Edition, text: SeasonText): SeasonDetails {
  const { site } = edition;
  const [first] = text.shows;
  const single = amountOf(site, text.single);
  const three = amountOf(site, text.three);
  const isThree = text.shows.length === SEATS;
  return {
    slug: text.slug,
    title: written(edition, text.title),
    type: text.type,
    subtitle: written(edition, text.subtitle),
    poster: posterOf(edition, first!),
    price: isThree ? three : null,
    initialPrice: isThree ? single * SEATS : null,
    active: true,
    description: written(edition, text.description),
    cta: null,
    backdrop: pictureOf(edition, first!).image,
    redirectSlug: null,
    shows: text.shows.map((id) => slugOf(showOf(id), site)),
    prices: [
      { label: written(edition, words.single), price: single, initialPrice: null, placesCount: 1, description: null },
      ...(text.type === 'season'
        ? [
            {
              label: written(edition, words.three),
              price: three,
              initialPrice: single * SEATS,
              placesCount: SEATS,
              description: written(edition, words.threeNote),
            },
          ]
        : []),
    ],
    logo: null,
  };
}

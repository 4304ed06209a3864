import type { Technology, Version } from '../../src/contract/programme.ts';
import type { Language, Site, SiteCode } from '../../src/sites/sites.ts';
import type { Localised } from '../types.ts';
import { inLanguage } from '../documents.ts';
import { demoCinemas } from './cinemas.ts';
import { demoTagsOf } from './tags.ts';
import { HALL_TECHNOLOGIES } from './types.ts';

export const DEMO_VERSIONS = ['vf', 'vost', 'vo', 'vfst', 'ov', 'nlnl', 'muet'] as const;
export type DemoVersion = (typeof DEMO_VERSIONS)[number];

type VersionText = { readonly label: Localised; readonly description: Localised };

const french: readonly DemoVersion[] = ['vf', 'vost', 'vo', 'vfst', 'muet'];

/** Which versions a site shows films in. */
export const siteVersions: Readonly<Record<SiteCode, readonly DemoVersion[]>> = {
  fr: french,
  ch: french,
  be: ['vf', 'vost', 'vo', 'vfst', 'nlnl', 'muet'],
  tn: french,
  sn: french,
  nl: ['ov', 'nlnl', 'muet'],
  ci: french,
  ma: french,
};

const texts: Readonly<Record<DemoVersion, VersionText>> = {
  vf: {
    label: { fr: 'VF', en: 'VF', de: 'VF', nl: 'VF' },
    description: {
      fr: 'Version française.',
      en: 'In French.',
      de: 'Französische Fassung.',
      nl: 'Frans gesproken.',
    },
  },
  vost: {
    label: { fr: 'VOST', en: 'Subtitled', de: 'OmU', nl: 'OV ondertiteld' },
    description: {
      fr: 'Version originale sous-titrée en français.',
      en: 'Original version with French subtitles.',
      de: 'Originalfassung mit französischen Untertiteln.',
      nl: 'Originele versie met Franse ondertitels.',
    },
  },
  vo: {
    label: { fr: 'VO', en: 'Original', de: 'OV', nl: 'OV' },
    description: {
      fr: 'Version originale sans sous-titres.',
      en: 'Original version without subtitles.',
      de: 'Originalfassung ohne Untertitel.',
      nl: 'Originele versie zonder ondertitels.',
    },
  },
  vfst: {
    label: { fr: 'VF sous-titrée', en: 'French, captioned', de: 'VF mit UT', nl: 'VF ondertiteld' },
    description: {
      fr: 'Version française avec sous-titres pour sourds et malentendants.',
      en: 'In French, with captions for the deaf and hard of hearing.',
      de: 'Französische Fassung mit Untertiteln für Gehörlose und Hörgeschädigte.',
      nl: 'Frans gesproken, met ondertiteling voor doven en slechthorenden.',
    },
  },
  ov: {
    label: { fr: 'VO', en: 'Original', de: 'OV', nl: 'OV' },
    description: {
      fr: 'Version originale sous-titrée en néerlandais.',
      en: 'Original version with Dutch subtitles.',
      de: 'Originalfassung mit niederländischen Untertiteln.',
      nl: 'Originele versie met Nederlandse ondertitels.',
    },
  },
  nlnl: {
    label: { fr: 'Néerlandais', en: 'Dutch', de: 'Niederländisch', nl: 'NL' },
    description: {
      fr: 'Version néerlandaise.',
      en: 'In Dutch.',
      de: 'Niederländische Fassung.',
      nl: 'Nederlands gesproken.',
    },
  },
  muet: {
    label: { fr: 'Muet', en: 'Silent', de: 'Stumm', nl: 'Stom' },
    description: {
      fr: 'Film muet, avec des intertitres en français.',
      en: 'Silent film with French intertitles.',
      de: 'Stummfilm mit französischen Zwischentiteln.',
      nl: 'Stomme film met Franse tussentitels.',
    },
  },
};

/** The sites where subtitles and intertitles are in languages other than French. */
const descriptionsOfSite: Readonly<Partial<Record<SiteCode, Partial<Record<DemoVersion, Localised>>>>> = {
  ch: {
    vost: {
      fr: 'Version originale sous-titrée en français et en allemand.',
      en: 'Original version with French and German subtitles.',
      de: 'Originalfassung mit deutschen und französischen Untertiteln.',
      nl: 'Originele versie met Franse en Duitse ondertitels.',
    },
    muet: {
      fr: 'Film muet, avec des intertitres en français et en allemand.',
      en: 'Silent film with French and German intertitles.',
      de: 'Stummfilm mit deutschen und französischen Zwischentiteln.',
      nl: 'Stomme film met Franse en Duitse tussentitels.',
    },
  },
  be: {
    vost: {
      fr: 'Version originale sous-titrée en français et en néerlandais.',
      en: 'Original version with French and Dutch subtitles.',
      de: 'Originalfassung mit französischen und niederländischen Untertiteln.',
      nl: 'Originele versie met Nederlandse en Franse ondertitels.',
    },
    muet: {
      fr: 'Film muet, avec des intertitres en français et en néerlandais.',
      en: 'Silent film with French and Dutch intertitles.',
      de: 'Stummfilm mit französischen und niederländischen Zwischentiteln.',
      nl: 'Stomme film met Nederlandse en Franse tussentitels.',
    },
  },
  nl: {
    muet: {
      fr: 'Film muet, avec des intertitres en néerlandais.',
      en: 'Silent film with Dutch intertitles.',
      de: 'Stummfilm mit niederländischen Zwischentiteln.',
      nl: 'Stomme film met Nederlandse tussentitels.',
    },
  },
};

/** A site's versions in one of its languages. */
export function versionsFor(site: Site, language: Language): Version[] {
  return siteVersions[site.code].map((slug) => ({
    slug,
    label: texts[slug].label[language],
    description: (descriptionsOfSite[site.code]?.[slug] ?? texts[slug].description)[language],
  }));
}

/** The technologies that some hall of the site has, in the order in which tickets name them. */
export function technologiesFor(site: Site, language: Language): Technology[] {
  const halls = demoCinemas[site.code].flatMap((cinema) => cinema.halls);
  const owned = HALL_TECHNOLOGIES.filter((slug) => halls.some((hall) => hall.technologies.includes(slug)));
  return demoTagsOf(site.code)
    .filter((tag) => owned.some((slug) => slug === tag.slug))
    .toSorted((one, other) => one.orders.showtime - other.orders.showtime)
    .map((tag) => inLanguage(tag, language))
    .map(({ slug, title, tooltip }) => ({ slug, title, teaser: tooltip.description, logo: null }));
}

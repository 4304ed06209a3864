import type { Experience, ExperienceGroup } from '../../../src/contract/experience.ts';
import type { Site } from '../../../src/sites/sites.ts';
import { demoTagsOf } from '../../cinemas/tags.ts';
import { documentOf } from '../../documents.ts';
import { ctaOf, experienceArticlesOf } from '../articles.ts';
import { articleSlug, cinemasWith, showOf, written, type Edition, type Words } from '../edition.ts';
import { pictureOf } from '../pictures.ts';
import type { ExperienceText } from './type.ts';

const all = documentOf<ExperienceText<never>[]>('shared/experiences');

/** The experiences of a site: those of its halls, and evenings that every hall can have. */
function experiencesOf(site: Site): readonly ExperienceText<never>[] {
  return all.filter(
    ({ tag, sites, needsHall }) =>
      (sites?.includes(site.code) ?? true) && (!needsHall || cinemasWith(site, tag).length > 0),
  );
}

/** The former address of an experience. */
const FORMERLY = { slug: 'imax-laser', now: 'imax' } as const;

export function experiences(edition: Edition): Experience[] {
  const found = experiencesOf(edition.site).map((text) => experienceFrom(edition, text));
  const renamed = found.find(({ slug }) => slug === FORMERLY.now);
  return renamed ? [...found, { ...renamed, slug: FORMERLY.slug, redirectSlug: FORMERLY.now }] : found;
}

function experienceFrom(edition: Edition, text: ExperienceText<never>): Experience {
  const { site } = edition;
  const slug = site.code === 'nl' && text.dutchTag !== undefined ? text.dutchTag : text.tag;
  const own = demoTagsOf(site.code).find((tag) => tag.slug === slug);
  const tag = own ?? demoTagsOf('fr').find((each) => each.slug === text.tag)!;
  return {
    slug: text.tag,
    title: written(edition, tag.title),
    backdrop: pictureOf(edition, text.picture).image,
    logo: null,
    teaser: written(edition, tag.tooltip.description),
    details: [
      written(edition, text.details),
      tag.accessibilityDescription && `<p>${written(edition, tag.accessibilityDescription)}</p>`,
    ]
      .filter(Boolean)
      .join(''),
    video: null,
    services: text.services.map(({ id, title, description }) => ({
      id,
      title: written(edition, title),
      description: `<p>${written(edition, description)}</p>`,
      img: null,
    })),
    redirectSlug: null,
    tag: own?.slug ?? null,
  };
}

const groups: readonly {
  readonly slug: ExperienceText['group'];
  readonly title: Words;
  readonly description: Words;
}[] = [
  {
    slug: 'picture-sound',
    title: { fr: 'L’image et le son', en: 'Picture and sound', de: 'Bild und Ton', nl: 'Beeld en geluid' },
    description: {
      fr: '<p>Ce que nos salles, à {city} et ailleurs, savent faire de la lumière, et d’où vient le bruit.</p>',
      en: '<p>What the halls of {city} and elsewhere can do with light, and where the noise comes from.</p>',
      de: '<p>Was unsere Säle, nicht nur in {city}, mit Licht anfangen, und woher der Lärm kommt.</p>',
      nl: '<p>Wat de zalen in {city} en elders met licht kunnen, en waar het geluid vandaan komt.</p>',
    },
  },
  {
    slug: 'seats',
    title: { fr: 'Les fauteuils', en: 'Seats', de: 'Sessel', nl: 'Stoelen' },
    description: {
      fr: '<p>On passe deux heures dans un fauteuil. Autant le choisir.</p>',
      en: '<p>You spend two hours in a seat. You may as well choose it.</p>',
      de: '<p>Man verbringt zwei Stunden in einem Sessel. Da lohnt sich die Wahl.</p>',
      nl: '<p>Je zit twee uur in een stoel. Dan kun je hem maar beter kiezen.</p>',
    },
  },
  {
    slug: 'evenings',
    title: { fr: 'Les soirées', en: 'Evenings', de: 'Abende', nl: 'Avonden' },
    description: {
      fr: '<p>Quand il se passe quelque chose avant, après, ou sur une scène à mille kilomètres.</p>',
      en: '<p>When something happens before, afterwards, or on a stage a thousand kilometres away.</p>',
      de: '<p>Wenn davor, danach oder auf einer Bühne tausend Kilometer weiter etwas geschieht.</p>',
      nl: '<p>Als er vooraf, achteraf of op een podium duizend kilometer verderop iets gebeurt.</p>',
    },
  },
];

const pushWords = {
  title: {
    fr: 'Tous les grands écrans, sans supplément',
    en: 'All big screens, with no supplement',
    de: 'Alle grossen Leinwände, ohne Zuschlag',
    nl: 'Alle grote doeken, zonder toeslag',
  },
  description: {
    fr: 'Une option du Cinépass, à {price:bigScreens} par mois.',
    en: 'An option of the pass, for {price:bigScreens} a month.',
    de: 'Eine Option des Cinépass, für {price:bigScreens} im Monat.',
    nl: 'Een optie bij je abonnement, voor {price:bigScreens} per maand.',
  },
  label: { fr: 'Voir les formules', en: 'See the plans', de: 'Zu den Abos', nl: 'Bekijk de abonnementen' },
} as const satisfies Record<string, Words>;

export function experienceGroups(edition: Edition): ExperienceGroup[] {
  return groups.map(({ slug, title, description }) => ({
    slug,
    title: written(edition, title),
    description: written(edition, description),
    articles: experienceArticlesOf(edition)
      .filter(({ text }) => text.group === slug)
      .map(({ text, cinemas }) => ({
        slug: articleSlug(edition, text),
        title: written(edition, text.title),
        headline: written(edition, text.headline),
        gallery: text.gallery.flatMap((id) => {
          const { image } = pictureOf(edition, id);
          return image === null ? [] : { image, alt: showOf(id).title[edition.language] };
        }),
        cinemas,
      })),
    pushes: [
      {
        title: written(edition, pushWords.title),
        description: written(edition, pushWords.description),
        image: pictureOf(edition, 'passCard').thumbnail,
        cta: ctaOf(edition, pushWords.label, '{to:subscriptionOffers}', 'yellow'),
      },
    ],
  }));
}

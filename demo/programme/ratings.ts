import type { Show } from '../../src/contract/show.ts';
import type { Language, Site } from '../../src/sites/sites.ts';
import type { DemoShow, Localised } from '../types.ts';
import { RARE } from './films.ts';

type Rating = Show['contentRating'];

const everyone: Localised = {
  fr: 'Tout public',
  en: 'Suitable for everyone',
  de: 'Ohne Altersbeschränkung',
  nl: 'Alle leeftijden',
};
const everyoneExtended: Localised = {
  fr: 'Ce film peut être vu à tout âge.',
  en: 'This film can be seen at any age.',
  de: 'Dieser Film ist für jedes Alter freigegeben.',
  nl: 'Deze film is geschikt voor alle leeftijden.',
};

type Phrase = Readonly<Record<Language, (age: number) => string>>;
const forbidden: Phrase = {
  fr: (age) => `Interdit aux moins de ${age} ans`,
  en: (age) => `No one under ${age} admitted`,
  de: (age) => `Kein Zutritt unter ${age} Jahren`,
  nl: (age) => `Geen toegang onder de ${age} jaar`,
};
const forbiddenExtended: Phrase = {
  fr: (age) =>
    `La salle est interdite aux moins de ${age} ans, même accompagnés. Une pièce d’identité peut être demandée.`,
  en: (age) => `No one under ${age} is admitted, not even with an adult. You may be asked for proof of age.`,
  de: (age) => `Unter ${age} Jahren kein Zutritt, auch nicht in Begleitung. Ein Ausweis kann verlangt werden.`,
  nl: (age) =>
    `Onder de ${age} jaar geen toegang, ook niet onder begeleiding. Er kan om een legitimatie worden gevraagd.`,
};
const fromAge: Phrase = {
  fr: (age) => `Dès ${age} ans`,
  en: (age) => `From age ${age}`,
  de: (age) => `Ab ${age} Jahren`,
  nl: (age) => `Vanaf ${age} jaar`,
};
const fromAgeExtended: Phrase = {
  fr: (age) => `Recommandé à partir de ${age} ans.`,
  en: (age) => `Recommended for ages ${age} and over.`,
  de: (age) => `Empfohlen ab ${age} Jahren.`,
  nl: (age) => `Aanbevolen vanaf ${age} jaar.`,
};

/** The CSA bars films to those under 12, 16 or 18, or to nobody. */
function csaAge({ age }: DemoShow): 0 | 12 | 16 | 18 {
  if (age >= 18) return 18;
  if (age >= 16) return 16;
  return age >= 12 ? 12 : 0;
}

/** A show's rating in a site's system; `[]` when it has none. Live events are for everyone and unrated. */
export function contentRatingOf(show: DemoShow, site: Site, language: Language): Rating {
  if (show.id === RARE.unrated || show.kind !== 'film') return [];
  const isCsa = site.ratingSystem === 'CSA';
  const age = isCsa ? csaAge(show) : show.age;
  if (age === 0) return { ref: 'TP', description: everyone[language], extendedDescription: everyoneExtended[language] };
  const [short, long] = isCsa ? [forbidden, forbiddenExtended] : [fromAge, fromAgeExtended];
  return {
    ref: isCsa ? `-${age}` : String(age),
    description: short[language](age),
    extendedDescription: long[language](age),
  };
}

/** The names of the marks on tickets, the same in every language as pictograms are, and their meaning. */
const warnings: Readonly<Record<DemoShow['warnings'][number], { ref: string; description: Localised }>> = {
  fear: { ref: 'angst', description: { fr: 'Peur', en: 'Fear', de: 'Angst', nl: 'Angst' } },
  violence: { ref: 'geweld', description: { fr: 'Violence', en: 'Violence', de: 'Gewalt', nl: 'Geweld' } },
  sex: { ref: 'seks', description: { fr: 'Sexe', en: 'Sex', de: 'Sex', nl: 'Seks' } },
  discrimination: {
    ref: 'discriminatie',
    description: { fr: 'Discrimination', en: 'Discrimination', de: 'Diskriminierung', nl: 'Discriminatie' },
  },
  drugs: {
    ref: 'drugs',
    description: {
      fr: 'Drogues, alcool ou tabac',
      en: 'Drugs, alcohol or smoking',
      de: 'Drogen, Alkohol oder Rauchen',
      nl: 'Drugs, alcohol of roken',
    },
  },
  language: {
    ref: 'taal',
    description: { fr: 'Langage grossier', en: 'Strong language', de: 'Derbe Sprache', nl: 'Grof taalgebruik' },
  },
};

/** Cinecheck's marks: an age and what to expect; none on sites with another system. */
export function cinechecksOf(show: DemoShow, site: Site, language: Language): Show['cinechecks'] {
  if (site.ratingSystem !== 'Cinecheck' || show.id === RARE.unrated || show.kind !== 'film') return [];
  const age =
    show.age === 0
      ? { ref: 'AL', description: everyone[language] }
      : { ref: String(show.age), description: fromAge[language](show.age) };
  return [
    age,
    ...show.warnings.map((warning) => ({
      ref: warnings[warning].ref,
      description: warnings[warning].description[language],
    })),
  ];
}

const datedViews: Localised = {
  fr: 'Ce film montre des préjugés de son temps. Ils étaient déjà faux ; nous le projetons tel qu’il fut tourné.',
  en: 'This film shows prejudices of its day. They were wrong then too; we show it as it was made.',
  de: 'Dieser Film zeigt Vorurteile seiner Zeit. Sie waren schon damals falsch; wir zeigen ihn, wie er gedreht wurde.',
  nl: 'Deze film toont vooroordelen uit zijn tijd. Ze klopten toen ook al niet; we vertonen hem zoals hij is gemaakt.',
};
const harsh: Localised = {
  fr: 'Certaines images peuvent heurter la sensibilité des spectateurs.',
  en: 'Some images may be upsetting.',
  de: 'Einige Bilder können verstörend wirken.',
  nl: 'Sommige beelden kunnen als schokkend worden ervaren.',
};

/** What visitors should know beforehand. */
export function warningOf({ warnings: given, age }: DemoShow, language: Language): string | null {
  if (given.includes('discrimination')) return datedViews[language];
  return age >= 16 ? harsh[language] : null;
}

import type { CinemaDetails } from '../../src/contract/cinema.ts';
import type { Language } from '../../src/sites/sites.ts';
import type { Localised } from '../types.ts';
import type { DemoCinema, HallComfort, HallTechnology } from './types.ts';

type PriceKind =
  | 'adult'
  | 'reduced'
  | 'student'
  | 'under26'
  | 'senior'
  | 'child14'
  | 'child12'
  | 'morning'
  | 'jobseeker';
type ComplementKind = HallTechnology | HallComfort | 'glasses';

/** Amounts in the site's currency, major units. Complements are charged only where a hall has what they are for. */
type Tariff = {
  readonly prices: Readonly<Partial<Record<PriceKind, number>>>;
  readonly complements: Readonly<Partial<Record<ComplementKind, number>>>;
};

const frenchComplements = { imax: 5, '4dx': 6.5, dolby: 4, ice: 3.5, screenx: 3, '3d': 2, glasses: 1, duo: 3 };
const dutchComplements = {
  imax: 4.5,
  '4dx': 6,
  dolby: 4,
  screenx: 3,
  '3d': 2,
  glasses: 1,
  relaxseats: 3,
  luxeseats: 4,
  boutiqueseats: 5,
};

const tariffs = {
  'fr-paris': {
    prices: { adult: 14.9, reduced: 11.9, student: 9.9, senior: 11.5, child14: 6.5, morning: 8.9, jobseeker: 9.9 },
    complements: frenchComplements,
  },
  'fr-city': {
    prices: { adult: 12.9, reduced: 10.4, student: 8.5, senior: 9.9, child14: 6, morning: 7.9, jobseeker: 8.5 },
    complements: frenchComplements,
  },
  'fr-town': {
    prices: { adult: 10.8, reduced: 8.9, student: 7.2, senior: 8.4, child14: 5.5, morning: 6.8 },
    complements: { ...frenchComplements, imax: 4, dolby: 3, ice: 3 },
  },
  'fr-premium': {
    prices: { adult: 19.5, under26: 15, senior: 16.5, morning: 14 },
    complements: { '3d': 2, glasses: 1 },
  },
  'nl-city': {
    prices: { adult: 14.5, student: 11.5, senior: 12, child12: 10, morning: 9.5 },
    complements: dutchComplements,
  },
  'nl-town': {
    prices: { adult: 12.5, student: 10.5, senior: 10.5, child12: 8.5, morning: 8.5 },
    complements: dutchComplements,
  },
  'ch-city': {
    prices: { adult: 20.5, reduced: 17, student: 16, senior: 17, child14: 13, morning: 15 },
    complements: { imax: 6, '4dx': 8, dolby: 5, atmos: 2, '3d': 3, glasses: 2, duo: 5 },
  },
  'ch-town': {
    prices: { adult: 18, student: 14, senior: 15, child14: 11, morning: 13 },
    complements: { dolby: 4, atmos: 2, '3d': 3, glasses: 2, duo: 4 },
  },
  be: {
    prices: { adult: 12.8, reduced: 10.8, student: 9.8, senior: 10.8, child14: 8.8, morning: 7.8 },
    complements: { imax: 4, '4dx': 6, dolby: 3.5, screenx: 3, '3d': 2, glasses: 1, duo: 3 },
  },
  tn: {
    prices: { adult: 16, student: 12, child14: 10, morning: 10 },
    complements: { imax: 6, dolby: 4, '3d': 2, glasses: 2, duo: 4 },
  },
  ma: {
    prices: { adult: 65, student: 45, senior: 50, child14: 40, morning: 40 },
    complements: { imax: 25, '4dx': 35, dolby: 20, screenx: 15, '3d': 10, glasses: 10, premium: 40 },
  },
  sn: {
    prices: { adult: 4000, student: 2500, child14: 2000, morning: 2000 },
    complements: { '3d': 500, glasses: 500 },
  },
  ci: {
    prices: { adult: 4500, student: 3000, child14: 2500, morning: 2500 },
    complements: { '3d': 500, glasses: 500 },
  },
} as const satisfies Record<string, Tariff>;

export type TariffName = keyof typeof tariffs;

const priceLabels: Record<PriceKind, Localised> = {
  adult: { fr: 'Plein tarif', en: 'Adult', de: 'Erwachsene', nl: 'Volwassenen' },
  reduced: { fr: 'Tarif réduit', en: 'Reduced', de: 'Ermässigt', nl: 'Verlaagd tarief' },
  student: { fr: 'Étudiant', en: 'Student', de: 'Studierende', nl: 'Studenten' },
  under26: { fr: 'Moins de 26 ans', en: 'Under 26', de: 'Unter 26 Jahren', nl: 'Tot 26 jaar' },
  senior: { fr: 'Plus de 65 ans', en: '65 and over', de: 'Ab 65 Jahren', nl: '65-plus' },
  child14: { fr: 'Moins de 14 ans', en: 'Under 14', de: 'Unter 14 Jahren', nl: 'Tot 14 jaar' },
  child12: { fr: 'Moins de 12 ans', en: 'Under 12', de: 'Unter 12 Jahren', nl: 'Tot 12 jaar' },
  morning: { fr: 'Matin', en: 'Morning', de: 'Vormittag', nl: 'Ochtend' },
  jobseeker: { fr: 'Demandeur d’emploi', en: 'Job seeker', de: 'Arbeitssuchende', nl: 'Werkzoekenden' },
};

const conditions: Partial<Record<PriceKind, Localised>> = {
  reduced: {
    fr: 'Familles nombreuses et personnes en situation de handicap, sur présentation d’un justificatif.',
    en: 'Large families and people with a disability, on proof.',
    de: 'Kinderreiche Familien und Menschen mit Behinderung, gegen Nachweis.',
    nl: 'Grote gezinnen en mensen met een beperking, op vertoon van een bewijs.',
  },
  student: {
    fr: 'Avec une carte de l’année en cours, du dimanche 18\u00a0h au vendredi 18\u00a0h, hors jours fériés.',
    en: 'With a card for the current year, from Sunday 6 pm to Friday 6 pm, public holidays excepted.',
    de: 'Mit Ausweis des laufenden Jahres, von Sonntag 18 Uhr bis Freitag 18 Uhr, ohne Feiertage.',
    nl: 'Met een pas van het lopende jaar, van zondag 18.00 tot vrijdag 18.00 uur, behalve op feestdagen.',
  },
  under26: {
    fr: 'Tous les jours, à toutes les séances, sur présentation d’une pièce d’identité.',
    en: 'Every day, at every screening, on showing an identity card.',
    de: 'Täglich, zu allen Vorstellungen, gegen Vorlage eines Ausweises.',
    nl: 'Elke dag, bij alle voorstellingen, op vertoon van een identiteitsbewijs.',
  },
  senior: {
    fr: 'Du lundi au vendredi avant 18\u00a0h, hors jours fériés.',
    en: 'Monday to Friday before 6 pm, public holidays excepted.',
    de: 'Montag bis Freitag vor 18 Uhr, ohne Feiertage.',
    nl: 'Maandag tot en met vrijdag voor 18.00 uur, behalve op feestdagen.',
  },
  morning: {
    fr: 'Toutes les séances qui commencent avant midi, sept jours sur sept.',
    en: 'Every screening that starts before noon, seven days a week.',
    de: 'Alle Vorstellungen, die vor 12 Uhr beginnen, sieben Tage die Woche.',
    nl: 'Alle voorstellingen die voor 12.00 uur beginnen, zeven dagen per week.',
  },
  jobseeker: {
    fr: 'Sur présentation d’une attestation de moins de trois mois, du lundi au vendredi.',
    en: 'With a certificate less than three months old, Monday to Friday.',
    de: 'Mit einer höchstens drei Monate alten Bescheinigung, Montag bis Freitag.',
    nl: 'Met een attest van hoogstens drie maanden oud, maandag tot en met vrijdag.',
  },
};

const complementLabels: Partial<Record<ComplementKind, Localised>> = {
  imax: { fr: 'Séance IMAX', en: 'IMAX screening', de: 'IMAX-Vorstellung', nl: 'IMAX-voorstelling' },
  '4dx': { fr: 'Séance 4DX', en: '4DX screening', de: '4DX-Vorstellung', nl: '4DX-voorstelling' },
  dolby: {
    fr: 'Séance Dolby Cinema',
    en: 'Dolby Cinema screening',
    de: 'Dolby-Cinema-Vorstellung',
    nl: 'Dolby Cinema-voorstelling',
  },
  ice: { fr: 'Séance ICE', en: 'ICE screening', de: 'ICE-Vorstellung', nl: 'ICE-voorstelling' },
  screenx: { fr: 'Séance ScreenX', en: 'ScreenX screening', de: 'ScreenX-Vorstellung', nl: 'ScreenX-voorstelling' },
  atmos: {
    fr: 'Séance Dolby Atmos',
    en: 'Dolby Atmos screening',
    de: 'Dolby-Atmos-Vorstellung',
    nl: 'Dolby Atmos-voorstelling',
  },
  '3d': { fr: 'Séance 3D', en: '3D screening', de: '3D-Vorstellung', nl: '3D-voorstelling' },
  glasses: { fr: 'Lunettes 3D', en: '3D glasses', de: '3D-Brille', nl: '3D-bril' },
  duo: {
    fr: 'Siège duo, par personne',
    en: 'Duo seat, per person',
    de: 'Duo-Sitz, pro Person',
    nl: 'Duozetel, per persoon',
  },
  premium: { fr: 'Salle premium', en: 'Premium hall', de: 'Premium-Saal', nl: 'Premium-zaal' },
  relaxseats: { fr: 'Fauteuil inclinable', en: 'Relax seat', de: 'Relax-Sitz', nl: 'Relaxstoel' },
  luxeseats: { fr: 'Fauteuil de luxe', en: 'Luxury seat', de: 'Luxus-Sitz', nl: 'Luxe stoel' },
  boutiqueseats: { fr: 'Salon boutique', en: 'Boutique seat', de: 'Boutique-Sitz', nl: 'Boutiquestoel' },
};

const globalTerms: Localised = {
  fr: 'Tarifs TTC, affichés par personne et par séance. Les spectacles et les soirées spéciales ont leurs propres tarifs. Un seul tarif réduit par billet.',
  en: 'Prices per person and screening, tax included. Live events and special evenings are priced on their own. One reduction per ticket.',
  de: 'Preise pro Person und Vorstellung, inklusive Steuern. Für Live-Übertragungen und Sonderveranstaltungen gelten eigene Preise. Ermässigungen sind nicht kumulierbar.',
  nl: 'Prijzen per persoon en per voorstelling, inclusief btw. Voor live-uitzendingen en bijzondere avonden gelden aparte prijzen. Eén korting per kaartje.',
};

/** What a cinema charges for its seats, in the contract's shape: each price refers to its condition by index. */
export function pricingOf(cinema: DemoCinema, language: Language): NonNullable<CinemaDetails['pricing']> {
  const tariff: Tariff = tariffs[cinema.tariff];
  const terms: string[] = [];
  const prices = entriesOf(tariff.prices).map(([kind, amount]) => {
    const condition = conditions[kind]?.[language];
    return {
      label: priceLabels[kind][language],
      amount,
      termsIndex: condition === undefined ? null : terms.push(condition) - 1,
    };
  });
  const complements = entriesOf(tariff.complements).flatMap(([kind, amount]) => {
    const label = complementLabels[kind]?.[language];
    return label !== undefined && isAskedFor(cinema, kind) ? [{ label, amount }] : [];
  });
  return { prices, complements, terms, globalTerms: globalTerms[language] };
}

/** The lowest price for a kind of seat at any of these cinemas. */
export function lowestPrice(cinemas: readonly DemoCinema[], kind: PriceKind): number {
  const asked = cinemas.flatMap(({ tariff }) => (tariffs[tariff] as Tariff).prices[kind] ?? []);
  return Math.min(...asked);
}

function isAskedFor(cinema: DemoCinema, kind: ComplementKind): boolean {
  const feature = kind === 'glasses' ? '3d' : kind;
  return cinema.halls.some((hall) => [...hall.technologies, ...hall.comforts].includes(feature));
}

/** Object.entries, typed by what the object may hold. */
function entriesOf<Key extends string>(record: Readonly<Partial<Record<Key, number>>>): [Key, number][] {
  return Object.entries(record) as [Key, number][];
}

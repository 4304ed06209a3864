import type { Words } from '../edition.ts';
import type { Illustration } from '../pictures.ts';
import type { PriceName } from '../prices.ts';

export type PlanText = {
  readonly id: 'solo' | 'duo' | 'under26' | 'trial';
  readonly price: PriceName;
  readonly persons: number;
  readonly months: number;
  /** Without one the plan is not shown (SPEC 5). */
  readonly picture?: Illustration;
  readonly promotion?: { readonly label: Words; readonly description: Words };
  readonly title: Words;
  readonly description: Words;
};

export const plans: readonly PlanText[] = [
  {
    id: 'solo',
    price: 'solo',
    persons: 1,
    months: 4,
    picture: 'seat',
    promotion: {
      label: {
        fr: 'Premier mois à −50 %',
        en: 'First month half price',
        de: 'Erster Monat −50 %',
        nl: 'Eerste maand −50%',
      },
      description: {
        fr: 'Pour toute personne qui n’a pas été abonnée cette année.',
        en: 'For anyone who has not been a member this year.',
        de: 'Für alle, die dieses Jahr noch kein Abo hatten.',
        nl: 'Voor wie dit jaar nog geen abonnement had.',
      },
    },
    title: { fr: 'Cinépass Solo', en: 'Solo pass', de: 'Cinépass Solo', nl: 'Abonnement Solo' },
    description: {
      fr: '<p>Pour une personne qui aime choisir au dernier moment, et recommencer le lendemain.</p>',
      en: '<p>For one person who likes to choose at the last moment, and again the next day.</p>',
      de: '<p>Für eine Person, die gern im letzten Moment entscheidet, und am nächsten Tag wieder.</p>',
      nl: '<p>Voor één persoon die graag op het laatste moment kiest, en de volgende dag weer.</p>',
    },
  },
  {
    id: 'duo',
    price: 'duo',
    persons: 2,
    months: 4,
    picture: 'armchairs',
    title: { fr: 'Cinépass Duo', en: 'Duo pass', de: 'Cinépass Duo', nl: 'Abonnement Duo' },
    description: {
      fr: '<p>Vous, et qui vous voulez. La seconde personne peut changer à chaque film.</p>',
      en: '<p>You and anyone you like. The second person may be another one for each film.</p>',
      de: '<p>Sie und wen Sie wollen. Die zweite Person darf bei jedem Film eine andere sein.</p>',
      nl: '<p>Jij en wie je maar wilt. De tweede persoon mag bij elke film iemand anders zijn.</p>',
    },
  },
  {
    id: 'under26',
    price: 'under26',
    persons: 1,
    months: 0,
    picture: 'star',
    title: { fr: 'Cinépass −26', en: 'Under-26 pass', de: 'Cinépass U26', nl: 'Abonnement tot 26' },
    description: {
      fr: '<p>Avant 26 ans, sans engagement : on s’arrête quand les examens commencent, on reprend après.</p>',
      en: '<p>Under 26 and bound to nothing: stop when exams begin and start again afterwards.</p>',
      de: '<p>Unter 26 und ohne Bindung: aufhören, wenn die Prüfungen beginnen, danach weitermachen.</p>',
      nl: '<p>Onder de 26 en zonder verplichting: stop als de tentamens beginnen, ga daarna verder.</p>',
    },
  },
  {
    // Its picture is still to come: until then the page leaves it out.
    id: 'trial',
    price: 'solo',
    persons: 1,
    months: 0,
    title: { fr: 'Cinépass Essai', en: 'Trial pass', de: 'Cinépass Probe', nl: 'Proefabonnement' },
    description: {
      fr: '<p>Un mois, une fois, pour voir.</p>',
      en: '<p>One month, once, to see.</p>',
      de: '<p>Ein Monat, einmal, zum Ausprobieren.</p>',
      nl: '<p>Eén maand, één keer, om te proberen.</p>',
    },
  },
];

export const advantages: readonly Words[] = [
  {
    fr: 'Tous les films, toutes les séances',
    en: 'Every film, every screening',
    de: 'Alle Filme, alle Vorstellungen',
    nl: 'Alle films, alle voorstellingen',
  },
  {
    fr: 'Tous nos cinémas du pays',
    en: 'All our cinemas in the country',
    de: 'Alle unsere Kinos im Land',
    nl: 'Al onze bioscopen in het land',
  },
  {
    fr: 'Les directs à {price:liveReduced}',
    en: 'Live events for {price:liveReduced}',
    de: 'Live-Übertragungen für {price:liveReduced}',
    nl: 'Live-uitzendingen voor {price:liveReduced}',
  },
];

export const options = [
  {
    id: 'bigScreens',
    maximum: 1,
    title: { fr: 'Grands écrans', en: 'Big screens', de: 'Grosse Leinwände', nl: 'Grote doeken' },
    description: {
      fr: 'L’IMAX, la 4DX, le Dolby et les autres, sans supplément.',
      en: 'IMAX, 4DX, Dolby and the others, with no supplement.',
      de: 'IMAX, 4DX, Dolby und die anderen, ohne Zuschlag.',
      nl: 'IMAX, 4DX, Dolby en de andere, zonder toeslag.',
    },
  },
  {
    id: 'guest',
    maximum: 2,
    title: { fr: 'Invité', en: 'Guest', de: 'Gast', nl: 'Introducé' },
    description: {
      fr: 'Deux places par mois pour quelqu’un d’autre.',
      en: 'Two seats a month for someone else.',
      de: 'Zwei Plätze im Monat für jemand anderen.',
      nl: 'Twee plaatsen per maand voor iemand anders.',
    },
  },
  {
    id: 'children',
    maximum: 4,
    title: { fr: 'Enfant', en: 'Child', de: 'Kind', nl: 'Kind' },
    description: {
      fr: 'Un enfant de moins de 14 ans entre avec vous, le mercredi et le week-end.',
      en: 'A child under 14 comes in with you on Wednesdays and at weekends.',
      de: 'Ein Kind unter 14 kommt am Mittwoch und am Wochenende mit Ihnen hinein.',
      nl: 'Een kind tot 14 jaar gaat op woensdag en in het weekend met je mee.',
    },
  },
] as const satisfies readonly { id: PriceName; maximum: number; title: Words; description: Words }[];

export const perks = [
  {
    id: 'first',
    picture: 'clapper',
    title: { fr: 'Avant les autres', en: 'Before the rest', de: 'Vor allen anderen', nl: 'Eerder dan de rest' },
    description: {
      fr: '<p>Les ventes vous sont ouvertes vingt-quatre heures plus tôt.</p>',
      en: '<p>Sales open to you twenty-four hours early.</p>',
      de: '<p>Der Vorverkauf beginnt für Sie vierundzwanzig Stunden früher.</p>',
      nl: '<p>De verkoop begint voor jou vierentwintig uur eerder.</p>',
    },
  },
  {
    id: 'counter',
    picture: 'bottle',
    title: { fr: 'Au comptoir', en: 'At the counter', de: 'An der Theke', nl: 'Aan de bar' },
    description: {
      fr: '<p>Dix pour cent de moins sur tout ce qui se boit ou se croque.</p>',
      en: '<p>Ten per cent off everything you can drink or crunch.</p>',
      de: '<p>Zehn Prozent auf alles, was man trinken oder knabbern kann.</p>',
      nl: '<p>Tien procent korting op alles om te drinken of te knabbelen.</p>',
    },
  },
  {
    id: 'evening',
    picture: 'rose',
    title: {
      fr: 'Une soirée par mois',
      en: 'One evening a month',
      de: 'Ein Abend im Monat',
      nl: 'Eén avond per maand',
    },
    description: {
      fr: '<p>Un film choisi par les abonnés, présenté par l’un d’eux.</p>',
      en: '<p>A film chosen by members and introduced by one of them.</p>',
      de: '<p>Ein Film, den die Mitglieder wählen und selbst vorstellen.</p>',
      nl: '<p>Een film die de abonnees kiezen en die een van hen inleidt.</p>',
    },
  },
] as const satisfies readonly { id: string; picture: Illustration; title: Words; description: Words }[];

export const passTerms: Words = {
  fr: '<p>Prix TTC par mois. Engagement de quatre mois pour Solo et Duo, aucun pour −26. Cinépass nominatif, une séance à la fois. Suppléments pour les grands écrans sauf option. Les directs et les soirées spéciales sont à tarif réduit.</p>',
  en: '<p>Prices per month, tax included. Four months’ commitment for Solo and Duo, none under 26. The pass is in your name and good for one screening at a time. Supplements for big screens unless you have the option. Live events and special evenings at a reduced price.</p>',
  de: '<p>Preise pro Monat, inklusive Steuern. Vier Monate Mindestdauer für Solo und Duo, keine für U26. Der Cinépass ist persönlich und gilt für eine Vorstellung aufs Mal. Zuschläge für grosse Leinwände, ausser mit der Option. Live-Übertragungen und Sonderveranstaltungen zum ermässigten Preis.</p>',
  nl: '<p>Prijzen per maand, inclusief btw. Solo en Duo voor minstens vier maanden, tot 26 zonder minimum. Het abonnement is persoonlijk en geldt voor één voorstelling tegelijk. Toeslag voor grote doeken, behalve met de optie. Live-uitzendingen en bijzondere avonden tegen verlaagd tarief.</p>',
};

export const passWords = {
  promotion: {
    fr: 'Jusqu’au {day:23}, le premier mois du Cinépass Solo est à moitié prix.',
    en: 'Until {day:23}, the first month of the Solo pass is half price.',
    de: 'Bis {day:23} kostet der erste Monat des Cinépass Solo die Hälfte.',
    nl: 'Tot en met {day:23} kost de eerste maand van abonnement Solo de helft.',
  },
  more: { fr: 'Les conditions', en: 'The conditions', de: 'Die Bedingungen', nl: 'De voorwaarden' },
} as const satisfies Record<string, Words>;

/** Partners that accept the pass too; one of them has no theatre at present and is left out (SPEC 5). */
export const partners = [
  { name: 'Le Zootrope', halls: ['Le Zootrope, quai', 'Le Zootrope, gare'] },
  { name: 'Ciné Lanterne', halls: ['Ciné Lanterne'] },
  { name: 'Kinora', halls: [] },
] as const;

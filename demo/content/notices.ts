import type { CinemaAlert } from '../../src/contract/alert.ts';
import type { HeaderPush } from '../../src/contract/push.ts';
import { href } from '../../src/routes/href.ts';
import type { SiteCode } from '../../src/sites/sites.ts';
import { demoCinemas } from '../cinemas/cinemas.ts';
import { written, type Edition, type Words } from './edition.ts';

/** Alerts for all cinemas of a site. */
const SITE_ALERTS: { readonly [C in SiteCode]?: { readonly title: Words; readonly message: Words } } = {
  be: {
    title: { fr: 'Grève nationale', en: 'National strike', de: 'Landesweiter Streik', nl: 'Nationale staking' },
    message: {
      fr: '<p>Peu de trains et de bus {day:3}. Nos cinémas sont ouverts ; un billet de ce jour-là s’échange au guichet jusqu’à dimanche.</p>',
      en: '<p>Few trains and buses {day:3}. Our cinemas are open; tickets for that day can be exchanged at the box office until Sunday.</p>',
      de: '<p>Am {day:3} fahren wenige Züge und Busse. Unsere Kinos sind offen; Tickets für diesen Tag tauscht die Kasse bis Sonntag um.</p>',
      nl: '<p>Weinig treinen en bussen op {day:3}. Onze bioscopen zijn open; een ticket voor die dag ruil je tot en met zondag aan de kassa.</p>',
    },
  },
};

/** Alerts for single cinemas, and for all. */
export function alertsFor(edition: Edition): CinemaAlert[] {
  const { site, language } = edition;
  const own = demoCinemas[site.code].flatMap(({ slug, alert }) =>
    alert
      ? {
          id: slug,
          title: alert.title[language],
          message: `<p>${written(edition, alert.message)}</p>`,
          cinemas: [slug],
          allCinemas: false,
          warning: alert.warning,
          cta: null,
        }
      : [],
  );
  const ofSite = SITE_ALERTS[site.code];
  if (!ofSite) return own;
  const all = {
    id: 'house',
    title: ofSite.title[language],
    message: written(edition, ofSite.message),
    cinemas: [],
    allCinemas: true,
    warning: true,
    cta: {
      label: { fr: 'Voir les cinémas', en: 'See our cinemas', de: 'Zu den Kinos', nl: 'Naar de bioscopen' }[language],
      url: `${href(site, language, 'cinemas')}#all`,
      target: '_self' as const,
      type: 'black' as const,
    },
  };
  return [...own, all];
}

const PUSHES: readonly {
  readonly id: string;
  readonly type: HeaderPush['type'];
  readonly sites: readonly SiteCode[];
  readonly title: Words;
  readonly label: Words;
  readonly screen: 'saleOpenings' | 'shows';
  readonly colour: string;
}[] = [
  {
    id: 'sale-openings',
    type: 'home',
    sites: ['nl'],
    title: {
      fr: 'Les ventes de Noël ouvrent bientôt.',
      en: 'Christmas goes on sale soon.',
      de: 'Der Vorverkauf für Weihnachten beginnt bald.',
      nl: 'De voorverkoop voor Kerst begint binnenkort.',
    },
    label: { fr: 'Toutes les dates', en: 'All the dates', de: 'Alle Termine', nl: 'Alle data' },
    screen: 'saleOpenings',
    colour: '#1f7a4d',
  },
  {
    id: 'presales',
    type: 'other',
    sites: ['nl'],
    title: {
      fr: 'L’opéra et le ballet en direct sont en vente.',
      en: 'Live opera and ballet are on sale.',
      de: 'Oper und Ballett live sind im Verkauf.',
      nl: 'Opera en ballet live zijn in de verkoop.',
    },
    label: { fr: 'Choisir une soirée', en: 'Choose an evening', de: 'Einen Abend wählen', nl: 'Kies een avond' },
    screen: 'shows',
    colour: '#2f5fb3',
  },
];

/** The lines above the header. */
export function headerPushesFor({ site, language }: Edition): HeaderPush[] {
  return PUSHES.filter(({ sites }) => sites.includes(site.code)).map(({ id, type, title, label, screen, colour }) => ({
    id,
    type,
    title: title[language],
    cta: { label: label[language], url: href(site, language, screen), target: '_self', type: 'black' },
    backgroundColor: colour,
  }));
}

import type { Footer } from '../../../src/contract/footer.ts';
import { href } from '../../../src/routes/href.ts';
import { isAvailable, type Screen } from '../../../src/routes/screens.ts';
import { written, type Edition, type Words } from '../edition.ts';
import { footerQuestions } from '../help/help.ts';
import { seasonTexts } from '../seasons/build.ts';

type Link = { readonly title: Words } & (
  | { readonly to: Screen; readonly slug?: string }
  | { readonly outside: string }
  | { readonly cookies: true }
);

const columns: readonly { readonly title: Words; readonly links: readonly Link[] }[] = [
  {
    title: { fr: 'Au programme', en: 'On the programme', de: 'Im Programm', nl: 'Op het programma' },
    links: [
      { title: { fr: 'Tous les films', en: 'All films', de: 'Alle Filme', nl: 'Alle films' }, to: 'shows' },
      { title: { fr: 'Événements', en: 'Events', de: 'Events', nl: 'Evenementen' }, to: 'entertainments' },
      ...seasonTexts
        .filter(({ type }) => type === 'season')
        .map(({ slug, title }): Link => ({ title, to: 'season', slug })),
      {
        title: { fr: 'Ouvertures des ventes', en: 'Sale openings', de: 'Vorverkaufsstarts', nl: 'Start voorverkoop' },
        to: 'saleOpenings',
      },
    ],
  },
  {
    title: { fr: 'Offres', en: 'Offers', de: 'Angebote', nl: 'Aanbiedingen' },
    links: [
      {
        title: { fr: 'Toutes les offres', en: 'All offers', de: 'Alle Angebote', nl: 'Alle aanbiedingen' },
        to: 'offers',
      },
      {
        title: { fr: 'Le Cinépass', en: 'The pass', de: 'Der Cinépass', nl: 'Abonnementen' },
        to: 'subscriptionOffers',
      },
      {
        title: { fr: 'Carte 5 places', en: 'Five-seat card', de: 'Fünferkarte', nl: 'Kaart voor vijf' },
        to: 'fiveSeatCard',
      },
      { title: { fr: 'Cartes cadeaux', en: 'Gift cards', de: 'Geschenkkarten', nl: 'Cadeaukaarten' }, to: 'giftCard' },
      {
        title: {
          fr: 'Groupes et privatisations',
          en: 'Groups and private hire',
          de: 'Gruppen und Miete',
          nl: 'Groepen en zaalhuur',
        },
        to: 'masterTemplate',
        slug: 'groups',
      },
    ],
  },
  {
    title: { fr: 'La maison', en: 'The house', de: 'Das Haus', nl: 'Het huis' },
    links: [
      { title: { fr: 'Actualités', en: 'News', de: 'News', nl: 'Nieuws' }, to: 'news' },
      { title: { fr: 'Expériences', en: 'Experiences', de: 'Erlebnisse', nl: 'Belevenissen' }, to: 'experiences' },
      { title: { fr: 'L’application', en: 'The app', de: 'Die App', nl: 'De app' }, to: 'mobileApp' },
      { title: { fr: 'Aide', en: 'Help', de: 'Hilfe', nl: 'Help' }, to: 'help' },
    ],
  },
  {
    title: { fr: 'Les règles', en: 'The rules', de: 'Die Regeln', nl: 'De regels' },
    links: [
      {
        title: { fr: 'Conditions générales', en: 'General terms', de: 'Geschäftsbedingungen', nl: 'Voorwaarden' },
        to: 'generalTerms',
      },
      {
        title: {
          fr: 'Signaler une faille',
          en: 'Report a vulnerability',
          de: 'Sicherheitslücke melden',
          nl: 'Kwetsbaarheid melden',
        },
        to: 'cvd',
      },
      { title: { fr: 'Plan du site', en: 'Site map', de: 'Sitemap', nl: 'Sitemap' }, to: 'sitemap' },
      {
        title: { fr: 'Choix des cookies', en: 'Cookie choices', de: 'Cookie-Einstellungen', nl: 'Cookievoorkeuren' },
        cookies: true,
      },
      {
        title: { fr: 'Recrutement', en: 'Work with us', de: 'Stellen', nl: 'Werken bij ons' },
        outside: 'https://jobs.aurore.example/',
      },
    ],
  },
];

const networks = ['Instagram', 'YouTube', 'Mastodon', 'Letterboxd'] as const;

const faq = {
  title: { fr: 'Des questions ?', en: 'Any questions?', de: 'Noch Fragen?', nl: 'Nog vragen?' },
  description: {
    fr: 'Voici celles qui reviennent le plus. Le centre d’aide répond aux autres.',
    en: 'These come up most. The help centre answers the others.',
    de: 'Das werden wir am häufigsten gefragt.',
    nl: 'Deze krijgen we het vaakst. Het helpcentrum beantwoordt de rest.',
  },
  all: { fr: 'Tout le centre d’aide', en: 'All of the help centre', de: 'Zur Hilfe', nl: 'Naar het helpcentrum' },
} as const;

/**
 * The columns of a site's footer, its social networks, and the most frequent questions where there is a help centre.
 */
export function footer(edition: Edition): Footer {
  const { site, language } = edition;
  const questions = footerQuestions(edition).find(({ type }) => type === 'default');
  return {
    columns: columns.map(({ title, links }) => ({
      title: written(edition, title),
      links: links
        .filter((link) => !('to' in link) || isAvailable(site, link.to))
        .map((link) => ({
          title: written(edition, link.title),
          url:
            'to' in link ? href(site, language, link.to, { slug: link.slug }) : 'outside' in link ? link.outside : null,
          newTab: 'outside' in link,
          cookiePreferences: 'cookies' in link,
        })),
    })),
    socialNetworks: networks.map((label) => ({
      label,
      url: `https://${label.toLowerCase()}.example/aurore-${site.code}`,
    })),
    faq: questions
      ? {
          title: written(edition, faq.title),
          description: written(edition, faq.description),
          cta: {
            label: written(edition, faq.all),
            url: href(site, language, 'help'),
            target: '_self',
            type: 'black',
          },
          items: questions.questions,
        }
      : null,
  };
}

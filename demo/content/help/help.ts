import type { FaqArticle, FaqCategory, FooterFaq } from '../../../src/contract/help.ts';
import { addDays } from '../../../src/domain/programme/cinemaDay.ts';
import type { Language } from '../../../src/sites/sites.ts';
import { randomOf } from '../../random.ts';
import { kebab } from '../../programme/films.ts';
import { documentOf } from '../../documents.ts';
import { written, type Edition, type Words } from '../edition.ts';

/** An article of the help centre: a question, its answer in a sentence, and as HTML. */
type HelpText<L extends Language = 'fr' | 'en' | 'nl'> = {
  /** The same on both sites that have a help centre. */
  readonly id: string;
  readonly title: Words<L>;
  readonly teaser: Words<L>;
  readonly content: Words<L>;
  /** False where it is too delicate for the chat’s assistant. */
  readonly agentforce?: boolean;
};

type Category<L extends Language> = {
  readonly id: string;
  readonly title: Words<L>;
  readonly description: Words<L>;
  readonly articles: readonly HelpText<L>[];
};

/** SPEC 2, Footer: the groups of help articles in France. */
const frenchCategories: readonly Category<'fr' | 'en'>[] = [
  {
    id: 'online-booking',
    title: { fr: 'Réserver en ligne', en: 'Online booking' },
    description: {
      fr: 'Choisir, payer, échanger, retrouver un billet.',
      en: 'Choosing, paying, exchanging, finding a ticket again.',
    },
    articles: documentOf('shared/faq-articles/booking'),
  },
  {
    id: 'programming',
    title: { fr: 'La programmation', en: 'Programming' },
    description: { fr: 'Les versions, les âges et les dates.', en: 'Versions, ages and dates.' },
    articles: documentOf('shared/faq-articles/programme'),
  },
  {
    id: 'subscription',
    title: { fr: 'L’abonnement', en: 'Subscription' },
    description: {
      fr: 'Le Cinépass, du premier jour au dernier.',
      en: 'The pass, from its first day to its last.',
    },
    articles: documentOf('shared/faq-articles/subscription'),
  },
  {
    id: 'home-cinema',
    title: { fr: 'Le cinéma à la maison', en: 'Home cinema' },
    description: { fr: 'Louer un film et le voir chez soi.', en: 'Renting a film and seeing it at home.' },
    articles: documentOf('shared/faq-articles/home'),
  },
  {
    id: 'your-account',
    title: { fr: 'Votre compte', en: 'Your account' },
    description: { fr: 'L’ouvrir, le garder, le fermer.', en: 'Opening, keeping and closing it.' },
    articles: documentOf('shared/faq-articles/account'),
  },
  {
    id: 'cinema-experience',
    title: { fr: 'Au cinéma', en: 'Cinema experience' },
    description: { fr: 'De la porte au générique.', en: 'From the door to the credits.' },
    articles: documentOf('shared/faq-articles/visit'),
  },
];

/** And in the Netherlands. */
const dutchCategories: readonly Category<'nl' | 'en'>[] = [
  {
    id: 'order-tickets',
    title: { nl: 'Kaartjes bestellen', en: 'Order tickets' },
    description: {
      nl: 'Kiezen, betalen, ruilen en terugvinden.',
      en: 'Choosing, paying, exchanging and finding again.',
    },
    articles: documentOf('shared/faq-articles/booking'),
  },
  {
    id: 'club-subscriptions',
    title: { nl: 'Clubabonnementen', en: 'Club subscriptions' },
    description: { nl: 'Van de eerste dag tot de laatste.', en: 'From the first day to the last.' },
    articles: documentOf('shared/faq-articles/subscription'),
  },
  {
    id: 'vouchers-and-gift-cards',
    title: { nl: 'Bonnen en cadeaukaarten', en: 'Vouchers and gift cards' },
    description: { nl: 'Verzilveren, saldo en geldigheid.', en: 'Using them, what is left and for how long.' },
    articles: documentOf('shared/faq-articles/vouchers'),
  },
  {
    id: 'home-video',
    title: { nl: 'Thuis kijken', en: 'Home video' },
    description: { nl: 'Een film huren en thuis zien.', en: 'Renting a film and seeing it at home.' },
    articles: documentOf('shared/faq-articles/home'),
  },
  {
    id: 'film-information',
    title: { nl: 'Filminformatie', en: 'Film information' },
    description: { nl: 'Versies, leeftijden en data.', en: 'Versions, ages and dates.' },
    articles: documentOf('shared/faq-articles/programme'),
  },
  {
    id: 'plan-your-visit',
    title: { nl: 'Je bezoek', en: 'Plan your visit' },
    description: { nl: 'Van de voordeur tot de aftiteling.', en: 'From the front door to the credits.' },
    articles: documentOf('shared/faq-articles/visit'),
  },
];

function categoriesOf({ site }: Edition): readonly Category<never>[] {
  if (site.code === 'fr') return frenchCategories;
  return site.code === 'nl' ? dutchCategories : [];
}

const slugIn = ({ site }: Edition, { title }: HelpText<never>) =>
  kebab((title as Partial<Words>)[site.defaultLanguage] ?? '');

/** The help centre's categories, in the order of its first page; none where a site has no help centre. */
export function helpCategories(edition: Edition): FaqCategory[] {
  return categoriesOf(edition).map(({ id, title, description }) => ({
    id,
    title: written(edition, title),
    description: written(edition, description),
  }));
}

export function helpArticles(edition: Edition): FaqArticle[] {
  return categoriesOf(edition).flatMap(({ id, title, articles }) =>
    articles.map((article) => ({
      id: article.id,
      slug: slugIn(edition, article),
      title: written(edition, article.title),
      category: { id, name: written(edition, title) },
      teaser: written(edition, article.teaser),
      content: written(edition, article.content),
      publicationDate: addDays('2025-03-03', randomOf(`help ${article.id}`).whole(0, 180)),
      agentforce: article.agentforce ?? true,
    })),
  );
}

/** The questions in the footer of each page type (SPEC 2), by the ids of articles. */
const FOOTER_QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  default: ['101', '102', '701', '202'],
  Movie: ['101', '202', '203', '204'],
  Cinema: ['702', '701', '703', '704'],
  Offer: ['301', '303', '304', '302'],
};

/** The footer's questions for pages of each type, with the articles that answer them in full. */
export function footerQuestions(edition: Edition): FooterFaq[] {
  const articles = new Map(helpArticles(edition).map((article) => [article.id, article]));
  if (articles.size === 0) return [];
  return Object.entries(FOOTER_QUESTIONS).map(([type, ids]) => {
    const asked = ids.flatMap((id) => articles.get(id) ?? []);
    return {
      type,
      questions: asked.map(({ title, teaser }) => ({ title, description: `<p>${teaser}</p>` })),
      slugs: asked.map(({ slug }) => slug),
    };
  });
}

import type { Article, ArticleDate } from '../../src/contract/article.ts';
import type { CallToAction } from '../../src/contract/callToAction.ts';
import type { SiteCode } from '../../src/sites/sites.ts';
import { addDays } from '../../src/domain/programme/cinemaDay.ts';
import { randomOf } from '../random.ts';
import { demoCinemas, isOpen } from '../cinemas/cinemas.ts';
import { documentOf } from '../documents.ts';
import { dayNumber, dayOf, localTimeOf } from '../programme/dates.ts';
import { eventDate, relayStart } from '../programme/eventCalendar.ts';
import { slugOf } from '../programme/films.ts';
import type { ArticleText, ExperienceArticleText, OfferText, When } from './articleText.ts';
import {
  articleSlug,
  cinemasWith,
  filmNews,
  nextEvents,
  showOf,
  written,
  type Edition,
  type Words,
} from './edition.ts';
import { pictureOf } from './pictures.ts';
import { amountOf } from './prices.ts';

const storyNews = documentOf<ArticleText[]>('shared/articles/stories');
const offers = documentOf<OfferText[]>('shared/articles/offers');
const experienceArticles = documentOf<ExperienceArticleText[]>('shared/articles/experiences');

const topics = {
  film: { fr: 'Films', en: 'Films', de: 'Filme', nl: 'Films' },
  story: { fr: 'Coulisses', en: 'Behind the screen', de: 'Hinter der Leinwand', nl: 'Achter het doek' },
  cinema: { fr: 'Nos cinémas', en: 'Our cinemas', de: 'Unsere Kinos', nl: 'Onze bioscopen' },
  event: { fr: 'Événements', en: 'Events', de: 'Events', nl: 'Evenementen' },
  offer: { fr: 'Offres', en: 'Offers', de: 'Angebote', nl: 'Aanbiedingen' },
  experience: { fr: 'Expériences', en: 'Experiences', de: 'Erlebnisse', nl: 'Belevenissen' },
} as const satisfies Record<string, Words>;

const AUTHORS = ['Solène Bréhat', 'Idris Vankerk', 'Marguerite Aubanel', 'Joris Wouda', 'Nadia Ferchichi'] as const;

/** News recur: each is new again after this many days, and every few days another is the newest. */
const NEWS_CYCLE_DAYS = 56;
/** So do offers. All that last for a time last from one publication to the next. */
const OFFER_CYCLE_DAYS = 14;

/** The last day, today at the latest, on which an article was published. */
function published({ today }: Edition, key: string, cycle: number): string {
  const offset = randomOf(`published ${key}`).whole(0, cycle - 1);
  return dayOf(dayNumber(today) - ((dayNumber(today) - offset) % cycle));
}

type Text = Pick<ArticleText<never>, 'key' | 'picture' | 'slug' | 'title' | 'headline' | 'content'>;

/** The day on which an offer was last published: the days in its texts are counted from it. */
export function offerDay(edition: Edition, key: string): string {
  return published(edition, key, OFFER_CYCLE_DAYS);
}

function fieldsOf(edition: Edition, text: Text, topic: keyof typeof topics, day: string) {
  const { site } = edition;
  const slug = articleSlug(edition, text);
  const isStory = topic === 'film' || topic === 'story';
  return {
    slug,
    title: written(edition, text.title, day),
    headline: written(edition, text.headline, day),
    content: written(edition, text.content, day),
    ...pictureOf(edition, text.picture),
    releaseDate: day,
    author: isStory ? randomOf(`author ${text.key}`).pick(AUTHORS) : null,
    topic: written(edition, topics[topic]),
    redirectSlug: null,
    tracking: { slug },
    featuredShow: typeof text.picture === 'number' && isStory ? slugOf(showOf(text.picture), site) : null,
    displayFlags: {
      articleCreationDate: topic !== 'offer' && topic !== 'experience',
      socialMedia: topic !== 'offer',
      backToNews: topic !== 'offer' && topic !== 'experience',
      newsTag: true,
    },
  };
}

function dateOf({ site, today }: Edition, when: When, from: string): ArticleDate {
  const start = (day: number) => `${addDays(from, day)} 00:00:00`;
  const end = (day: number) => `${addDays(from, day)} 23:59:00`;
  switch (when.type) {
    case 'relay': {
      const event = nextEvents(today)[0]!;
      const day = eventDate(event, today);
      const minutes = relayStart(event, day, site.timeZone);
      return { type: 'exact', start: localTimeOf(day, minutes), end: localTimeOf(day, minutes + event.duration) };
    }
    case 'exactWithoutHours':
    case 'from':
      return { type: when.type, start: start(when.day), end: null };
    case 'interval':
      return { type: 'interval', start: start(when.day), end: end(when.last) };
    case 'until':
      return { type: 'until', start: null, end: end(when.last) };
    case 'noDate':
      return { type: 'noDate', start: null, end: null };
  }
}

/** What the editors of a site report from their own cinemas. */
function newsHere(site: SiteCode): readonly ArticleText<never>[] {
  return documentOf(`${site}/articles`);
}

function newsFrom(edition: Edition, text: ArticleText<never>, topic: keyof typeof topics): Article {
  const day = published(edition, text.key, NEWS_CYCLE_DAYS);
  const fields = fieldsOf(edition, text, topic, day);
  if (text.type === 'news') return { ...fields, type: 'news' };
  const date = dateOf(edition, text.when ?? { type: 'noDate' }, day);
  return { ...fields, type: 'event', date, cta: null, cinemas: [], national: true };
}

function offerFrom(edition: Edition, text: OfferText): Article[] {
  const day = offerDay(edition, text.key);
  const cinemas = text.only === undefined ? [] : cinemasWith(edition.site, text.only).map(({ slug }) => slug);
  if (text.only !== undefined && cinemas.length === 0) return [];
  return [
    {
      ...fieldsOf(edition, text, 'offer', day),
      type: 'offer',
      category: text.category,
      date: dateOf(edition, text.when, day),
      cta: text.cta ? ctaOf(edition, text.cta.label, text.cta.url, text.cta.type) : null,
      cinemas,
      national: text.only === undefined,
      picture: null,
      mobilePicture: null,
      label: text.label ? written(edition, text.label) : null,
      labelColor: text.labelColor ?? null,
      subtitle: text.subtitle ? written(edition, text.subtitle) : null,
      price: text.price ? amountOf(edition.site, text.price) : null,
      initialPrice: null,
      ordering: null,
    },
  ];
}

/** A call to action to a page of the site. */
export function ctaOf(edition: Edition, label: Words, to: string, type: CallToAction['type']): CallToAction {
  const here = { [edition.language]: to };
  return { label: written(edition, label), url: written(edition, here), target: '_self', type };
}

function experiencesFrom(edition: Edition): Article[] {
  return experienceArticlesOf(edition).map(({ text, cinemas }): Article => ({
    ...fieldsOf(edition, text, 'experience', published(edition, text.key, NEWS_CYCLE_DAYS)),
    type: 'experience',
    cinemas,
    guest: text.guest
      ? {
          name: text.guest.name,
          title: written(edition, text.guest.title),
          description: written(edition, text.guest.description),
          image: null,
        }
      : null,
  }));
}

/** The experience articles that apply to a site, each with the open cinemas it is about. */
export function experienceArticlesOf({ site }: Edition) {
  return experienceArticles.flatMap((text) => {
    const open = demoCinemas[site.code].filter(isOpen);
    const cinemas = text.feature === undefined ? open : cinemasWith(site, text.feature);
    return cinemas.length > 0 ? { text, cinemas: cinemas.map(({ slug }) => slug) } : [];
  });
}

/** Everything that has a date and a page of its own: news, events, offers, and articles on experiences. */
export function articles(edition: Edition): Article[] {
  const { code } = edition.site;
  const isTrueHere = ({ except }: { readonly except?: ArticleText['except'] }) => except?.includes(code) !== true;
  const news = [
    ...filmNews.filter(isTrueHere).map((text) => newsFrom(edition, text, 'film')),
    ...storyNews.filter(isTrueHere).map((text) => newsFrom(edition, text, text.type === 'event' ? 'event' : 'story')),
    ...newsHere(code).map((text) => newsFrom(edition, text, text.type === 'event' ? 'event' : 'cinema')),
  ].toSorted((a, b) => (a.releaseDate < b.releaseDate ? 1 : a.releaseDate > b.releaseDate ? -1 : 0));
  const all = [
    ...news,
    ...offers.filter(isTrueHere).flatMap((text) => offerFrom(edition, text)),
    ...experiencesFrom(edition),
  ];
  return [...all, ...renamed(edition, all)];
}

/** The articles with one that had another title before. */
function renamed(edition: Edition, all: readonly Article[]): Article[] {
  const slug = articleSlug(edition, filmNews[0]!);
  const found = all.find((article) => article.slug === slug);
  return found ? [{ ...found, slug: 'metropolis-44019-restored', redirectSlug: slug }] : [];
}

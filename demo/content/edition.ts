import { addDays } from '../../src/domain/programme/cinemaDay.ts';
import { dateFormat } from '../../src/lib/formats.ts';
import { href } from '../../src/routes/href.ts';
import { SCREENS, type Screen } from '../../src/routes/screens.ts';
import { localeOf, type Language, type Site } from '../../src/sites/sites.ts';
import { demoCinemas, demoCities, isOpen } from '../cinemas/cinemas.ts';
import { documentOf, inLanguage } from '../documents.ts';
import type { DemoCinema } from '../cinemas/types.ts';
import { eventDate } from '../programme/eventCalendar.ts';
import { demoEvents, demoShows, kebab, slugOf } from '../programme/films.ts';
import type { PictureFinder } from '../programme/pictures.ts';
import type { DemoShow } from '../types.ts';
import type { ArticleText } from './articleText.ts';
import { isPriceName, money } from './prices.ts';

/** What editors write for: a site in one of its languages, on the demo's day. */
export type Edition = {
  readonly site: Site;
  readonly language: Language;
  /** The site's cinema day. */
  readonly today: string;
  readonly pictures: PictureFinder;
};

/** A text in the languages that it is needed in. */
export type Words<L extends Language = Language> = Readonly<Record<L, string>>;

/** News about films that every site shows. */
export const filmNews = documentOf<ArticleText[]>('shared/articles/films');

/** A show of the demo by its id. */
export function showOf(id: number): DemoShow {
  const show = demoShows.find((each) => each.id === id);
  if (!show) throw new Error(`the demo has no show ${id}`);
  return show;
}

/** An article's slug, the same in all languages of a site: its title in the site's own. */
export function articleSlug({ site }: Edition, { slug, title }: Pick<ArticleText<never>, 'slug' | 'title'>): string {
  return kebab((slug as Partial<Words>)?.[site.defaultLanguage] ?? (title as Partial<Words>)[site.defaultLanguage]!);
}

/** The path of a show's page. */
export function showPath({ site, language }: Edition, show: DemoShow): string {
  return href(site, language, show.kind === 'film' ? 'movie' : 'entertainment', { slug: slugOf(show, site) });
}

/** The site's open cinemas that have a hall, a seat or a service of a kind. */
export function cinemasWith(site: Site, feature: string): DemoCinema[] {
  return demoCinemas[site.code].filter(
    (cinema) =>
      isOpen(cinema) &&
      [
        ...cinema.halls.flatMap(({ technologies, comforts }) => [...technologies, ...comforts]),
        ...cinema.services,
      ].some((each) => each === feature),
  );
}

/** Live events by the day of their relay, the next first. */
export function nextEvents(today: string): DemoShow[] {
  return demoEvents
    .filter((event) => eventDate(event, today) > today)
    .toSorted((a, b) => (eventDate(a, today) < eventDate(b, today) ? -1 : 1));
}

/** A day as in a sentence: «vendredi 27 novembre». */
export function dayInWords({ site, language }: Edition, day: string): string {
  const format = dateFormat(language === 'en' ? 'en-GB' : localeOf(site, language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/**
 * An editor's text with what differs from site to site filled in. `{film:44019}` is a link to a show, `{title:44019}`
 * its title, `{slug:44019}` and `{show:44019}` its slug and its path, `{relay:44105}` the day of a live event, and for all `next1`, `next2` … stand for the events to
 * come; `{cinema:slug}` is a link to a cinema, `{with:imax}` to the site's first with a hall, a seat or a service of a
 * kind; `{city}` the main town; `{price:solo}` an amount; `{to:offers}` or `{to:experience:imax}` the path of a page;
 * `{article:key}` that of a piece of news about films; `{day:3}` a day counted from the text's own.
 */
export function written(edition: Edition, words: string | Partial<Words>, day: string = edition.today): string {
  const text = typeof words === 'string' ? words : words[edition.language];
  if (text === undefined) throw new Error(`no text in ${edition.language} for “${Object.values(words)[0]}”`);
  const filled = text.replaceAll(/\{(\w+)(?::([^}:]+))?(?::([^}]+))?\}/g, (_, name: string, of = '', slug = '') =>
    filledIn(edition, day, name, of as string, slug as string),
  );
  return edition.language === 'fr' ? spacedAsFrench(filled) : filled;
}

function filledIn(edition: Edition, day: string, name: string, of: string, slug: string): string {
  const { site, language, today } = edition;
  const show = (): DemoShow =>
    of.startsWith('next') ? nextEvents(today)[Number(of.slice(4)) - 1]! : showOf(Number(of));
  switch (name) {
    case 'film': {
      const { title, titleLanguage } = show();
      const lang = titleLanguage?.[language] === undefined ? '' : ` lang="${titleLanguage[language]}"`;
      return `<a href="${showPath(edition, show())}"${lang}>${title[language]}</a>`;
    }
    case 'title':
      return show().title[language];
    case 'slug':
      return slugOf(show(), site);
    case 'show':
      return showPath(edition, show());
    case 'article': {
      const article = filmNews.find(({ key }) => key === of)!;
      return href(site, language, 'newsItem', { slug: articleSlug(edition, article) });
    }
    case 'relay':
      return dayInWords(edition, eventDate(show(), today));
    case 'cinema':
      return cinemaLink(
        edition,
        demoCinemas[site.code].find((each) => each.slug === of)!,
      );
    case 'with':
      return cinemaLink(edition, cinemasWith(site, of)[0] ?? demoCinemas[site.code][0]!);
    case 'city':
      return inLanguage(demoCities[site.code].find((city) => city.slug === site.mainCity)!.name, language);
    case 'day':
      return dayInWords(edition, addDays(day, Number(of)));
    case 'price':
      if (isPriceName(of)) return money(site, language, of);
      break;
    case 'to':
      if (isScreen(of)) return href(site, language, of, { slug, id: slug });
      break;
  }
  throw new Error(`nothing to fill {${name}:${of}} with`);
}

function isScreen(text: string): text is Screen {
  return (SCREENS as readonly string[]).includes(text);
}

function cinemaLink({ site, language }: Edition, cinema: DemoCinema): string {
  return `<a href="${href(site, language, 'cinema', { slug: cinema.slug })}">${cinema.name}</a>`;
}

/** French separates double punctuation marks by a space that does not break. */
function spacedAsFrench(text: string): string {
  return text.replaceAll(/ ([;:!?»€])/g, '\u00a0$1').replaceAll('« ', '«\u00a0');
}

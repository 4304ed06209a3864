import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { cinemasFor, citiesFor } from '../../../demo/cinemas/answers.ts';
import { demoCinemas } from '../../../demo/cinemas/cinemas.ts';
import { contentFor } from '../../../demo/content/content.ts';
import type { Edition } from '../../../demo/content/edition.ts';
import { cinemaContent, cityContent } from '../../../demo/content/places.ts';
import { demoShows, slugOf } from '../../../demo/programme/films.ts';
import type { Article, ArticleType } from '../../../src/contract/article.ts';
import { feedContent, feedDocuments, feedSingles } from '../../../src/contract/feed.ts';
import { masterTemplateSchema } from '../../../src/contract/masterTemplate.ts';
import { addDays, daysFrom } from '../../../src/domain/programme/cinemaDay.ts';
import { match } from '../../../src/routes/match.ts';
import type { Screen } from '../../../src/routes/screens.ts';
import { SITE_CODES, siteOf, type Language, type SiteCode } from '../../../src/sites/sites.ts';

const TODAY = '2026-11-21';
const pictures = () => ({ hash: '0123456789abcdef' });
const editionOf = (code: SiteCode, language: Language, today = TODAY): Edition => ({
  site: siteOf(code),
  language,
  today,
  pictures,
});
const editions = SITE_CODES.flatMap((code) => siteOf(code).languages.map((language) => ({ code, language })));

/** Very frequent words that only one of the four languages has. */
const STOP_WORDS: Readonly<Record<Language, readonly string[]>> = {
  fr: ['le', 'la', 'les', 'une', 'est', 'dans', 'pour', 'qui', 'avec', 'sur', 'vous', 'et', 'du', 'au', 'par', 'pas'],
  en: ['the', 'of', 'and', 'with', 'for', 'you', 'it', 'to', 'a', 'at', 'your', 'by', 'are', 'from'],
  de: ['der', 'das', 'und', 'ist', 'mit', 'für', 'nicht', 'ein', 'eine', 'sie', 'im', 'zu', 'auf', 'den', 'wir', 'von'],
  nl: ['het', 'een', 'van', 'met', 'voor', 'niet', 'je', 'op', 'dat', 'naar', 'om', 'zijn', 'te', 'wij', 'bij'],
};
/** Every string in a value, with its path. */
function stringsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => stringsOf(inner, `${path}/${key}`));
}

function scoresOf(text: string): Record<Language, number> {
  const words = text
    .replaceAll(/<[^>]*>|«[^»]*»|“[^”]*”|‘[^’]*’/g, ' ')
    .toLowerCase()
    .split(/[^\p{L}]+/u);
  const score = (language: Language) => words.filter((word) => STOP_WORDS[language].includes(word)).length;
  return { fr: score('fr'), en: score('en'), de: score('de'), nl: score('nl') };
}

/** Whether a text of more than a few words seems to be in another language than it should. */
function isForeign(text: string, language: Language): boolean {
  const { [language]: own, ...others } = scoresOf(text);
  const most = Math.max(...Object.values<number>(others));
  return most > 1 && most >= own;
}

const byType = <T extends Pick<Article, 'type' | 'redirectSlug'>>(
  articles: readonly T[],
  ...types: readonly ArticleType[]
) => articles.filter(({ type, redirectSlug }) => redirectSlug === null && types.includes(type));

describe.each(editions)('editors’ content of $code in $language', ({ code, language }) => {
  const edition = editionOf(code, language);
  const documents = contentFor(edition);
  const { site } = edition;

  test('has the contract’s shape and nothing besides', () => {
    const schemas: Readonly<Record<string, z.ZodType>> = { ...feedContent, ...feedSingles };
    const parsed = Object.entries(schemas).map(([name, schema]) => [
      name,
      schema.parse(documents[name as keyof typeof documents]),
    ]);
    expect(Object.fromEntries(parsed)).toEqual(documents);
  });

  test('is as much as a site needs', () => {
    const { articles, experiences, seasons, featured } = documents;
    expect(byType(articles, 'news', 'event').length).toBeGreaterThanOrEqual(12);
    expect(byType(articles, 'offer').length).toBeGreaterThanOrEqual(6);
    expect(experiences.filter(({ redirectSlug }) => redirectSlug === null).length).toBeGreaterThanOrEqual(6);
    expect(documents['experience-groups'].length).toBeGreaterThanOrEqual(3);
    expect(seasons.filter(({ type, redirectSlug }) => type === 'season' && redirectSlug === null)).toHaveLength(3);
    expect(featured.filter(({ type }) => type === 'home').length).toBeGreaterThanOrEqual(4);
    for (const block of masterTemplateSchema.omit({ slug: true, title: true, seo: true }).keyof().options) {
      expect(
        documents['master-templates'].filter((page) => page[block] !== null),
        block,
      ).not.toEqual([]);
    }
    expect(documents.subscription.offers.filter(({ image }) => image !== null).length).toBeGreaterThanOrEqual(3);
    expect(documents.ecards.length).toBeGreaterThanOrEqual(3);
  });

  test('adds to some cinemas and cities, in the contract’s shape and in its language', () => {
    const cinemas = cinemasFor(site, language, () => null);
    const cities = citiesFor(site, language);
    const added = [
      ...cinemas.map(({ slug }) => cinemaContent(edition, slug)),
      ...cities.map(({ slug }) => cityContent(edition, slug)),
    ].filter((each) => each !== undefined);
    expect(added).toHaveLength({ fr: 2, ch: 2, nl: 2 }[code as string] ?? 0);
    const documents = {
      cinemas: cinemas.map((cinema) => ({ ...cinema, ...cinemaContent(edition, cinema.slug) })),
      cities: cities.map((city) => ({ ...city, ...cityContent(edition, city.slug) })),
    };
    expect(feedDocuments.cinemas.parse(documents.cinemas)).toEqual(documents.cinemas);
    expect(feedDocuments.cities.parse(documents.cities)).toEqual(documents.cities);
    const faults = stringsOf(added).filter(
      ([, text]) => /[{}]|undefined|NaN/.test(text) || (/\s/.test(text) && isForeign(text, language)),
    );
    expect(faults).toEqual([]);
  });

  test('has a help centre on the French and the Dutch site, five articles in each of six categories', () => {
    const categories = documents['faq-categories'].map(({ id }) => id);
    const counts = categories.map(
      (id) => documents['faq-articles'].filter(({ category }) => category.id === id).length,
    );
    expect(counts).toEqual(code === 'fr' || code === 'nl' ? [5, 5, 5, 5, 5, 5] : []);
  });

  test('is written in full, and in its language', () => {
    const titles = new Set(demoShows.map((show) => show.title[language]));
    const faults = stringsOf(documents).filter(([, text]) => {
      if (text.trim() === '' || /[{}]|undefined|NaN/.test(text)) return true;
      return /\s/.test(text) && !titles.has(text) && isForeign(text, language);
    });
    expect(faults).toEqual([]);
    // All the texts together leave no doubt.
    const words = stringsOf(documents).map(([, text]) => (/\s/.test(text) ? text : ''));
    const { [language]: own, ...others } = scoresOf(words.join(' '));
    expect(own).toBeGreaterThan(8 * Math.max(...Object.values<number>(others)));
  });

  test('leads nowhere that is not there', () => {
    const shows = new Set(demoShows.map((show) => slugOf(show, site)));
    const cinemas = new Set(demoCinemas[code].map(({ slug }) => slug));
    const slugs = (list: readonly { readonly slug: string }[]) => new Set(list.map(({ slug }) => slug));
    const ofType = (...types: readonly ArticleType[]) => slugs(byType(documents.articles, ...types));
    const known: Partial<Record<Screen, ReadonlySet<string>>> = {
      movie: shows,
      entertainment: shows,
      cinema: cinemas,
      season: slugs(documents.seasons),
      experience: slugs(documents.experiences),
      masterTemplate: slugs(documents['master-templates']),
      newsItem: ofType('news'),
      article: ofType('event'),
      offer: ofType('offer'),
    };
    const addresses = stringsOf(documents).flatMap(([path, text]) =>
      /\/(url|tunnelUrl)$/.test(path) ? [text] : [...text.matchAll(/href="([^"]*)"/g)].map(([, to]) => to!),
    );
    expect(addresses.length).toBeGreaterThan(80);
    const faults = addresses.filter((address) => {
      if (/^(https:\/\/[\w.-]+\.example\/|mailto:)/.test(address)) return false;
      const found = match(site, address.split('#')[0]!);
      if (found?.language !== language || found.canonical !== undefined) return true;
      const { slug } = found.params;
      return slug !== undefined && known[found.screen]?.has(slug) !== true;
    });
    expect(faults).toEqual([]);

    const named: readonly [readonly (string | null)[], ReadonlySet<string>][] = [
      [documents.articles.map(({ featuredShow }) => featuredShow), shows],
      [documents.articles.flatMap((article) => ('cinemas' in article ? article.cinemas : [])), cinemas],
      [documents.articles.map(({ redirectSlug }) => redirectSlug), slugs(documents.articles)],
      [documents.seasons.flatMap((season) => season.shows), shows],
      [documents.seasons.map(({ redirectSlug }) => redirectSlug), slugs(documents.seasons)],
      [documents.experiences.map(({ redirectSlug }) => redirectSlug), slugs(documents.experiences)],
      [
        documents['experience-groups'].flatMap(({ articles }) => articles.map(({ slug }) => slug)),
        ofType('experience'),
      ],
      [documents['footer-faq'].flatMap((group) => group.slugs), slugs(documents['faq-articles'])],
      [documents.featured.map(({ show }) => show), shows],
      [documents['master-templates'].flatMap((page) => page.shows?.shows ?? []), shows],
      [documents['master-templates'].flatMap((page) => page.cinemas?.cinemas ?? []), cinemas],
    ];
    expect(named.flatMap(([names, all]) => names.filter((name) => name !== null && !all.has(name)))).toEqual([]);
  });

  test('names each item once, and alike in all languages of the site', () => {
    const other = contentFor(editionOf(code, site.defaultLanguage));
    for (const name of ['articles', 'experiences', 'seasons', 'faq-articles', 'master-templates', 'pages'] as const) {
      const names = documents[name].map(({ slug }) => slug);
      expect(new Set(names).size, name).toBe(names.length);
      expect(new Set(names), name).toEqual(new Set(other[name].map(({ slug }) => slug)));
    }
  });
});

test('the feed’s README explains all that stands in braces, and nothing besides', () => {
  const namesIn = (text: string) => [...text.matchAll(/\{(\w+)[:}]/g)].map(([, name]) => name!);
  const files = globSync('demo/feed/**/*.json').map((file) => readFileSync(file, 'utf8'));
  const explained = namesIn(readFileSync('demo/feed/README.md', 'utf8'));
  expect([...new Set(explained)].sort()).toEqual([...new Set(files.flatMap(namesIn))].sort());
});

test('a gift card lasts three years wherever its life is told', () => {
  const card = /cartes? cadeaux?|gift cards?|Geschenkkarten?|cadeaukaart(?:en)?/i;
  const life = /(\w+) (?:ans|mois|years|months|Jahre|Monate|jaar|maanden)\b/giu;
  const told = editions.flatMap(({ code, language }) =>
    stringsOf(contentFor(editionOf(code, language))).flatMap(([path, text]) =>
      text
        .split(/(?<=[.!?])\s|<\/(?:p|li|h\d)>/)
        .filter((sentence) => card.test(sentence))
        .flatMap((sentence) => [...sentence.matchAll(life)].map(([words]) => `${code} ${language} ${path}: ${words}`)),
    ),
  );
  expect(told.length).toBeGreaterThan(20);
  expect(told.filter((each) => !/: (?:trois ans|three years|drei Jahre|drie jaar)$/.test(each))).toEqual([]);
});

describe('from day to day', () => {
  const articlesOn = (day: string) => contentFor(editionOf('fr', 'fr', day)).articles;

  test('a day has the same content whenever it is made', () => {
    expect(contentFor(editionOf('be', 'nl'))).toEqual(contentFor(editionOf('be', 'nl')));
  });

  test('on each of sixty days news are of the last weeks, and offers hold', () => {
    const faults = daysFrom(TODAY, 60).flatMap((day) => {
      const articles = articlesOn(day);
      const newest = byType(articles, 'news', 'event')[0]!;
      return articles.flatMap((article) => {
        const { releaseDate, slug } = article;
        const isRecent = releaseDate <= day && releaseDate > addDays(day, article === newest ? -28 : -56);
        if (!isRecent) return [`${day}: ${slug} is of ${releaseDate}`];
        if (article.type !== 'offer') return [];
        const { start, end, type } = article.date;
        const holds =
          (!end || end.slice(0, 10) >= day) &&
          (!start || start.slice(0, 10) <= addDays(day, 14)) &&
          (type !== 'exactWithoutHours' || start.slice(0, 10) >= day);
        return holds ? [] : [`${day}: ${slug} holds from ${start} to ${end}`];
      });
    });
    expect(faults).toEqual([]);
  });

  test('news keep their dates from one day to the next, but for what is published again', () => {
    const before = new Map(articlesOn(TODAY).map(({ slug, releaseDate }) => [slug, releaseDate]));
    const tomorrow = addDays(TODAY, 1);
    for (const { slug, releaseDate } of articlesOn(tomorrow)) {
      expect([before.get(slug), tomorrow]).toContain(releaseDate);
    }
  });
});

test('Dutch texts say je to visitors everywhere, and never u', () => {
  const dutch = editions.filter(({ language }) => language === 'nl');
  expect(dutch.length).toBeGreaterThan(0);
  const texts = dutch.flatMap(({ code, language }) => {
    const edition = editionOf(code, language);
    const cinemas = cinemasFor(edition.site, language, () => null);
    const cities = citiesFor(edition.site, language);
    return stringsOf([
      contentFor(edition),
      cinemas.map((cinema) => [cinema, cinemaContent(edition, cinema.slug)]),
      cities.map((city) => [city, cityContent(edition, city.slug)]),
    ]);
  });
  const shows = stringsOf(demoShows).filter(([path]) => path.endsWith('/nl'));
  const polite = [...texts, ...shows].filter(([, text]) => /(?<![\p{L}’-])u(?:w|zelf)?(?![\p{L}’-])/iu.test(text));
  expect(polite).toEqual([]);
});

import type { CityGroup } from '../../content/views/cinemaIndex.ts';
import { citiesByLetter } from '../../content/views/cinemaIndex.ts';
import { byLetter, inPages } from '../../lib/letters.ts';
import type { PageContext } from '../../page/context.ts';
import { href } from '../../routes/href.ts';
import { isOffered, type Screen } from '../../routes/screens.ts';
import { showHref } from '../ui/links.ts';

/** The index of the site map leads to a section with more links than this, and has the others itself. */
const MOST_IN_INDEX = 100;
/** About as many links of a letter are on a page. */
const ON_A_PAGE = 100;

type Link = { readonly label: string; readonly href: string; readonly lang?: string | undefined };
/** What stands under one letter: a film, or a city with its cinemas. */
type Entry = { readonly name: string; readonly size: number; readonly links: () => readonly Link[] };
type Letters = ReadonlyMap<string, readonly Entry[]>;

/** The sections of the site map that grow with the chain, and the screen of each. */
export const SECTIONS = {
  cinemas: 'sitemapCinemas',
  films: 'sitemapFilms',
  events: 'sitemapEvents',
} as const satisfies Record<string, Screen>;
export type Section = keyof typeof SECTIONS;

/** The name of a section. */
export function sectionTitle({ t }: PageContext, section: Section): string {
  return { cinemas: t('Footer.Cinemas'), films: t('Header.Movies'), events: t('Sitemap.Events') }[section];
}

export type SectionIndex =
  | { readonly kind: 'short'; readonly links: readonly Link[] }
  | { readonly kind: 'long'; readonly letters: LetterCounts };
type LetterCounts = readonly { readonly letter: string; readonly count: number }[];

/** A section as the index has it: its links, where they are few, else its letters and how many links each has. */
export function sectionIndex(page: PageContext, section: Section): SectionIndex {
  const letters = LETTERS[section](page);
  const entries = [...letters.values()].flat();
  return sizeOf(entries) > MOST_IN_INDEX
    ? { kind: 'long', letters: countsOf(letters) }
    : { kind: 'short', links: entries.flatMap(({ links }) => links()) };
}

export type SectionPage = {
  readonly letters: LetterCounts;
  /** The letter that is shown; undefined where the section is short, and all of it is shown, or where it is empty. */
  readonly letter: string | undefined;
  readonly page: number;
  readonly pages: number;
  readonly links: readonly Link[];
};

/** A page of a section: of the letter in the address or, if it names none that the section has, of its first. */
export function sectionPage(context: PageContext, section: Section): SectionPage {
  const letters = LETTERS[section](context);
  const entries = [...letters.values()].flat();
  if (sizeOf(entries) <= MOST_IN_INDEX) {
    const links = entries.flatMap(({ links }) => links());
    return { letters: [], letter: undefined, page: 1, pages: 1, links };
  }
  const wanted = context.query.get('letter') ?? '';
  const letter = letters.has(wanted) ? wanted : [...letters.keys()][0]!;
  const pages = inPages(letters.get(letter)!, ({ size }) => size, ON_A_PAGE);
  const number = letter === wanted ? Number(context.query.get('page') ?? 1) : 1;
  const page = pages[number - 1] === undefined ? 1 : number;
  const links = pages[page - 1]!.flatMap(({ links }) => links());
  return { letters: countsOf(letters), letter, page, pages: pages.length, links };
}

/** The address of a page of a section: that of the section itself for its first letter's first page. */
export function sectionHref(
  { site, language }: PageContext,
  section: Section,
  letters: LetterCounts,
  letter: string,
  page = 1,
): string {
  const address = href(site, language, SECTIONS[section]);
  if (letter === letters[0]?.letter && page === 1) return address;
  return `${address}?letter=${encodeURIComponent(letter)}${page > 1 ? `&page=${page}` : ''}`;
}

const LETTERS: Readonly<Record<Section, (page: PageContext) => Letters>> = {
  cinemas: (page) =>
    new Map(
      [...citiesByLetter(page.catalogue)].map(([letter, groups]) => [
        letter,
        groups.map((group) => cityEntry(page, group)),
      ]),
    ),
  films: (page) => lettersOf(page, showEntries(page, true)),
  events: (page) => lettersOf(page, [...seasonEntries(page), ...showEntries(page, false)]),
};

/** A city, then its cinemas: those of one name are told apart by it. */
function cityEntry({ site, language }: PageContext, { city, cinemas }: CityGroup): Entry {
  const ofCinema = ({ slug, name }: CityGroup['cinemas'][number]) => ({
    label: name.includes(city.name) ? name : `${name}, ${city.name}`,
    href: href(site, language, 'cinema', { slug }),
  });
  return {
    name: city.name,
    size: 1 + cinemas.length,
    links: () => [
      { label: city.name, href: href(site, language, 'city', { slug: city.slug }) },
      ...cinemas.map(ofCinema),
    ],
  };
}

function showEntries({ site, language, catalogue }: PageContext, isMovie: boolean): Entry[] {
  return catalogue.shows
    .filter((show) => show.isMovie === isMovie)
    .map((show) => ({
      name: show.title,
      size: 1,
      links: () => [{ label: show.title, href: showHref(site, language, show), lang: show.titleLanguage }],
    }));
}

function seasonEntries({ site, language, catalogue, features }: PageContext): Entry[] {
  return [...catalogue.content.seasons.values()]
    .filter(({ active, redirectSlug, type }) => active && redirectSlug === null && isOffered(site, features, type))
    .map(({ slug, title, type }) => ({
      name: title,
      size: 1,
      links: () => [{ label: title, href: href(site, language, type, { slug }) }],
    }));
}

const lettersOf = ({ language }: PageContext, entries: readonly Entry[]): Letters =>
  byLetter(entries, ({ name }) => name, language);

const sizeOf = (entries: readonly Entry[]) => entries.reduce((sum, { size }) => sum + size, 0);

const countsOf = (letters: Letters): LetterCounts =>
  [...letters].map(([letter, entries]) => ({ letter, count: sizeOf(entries) }));

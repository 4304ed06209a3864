import type { ExperienceArticle } from '../../contract/article.ts';
import type { CinemaDetails } from '../../contract/cinema.ts';
import type { Experience, ExperienceGroup } from '../../contract/experience.ts';
import type { Featured } from '../../contract/push.ts';
import type { Show } from '../../contract/show.ts';
import { areShowtimesDisplayed } from '../../domain/showFragments.ts';
import type { Catalogue, Content } from '../catalogue.ts';
import { siteProgramme } from '../siteProgramme.ts';
import { articlesOf } from './articles.ts';

/** How many of its films an experience's page shows; the list of films has all. */
const FILMS = 6;
const OTHERS = 3;

/** What editors tell of experiences: each at its own address, and the groups and articles that tell of several. */
export type ExperiencesTold = {
  readonly push: Featured | undefined;
  readonly experiences: readonly Experience[];
  readonly groups: readonly ExperienceGroup[];
  readonly articles: readonly ExperienceArticle[];
};

export function experiencesTold(content: Content): ExperiencesTold {
  return {
    push: [...content.featured.values()].find(({ type }) => type === 'experiences'),
    experiences: [...content.experiences.values()].filter(({ redirectSlug }) => redirectSlug === null),
    groups: [...content['experience-groups'].values()],
    articles: articlesOf(content, 'experience'),
  };
}

/** Where and in what an experience is had. */
export type ExperiencePageView = {
  /** Films that play in it anywhere, and how many more there are. */
  readonly films: readonly Show[];
  readonly moreFilms: number;
  /** The open cinemas that have it. */
  readonly cinemas: readonly CinemaDetails[];
  readonly others: readonly Experience[];
};

export async function experiencePage(
  catalogue: Catalogue,
  experience: Experience,
  now: Date,
): Promise<ExperiencePageView> {
  const { tag } = experience;
  const playing = await siteProgramme(catalogue);
  const films = catalogue.shows
    .filter((show) => tag !== null && playing.get(show.slug)?.tags.includes(tag) && areShowtimesDisplayed(show, now))
    .toSorted((a, b) => a.homeOrder - b.homeOrder);
  const all = experiencesTold(catalogue.content).experiences;
  const at = all.findIndex(({ slug }) => slug === experience.slug);
  return {
    films: films.slice(0, FILMS),
    moreFilms: Math.max(0, films.length - FILMS),
    cinemas: catalogue.cinemas.filter(({ status, tags }) => status && tag !== null && tags.includes(tag)),
    // Those that stand after it in the list, and after the last the first.
    others: [...all.slice(at + 1), ...all.slice(0, at)].slice(0, OTHERS),
  };
}

/** The group that an article on an experience is part of. */
export function groupOf(content: Content, article: string): ExperienceGroup | undefined {
  return [...content['experience-groups'].values()].find(({ articles }) =>
    articles.some(({ slug }) => slug === article),
  );
}

/** Some cinemas by their slugs, as far as the site has them. */
export function cinemasNamed(catalogue: Catalogue, slugs: readonly string[]): CinemaDetails[] {
  return slugs.flatMap((slug) => catalogue.cinema.get(slug) ?? []);
}

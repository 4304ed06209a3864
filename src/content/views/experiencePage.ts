import type { ExperienceArticle } from '../../contract/article.ts';
import type { CinemaDetails } from '../../contract/cinema.ts';
import type { Experience, ExperienceGroup } from '../../contract/experience.ts';
import type { Featured } from '../../contract/push.ts';
import type { Show } from '../../contract/show.ts';
import { areShowtimesDisplayed } from '../../domain/show/showFragments.ts';
import type { Catalogue, Content } from '../catalogue.ts';
import { siteProgramme } from '../siteProgramme.ts';
import { articlesOf } from './articles.ts';

/** How many of its films an experience's page shows; the list of films has all of them. */
const FILMS = 6;
const OTHERS = 3;

/** What editors write about experiences: one by one, and in groups and articles about several. */
export type EditorialExperiences = {
  readonly push: Featured | undefined;
  readonly experiences: readonly Experience[];
  readonly groups: readonly ExperienceGroup[];
  readonly articles: readonly ExperienceArticle[];
};

/** What editors write about experiences, without redirected ones. */
export function editorialExperiences(content: Content): EditorialExperiences {
  return {
    push: [...content.featured.values()].find(({ type }) => type === 'experiences'),
    experiences: [...content.experiences.values()].filter(({ redirectSlug }) => redirectSlug === null),
    groups: [...content['experience-groups'].values()],
    articles: articlesOf(content, 'experience'),
  };
}

/** An experience's films and cinemas, and other experiences. */
export type ExperiencePageView = {
  /** Films that play in it anywhere on the site, and how many more there are. */
  readonly films: readonly Show[];
  readonly moreFilms: number;
  /** The open cinemas that have it. */
  readonly cinemas: readonly CinemaDetails[];
  readonly others: readonly Experience[];
};

/** What an experience's page shows. One statement, or none. */
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
  const all = editorialExperiences(catalogue.content).experiences;
  const at = all.findIndex(({ slug }) => slug === experience.slug);
  return {
    films: films.slice(0, FILMS),
    moreFilms: Math.max(0, films.length - FILMS),
    cinemas: catalogue.cinemas.filter(({ status, tags }) => status && tag !== null && tags.includes(tag)),
    // Those after it in the list, then those from the start.
    others: [...all.slice(at + 1), ...all.slice(0, at)].slice(0, OTHERS),
  };
}

/** The group that an article about an experience is part of. */
export function groupOf(content: Content, article: string): ExperienceGroup | undefined {
  return [...content['experience-groups'].values()].find(({ articles }) =>
    articles.some(({ slug }) => slug === article),
  );
}

/** The cinemas with these slugs; those that the site does not have are left out. */
export function cinemasNamed(catalogue: Catalogue, slugs: readonly string[]): CinemaDetails[] {
  return slugs.flatMap((slug) => catalogue.cinemasBySlug.get(slug) ?? []);
}

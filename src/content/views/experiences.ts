import type { CinemaDetails } from '../../contract/cinema.ts';
import type { Tag } from '../../contract/programme.ts';
import type { Catalogue } from '../catalogue.ts';

/** The kinds of tags that visitors can read about, in the order in which they are listed. */
export const EXPERIENCE_KINDS = ['experience', 'event', 'accessibility'] as const;
type Kind = (typeof EXPERIENCE_KINDS)[number];

/** An experience, or another mark on screenings, as its modals show it (SPEC 3, Tag). */
export type ExperienceView = {
  readonly slug: string;
  readonly kind: Kind;
  readonly title: string;
  /** html */
  readonly description: string;
  readonly image: string | null;
  /** The words below the picture. */
  readonly caption: string | null;
  /** Whether a ticket costs more. */
  readonly premium: boolean;
  /** html; whom it is for, or what to beware of. */
  readonly accessibility: string | null;
  /** The address where editors say there is more to read. */
  readonly more: string | null;
  /** The slug of the page about this experience, if there is one. */
  readonly pageSlug: string | null;
  /** The open cinemas that have it. */
  readonly cinemas: readonly CinemaDetails[];
};

/** A tag as its modal shows it; undefined if visitors are not shown it. */
export function experienceView(catalogue: Catalogue, tag: Tag): ExperienceView | undefined {
  const kind = EXPERIENCE_KINDS.find((each) => each === tag.category);
  const description = tag.modalDescription ?? tag.badgeDescription ?? tag.tooltip?.description;
  if (!kind || !description || !tag.places.includes('showtime')) return undefined;
  const page = [...catalogue.content.experiences.values()].find(
    (each) => each.tag === tag.slug && each.redirectSlug === null,
  );
  return {
    slug: tag.slug,
    kind,
    title: tag.modalTitle ?? tag.title,
    description,
    image: tag.pictoImage ?? tag.badgeImage ?? tag.tooltip?.image ?? page?.backdrop ?? null,
    caption: tag.thumbnailTitle,
    premium: tag.premium,
    accessibility: tag.accessibilityDescription,
    more: tag.ctaUrl,
    pageSlug: page?.slug ?? null,
    cinemas: catalogue.cinemas.filter(({ status, tags }) => status && tags.includes(tag.slug)),
  };
}

/** All tags that visitors can read about, in the order of the filters. */
export function experienceViews(catalogue: Catalogue): ExperienceView[] {
  return [...catalogue.tags.values()]
    .sort((a, b) => a.orders.filter - b.orders.filter)
    .flatMap((tag) => experienceView(catalogue, tag) ?? []);
}

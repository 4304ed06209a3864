import type { Show } from '../../contract/show.ts';
import { cinemaDayAt } from '../../domain/programme/cinemaDay.ts';
import { fragmentsOfShow } from '../../domain/show/showFragments.ts';
import { compareLikeness, likenessOf, type Likeness, type ShowTraits } from '../../domain/show/similar.ts';
import { oncePer } from '../../lib/oncePer.ts';
import { releaseZoneOf } from '../../sites/sites.ts';
import type { Catalogue } from '../catalogue.ts';
import { castingOf, peopleOf } from '../people.ts';
import { siteProgramme } from '../siteProgramme.ts';

/** A show that is like another, and the names of what they share. */
export type SimilarShow = { readonly show: Show; readonly by: Likeness['by']; readonly shared: readonly string[] };

/** As many as stand side by side. */
const MOST = 6;

/**
 * The shows that are like one, the closest first: by the same director, then with the same people in them, then of the
 * same genres and label; among equals in the chain's order. Only what one can still see, or what is to come.
 */
export async function similarShows(catalogue: Catalogue, show: Show, now: Date): Promise<SimilarShow[]> {
  const { site, language } = catalogue;
  const traits = traitsOf(catalogue, show);
  const alike = candidates(catalogue, show, traits)
    .flatMap((other) => {
      const likeness = likenessOf(traits, traitsOf(catalogue, other));
      return likeness ? [{ show: other, likeness }] : [];
    })
    .sort((a, b) => compareLikeness(a.likeness, b.likeness) || a.show.genericOrder - b.show.genericOrder);
  const programme = await siteProgramme(catalogue);
  const at = { now, today: cinemaDayAt(now, site.timeZone), zone: releaseZoneOf(site, language) };
  const found: SimilarShow[] = [];
  for (const { show: other, likeness } of alike) {
    if (found.length === MOST) break;
    const there = programme.get(other.slug) ?? { bookable: false, isKids: false };
    if (fragmentsOfShow(other, there, at).length === 0) continue;
    found.push({ show: other, by: likeness.by, shared: likeness.shared.map((each) => nameOf(catalogue, each)) });
  }
  return found;
}

/** The shows that share anything with one. */
function candidates(catalogue: Catalogue, show: Show, { directors, cast, subjects }: ShowTraits): Show[] {
  const people = peopleOf(catalogue);
  const ofSubject = subjectsOf(catalogue);
  const found = new Set<Show>([
    ...directors.flatMap((slug) => people.get(slug)?.directed ?? []),
    ...cast.flatMap((slug) => people.get(slug)?.playedIn ?? []),
    ...subjects.flatMap((subject) => ofSubject.get(subject) ?? []),
  ]);
  found.delete(show);
  return [...found];
}

function traitsOf(catalogue: Catalogue, show: Show): ShowTraits {
  return { ...castingOf(catalogue, show), subjects: subjectsOfShow(show) };
}

const LABEL = 'label ';
const subjectsOfShow = ({ genresSlug, label }: Show) => [...genresSlug, ...(label ? [LABEL + label] : [])];

/** The shows of each genre and label. */
const subjectsOf = oncePer(({ shows }: Catalogue): ReadonlyMap<string, readonly Show[]> => {
  const found = new Map<string, Show[]>();
  for (const show of shows) {
    for (const subject of subjectsOfShow(show)) {
      const others = found.get(subject);
      if (others) others.push(show);
      else found.set(subject, [show]);
    }
  }
  return found;
});

function nameOf(catalogue: Catalogue, shared: string): string {
  if (shared.startsWith(LABEL)) return shared.slice(LABEL.length);
  return peopleOf(catalogue).get(shared)?.name ?? catalogue.genres.get(shared) ?? shared;
}

import type { Show } from '../../contract/show.ts';
import type { Announced, Wish } from '../../contract/wish.ts';
import { needsOf } from '../needsOf.ts';
import { timesOfLocal } from '../../domain/programme/hours.ts';
import { screeningTags } from '../../domain/programme/tags.ts';
import { isBookable, screeningOf } from '../../domain/screening/showtimeStatus.ts';
import { parseTopic, type WishedScreening } from '../../domain/tellMe/wish.ts';
import { dateFormat } from '../../lib/formats.ts';
import { localeOf } from '../../sites/sites.ts';
import type { Catalogue } from '../catalogue.ts';
import { castingOf, filmsOf, peopleOf } from '../people.ts';
import { grouped, listed } from '../showtimeRows.ts';
import { zoneOf } from '../zones.ts';
import { displayedShow } from './screenings.ts';

/** A screening as wishes look at it, with where it is booked. */
export type WishedRow = WishedScreening & { readonly link: string };

/**
 * All screenings of a topic (`topicOf`), a film or the films of a person, that a site shows now; undefined while it shows none
 * of them yet, which is no reason to think that they are cancelled. One statement.
 */
export async function wishedScreenings(
  catalogue: Catalogue,
  topic: string,
  now: Date,
): Promise<WishedRow[] | undefined> {
  const { site, language, cinemasBySlug } = catalogue;
  if (catalogue.generation === 0) return undefined;
  const films = filmsOfTopic(catalogue, topic).filter(
    (film) => displayedShow(catalogue, film, now) !== undefined || catalogue.gone.has(film),
  );
  if (films.length === 0) return undefined;
  const query = (await listed(site, language, 'show')).where('showtime.show', 'in', films);
  const showtimesByFilm = grouped(await query.execute(), 'show', language);
  return [...showtimesByFilm].flatMap(([film, showtimes]) => {
    const people = peopleIn(catalogue, catalogue.showsBySlug.get(film));
    return showtimes.flatMap((showtime) => {
      const cinema = cinemasBySlug.get(showtime.cinema);
      if (!cinema) return [];
      const screening = screeningOf(showtime, zoneOf(catalogue, cinema.slug));
      const { status, start } = screening;
      return {
        reference: showtime.reference,
        film,
        people,
        cinema: cinema.slug,
        city: cinema.citySlug,
        version: showtime.version,
        tags: screeningTags(showtime),
        needs: needsOf(catalogue, cinema, showtime),
        times: timesOfLocal(showtime.time, showtime.endTime),
        time: showtime.time,
        start,
        state: status === 'soldout' ? 'soldout' : isBookable(screening, now) ? 'bookable' : 'locked',
        link: showtime.refCmd,
      };
    });
  });
}

function filmsOfTopic(catalogue: Catalogue, topic: string): readonly string[] {
  const { kind, slug } = parseTopic(topic);
  if (kind === 'film') return [slug];
  const person = peopleOf(catalogue).get(slug);
  return person ? filmsOf(person).map((show) => show.slug) : [];
}

function peopleIn(catalogue: Catalogue, show: Show | undefined): readonly string[] {
  if (!show) return [];
  const { directors, cast } = castingOf(catalogue, show);
  return [...directors, ...cast];
}

/** A screening in a line: where and when, and of which film if that is not plain. */
export function screeningInWords(
  { site, language, cinemasBySlug, showsBySlug }: Catalogue,
  { film, cinema, time }: Announced,
  { person }: Pick<Wish, 'person'>,
): string {
  const format = dateFormat(localeOf(site, language), { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });
  const when = format.format(new Date(`${time.replace(' ', 'T')}Z`));
  const title = person === undefined ? undefined : showsBySlug.get(film ?? '')?.title;
  return [title, cinemasBySlug.get(cinema)?.name ?? cinema, when].filter((part) => part !== undefined).join(', ');
}

/** What a wish names, as visitors know it; what a site no longer has is named by its slug. Needs stay slugs. */
export function wishNames(catalogue: Catalogue, wish: Wish) {
  const { showsBySlug, citiesBySlug, cinemasBySlug, versions, tags } = catalogue;
  const { film = '', person, place, version, format, needs = [], from, until } = wish;
  const places = place?.kind === 'city' ? citiesBySlug : cinemasBySlug;
  return {
    title:
      person === undefined ? (showsBySlug.get(film)?.title ?? film) : (peopleOf(catalogue).get(person)?.name ?? person),
    place: place && (places.get(place.slug)?.name ?? place.slug),
    version: version && (versions.get(version)?.label ?? version),
    format: format && (tags.get(format)?.title ?? format),
    needs,
    from,
    until,
  };
}

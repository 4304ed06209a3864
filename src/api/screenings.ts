import { z } from 'zod';
import { cinemaTag, showTag, siteTag } from '../content/cacheTags.ts';
import type { ListedShowtime } from '../content/showtimeRows.ts';
import type { Catalogue } from '../content/catalogue.ts';
import { showShowtimes, statusesOf } from '../content/showtimes.ts';
import { zoneOf } from '../content/zones.ts';
import { showtimesByDaySchema, showtimeSchema, statusesSchema } from '../contract/programme.ts';
import { isoAt } from '../lib/localTime.ts';
import { bookingEnd } from '../domain/screening/showtimeStatus.ts';
import { showtimeOnWire, type ShowtimeOnWire } from '../contract/unknown.ts';
import type { Site } from '../sites/sites.ts';
import { addEndpoint, PROGRAMME_AGE, type Api } from './endpoint.ts';
import { cinemaOf, cinemasAt, showOf } from './items.ts';

const group = 'Screenings';

/** When a film or event plays. */
export function addScreenings(api: Api): void {
  addEndpoint(api, {
    path: '/show/{slug}/showtimes/{cinema}',
    name: 'ShowtimesByDay',
    group,
    summary: 'All screenings of a film or event at a cinema or in a city, by cinema day.',
    description:
      'A screening before 08:00 belongs to the day before. `[]` when there is none at all. In a city, screenings of ' +
      'all its cinemas stand together in the order of their time; `refCmd` tells them apart by the vistaRef in it, unless it is a link of the chain’s own.',
    schema: z.union([showtimesByDaySchema, z.tuple([])]),
    maxAge: PROGRAMME_AGE,
    respond: async ({ site, language, catalogue, params }) => {
      const { slug } = showOf(catalogue, params.slug);
      const cinemas = cinemasAt(catalogue, params.cinema);
      const found = await showShowtimes(site, language, slug, cinemas);
      const days = Object.entries(found).map(
        ([day, showtimes]) => [day, showtimes.map((each) => ofContract(each, catalogue))] as const,
      );
      const data = days.length > 0 ? Object.fromEntries(days) : ([] satisfies []);
      return { data, tags: tagsOf(site, slug, cinemas) };
    },
  });

  addEndpoint(api, {
    path: '/show/{slug}/showtimes/{cinema}/{day}',
    name: 'Showtimes',
    group,
    summary: 'The screenings of a film or event at a cinema or in a city on a cinema day.',
    description: '`[]` when there is none.',
    schema: z.array(showtimeSchema),
    maxAge: PROGRAMME_AGE,
    respond: async ({ site, language, catalogue, params }) => {
      const { slug } = showOf(catalogue, params.slug);
      const cinemas = cinemasAt(catalogue, params.cinema);
      const { [params.day]: found = [] } = await showShowtimes(site, language, slug, cinemas, params.day);
      return { data: found.map((each) => ofContract(each, catalogue)), tags: tagsOf(site, slug, cinemas) };
    },
  });

  addEndpoint(api, {
    path: '/cinema/{slug}/statuses/{day}',
    name: 'CinemaStatuses',
    group,
    summary: "Which of a cinema's screenings are sold out or locked on a cinema day, by booking reference.",
    schema: statusesSchema,
    maxAge: PROGRAMME_AGE,
    respond: async ({ site, catalogue, params }) => {
      const { slug } = cinemaOf(catalogue, params.slug);
      const data = await statusesOf(site, 'cinema', slug, params.day);
      return { data, tags: [siteTag(site), cinemaTag(site, slug)] };
    },
  });

  addEndpoint(api, {
    path: '/show/{slug}/statuses/{day}',
    name: 'ShowStatuses',
    group,
    summary: 'Which screenings of a film or event are sold out or locked on a cinema day, by booking reference.',
    schema: statusesSchema,
    maxAge: PROGRAMME_AGE,
    respond: async ({ site, catalogue, params }) => {
      const { slug } = showOf(catalogue, params.slug);
      const data = await statusesOf(site, 'show', slug, params.day);
      return { data, tags: [siteTag(site), showTag(site, slug)] };
    },
  });
}

/** A screening as the contract has it. */
function ofContract(
  { reference: _reference, cinema, ...showtime }: ListedShowtime,
  catalogue: Catalogue,
): ShowtimeOnWire {
  const { time, reservabilityEnd } = showtime;
  if (reservabilityEnd !== time) return showtimeOnWire(showtime);
  const zone = zoneOf(catalogue, cinema);
  return showtimeOnWire({ ...showtime, reservabilityEnd: isoAt(bookingEnd(showtime, zone), zone) });
}

function tagsOf(site: Site, show: string, cinemas: readonly string[]): string[] {
  return [siteTag(site), showTag(site, show), ...cinemas.map((cinema) => cinemaTag(site, cinema))];
}

import { z } from 'zod';
import { catalogueOf } from '../content/catalogue.ts';
import { showShowtimes, statusesOf } from '../content/showtimes.ts';
import {
  showtimesByDaySchema,
  showtimeSchema,
  statusesSchema,
  type Showtime,
  type ShowtimesByDay,
} from '../contract/programme.ts';
import type { Site } from '../sites/sites.ts';
import { addEndpoint, PROGRAMME_AGE, type Api } from './endpoint.ts';
import { cinemaOf, cinemasAt, cinemaTag, showOf, showTag, siteTag } from './items.ts';

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
      'all its cinemas stand together in the order of their time; `refCmd` tells them apart by the vistaRef in it.',
    schema: z.union([showtimesByDaySchema, z.tuple([])]),
    maxAge: PROGRAMME_AGE,
    answer: async ({ site, language, params }) => {
      const catalogue = await catalogueOf(site, language);
      const { slug } = showOf(catalogue, params.slug);
      const cinemas = cinemasAt(catalogue, params.cinema);
      const found = await Promise.all(cinemas.map((cinema) => showShowtimes(site, language, slug, cinema)));
      const together = merged(found);
      const data = Object.keys(together).length > 0 ? together : ([] satisfies []);
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
    answer: async ({ site, language, params }) => {
      const catalogue = await catalogueOf(site, language);
      const { slug } = showOf(catalogue, params.slug);
      const cinemas = cinemasAt(catalogue, params.cinema);
      const found = await Promise.all(cinemas.map((cinema) => showShowtimes(site, language, slug, cinema, params.day)));
      return { data: merged(found)[params.day] ?? [], tags: tagsOf(site, slug, cinemas) };
    },
  });

  addEndpoint(api, {
    path: '/cinema/{slug}/statuses/{day}',
    name: 'CinemaStatuses',
    group,
    summary: "Which of a cinema's screenings are sold out or locked on a cinema day, by booking reference.",
    schema: statusesSchema,
    maxAge: PROGRAMME_AGE,
    answer: async ({ site, language, params }) => {
      const { slug } = cinemaOf(await catalogueOf(site, language), params.slug);
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
    answer: async ({ site, language, params }) => {
      const { slug } = showOf(await catalogueOf(site, language), params.slug);
      const data = await statusesOf(site, 'show', slug, params.day);
      return { data, tags: [siteTag(site), showTag(site, slug)] };
    },
  });
}

/** The screenings of several cinemas in one, days and times in order. */
function merged(all: readonly ShowtimesByDay[]): ShowtimesByDay {
  const days = new Map<string, Showtime[]>();
  for (const byDay of all) {
    for (const [day, showtimes] of Object.entries(byDay)) days.set(day, [...(days.get(day) ?? []), ...showtimes]);
  }
  for (const showtimes of days.values())
    showtimes.sort((a, b) => compare(a.time, b.time) || compare(a.refCmd, b.refCmd));
  return Object.fromEntries([...days].sort(([a], [b]) => compare(a, b)));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function tagsOf(site: Site, show: string, cinemas: readonly string[]): string[] {
  return [siteTag(site), showTag(site, show), ...cinemas.map((cinema) => cinemaTag(site, cinema))];
}

import { z } from 'zod';
import { cinemaTag, pageTags, siteTag } from '../content/cacheTags.ts';
import { cityProgramme, cinemaProgramme } from '../content/programme.ts';
import { siteProgramme } from '../content/siteProgramme.ts';
import { cinemaDetailsSchema, cinemaSchema } from '../contract/cinema.ts';
import { cityDetailsSchema, citySchema } from '../contract/city.ts';
import { cinemaProgrammeSchema, zoneSchema } from '../contract/programme.ts';
import { cinemaOnWire, cityOnWire } from '../contract/unknown.ts';
import { addEndpoint, CATALOGUE_AGE, PROGRAMME_AGE, type Api } from './endpoint.ts';
import { cinemaOf, cityOf, only } from './items.ts';
import { translationSchema } from './schemas.ts';
import { translationOf } from './translation.ts';
import { showsInZone } from './zone.ts';

const group = 'Cities and cinemas';

/** Cities, cinemas, and what plays there. */
export function addPlaces(api: Api): void {
  addEndpoint(api, {
    path: '/cities',
    name: 'Cities',
    group,
    summary: 'Every city with a cinema.',
    schema: z.array(citySchema),
    maxAge: CATALOGUE_AGE,
    respond: async ({ site, catalogue: { cities } }) => ({
      data: cities.map((city) => only(citySchema, cityOnWire(city))),
      tags: [siteTag(site)],
    }),
  });

  addEndpoint(api, {
    path: '/city/{slug}',
    name: 'CityDetails',
    group,
    summary: 'A city with all its details.',
    schema: cityDetailsSchema,
    maxAge: CATALOGUE_AGE,
    respond: async ({ site, catalogue, params }) => ({
      data: cityOnWire(cityOf(catalogue, params.slug)),
      tags: [siteTag(site)],
    }),
  });

  addEndpoint(api, {
    path: '/cinemas',
    name: 'Cinemas',
    group,
    summary: 'Every cinema.',
    schema: z.array(cinemaSchema),
    maxAge: CATALOGUE_AGE,
    respond: async ({ site, catalogue: { cinemas } }) => ({
      data: cinemas.map((cinema) => only(cinemaSchema, cinemaOnWire(cinema))),
      tags: [siteTag(site)],
    }),
  });

  addEndpoint(api, {
    path: '/cinema/{slug}',
    name: 'CinemaDetails',
    group,
    summary: 'A cinema with all its details.',
    schema: cinemaDetailsSchema,
    maxAge: CATALOGUE_AGE,
    respond: async ({ site, catalogue, params }) => ({
      data: cinemaOnWire(cinemaOf(catalogue, params.slug)),
      tags: [siteTag(site)],
    }),
  });

  addEndpoint(api, {
    path: '/cinema/{slug}/translate',
    name: 'CinemaTranslation',
    group,
    summary: 'Where a cinema stands in each language of the site.',
    schema: translationSchema,
    maxAge: CATALOGUE_AGE,
    respond: async ({ site, language, catalogue, params }) => {
      const { slug } = cinemaOf(catalogue, params.slug);
      return { data: translationOf(site, language, 'cinema', slug), tags: [siteTag(site)] };
    },
  });

  addEndpoint(api, {
    path: '/cinema/{slug}/shows',
    name: 'CinemaProgramme',
    group,
    summary: 'The whole published programme of a cinema.',
    schema: cinemaProgrammeSchema,
    maxAge: PROGRAMME_AGE,
    respond: async ({ site, catalogue, params }) => {
      const { slug } = cinemaOf(catalogue, params.slug);
      const programme = (await cinemaProgramme(catalogue, slug)) ?? { days: {}, shows: {} };
      return { data: programme, tags: [siteTag(site), cinemaTag(site, slug)] };
    },
  });

  addEndpoint(api, {
    path: '/zone/{citySlug}',
    name: 'Zone',
    group,
    summary: 'What plays in a city, all its cinemas together.',
    schema: zoneSchema,
    maxAge: PROGRAMME_AGE,
    respond: async ({ site, catalogue, params }) => {
      const city = cityOf(catalogue, params.citySlug);
      const programme = (await cityProgramme(catalogue, city.slug)) ?? { shows: [] };
      return { data: programme, tags: [siteTag(site), ...city.cinemas.map((slug) => cinemaTag(site, slug))] };
    },
  });

  addEndpoint(api, {
    path: '/zone',
    name: 'WholeZone',
    group,
    summary: 'What plays anywhere on the site, in the order of /shows.',
    schema: zoneSchema,
    maxAge: PROGRAMME_AGE,
    respond: async ({ site, catalogue }) => {
      const data = showsInZone(catalogue, await siteProgramme(catalogue), () => true);
      return { data, tags: pageTags(site, { cinemas: 'all' }) };
    },
  });
}

import { z } from 'zod';
import { unknown, withDefaults } from './defaults.ts';
import { addressSchema, cinemaSlugSchema, citySlugSchema, gpsPositionSchema } from './values.ts';

/** GET /api/cities */
export const citySchema = z.object({
  id: z.number().int().meta({ description: 'A number of its own, the same in every language.', example: 75 }),
  slug: citySlugSchema.meta({ description: 'Its name in addresses.', example: 'lyon', shown: 'addresses' }),
  name: z.string().min(1).meta({ description: 'Its name.', example: 'Lyon', shown: 'everywhere' }),
  /** The API spells it this way. */
  departement: z.string().meta({
    description: 'The French department, or another postal group, by which lists are divided.',
    example: '69',
    shown: 'list of cinemas',
  }),
  isIdf: z.boolean().meta({ description: 'Whether it belongs to the region around Paris.', shown: 'list of cinemas' }),
  gpsPosition: gpsPositionSchema.meta({
    description: 'Its centre, in degrees: x is the latitude, y the longitude.',
    example: { x: 45.764, y: 4.8357 },
    shown: 'distances',
  }),
  cinemas: z.array(cinemaSlugSchema).meta({
    description: 'The slugs of its cinemas, in the order of its page. In a feed, those whose citySlug it is.',
    example: ['bellecour'],
    shown: 'city, list of cinemas',
  }),
  postalCode: z.string().meta({ description: 'Its postcode.', example: '69002', shown: 'search by postcode' }),
  theaterPostalCode: z
    .array(z.string())
    .meta({ description: 'Further postcodes that lead to it.', example: ['69001'], shown: 'search by postcode' }),
  mainRegion: z
    .boolean()
    .meta({ description: 'Whether it is in the region that lists show first.', shown: 'list of cinemas' }),
  singlePage: z.boolean().meta({ description: 'Whether its page is that of its only cinema.' }),
});

/** The texts of a city or cinema for search engines. Unlike those of other pages, each may be empty. */
export const placeSeoSchema = z.object({
  title: z.string().meta({ description: 'The title in results of search engines.', example: 'Cinemas in Lyon' }),
  description: z.string().meta({ description: 'The text below it, plain.', example: 'What plays in Lyon tonight.' }),
});

/** GET /api/city/{slug}: the list's fields and the details of SPEC 3. */
export const cityDetailsSchema = citySchema.extend({
  defaultCinema: cinemaSlugSchema
    .nullable()
    .meta({ description: 'The one of its cinemas that is shown first.', example: 'bellecour', shown: 'city' }),
  description: z
    .string()
    .nullable()
    .meta({ description: 'HTML: what there is to say about it.', example: '<p>Three cinemas.</p>', shown: 'city' }),
  seo: placeSeoSchema.nullable().meta({ description: 'Texts for search engines.', shown: 'search engines' }),
  nearby: z
    .array(
      z.object({
        slug: citySlugSchema.meta({ description: 'The slug of a city nearby.', example: 'villeurbanne' }),
        name: z.string().meta({ description: 'Its name.', example: 'Villeurbanne' }),
      }),
    )
    .meta({ description: 'Cities nearby.', shown: 'city' }),
  backdrop: z
    .object({
      desktop: addressSchema.meta({ description: 'The wide picture.', example: '/media/lyon.webp' }),
      mobile: addressSchema.meta({ description: 'The picture for phones.', example: '/media/lyon-mobile.webp' }),
    })
    .nullable()
    .meta({ description: 'Pictures of it.', shown: 'city' }),
  highlight: z
    .object({
      title: z.string().meta({ description: 'The heading.', example: 'Seen most in Lyon' }),
      description: z.string().meta({ description: 'HTML: the text below it.', example: '<p>This week.</p>' }),
      shows: z.array(z.string()).meta({ description: 'Slugs of shows.', example: ['metropolis-44019'] }),
    })
    .nullable()
    .meta({ description: 'Shows that it promotes.', shown: 'city' }),
  tracking: z
    .object({ slug: z.string().meta({ description: 'The name that is reported.', example: 'lyon' }) })
    .nullable()
    .default(null)
    .meta({ description: "The city's name for audience measurement.", shown: 'audience measurement' }),
});

/** A city as a feed has it. */
export const feedCitySchema = withDefaults(cityDetailsSchema, {
  id: 0,
  departement: '',
  isIdf: false,
  cinemas: [],
  theaterPostalCode: [],
  mainRegion: false,
  singlePage: false,
  defaultCinema: null,
  description: null,
  seo: null,
  nearby: [],
  backdrop: null,
  highlight: null,
}).extend({
  gpsPosition: unknown(citySchema.shape.gpsPosition),
  postalCode: unknown(citySchema.shape.postalCode),
});
/** What the site knows of a city: null where it is unknown. */
export type CityDetails = z.output<typeof feedCitySchema>;
export type City = Pick<CityDetails, keyof typeof citySchema.shape>;

import { z } from 'zod';
import { alertSchema } from '../contract/alert.ts';
import {
  articleDateSchema,
  articleSchema,
  eventArticleSchema,
  experienceArticleSchema,
  newsSchema,
  offerSchema,
} from '../contract/article.ts';
import { callToActionSchema } from '../contract/callToAction.ts';
import { cinemaDetailsSchema, cinemaSchema } from '../contract/cinema.ts';
import { cityDetailsSchema, citySchema } from '../contract/city.ts';
import { experienceSchema } from '../contract/experience.ts';
import { faqArticleSchema } from '../contract/help.ts';
import { subscriptionOfferSchema } from '../contract/subscription.ts';
import { showtimeSchema, tagSchema, technologySchema, versionSchema } from '../contract/programme.ts';
import { showDetailsSchema, showSchema } from '../contract/show.ts';
import {
  addressSchema,
  backgroundPathSchema,
  cinechecksSchema,
  contentRatingSchema,
  daySchema,
  gpsPositionSchema,
  localTimeSchema,
  posterPathSchema,
  releaseAtSchema,
} from '../contract/values.ts';
import { SEARCH_TYPES } from '../domain/search/search.ts';
import { LANGUAGES } from '../sites/sites.ts';

/** Shapes that only the API has: what it answers besides what a feed brings. */

const errorSchema = z.object({
  error: z.object({
    status: z.number().int(),
    code: z.string(),
    message: z.string(),
    parameter: z.string().optional().meta({ description: 'Of a bad request: the parameter that is bad.' }),
  }),
});

/** One of GET /api/search/full and /api/search/quick. */
export const searchItemSchema = z.object({
  id: z.string().min(1).meta({ description: 'Unique among items of a type.' }),
  type: z.enum([...SEARCH_TYPES, 'gpxp', 'master_template']),
  slug: z.string().min(1),
  title: z.string().min(1),
  isMovie: z.boolean(),
  posterPath: posterPathSchema.nullable(),
  /** The same picture under its second name. */
  poster: posterPathSchema.nullable(),
  contentRating: contentRatingSchema,
  synopsis: z.string().nullable().meta({ description: 'Of a cinema its town.' }),
  genres: z.array(z.string()),
  duration: z.number().int().nonnegative().meta({ description: 'Minutes; 0 for a cinema.' }),
  rating: z.string().nullable().meta({ description: "The rating in the site's own system, in words." }),
  warning: z.string().nullable(),
  url: z.string().startsWith('/').meta({ description: "The path of the item's page on this site." }),
  /** SPEC 3, "Search result": only of offers, events, news and help. */
  image: addressSchema.nullable().optional(),
  publicationDate: daySchema.optional(),
  topic: z.string().nullable().optional(),
  /** Of offers and events; `dateType` says what the two dates mean. */
  startDate: localTimeSchema.nullable().optional(),
  endDate: localTimeSchema.nullable().optional(),
  dateType: z.enum(articleDateSchema.options.map(({ shape }) => shape.type.value)).optional(),
});
export type SearchItem = z.infer<typeof searchItemSchema>;

const addressedSchema = z.object({ slug: z.string(), url: z.string().startsWith('/') });
/** GET /api/cinema/{slug}/translate and /api/show/{slug}/translate: where an item is found in each language. */
export const translationSchema = addressedSchema.extend({
  languages: z.partialRecord(z.enum(LANGUAGES), addressedSchema),
});

/** Every schema that has a name in the OpenAPI document. */
const named = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries({
  City: citySchema,
  CityDetails: cityDetailsSchema,
  Cinema: cinemaSchema,
  CinemaDetails: cinemaDetailsSchema,
  Show: showSchema,
  ShowDetails: showDetailsSchema,
  Showtime: showtimeSchema,
  Tag: tagSchema,
  Version: versionSchema,
  Technology: technologySchema,
  News: newsSchema,
  EventArticle: eventArticleSchema,
  Offer: offerSchema,
  ExperienceArticle: experienceArticleSchema,
  Article: articleSchema,
  CallToAction: callToActionSchema,
  Experience: experienceSchema,
  FaqArticle: faqArticleSchema,
  SubscriptionOffer: subscriptionOfferSchema,
  Alert: alertSchema,
  SearchItem: searchItemSchema,
  Translation: translationSchema,
  Error: errorSchema,
  ReleaseAt: releaseAtSchema,
  PosterPath: posterPathSchema,
  BackgroundPath: backgroundPathSchema,
  ContentRating: contentRatingSchema,
  Cinechecks: cinechecksSchema,
  GpsPosition: gpsPositionSchema,
})) {
  named.add(schema, { id });
}

const address = (id: string) => `#/components/schemas/${id}`;

/** A reference to a schema by its name; a schema without one gets `name`. */
export function schemaReference(name: string, schema: z.ZodType): { $ref: string } {
  const id = named.get(schema)?.id;
  if (id === undefined) named.add(schema, { id: name });
  return { $ref: address(id ?? name) };
}

/** All named schemas as JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
export function jsonSchemas(): Record<string, object> {
  const { schemas } = z.toJSONSchema(named, {
    uri: address,
    // Answers may gain fields one day: readers are not promised that there are no others.
    io: 'input',
    override: ({ jsonSchema }) => {
      // An empty tuple: JSON Schema demands at least one item in prefixItems, and `items: false` says it all.
      if (jsonSchema.prefixItems?.length === 0) delete jsonSchema.prefixItems;
      // Where pages show a field is for the guide to feeds.
      delete (jsonSchema as { shown?: string }).shown;
    },
  });
  return Object.fromEntries(Object.entries(schemas).map(([name, { $schema, $id, ...schema }]) => [name, schema]));
}

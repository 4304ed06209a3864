import { z } from 'zod';
import { cinemaDetailsSchema, cityDetailsSchema } from './cinema.ts';
import {
  cinemaProgrammeSchema,
  showtimesByDaySchema,
  tagSchema,
  technologySchema,
  versionSchema,
} from './programme.ts';
import { showDetailsSchema, showsSchema } from './show.ts';
import { cinemaSlugSchema, showSlugSchema } from './values.ts';

/**
 * A feed is a folder of answers in the contract's own shapes, so that any server that speaks the contract can be
 * written down as one:
 *
 *     {site}/{language}/cities.json         what GET /api/city/{slug} answers, for every city, in an array
 *     {site}/{language}/cinemas.json        what GET /api/cinema/{slug} answers, for every cinema, in an array
 *     {site}/{language}/shows.json          what GET /api/shows answers
 *     {site}/{language}/show-details.json   what GET /api/show/{slug} answers, for every show, in an array
 *     {site}/{language}/tags.json, versions.json, technologies.json
 *     {site}/programme/{cinema}.json        what GET /api/cinema/{slug}/shows answers (the same in every language)
 *     {site}/showtimes.ndjson               a line for each show and cinema, in the site's default language
 *     {site}/{language}/showtimes.ndjson    for the other languages, only lines that hold a specialShowtimeDetails
 *
 * A site that is absent from the folder is left as it is; a site that is present is replaced whole.
 */
export const feedDocuments = {
  cities: z.array(cityDetailsSchema),
  cinemas: z.array(cinemaDetailsSchema),
  shows: showsSchema,
  'show-details': z.array(showDetailsSchema),
  tags: z.array(tagSchema),
  versions: z.array(versionSchema),
  technologies: z.array(technologySchema),
} as const;
export type FeedDocument = keyof typeof feedDocuments;

export const feedProgrammeSchema = cinemaProgrammeSchema;

/** A line of showtimes.ndjson: the answer of GET /api/show/{show}/showtimes/{cinema} and whose it is. */
export const feedShowtimesSchema = z.object({
  show: showSlugSchema,
  cinema: cinemaSlugSchema,
  showtimes: showtimesByDaySchema,
});
export type FeedShowtimes = z.infer<typeof feedShowtimesSchema>;

import { z } from 'zod';

const slug = z.string().min(1).max(200);
const hour = z.string().regex(/^(?:[01]\d|2[0-3])[0-5]\d$/);

/**
 * What somebody asks to be told of: screenings of a film, or of further films of a person, that meet all that is named here.
 * It is stored, and travels sealed in the link that confirms it, so what is added later is optional.
 */
export const wishSchema = z
  .strictObject({
    /** Slug of a film or an event; without it the wish is of a person. */
    film: slug.optional(),
    /** Slug of somebody who directs films or plays in them. */
    person: slug.optional(),
    /** The person's films that could be booked when the wish was confirmed, by slug: there is nothing to tell of them. */
    known: z.array(slug).max(60).optional(),
    /** The reference of one screening; the wish is then of it alone. */
    screening: z.string().min(1).max(130).optional(),
    place: z.strictObject({ kind: z.enum(['city', 'cinema']), slug }).optional(),
    version: slug.optional(),
    /** The tag of an experience, such as `imax`. */
    format: slug.optional(),
    /** Slugs of needs of access. */
    needs: z.array(slug).max(10).optional(),
    /** The earliest start and the latest end, `HHMM`. */
    from: hour.optional(),
    until: hour.optional(),
    /** Why nothing could be booked when it was wished; null: there was no such screening. */
    since: z.enum(['locked', 'soldout']).nullable(),
    /** Announced once, at once, or of what is new each week. */
    pace: z.enum(['once', 'weekly']),
    /** Whether to tell, too, of what becomes of the screenings that were told. */
    follow: z.boolean(),
  })
  .refine(({ film, person }) => (film === undefined) !== (person === undefined), 'A wish is of a film or of a person');
export type Wish = z.infer<typeof wishSchema>;

/** A screening that somebody was told of, as it was then. */
export const announcedSchema = z.strictObject({
  reference: z.string(),
  /** Slug; what was stored before wishes of persons has none. */
  film: z.string().optional(),
  /** Slug. */
  cinema: z.string(),
  /** Local to the cinema, `YYYY-MM-DD HH:MM:SS`. */
  time: z.string(),
  /** Epoch milliseconds. */
  start: z.number().int(),
  state: z.enum(['bookable', 'soldout', 'cancelled']),
});
export type Announced = z.infer<typeof announcedSchema>;

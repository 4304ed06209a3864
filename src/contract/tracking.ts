import { z } from 'zod';

/** What audience measurement receives about a page (SPEC 7, "Other"); browsers request it only with consent. */
const valueSchema = z.union([z.string(), z.number(), z.boolean(), z.null()]);

export const pageTrackingSchema = z.object({
  /** Whether booking clicks and, for signed-in people, the hash of their e-mail address are reported too. */
  ecommerce: z.boolean(),
  anonymous: z.boolean(),
  /** ISO 4217 */
  currency: z.string(),
  page: z.object({
    page_name: z.string(),
    page_category: z.string(),
    country: z.string(),
    language: z.string(),
    site_env: z.string(),
    page_error: z.string().optional(),
  }),
  /** Fields of cinema pages and of film pages. */
  subject: z.record(z.string(), valueSchema),
});
export type PageTracking = z.infer<typeof pageTrackingSchema>;

/** The screening that a booking link is for, as an item of an ecommerce event. */
export const bookingItemSchema = z.record(z.string(), valueSchema);
export type BookingItem = z.infer<typeof bookingItemSchema>;

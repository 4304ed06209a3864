import { z } from 'zod';
import { PURPOSES } from '../sites/purposes.ts';
import { addressSchema } from './values.ts';

/** GET /api/settings (SPEC 3, Settings): what browsers and the app may know of a site's settings. */
export const siteSettingsSchema = z.object({
  /** Where clients sign in and manage their account. */
  clientUrl: addressSchema,
  orderingTunnelUrl: addressSchema,
  cookieNames: z.array(z.string()),
  securityCookieNames: z.array(z.string()),
  scriptInjections: z.array(
    z.object({
      placement: z.enum(['head', 'noscript']),
      element: z.string(),
      value: z.string(),
      attributes: z.record(z.string(), z.string()),
      /** What its cookies are for: without consent to that, the injection is left out. */
      cookies: z.enum(PURPOSES),
    }),
  ),
  youtubeChannel: z.string().nullable(),
  captchaKey: z.string().nullable(),
  /** Used only with all four parts (SPEC 5). */
  customerChat: z
    .object({ org: z.string(), url: addressSchema, deploymentName: z.string(), deploymentUrl: addressSchema })
    .nullable(),
  /** Addresses of the feedback widget's script, in production and elsewhere. */
  feedback: z.object({ script: addressSchema, preproductionScript: addressSchema }).nullable(),
  locator: z.object({
    /** In kilometres. */
    maximumDistance: z.number().positive(),
    maximumNumberOfCinemas: z.number().int().min(1),
  }),
  offersMenu: z.boolean(),
  wallet: z.boolean(),
  business: z.boolean(),
  authentication: z.boolean(),
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;

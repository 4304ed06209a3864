import { z } from 'zod';
import { ADDRESS_NAMES, FEATURES } from '../sites/features.ts';
import { PURPOSES } from '../sites/purposes.ts';

/**
 * A site's settings as imported (`npm run import:settings`): a file `{site}.json`. What it leaves out leaves the site's
 * own default; unknown fields are faults.
 */
const httpsSchema = z.string().regex(/^https?:\/\/\S+$/, 'expected an http(s) address');
/** Of a third party's script or service, or a path of the site that serves it itself. */
const widgetAddressSchema = z
  .string()
  .regex(/^(https?:\/\/|\/(?![/\\]))\S+$/, 'expected an http(s) address or a path of the site');
const cookieNameSchema = z.string().regex(/^[\w.-]{1,64}$/, 'expected the name of a cookie');

/** SPEC 5: used only if placement and element are known; scripts come from the origins in WIDGET_ORIGINS. */
export const scriptInjectionSchema = z.strictObject({
  placement: z.string(),
  element: z.string(),
  value: z.string().default(''),
  attributes: z.record(z.string().regex(/^[a-z][a-z-]*$/i, 'expected the name of an attribute'), z.string()),
  /** What its cookies are for: without consent to that, the injection is left out. */
  cookies: z.enum(PURPOSES).default('audience'),
});
export type ScriptInjection = z.output<typeof scriptInjectionSchema>;

export const storedSettingsSchema = z.strictObject({
  features: z.partialRecord(z.enum(FEATURES), z.boolean()).default({}),
  /** Where entries of the menu and links to the app's stores lead. */
  addresses: z.partialRecord(z.enum(ADDRESS_NAMES), httpsSchema).default({}),
  /** Names of cookies that other parts of the chain set, such as its ticketing. */
  cookieNames: z.array(cookieNameSchema).default([]),
  securityCookieNames: z.array(cookieNameSchema).default([]),
  scriptInjections: z.array(scriptInjectionSchema).default([]),
  youtubeChannel: z.string().min(1).nullable().default(null),
  captchaKey: z.string().min(1).nullable().default(null),
  /** Used only with all four parts (SPEC 5). */
  customerChat: z
    .strictObject({
      org: z.string().optional(),
      url: widgetAddressSchema.optional(),
      deploymentName: z.string().optional(),
      deploymentUrl: widgetAddressSchema.optional(),
    })
    .nullable()
    .default(null),
  /** Addresses of the feedback widget's script, and of its variant for everywhere but production. */
  feedback: z
    .strictObject({ script: widgetAddressSchema, preproductionScript: widgetAddressSchema })
    .nullable()
    .default(null),
  locator: z
    .strictObject({
      /** In kilometres. */
      maximumDistance: z.number().positive().optional(),
      maximumNumberOfCinemas: z.number().int().min(1).optional(),
    })
    .default({}),
});
export type StoredSettings = z.output<typeof storedSettingsSchema>;

/** The settings of a site whose settings were never imported. */
export const NO_STORED_SETTINGS: StoredSettings = storedSettingsSchema.parse({});

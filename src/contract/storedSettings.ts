import { z } from 'zod';
import { FEATURES } from '../sites/featureFacts.ts';
import { ADDRESS_NAMES } from '../sites/features.ts';
import { PURPOSES } from '../sites/purposes.ts';
import { addressOrPath } from './values.ts';

const httpsSchema = z.string().regex(/^https?:\/\/\S+$/, 'expected an http(s) address');
/** Of a third party's script or service, or a path of the site that serves it itself. */
const widgetAddressSchema = addressOrPath('expected an http(s) address or a path of the site');
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

/**
 * A site's settings as imported (`npm run import:settings`): a file `{site}.json`. What it leaves out leaves the site's
 * own default; unknown fields are faults. docs/configuration.md is made from the descriptions.
 */
export const storedSettingsSchema = z.strictObject({
  features: z
    .partialRecord(z.enum(FEATURES), z.boolean())
    .default({})
    .describe('Features to switch on or off: `{ "wallet": true, "news": false }`.'),
  addresses: z
    .partialRecord(z.enum(ADDRESS_NAMES), httpsSchema)
    .default({})
    .describe(
      `Where entries of the menu and links to the app’s stores lead: ${ADDRESS_NAMES.map((name) => `\`${name}\``).join(', ')}.`,
    ),
  cookieNames: z
    .array(cookieNameSchema)
    .default([])
    .describe('Names of cookies that other parts of the chain set, such as its ticketing.'),
  securityCookieNames: z.array(cookieNameSchema).default([]).describe('The same of cookies that protect.'),
  scriptInjections: z
    .array(scriptInjectionSchema)
    .default([])
    .describe(
      'Elements to add to each page, from WIDGET_ORIGINS and after consent: `placement`, `element`, `value`, `attributes`, `cookies`.',
    ),
  youtubeChannel: z.string().min(1).nullable().default(null).describe('The chain’s channel.'),
  captchaKey: z.string().min(1).nullable().default(null).describe('The public key for the company that CAPTCHA names.'),
  customerChat: z
    .strictObject({
      org: z.string().optional(),
      url: widgetAddressSchema.optional(),
      deploymentName: z.string().optional(),
      deploymentUrl: widgetAddressSchema.optional(),
    })
    .nullable()
    .default(null)
    .describe('The chat: `org`, `url`, `deploymentName`, `deploymentUrl`. Used only with all four (SPEC 5).'),
  feedback: z
    .strictObject({ script: widgetAddressSchema, preproductionScript: widgetAddressSchema })
    .nullable()
    .default(null)
    .describe(
      'Addresses of the feedback widget’s `script`, and of `preproductionScript` for everywhere but production.',
    ),
  locator: z
    .strictObject({
      maximumDistance: z.number().positive().optional(),
      maximumNumberOfCinemas: z.number().int().min(1).optional(),
    })
    .default({})
    .describe(
      '`maximumDistance` in kilometres and `maximumNumberOfCinemas`, in place of LOCATOR_MAX_KM and LOCATOR_MAX_CINEMAS.',
    ),
});
export type StoredSettings = z.output<typeof storedSettingsSchema>;

/** The settings of a site whose settings were never imported. */
export const NO_STORED_SETTINGS: StoredSettings = storedSettingsSchema.parse({});

import { z } from 'zod';
import {
  accessibilityClaimsSchema,
  legalSchema,
  palettesSchema,
  promisesSchema,
  socialNetworkSchema,
} from '../../sites/brandShape.ts';
import { address, anyText, expected, isCountry, maybeText, oneOf, text, yesOrNo } from '../../sites/values.ts';

/** Words in each of these languages; those of others are not read. */
const wordsIn = (languages: readonly string[], word: z.ZodType<string>) =>
  z.object(Object.fromEntries(languages.map((language) => [language, word])));

const REGION = String.raw`\w+ -?\d+(?:\.\d+)? -?\d+(?:\.\d+)?`;
const LIST = new RegExp(`^${REGION}(?:,${REGION})*$`);

/** What REGIONS of brand/postcodes.ts is: the regions of each country. */
export const regionsSchema = z.record(
  expected<string>('a country of ISO 3166-1, such as IT', isCountry),
  expected<string>(
    'prefixes with a latitude and a longitude, such as 01 46.2 5.2,02 49.6 3.6',
    (value) => typeof value === 'string' && LIST.test(value),
  ),
);

/**
 * What the exports of brand/brand.ts are (src/sites/brandShape.ts), in a chain whose sites speak these languages, of all
 * that have a folder.
 */
export function brandSchema(languages: readonly string[], folders: readonly string[]) {
  return z.object({
    NAME: text,
    SHORT_NAME: text,
    NAME_BESIDE_LOGO: yesOrNo,
    ID: expected<string>(
      'small letters, digits and hyphens, such as rex',
      (value) => typeof value === 'string' && /^[a-z][a-z0-9-]*$/.test(value),
    ),
    APP_NAME: text,
    FALLBACK_LANGUAGE: oneOf(folders),
    MOTTO: wordsIn(languages, anyText),
    PASS_NAME: wordsIn(languages, text),
    SEAT_CARD_NAME: wordsIn(languages, text),
    LEGAL: legalSchema.nullable(),
    SOCIAL_NETWORKS: z.array(socialNetworkSchema),
    ADDRESSES: z.strictObject({
      business: address,
      provider: address,
      homeVideo: address,
      appStore: address,
      playStore: address,
    }),
    MAIL_FROM: maybeText,
    SECURITY_CONTACT: maybeText,
    MAIL_SIGN: anyText,
    PROMISES: promisesSchema,
    ACCESSIBILITY: accessibilityClaimsSchema,
    COLOURS: palettesSchema,
  });
}

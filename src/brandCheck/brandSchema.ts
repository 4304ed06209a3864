import { z } from 'zod';
import { address, anyText, colour, expected, isCountry, maybeText, oneOf, text, yesOrNo } from '../sites/values.ts';

const legal = z.strictObject({
  name: text,
  street: text,
  postcode: text,
  city: text,
  register: maybeText,
  responsible: maybeText,
  host: maybeText,
  mail: maybeText,
  telephone: maybeText,
  dataMail: maybeText,
});

const palette = z.strictObject({
  ground: colour,
  raised: colour,
  ink: colour,
  dim: colour,
  line: colour,
  edge: colour,
  focus: colour,
  warning: colour,
  link: colour,
});

/** Words in each of these languages; those of others are not read. */
const wordsIn = (languages: readonly string[], word: z.ZodType<string>) =>
  z.object(Object.fromEntries(languages.map((language) => [language, word])));

const isDay = (value: unknown) => value === null || (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value));
const isReplyTime = (value: unknown) => value === null || (Number.isInteger(value) && Number(value) > 0);

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
    LEGAL: legal.nullable(),
    SOCIAL_NETWORKS: z.array(z.strictObject({ label: text, url: address })),
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
    PROMISES: z.strictObject({
      companionSeatFree: yesOrNo,
      headphonesLent: yesOrNo,
      calmRelaxedScreenings: yesOrNo,
      unlimitedPass: yesOrNo,
      freeExchangeForGold: yesOrNo,
    }),
    ACCESSIBILITY: z.strictObject({
      mail: maybeText,
      replyDays: expected<number | null>('a number of days, or null', isReplyTime),
      level: expected<'partial' | null>('partial, or null', (value) => value === null || value === 'partial'),
      checked: expected<string | null>('a day, such as 2026-11-27, or null', isDay),
      tested: z.array(oneOf(['Engines', 'Keyboard', 'Order', 'Sizes', 'Looks', 'Script', 'Browsers'])),
      known: z.array(oneOf(['Audit', 'Readers', 'Text', 'Trailers', 'Others'])),
    }),
    COLOURS: z.strictObject({
      dark: palette,
      light: palette,
      gold: colour,
      onGold: colour,
      overPictures: z.strictObject({ soft: colour, lead: colour }),
      flags: z.tuple([colour, colour, colour, colour, colour], { error: 'expected five colours' }),
    }),
  });
}

import { z } from 'zod';
import type { LanguageFolder } from './languageFiles.ts';
import type { Language } from './sites.ts';
import { address, colour, expected, maybeText, oneOf, text, yesOrNo } from './values.ts';

/** What the exports of brand/brand.ts have: schemas, by which the start checks them (src/cli/brandCheck), and their types. */

/** Words in each language of a site; those of other languages are not read. */
export type BrandWords = Readonly<Record<Language, string> & Partial<Record<LanguageFolder, string>>>;

/** The company behind the site. */
export const legalSchema = z
  .strictObject({
    name: text,
    street: text,
    postcode: text,
    city: text,
    /** Where it is registered, and its number there; null where there is none to be named. */
    register: maybeText,
    /** The person who answers for what is published; null where the law names nobody. */
    responsible: maybeText,
    /** Who hosts the site, with the address, in one line; null where that need not be said. */
    host: maybeText,
    mail: maybeText,
    telephone: maybeText,
    /** Where to write about one's data; null for `mail`. */
    dataMail: maybeText,
  })
  .readonly();
export type LegalEntity = z.output<typeof legalSchema>;

/** A page of the chain elsewhere; `url` is absolute. */
export const socialNetworkSchema = z.strictObject({ label: text, url: address }).readonly();
export type SocialNetwork = z.output<typeof socialNetworkSchema>;

/** What the chain promises; the sentence of one that is false is not on any page. */
export const promisesSchema = z
  .strictObject({
    /** The seat beside a wheelchair's place costs nothing. */
    companionSeatFree: yesOrNo,
    /** The desk lends headphones for audio description. */
    headphonesLent: yesOrNo,
    /** Relaxed screenings have lower sound, soft light and no advertisements. */
    calmRelaxedScreenings: yesOrNo,
    /** The subscription is worth as many films as one likes. */
    unlimitedPass: yesOrNo,
    /** Clients of the level gold exchange their seat without a fee until the screening. */
    freeExchangeForGold: yesOrNo,
  })
  .readonly();
export type Promises = z.output<typeof promisesSchema>;

const isReplyTime = (value: unknown) => value === null || (Number.isInteger(value) && Number(value) > 0);
const isDay = (value: unknown) => value === null || (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value));

/** The claims of the accessibility statement, by their keys in the dictionaries. */
export const accessibilityClaimsSchema = z
  .strictObject({
    /** Where to write to; null for none, and then no reply is promised either. */
    mail: maybeText,
    /** Within how many working days a message is answered; null for no promise. */
    replyDays: expected<number | null>('a number of days, or null', isReplyTime),
    /** How far WCAG 2.2 AA is met; null while nobody has checked. */
    level: expected<'partial' | null>('partial, or null', (value) => value === null || value === 'partial'),
    /** The day on which a person last compared the claims with the tests (`YYYY-MM-DD`); null for never. */
    checked: expected<string | null>('a day, such as 2026-11-27, or null', isDay),
    tested: z.array(oneOf(['Engines', 'Keyboard', 'Order', 'Sizes', 'Looks', 'Script', 'Browsers'])).readonly(),
    known: z.array(oneOf(['Audit', 'Readers', 'Text', 'Trailers', 'Others'])).readonly(),
  })
  .readonly();
export type AccessibilityClaims = z.output<typeof accessibilityClaimsSchema>;

/** The colours of one scheme. */
const paletteSchema = z
  .strictObject({
    /** Behind everything. */
    ground: colour,
    /** Tickets that can be booked, notices. */
    raised: colour,
    /** Text. */
    ink: colour,
    /** Secondary text. */
    dim: colour,
    /** Ruled lines. */
    line: colour,
    /** Borders of controls. */
    edge: colour,
    /** The focus ring. */
    focus: colour,
    /** Notices that warn. */
    warning: colour,
    /** Links in the API's documentation. */
    link: colour,
  })
  .readonly();
export type Palette = z.output<typeof paletteSchema>;

/** All colours of the brand. */
export const palettesSchema = z
  .strictObject({
    dark: paletteSchema,
    light: paletteSchema,
    /** What can be acted on now, and the text on it: whatever colour that is. */
    gold: colour,
    onGold: colour,
    /** Secondary text over pictures, which are dark in both schemes: beside tickets, and below a city's name. */
    overPictures: z.strictObject({ soft: colour, lead: colour }).readonly(),
    /** SPEC 9, flag colours by number; white text stands on them, on the second that of `onGold`. */
    flags: z.tuple([colour, colour, colour, colour, colour], { error: 'expected five colours' }).readonly(),
  })
  .readonly();
export type Palettes = z.output<typeof palettesSchema>;

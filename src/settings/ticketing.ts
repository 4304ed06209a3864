import { ID } from '#brand/brand.ts';
import type { Settings } from './schema.ts';

/** What a template of booking links may hold, in braces: each is filled in for every screening. */
const PLACES = ['language', 'cinema', 'vistaRef', 'session'] as const;
export type TicketingPlace = (typeof PLACES)[number];

/** The part of the contract's booking links that follows the origin. */
export const TICKETING_PATH = '/{language}/V{vistaRef}S{session}/booking';
/** The template without a setting: the stand-in, which names the screening and sells nothing. */
export const STAND_IN_URL = `http://tickets.${ID}.localhost:{port}${TICKETING_PATH}`;

/** What no address holds, so that a link is the same to every reader. */
const UNSAFE = /[\s"'<>\\^`{|}\p{Cc}]/u;
const ORIGIN = /^https?:\/\/[^/?#@]+/;

/** What is expected of a template of booking links. */
export const A_TEMPLATE = `https://host/… with only ${PLACES.map((name) => `{${name}}`).join(', ')} in braces, after the host`;

/** Whether a text is a template of addresses with only these places in braces: by default those of booking links. */
export function isTemplate(text: string, places: readonly string[] = PLACES): boolean {
  const origin = ORIGIN.exec(text)?.[0];
  const filled = text.replaceAll(/\{(\w+)\}/g, (place, name: string) => (places.includes(name) ? '1' : place));
  if (origin === undefined || origin.includes('{') || UNSAFE.test(filled)) return false;
  return /^[/?]/.test(text.slice(origin.length)) && URL.canParse(filled);
}

/** What is expected of a screening's own link. */
export const AN_OWN_LINK = 'an absolute https address, without spaces and with its host in lower case,';

/** Whether a text can be a screening's own link: `{language}` may stand in it. */
export function isOwnLink(text: string): boolean {
  const filled = text.replaceAll('{language}', 'en');
  const url = !UNSAFE.test(filled) && filled.startsWith('https://') ? URL.parse(filled) : null;
  // A user's name before the host would not begin like the origin.
  if (!url || !filled.startsWith(url.origin)) return false;
  return /^[/?]/.test(filled.slice(url.origin.length));
}

/** The origins to which screenings may lead: those of TICKETING_ORIGINS, and that of TICKETING_URL. */
export function ticketingOrigins({ TICKETING_ORIGINS, TICKETING_URL }: Settings): ReadonlySet<string> {
  return new Set([...TICKETING_ORIGINS, TICKETING_URL].map((each) => new URL(each).origin));
}

/** Whether TICKETING_URL leads to the stand-in: real ticketing is not on this machine (RFC 6761, RFC 1122). */
export function isStandIn({ TICKETING_URL }: Settings): boolean {
  return /(^|\.)localhost$|^127\.|^\[::1\]$/.test(new URL(TICKETING_URL).hostname);
}

/** What to say at start of settings that the next release no longer has, a sentence each. */
export function deprecations({ TICKETING_ORIGIN, TICKETING_URL }: Settings): string[] {
  if (TICKETING_ORIGIN === undefined) return [];
  return [`TICKETING_ORIGIN is replaced and will be ignored by the next release: set TICKETING_URL=${TICKETING_URL}.`];
}

import { fieldsOf, hasTexts, textsOf } from '../../lib/fields.ts';
import { parseLocatorCookie, writeLocatorCookie, type LocatorCookie } from './locator.ts';

/**
 * The one place of a visitor: what they chose, and what their device remembers of it beside the cookie, which has no room
 * for that.
 */
export type VisitorPlace = {
  readonly choice: LocatorCookie;
  /** The vistaRef of the cinema that the choice leads to; none where nothing is near. */
  readonly cinema?: string | undefined;
  /** Its name, and how many cinemas are there; none are counted for a cinema, which is its own place. */
  readonly name?: string | undefined;
  readonly count?: number | undefined;
};

/** The entry's name in the device's storage. */
export const PLACE_ENTRY = 'locator-place';

/** The entry for a place. It begins with the cookie's value, as others write that cookie, too. */
export function formatPlaceEntry({ choice, cinema = '', name = '', count = 0 }: VisitorPlace): string {
  return `${writeLocatorCookie(choice)} ${cinema} ${count} ${name}`;
}

/** What an entry says besides the cookie of this value; nothing if it belongs to another, or cannot be read. */
export function parsePlaceEntry(entry: string | null, cookie: string | undefined): Omit<VisitorPlace, 'choice'> {
  const [, value, cinema = '', count, name] = /^(\S+) ([\w-]*) (\d{1,4}) (.*)$/.exec(entry ?? '') ?? [];
  if (value === undefined || value !== cookie) return {};
  return { cinema: cinema || undefined, count: Number(count), name: name || undefined };
}

/** Why what a visitor said is no place to go to the cinema. */
const PLACE_PROBLEMS = ['unknown', 'several', 'abroad', 'far', 'closed'] as const;

/** What is found instead of a place. */
export type NoPlace = {
  readonly problem: (typeof PLACE_PROBLEMS)[number];
  /** Names of what was meant: of each place for `several`, else of the one. */
  readonly names: readonly string[];
};

/** The same as it is answered. */
export type PlaceProblem = NoPlace & {
  /** In words. */
  readonly message: string;
  /** For `abroad`: the address of that country's own page of what is near. */
  readonly address?: string | undefined;
};

/** What `GET /api/locator/place` answers. */
export type PlaceAnswer = VisitorPlace | PlaceProblem;

/** The answer; undefined if it is none. */
export function parsePlaceAnswer(data: unknown): PlaceAnswer | undefined {
  const { problem, message, names, address, choice, cinema, name, count } = fieldsOf(data);
  const known = PLACE_PROBLEMS.find((each) => each === problem);
  if (known && typeof message === 'string') {
    return {
      problem: known,
      message,
      names: textsOf(names),
      address: typeof address === 'string' ? address : undefined,
    };
  }
  const chosen = parseLocatorCookie(JSON.stringify(choice ?? null));
  if (!chosen || !hasTexts({ name, cinema }, ['name', 'cinema'])) return undefined;
  return { choice: chosen, cinema: String(cinema), name: String(name), count: Number(count) || 0 };
}

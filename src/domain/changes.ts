import { EMOTIONS, withEmotion, type Emotion, type Emotions } from './emotions.ts';
import { addFavourite, removeFavourite } from './favourites.ts';
import { withWish } from './wishlist.ts';

/** What a client has chosen: favourite cinemas by slug, the wishlist and emotions by show. */
export type Choices = {
  readonly favourites: readonly string[];
  readonly wishlist: readonly string[];
  readonly emotions: Emotions;
};
export const NO_CHOICES: Choices = { favourites: [], wishlist: [], emotions: {} };

/** One thing a client does to them; without an emotion, the one told is taken back. */
export type Change =
  | { readonly kind: 'favourite'; readonly slug: string; readonly on: boolean }
  | { readonly kind: 'wish'; readonly slug: string; readonly on: boolean }
  | { readonly kind: 'emotion'; readonly slug: string; readonly emotion?: Emotion | undefined };

/** Choices after a change, before the server has answered (SPEC 4). `limit`: of favourites. */
export function applyChange(choices: Choices, change: Change, limit: number): Choices {
  const { slug } = change;
  if (change.kind === 'wish') return { ...choices, wishlist: withWish(choices.wishlist, slug, change.on) };
  if (change.kind === 'emotion') return { ...choices, emotions: withEmotion(choices.emotions, slug, change.emotion) };
  const favourites = change.on
    ? addFavourite(choices.favourites, slug, limit)
    : removeFavourite(choices.favourites, slug);
  return { ...choices, favourites };
}

/** What takes a change back when it fails: by its slug, to what the choices were before. */
export function rollBack(choices: Choices, before: Choices, { kind, slug }: Change): Choices {
  if (kind === 'emotion') return { ...choices, emotions: withEmotion(choices.emotions, slug, before.emotions[slug]) };
  if (kind === 'wish') return { ...choices, wishlist: restored(choices.wishlist, before.wishlist, slug) };
  // With a limit of one another cinema gave way, and comes back.
  const pushedOut = before.favourites.filter((each) => each !== slug && !choices.favourites.includes(each));
  const favourites = [...restored(choices.favourites, before.favourites, slug), ...pushedOut];
  return { ...choices, favourites };
}

/** A list in which one entry is where it was before, or is not, as before. */
function restored(list: readonly string[], before: readonly string[], slug: string): readonly string[] {
  const others = list.filter((each) => each !== slug);
  const place = before.indexOf(slug);
  return place === -1 ? others : [...others.slice(0, place), slug, ...others.slice(place)];
}

/** Changes that wait to be sent: of those to one thing the last alone. */
export function queueChange(queue: readonly Change[], change: Change): readonly Change[] {
  return [...queue.filter(({ kind, slug }) => kind !== change.kind || slug !== change.slug), change];
}

const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9][A-Za-z0-9_.-]{0,127}$/.test(value);

/** Changes out of storage; what is none of ours is left out. */
export function readChanges(stored: unknown): readonly Change[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry: unknown): Change[] => {
    const { kind, slug, on, emotion } = (entry ?? {}) as Record<string, unknown>;
    if (!isSlug(slug)) return [];
    if ((kind === 'favourite' || kind === 'wish') && typeof on === 'boolean') return [{ kind, slug, on }];
    if (kind !== 'emotion') return [];
    const told = EMOTIONS.find((each) => each === emotion);
    return emotion === undefined || told ? [{ kind, slug, emotion: told }] : [];
  });
}

/** What a visitor without an account keeps on the device. */
export type Kept = Pick<Choices, 'favourites' | 'wishlist'>;
export const NOTHING_KEPT: Kept = { favourites: [], wishlist: [] };

/** What is kept, out of storage. */
export function readKept(stored: unknown): Kept {
  const { favourites, wishlist } = (stored ?? {}) as Record<string, unknown>;
  const slugs = (value: unknown) => (Array.isArray(value) ? [...new Set(value.filter(isSlug))] : []);
  return { favourites: slugs(favourites), wishlist: slugs(wishlist) };
}

/**
 * The changes by which an account gets what was kept on the device, oldest first, so that the latest is first in the end;
 * favourites only as far as the limit leaves room: what the account has is not pushed out.
 */
export function mergeKept(kept: Kept, choices: Choices, limit: number): readonly Change[] {
  const room = Math.max(0, limit - choices.favourites.length);
  const favourites = kept.favourites.filter((slug) => !choices.favourites.includes(slug)).slice(0, room);
  const wishes = kept.wishlist.filter((slug) => !choices.wishlist.includes(slug));
  return [
    ...favourites.toReversed().map((slug): Change => ({ kind: 'favourite', slug, on: true })),
    ...wishes.toReversed().map((slug): Change => ({ kind: 'wish', slug, on: true })),
  ];
}

import { EMOTIONS, withEmotion, type Emotion, type Emotions } from '../show/emotions.ts';
import { addFavourite, removeFavourite } from './favourites.ts';
import { withWish } from './wishlist.ts';

/** What a client has chosen: favourite cinemas and wished-for shows by slug, and emotions by show. */
export type Choices = {
  readonly favourites: readonly string[];
  readonly wishlist: readonly string[];
  readonly emotions: Emotions;
};
export const NO_CHOICES: Choices = { favourites: [], wishlist: [], emotions: {} };

/** One change by a client. An `emotion` change without an emotion takes back the one given. */
export type ChoiceChange =
  | { readonly kind: 'favourite'; readonly slug: string; readonly on: boolean }
  | { readonly kind: 'wish'; readonly slug: string; readonly on: boolean }
  | { readonly kind: 'emotion'; readonly slug: string; readonly emotion?: Emotion | undefined };

/** What a button of a page chooses: a show to see, a cinema as a favourite, or how a show was. */
export type ChoiceKind = 'wish' | 'favourite' | Emotion;

/** The change by which something is chosen, or taken back. */
export function changeTo(kind: ChoiceKind, slug: string, on: boolean): ChoiceChange {
  if (kind === 'wish' || kind === 'favourite') return { kind, slug, on };
  return { kind: 'emotion', slug, emotion: on ? kind : undefined };
}

/** Whether something is chosen. */
export function isChosen({ wishlist, favourites, emotions }: Choices, kind: ChoiceKind, slug: string): boolean {
  if (kind === 'wish') return wishlist.includes(slug);
  return kind === 'favourite' ? favourites.includes(slug) : emotions[slug] === kind;
}

/** The choices after a change, before the server has answered (SPEC 4). `limit`: how many favourites there may be. */
export function applyChange(choices: Choices, change: ChoiceChange, limit: number): Choices {
  const { slug } = change;
  if (change.kind === 'wish') return { ...choices, wishlist: withWish(choices.wishlist, slug, change.on) };
  if (change.kind === 'emotion') return { ...choices, emotions: withEmotion(choices.emotions, slug, change.emotion) };
  const favourites = change.on
    ? addFavourite(choices.favourites, slug, limit)
    : removeFavourite(choices.favourites, slug);
  return { ...choices, favourites };
}

/** Undoes a change that failed: what concerns its slug goes back to how it was before. */
export function rollBack(choices: Choices, before: Choices, { kind, slug }: ChoiceChange): Choices {
  if (kind === 'emotion') return { ...choices, emotions: withEmotion(choices.emotions, slug, before.emotions[slug]) };
  if (kind === 'wish') return { ...choices, wishlist: restored(choices.wishlist, before.wishlist, slug) };
  // With a limit of one, another cinema made room and comes back.
  const pushedOut = before.favourites.filter((each) => each !== slug && !choices.favourites.includes(each));
  const favourites = [...restored(choices.favourites, before.favourites, slug), ...pushedOut];
  return { ...choices, favourites };
}

/** A list with one entry back where it was before, or gone if it was not there. */
function restored(list: readonly string[], before: readonly string[], slug: string): readonly string[] {
  const others = list.filter((each) => each !== slug);
  const place = before.indexOf(slug);
  return place === -1 ? others : [...others.slice(0, place), slug, ...others.slice(place)];
}

/** The changes waiting to be sent, with one added. Of several changes to the same item only the last stays. */
export function queueChange(queue: readonly ChoiceChange[], change: ChoiceChange): readonly ChoiceChange[] {
  return [...queue.filter(({ kind, slug }) => kind !== change.kind || slug !== change.slug), change];
}

const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9][A-Za-z0-9_.-]{0,127}$/.test(value);

/** Changes read from storage; anything that is not a valid change is left out. */
export function parseChanges(stored: unknown): readonly ChoiceChange[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry: unknown): ChoiceChange[] => {
    const { kind, slug, on, emotion } = (entry ?? {}) as Record<string, unknown>;
    if (!isSlug(slug)) return [];
    if ((kind === 'favourite' || kind === 'wish') && typeof on === 'boolean') return [{ kind, slug, on }];
    if (kind !== 'emotion') return [];
    const known = EMOTIONS.find((each) => each === emotion);
    return emotion === undefined || known ? [{ kind, slug, emotion: known }] : [];
  });
}

/** What a visitor without an account stores on the device. */
export type DeviceChoices = Pick<Choices, 'favourites' | 'wishlist'>;
export const NO_DEVICE_CHOICES: DeviceChoices = { favourites: [], wishlist: [] };

/** What storage has; anything that is not a slug is left out. */
export function parseDeviceChoices(stored: unknown): DeviceChoices {
  const { favourites, wishlist } = (stored ?? {}) as Record<string, unknown>;
  const slugs = (value: unknown) => (Array.isArray(value) ? [...new Set(value.filter(isSlug))] : []);
  return { favourites: slugs(favourites), wishlist: slugs(wishlist) };
}

/**
 * The changes that move what was stored on the device into an account, oldest first, so that the latest ends up first.
 * Favourites are added only while there is room: those the account has are never pushed out.
 */
export function mergeDeviceChoices(stored: DeviceChoices, choices: Choices, limit: number): readonly ChoiceChange[] {
  const room = Math.max(0, limit - choices.favourites.length);
  const favourites = stored.favourites.filter((slug) => !choices.favourites.includes(slug)).slice(0, room);
  const wishes = stored.wishlist.filter((slug) => !choices.wishlist.includes(slug));
  return [
    ...favourites.toReversed().map((slug): ChoiceChange => ({ kind: 'favourite', slug, on: true })),
    ...wishes.toReversed().map((slug): ChoiceChange => ({ kind: 'wish', slug, on: true })),
  ];
}

import { ID } from '#brand/brand.ts';
import type { Choices } from '../../domain/account/changes.ts';

/**
 * The entry with what this device knows to be chosen, and whose it is: a client's id, or empty for
 * nobody's. Under a name that devices have already.
 */
export const KNOWN = 'wished';

/**
 * The entry with what a visitor without an account stored on this device only, also if that is nothing by now. Under a name that
 * devices have already.
 */
export const DEVICE_CHOICES = 'kept';

/** The entry of this tab with what was pressed and is still to be done (pending.ts). */
export const PENDING = `${ID}:pending`;

type Entry = {
  readonly shows?: readonly string[];
  readonly cinemas?: readonly string[];
  readonly emotions?: Choices['emotions'];
};

/** What earlier pages, or other tabs, have learned of the choices (rememberChoices.ts). */
export function knownChoices(): Choices {
  try {
    // Pages have this in themselves, so it is short: only this site writes the entry, and slugs are merely compared.
    const { shows = [], cinemas = [], emotions = {} } = JSON.parse(localStorage.getItem(`${ID}:${KNOWN}`)!) as Entry;
    return { wishlist: shows, favourites: cinemas, emotions };
  } catch {
    // Nothing is stored, or no storage is to be had.
    return { wishlist: [], favourites: [], emotions: {} };
  }
}

import { ID } from '#brand/brand.ts';
import type { DeviceChoices } from '../../domain/account/changes.ts';

/**
 * The entry with the shows and cinemas that this device knows to be chosen, and whose they are: a client's id, or empty for
 * nobody's. Under a name that devices have already.
 */
export const KNOWN = 'wished';

type Entry = { readonly shows?: readonly string[]; readonly cinemas?: readonly string[] };

/** What earlier pages, or other tabs, have learned of the choices (rememberChoices.ts). */
export function knownChoices(): DeviceChoices {
  try {
    // Pages have this in themselves, so it is short: only this site writes the entry, and slugs are merely compared.
    const { shows = [], cinemas = [] } = JSON.parse(localStorage.getItem(`${ID}:${KNOWN}`)!) as Entry;
    return { wishlist: shows, favourites: cinemas };
  } catch {
    // Nothing is stored, or no storage is to be had.
    return { wishlist: [], favourites: [] };
  }
}

import { fieldsOf, textsOf } from '../../lib/fields.ts';
import { $choices, $client } from '../../stores/clientState.ts';
import { readEntry, writeEntry } from '../lib/storage.ts';
import { deviceChoices } from './changes.ts';
import { shownShows } from './hearts.ts';

/** The shows on the wishlist, as far as this device knows them, and whose it is: a client's id, or empty for nobody's. */
const WISHED = 'wished';
const MAX_WISHES = 500;

/**
 * Stores what is known of the wishlist whenever it changes, for the next page, which orders by it before it is painted
 * (islands/programme/wishedFirst.ts). The server is asked about the shows of a page only: of others, what earlier pages
 * learned stays.
 */
export function rememberWishes(): void {
  const store = () => {
    const client = $client.get();
    // Until the answer is known, nothing is.
    if (client === undefined) return;
    const of = client?.id ?? '';
    const known = fieldsOf(readEntry(WISHED));
    const asked = shownShows();
    const others = client && known['of'] === of ? textsOf(known['shows']).filter((slug) => !asked.includes(slug)) : [];
    const wishlist = client ? $choices.get().wishlist : (deviceChoices()?.wishlist ?? []);
    writeEntry(WISHED, { of, shows: [...new Set([...wishlist, ...others])].slice(0, MAX_WISHES) });
  };
  $choices.listen(store);
  $client.listen(store);
}

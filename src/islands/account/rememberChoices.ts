import { NO_CHOICES } from '../../domain/account/changes.ts';
import { fieldsOf, textsOf } from '../../lib/fields.ts';
import { $choices, $client } from '../../stores/clientState.ts';
import { readEntry, writeEntry } from '../ui/lib/storage.ts';
import { deviceChoices } from './changes.ts';
import { KNOWN } from './knownChoices.ts';
import { shownShows } from './shownShows.ts';

/** As many wishes, and as many emotions. */
const MAX = 500;

/**
 * Stores what is known of the choices whenever they change, for other tabs and for the next page, which shows them, and
 * orders by wishes, before it is painted (hearts/beforePaint.ts, islands/programme/wishedFirst.ts). The server is asked
 * about the shows of a page only: of others, what earlier pages learned stays.
 */
export function rememberChoices(): void {
  const store = () => {
    const client = $client.get();
    // Until the answer is known, nothing is.
    if (client === undefined) return;
    const of = client?.id ?? '';
    const known = fieldsOf(readEntry(KNOWN));
    const asked = shownShows();
    const isTheirs = client !== null && known['of'] === of;
    const isOther = (slug: string) => isTheirs && !asked.includes(slug);
    const { wishlist, favourites, emotions } = { ...NO_CHOICES, ...(client ? $choices.get() : deviceChoices()) };
    const shows = [...new Set([...wishlist, ...textsOf(known['shows']).filter(isOther)])].slice(0, MAX);
    const felt = Object.entries(fieldsOf(known['emotions'])).filter(([slug]) => isOther(slug));
    const all = [...felt, ...Object.entries(emotions)].slice(-MAX);
    const entry = { of, shows, cinemas: favourites, emotions: Object.fromEntries(all) };
    // What came from another tab is not sent back: that tab may have learned more since.
    if (JSON.stringify(entry) !== JSON.stringify(known)) writeEntry(KNOWN, entry);
  };
  $choices.listen(store);
  $client.listen(store);
}

import { LOCATOR_COOKIE } from '../../../domain/cinema/locator.ts';
import { parsePlaceEntry, PLACE_ENTRY } from '../../../domain/cinema/placeEntry.ts';
import { readCookie } from '../../ui/lib/cookie.ts';
import { marked, marksOf, type MarksOf } from '../../../markup/marks.ts';

/** The name of the visitor's place with the number of its cinemas, in the words of the header (components/shell/PlaceLink.astro). */
function nameIn({ one, many }: MarksOf): string | undefined {
  try {
    const { name, count = 0 } = parsePlaceEntry(localStorage.getItem(PLACE_ENTRY), readCookie(LOCATOR_COOKIE));
    return name && (count > 0 ? `${name} · ${(count > 1 ? many : one)?.replace('#', String(count))}` : name);
  } catch {
    // No storage: the header names no place.
    return undefined;
  }
}

/**
 * Shows the visitor's place by its name in the header, if the device remembers one. What the link does is in its name, too:
 * many links of a page have a cinema for a name, and lead to it.
 */
export function showPlaceName(): void {
  const label = document.querySelector<HTMLElement>(marked('place-name'));
  const own = label && marksOf(label);
  const name = own && nameIn(own);
  if (!name) return;
  const use = (own.use ??= label.textContent.trim());
  label.textContent = name;
  label.parentElement!.ariaLabel = `${name}, ${use}`;
}

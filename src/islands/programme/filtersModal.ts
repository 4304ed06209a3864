import { openModal } from '../../stores/modals.ts';
import { addEntry, goBack, isEntryOf } from '../ui/modal/ownEntry.ts';

/** The filters' fragment, which shows them in the page where no modal opens. */
const FRAGMENT = '#filters';

/**
 * Writes the address of changed filters without navigation (SPEC 2): as a new entry, but only one for everything in a
 * modal.
 */
export function writeAddress(address: string): void {
  if (location.pathname + location.search === address) return;
  if (isEntryOf('filters')) history.replaceState(history.state, '', address + FRAGMENT);
  else history.pushState(null, '', address);
}

/**
 * Opens the filters' modal at its own address, if the viewport allows it (SPEC 2: a tablet or smaller). Back closes it
 * and undoes what was chosen in it; if it is closed otherwise, the address becomes that of the choice, `addressNow`.
 */
export function openFilters(trigger: HTMLElement, addressNow: () => string): void {
  if (!openModal({ name: 'filters', trigger })) return;
  const before = addressNow();
  void addEntry(
    'filters',
    () => before + FRAGMENT,
    () => {
      if (addressNow() === before) goBack();
      else history.replaceState(null, '', addressNow());
    },
  );
}

/** Gives the focus to the filters, of which the one that had it is gone: to the modal's title, or to the first in the page. */
export function focusFilters(): void {
  const title = document.querySelector<HTMLElement>('dialog[open] h2');
  const links = [...document.querySelectorAll<HTMLElement>(`${FRAGMENT} a`)];
  (title ?? links.find((link) => link.checkVisibility()))?.focus();
}

import { fieldsOf } from '../../lib/fields.ts';
import { $modals, closeModal, openModal } from '../../stores/modals.ts';

/** The filters' fragment, which shows them in the page where no modal opens. */
const STATE = { modal: 'filters' };
const FRAGMENT = '#filters';

function isOpenHere(): boolean {
  return fieldsOf(history.state)['modal'] === STATE.modal;
}

/**
 * Writes the address of changed filters without navigation (SPEC 2): as a new entry, but only one for everything in a
 * modal.
 */
export function writeAddress(address: string): void {
  if (location.pathname + location.search === address) return;
  if (isOpenHere()) history.replaceState(STATE, '', address + FRAGMENT);
  else history.pushState(null, '', address);
}

/**
 * Opens the filters' modal at its own address, if the viewport allows it (SPEC 2: a tablet or smaller). Back closes it
 * and undoes what was chosen in it; if it is closed otherwise, the address becomes that of the choice, `addressNow`.
 */
export function openFilters(trigger: HTMLElement, addressNow: () => string): void {
  if (!openModal({ name: 'filters', trigger })) return;
  const before = addressNow();
  history.pushState(STATE, '', before + FRAGMENT);
  const onPop = () => closeModal('filters');
  // A page from the back/forward cache returns without the modals that were open when it was left.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) closeModal('filters');
  };
  window.addEventListener('popstate', onPop);
  window.addEventListener('pageshow', onShow);
  const stop = $modals.listen((open) => {
    if (open.some(({ name }) => name === 'filters')) return;
    stop();
    window.removeEventListener('popstate', onPop);
    window.removeEventListener('pageshow', onShow);
    if (!isOpenHere()) return;
    if (addressNow() === before) history.back();
    else history.replaceState(null, '', addressNow());
  });
}

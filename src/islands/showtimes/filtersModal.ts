import { $modals, closeModal, openModal } from '../../stores/modals.ts';

/** Under the filters' own fragment, which shows them in the page where no modal opens. */
const STATE = { modal: 'filters' };
const FRAGMENT = '#filters';

function isOpenHere(): boolean {
  return (history.state as { modal?: string } | null)?.modal === STATE.modal;
}

/** Writes the address of narrowed filters without navigation (SPEC 2): a new entry, but one for all of a modal. */
export function writeAddress(address: string): void {
  if (location.pathname + location.search === address) return;
  if (isOpenHere()) history.replaceState(STATE, '', address + FRAGMENT);
  else history.pushState(null, '', address);
}

/**
 * Opens the filters' modal at an address of its own, where the viewport allows it (SPEC 2: a tablet or smaller). Back closes
 * it and undoes what was chosen in it; closed otherwise, it leaves the address of what was chosen, `addressNow`.
 */
export function openFilters(trigger: HTMLElement, addressNow: () => string): void {
  if (!openModal({ name: 'filters', trigger })) return;
  const before = addressNow();
  history.pushState(STATE, '', before + FRAGMENT);
  const onPop = () => closeModal('filters');
  // Out of the browser's memory a page comes back without what was open when it was left.
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

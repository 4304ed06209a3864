import type { ModalName } from '../../../domain/ui/modals.ts';
import { fieldsOf } from '../../../lib/fields.ts';
import { $modals, closeModal } from '../../../stores/modals.ts';
import { atRest } from './goBack.ts';

/** Whether the entry of the history is a modal's own. */
export const isEntryOf = (name: ModalName): boolean => fieldsOf(history.state)['modal'] === name;

/**
 * Gives an open modal that is no part of a page an entry of its own, so that Back closes it. `leave` leaves that entry if
 * the modal is closed otherwise.
 */
export async function addEntry(name: ModalName, address: string, leave: () => void): Promise<void> {
  await atRest();
  if (!$modals.get().some((open) => open.name === name)) return;
  history.pushState({ modal: name }, '', address);
  const onPop = () => closeModal(name);
  // A page from the back/forward cache returns without the modals that were open when it was left.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) closeModal(name);
  };
  window.addEventListener('popstate', onPop);
  window.addEventListener('pageshow', onShow);
  const stop = $modals.listen((open) => {
    if (open.some((each) => each.name === name)) return;
    stop();
    window.removeEventListener('popstate', onPop);
    window.removeEventListener('pageshow', onShow);
    if (isEntryOf(name)) leave();
  });
}

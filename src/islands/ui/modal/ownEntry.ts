import type { ModalName } from '../../../domain/ui/modals.ts';
import { fieldsOf } from '../../../lib/fields.ts';
import { $modals, closeModal, isOpen } from '../../../stores/modals.ts';
import { soon } from '../lib/soon.ts';

/*
 * Entries that modals have in the history. Browsers take a while to go back after they were asked to. An entry that is made
 * meanwhile is the one that they leave, so what makes one waits (`atRest`).
 */

const steps: (() => void)[] = [];
let taken: Promise<unknown> = Promise.resolve();

/** After everything else that the step changes. */
const onStep = () => setTimeout(() => steps.shift()?.());

/** Goes back by one entry, which is of this document. A step that no event tells of is not waited for without end. */
export function goBack(): void {
  addEventListener('popstate', onStep);
  const step = new Promise<void>((done) => steps.push(done));
  taken = Promise.all([taken, soon(step).catch(() => undefined)]);
  history.back();
}

/** Resolves when the history is where it was told to go. */
export const atRest = (): Promise<unknown> => taken;

/** Whether the entry of the history is a modal's own. */
export const isEntryOf = (name: ModalName): boolean => fieldsOf(history.state)['modal'] === name;

/**
 * Gives an open modal that is no part of a page an entry of its own, so that Back closes it. `leave` leaves that entry if
 * the modal is closed otherwise.
 */
export async function addEntry(name: ModalName, address: () => string, leave: () => void): Promise<void> {
  await atRest();
  if (!isOpen(name)) return;
  history.pushState({ modal: name }, '', address());
  const onPop = () => closeModal(name);
  // A page from the back/forward cache returns without the modals that were open when it was left.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) closeModal(name);
  };
  window.addEventListener('popstate', onPop);
  window.addEventListener('pageshow', onShow);
  const stop = $modals.listen(() => {
    if (isOpen(name)) return;
    stop();
    window.removeEventListener('popstate', onPop);
    window.removeEventListener('pageshow', onShow);
    if (isEntryOf(name)) leave();
  });
}

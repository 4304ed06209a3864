import { atom } from 'nanostores';
import { opensOn, type ModalName } from '../domain/ui/modals.ts';
import { currentViewport } from './viewport.ts';

/** An open modal, the control that opened it, and the address of its content for use without script. */
export type OpenModal = {
  readonly name: ModalName;
  readonly trigger?: HTMLElement | undefined;
  readonly address?: string | undefined;
};

/** The open modals, the topmost last (SPEC 4, "Modals"). A page starts with none. */
export const $modals = atom<readonly OpenModal[]>([]);

/**
 * Opens a modal on top if this viewport allows it, and returns whether it is open. An already open modal is left as it
 * is.
 */
export function openModal(modal: OpenModal): boolean {
  if (!opensOn(modal.name, currentViewport())) return false;
  const open = $modals.get();
  if (!open.some(({ name }) => name === modal.name)) $modals.set([...open, modal]);
  return true;
}

/** Closes one modal, wherever it is in the stack. */
export function closeModal(name: ModalName): void {
  const open = $modals.get();
  if (open.some((each) => each.name === name)) $modals.set(open.filter((each) => each.name !== name));
}

export function closeAllModals(): void {
  if ($modals.get().length > 0) $modals.set([]);
}

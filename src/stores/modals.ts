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

/** Whether a modal is open, wherever it is in the stack. */
export const isOpen = (name: ModalName): boolean => $modals.get().some((open) => open.name === name);

/**
 * Opens a modal on top if this viewport allows it, and returns whether it is open. An already open modal is left as it
 * is.
 */
export function openModal(modal: OpenModal): boolean {
  if (!opensOn(modal.name, currentViewport())) return false;
  if (!isOpen(modal.name)) $modals.set([...$modals.get(), modal]);
  return true;
}

/** Closes one modal, wherever it is in the stack. */
export function closeModal(name: ModalName): void {
  if (isOpen(name)) $modals.set($modals.get().filter((open) => open.name !== name));
}

export function closeAllModals(): void {
  if ($modals.get().length > 0) $modals.set([]);
}

import { atom } from 'nanostores';
import { opensOn, type ModalName } from '../domain/modals.ts';
import { viewportOf } from '../domain/viewport.ts';

/** A modal that is open, the control that opened it, and the address at which its content stands without script. */
export type OpenModal = {
  readonly name: ModalName;
  readonly trigger?: HTMLElement | undefined;
  readonly address?: string | undefined;
};

/** The open modals, the topmost last (SPEC 4, "Modals"). A page begins with none. */
export const $modals = atom<readonly OpenModal[]>([]);

/** Opens a modal on top, if this viewport allows it; says whether it is open. One that is open already stays as it is. */
export function openModal(modal: OpenModal): boolean {
  if (!opensOn(modal.name, viewportOf(window.innerWidth))) return false;
  const open = $modals.get();
  if (!open.some(({ name }) => name === modal.name)) $modals.set([...open, modal]);
  return true;
}

/** Closes one modal, wherever in the pile it lies. */
export function closeModal(name: ModalName): void {
  const open = $modals.get();
  if (open.some((each) => each.name === name)) $modals.set(open.filter((each) => each.name !== name));
}

export function closeAllModals(): void {
  if ($modals.get().length > 0) $modals.set([]);
}

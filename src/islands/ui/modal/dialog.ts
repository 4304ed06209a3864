import { isClosable, MODALS, type ModalName } from '../../../domain/ui/modals.ts';
import { $modals, closeModal } from '../../../stores/modals.ts';
import { marked, toggleMark } from '../../../markup/marks.ts';
import { COVERING_DIALOG } from '../../../markup/classHooks.ts';
import { adoptModalSheet } from './modalSheet.ts';

/** Whether a click was outside the dialog: the dialog's own box is all content. */
function isOutside(dialog: HTMLDialogElement, { clientX, clientY, detail }: MouseEvent): boolean {
  // A click made with the keyboard has no position.
  if (detail === 0) return false;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/**
 * The control itself or, if it is in a menu that has closed since, the button of that menu: on phones a dialog opens from
 * an entry of the header's menu, which the browser then closes.
 */
export function shownControl(control: HTMLElement): HTMLElement {
  if (control.getClientRects().length > 0) return control;
  const menu = control.closest('[popover]');
  return (menu && document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`)) ?? control;
}

/** Places a dialog beside the control that opened it, within the window. */
function placeBeside(dialog: HTMLDialogElement, trigger: HTMLElement): void {
  const at = shownControl(trigger).getBoundingClientRect();
  const left = Math.max(8, Math.min(at.left, document.documentElement.clientWidth - dialog.offsetWidth - 8));
  dialog.style.setProperty('left', `${left + window.scrollX}px`);
  dialog.style.setProperty('top', `${at.bottom + window.scrollY + 8}px`);
}

/**
 * Keeps the page behind a modal from scrolling, unless it stands at a place of the page. By script, because a `:has()` rule
 * would be evaluated on each change of the page.
 */
export function markCovered(): void {
  const covered = document.querySelector(COVERING_DIALOG) !== null;
  toggleMark(document.documentElement, 'covered', covered);
}

/**
 * Makes a dialog follow the store: it is open while its modal is, and is closed by the overlay, its close button,
 * Escape or Enter (SPEC 2, "Modals"). The browser keeps the focus inside and returns it. Returns a function that stops
 * following.
 */
export function followStore(dialog: HTMLDialogElement, name: ModalName): () => void {
  adoptModalSheet();
  const { place } = MODALS[name];
  const closable = isClosable(name);
  const close = () => {
    if (closable) closeModal(name);
  };
  const onCancel = (event: Event) => {
    event.preventDefault();
    close();
  };
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    if (
      (target instanceof Element && target.closest(marked('close'))) ||
      (target === dialog && isOutside(dialog, event))
    )
      close();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target === dialog) close();
    // On a second Escape the browser would close the dialog whatever its cancel event says.
    if (event.key === 'Escape' && !closable) event.preventDefault();
  };
  dialog.addEventListener('cancel', onCancel);
  dialog.addEventListener('click', onClick);
  dialog.addEventListener('keydown', onKey);

  let opener: HTMLElement | undefined;
  // Its content may arrive later and be wider.
  const sizes = new ResizeObserver(() => {
    if (dialog.open && opener) placeBeside(dialog, opener);
  });
  if (place === 'beside') sizes.observe(dialog);
  const unsubscribe = $modals.subscribe((open) => {
    const modal = open.find((each) => each.name === name);
    if (modal && !dialog.open) {
      const trigger = place === 'beside' ? modal.trigger : undefined;
      // Before, too: it gets the focus, to which the browser scrolls, and without a place it is at the end of the page.
      if (trigger) placeBeside(dialog, trigger);
      dialog.showModal();
      if (trigger) placeBeside(dialog, trigger);
    } else if (!modal && dialog.open) {
      dialog.close();
    }
    opener = modal?.trigger;
    markCovered();
  });
  return () => {
    unsubscribe();
    dialog.close();
    markCovered();
    sizes.disconnect();
  };
}

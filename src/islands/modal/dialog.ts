import styles from '../../styles/modal.css?inline';
import { isClosable, MODALS, type ModalName } from '../../domain/modals.ts';
import { $modals, closeModal } from '../../stores/modals.ts';
import { adoptStyles } from '../adoptStyles.ts';

/** Whether a click fell on the page behind the dialog: the dialog's own box is all content. */
function isOutside(dialog: HTMLDialogElement, { clientX, clientY, detail }: MouseEvent): boolean {
  // A click made by the keyboard has no place.
  if (detail === 0) return false;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** Puts a dialog beside the control that opened it, within the window. */
function placeBeside(dialog: HTMLDialogElement, trigger: HTMLElement): void {
  const at = trigger.getBoundingClientRect();
  const left = Math.max(8, Math.min(at.left, document.documentElement.clientWidth - dialog.offsetWidth - 8));
  dialog.style.setProperty('left', `${left + window.scrollX}px`);
  dialog.style.setProperty('top', `${at.bottom + window.scrollY + 8}px`);
}

/** The page behind a modal does not scroll. Told by script: a style that asks `:has()` is asked at each change of a page. */
function markCovered(): void {
  const covered = document.querySelector('dialog.modal:modal') !== null;
  document.documentElement.toggleAttribute('data-covered', covered);
}

/**
 * Makes a dialog follow the store: open while its modal is, closed by the overlay, its close button, Escape or Enter (SPEC
 * 2, "Modals"). The browser keeps the focus inside and gives it back. Returns how to stop following.
 */
export function followStore(dialog: HTMLDialogElement, name: ModalName): () => void {
  adoptStyles(styles);
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
    const target = event.target as Element;
    if (target.closest('[data-close]') || (target === dialog && isOutside(dialog, event))) close();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target === dialog) close();
    // A dialog beside its control leaves the page in use, so Escape is not the browser's to handle.
    if (event.key === 'Escape' && place === 'beside') close();
    // Asked twice, the browser closes a dialog whatever it is told when it is about to.
    if (event.key === 'Escape' && !closable) event.preventDefault();
  };
  const onPress = (event: PointerEvent) => {
    const trigger = $modals.get().find((modal) => modal.name === name)?.trigger;
    const target = event.target as Node;
    if (dialog.open && !dialog.contains(target) && !trigger?.contains(target)) close();
  };
  dialog.addEventListener('cancel', onCancel);
  dialog.addEventListener('click', onClick);
  dialog.addEventListener('keydown', onKey);
  if (place === 'beside') document.addEventListener('pointerdown', onPress);

  let opener: HTMLElement | undefined;
  // What is in it may come later, and be wider.
  const sizes = new ResizeObserver(() => {
    if (dialog.open && opener) placeBeside(dialog, opener);
  });
  if (place === 'beside') sizes.observe(dialog);
  const unsubscribe = $modals.subscribe((open) => {
    const modal = open.find((each) => each.name === name);
    if (modal && !dialog.open) {
      if (place === 'beside') {
        dialog.show();
        if (modal.trigger) placeBeside(dialog, modal.trigger);
      } else {
        dialog.showModal();
      }
    } else if (!modal && dialog.open) {
      const hadFocus = dialog.contains(document.activeElement);
      dialog.close();
      if (place === 'beside' && hadFocus) opener?.focus();
    }
    opener = modal?.trigger;
    markCovered();
  });
  return () => {
    unsubscribe();
    dialog.close();
    markCovered();
    sizes.disconnect();
    document.removeEventListener('pointerdown', onPress);
  };
}

import { marked, marksOf } from '../../../markup/marks.ts';

/** A link or button whose press starts an action (actions.ts). */
export type Control = HTMLAnchorElement | HTMLButtonElement;

/** The control at which an event happened, if any. */
export function controlOf({ target }: Event): Control | null {
  return target instanceof Element
    ? target.closest<Control>(`a${marked('modal')},${marked('share')},${marked('load')}`)
    : null;
}

/**
 * Does what a control does without script: follows the link, or submits the form. A button that can do nothing then says
 * so (`data-failed`), and reloads the page when it is pressed again: a browser may never ask for a failed script twice.
 */
export function actWithoutScript(control: Control): void {
  if ('href' in control) return location.assign(control.href);
  const { type, form, textContent } = control;
  const { failed } = marksOf(control);
  if (type === 'submit') form?.requestSubmit(control);
  else if (textContent === failed) location.reload();
  else if (failed) control.textContent = failed;
}

/** A link or button whose press starts an action (actions.ts). */
export type Control = HTMLAnchorElement | HTMLButtonElement;

/** The control at which an event happened, if any. */
export function controlOf({ target }: Event): Control | null {
  return target instanceof Element
    ? target.closest<Control>('a[data-modal],[data-share],[data-account],[data-load]')
    : null;
}

/** Does what a control does without script: follows the link, or submits the form. */
export function actWithoutScript(control: Control): void {
  if ('href' in control) location.assign(control.href);
  else if (control.type === 'submit') control.form?.requestSubmit(control);
}

import { isClosable, MODALS, type ModalName } from '../../../domain/ui/modals.ts';
import { fieldsOf, textsOf } from '../../../lib/fields.ts';
import { $modals, closeModal, isOpen, openModal } from '../../../stores/modals.ts';
import { emit } from '../lib/events.ts';
import interaction from '../interaction/directive.ts';
import { pageWords } from '../lib/pageWords.ts';
import { followStore, shownControl } from './dialog.ts';
import { goBack } from './ownEntry.ts';
import { fetchPanel, panelHere, type Panel } from './panel.ts';
import { marksOf } from '../../../markup/marks.ts';
import { DIALOG_BODY } from '../../../markup/classHooks.ts';

function createDialog(name: ModalName): HTMLDialogElement {
  const { wait = '', closeWord = '' } = pageWords();
  const dialog = document.createElement('dialog');
  dialog.className = `modal ${MODALS[name].place}`;
  marksOf(dialog).name = name;
  dialog.setAttribute('aria-busy', 'true');
  dialog.setAttribute('aria-label', wait);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'close';
  marksOf(button).close = '';
  button.setAttribute('aria-label', closeWord);
  const body = document.createElement('div');
  body.className = 'body';
  body.textContent = wait;
  if (isClosable(name)) dialog.append(button);
  dialog.append(body);
  container().append(dialog);
  return dialog;
}

/** Holds the dialogs: the styles of the pages that their parts come from apply in it only (panel.ts). */
function container(): HTMLElement {
  const known = document.getElementById('panels');
  if (known) return known;
  const panels = document.createElement('div');
  panels.id = 'panels';
  document.body.append(panels);
  return panels;
}

/** Islands in a panel hydrate by `client:interaction`, which the current page may not have loaded. */
function hydrateIslands(): void {
  const astro = ((window as { Astro?: Record<string, unknown> }).Astro ??= {});
  if (astro['interaction']) return;
  astro['interaction'] = interaction;
  window.dispatchEvent(new Event('astro:interaction'));
}

function fill(dialog: HTMLDialogElement, name: ModalName, panel: Panel): void {
  hydrateIslands();
  dialog.querySelector(DIALOG_BODY)!.replaceChildren(panel.content);
  const heading = panel.content.querySelector('h1, h2, h3');
  if (heading) {
    heading.id ||= `panel-${name}`;
    dialog.setAttribute('aria-labelledby', heading.id);
    dialog.removeAttribute('aria-label');
  }
  dialog.removeAttribute('aria-busy');
  panel.content.querySelector<HTMLElement>('[autofocus]')?.focus();
  document.title = panel.title;
  emit('tickets');
  emit('panel', panel.content);
}

/**
 * A history entry at which panels are open, the topmost last. Each has a unique name, so that a panel opened before a
 * reload differs from one opened after it.
 */
type ModalEntry = {
  readonly modal: ModalName;
  readonly pile: readonly string[];
  /** The address of the page under all of them. */
  readonly under: string;
};
const pile = () => textsOf(fieldsOf(history.state)['pile']);
let opened = 0;
/** The panels of this document that Back has not left: that of several which close at once are passed one by one. */
const here = new Set<string>();

/** Whether the entry of the history is that of a panel which this document shows. */
export const isPanelHere = (): boolean => here.has(pile().at(-1) ?? '');

/** When going back to an address with a fragment, the browser moves the focus away again in the next frame. */
function keepFocus(element: HTMLElement): void {
  const settled = () => {
    if (document.activeElement === document.body) element.focus({ preventScroll: true });
  };
  window.addEventListener('popstate', () => requestAnimationFrame(() => requestAnimationFrame(settled)), {
    once: true,
  });
}

/**
 * Opens the part of the page at an address, over the current page. The address becomes that of the content, so that
 * Back closes the modal and it can be shared. An address that is the current one already, as the visitor `found` it, has
 * no entry below: its part is on this page, Back leads on, and closing only takes the fragment away. Returns whether
 * this viewport has that modal.
 */
export function openPanel(
  name: ModalName,
  trigger: HTMLElement,
  address: string,
  entry: 'new' | 'found' = 'new',
): boolean {
  // A modal may lead to itself: that closes it.
  if (isOpen(name)) {
    closeModal(name);
    return true;
  }
  if (!openModal({ name, trigger, address })) return false;
  const { title } = document;
  const dialog = createDialog(name);
  const stopFollowing = followStore(dialog, name);
  const own = `${performance.timeOrigin}/${(opened += 1)}`;
  const { under: before } = fieldsOf(history.state);
  const { pathname } = location;
  const page = pathname + location.search;
  const under = entry === 'found' ? page : typeof before === 'string' ? before : page + location.hash;
  if (entry === 'found') history.replaceState({ modal: name, pile: [own], under } satisfies ModalEntry, '');
  else {
    history.pushState({ modal: name, pile: [...pile(), own], under } satisfies ModalEntry, '', address);
    // Who comes back to this address later finds the page of it, which begins at its top: only the one below was scrolled.
    if (location.pathname !== pathname) history.scrollRestoration = 'manual';
  }

  // Back closes only the topmost: those below are open at their own history entries.
  const onPop = () => {
    if (pile().includes(own)) return;
    window.removeEventListener('popstate', onPop);
    here.delete(own);
    // Closed by hand, it may be open again.
    if (dialog.isConnected) closeModal(name);
  };
  here.add(own);
  // A page from the back/forward cache returns without the modals that were open when it was left.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) closeModal(name);
  };
  window.addEventListener('popstate', onPop);
  window.addEventListener('pageshow', onShow);
  const unsubscribe = $modals.listen(() => {
    if (isOpen(name)) return;
    unsubscribe();
    window.removeEventListener('pageshow', onShow);
    stopFollowing();
    // Removing the content also stops anything playing in it.
    dialog.remove();
    document.title = title;
    if (!pile().includes(own)) return;
    if (entry === 'found') {
      history.replaceState(null, '', under);
      return;
    }
    // Closed by hand, perhaps with others: go back to the address below each.
    keepFocus(shownControl(trigger));
    goBack();
  });
  if (entry === 'found') {
    const panel = panelHere(name);
    if (panel) fill(dialog, name, panel);
    else closeModal(name);
    return true;
  }
  void fetchPanel(address, name).then((panel) => {
    if (panel) fill(dialog, name, panel);
    // The address is already that of the page.
    else if (dialog.open) location.reload();
  });
  return true;
}

import type { ClientDirective } from 'astro';
import { soon } from '../lib/soon.ts';
import { isPlainClick, isStill } from './still.ts';
import { marksOf } from '../../../markup/marks.ts';

/** An island, with a copy of it as the server sent it, before the browser translated the page (client.ts). */
export type Island = HTMLElement & { sent?: Node & ParentNode };

/** The first things that people do on a page they mean to use; going back within it is one of them. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'popstate'] as const;

/**
 * Hydrates an island on the first interaction. Until then the server's links and forms work as they are. Pointing at
 * the island or focusing it starts loading; with the value `page`, so does the first sign of a person anywhere on the
 * page. A click before it is ready is held back and repeated once it is. If its script cannot be loaded, or is late for a
 * press, the island gets `data-unloaded`, its links and forms go on working as they are, and the form of a choice that
 * waited is sent: the script would have acted on it.
 */
const interaction: ClientDirective = (load, { value }, element: Island) => {
  element.sent = element.cloneNode(true) as Island;
  const waiting = new AbortController();
  const { signal } = waiting;
  const own = marksOf(element);
  const end = () => {
    waiting.abort();
    // Of an island that is hydrated Astro removes it; it never says here that a script could not be loaded.
    if (element.matches('[ssr]')) own.unloaded = '';
  };
  let hydrated: Promise<void> | undefined;
  // React attaches its listeners when hydration commits, and hears a click one frame later. What is pressed in between waits as
  // well: it would be heard before what was pressed first.
  const hydrate = () =>
    (hydrated ??= load()
      .then((hydrate) => hydrate())
      .finally(() => requestAnimationFrame(end)));
  const after = (act: () => void) =>
    void soon(hydrate())
      .catch(end)
      .then(() => requestAnimationFrame(act));

  const hint = (event: Event) => void (isStill(event) || hydrate());
  let heldTarget: Element | undefined;
  const hold = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    // A translated text is in an element of its own, which goes.
    const target = (event.target as Element).closest(':not(font)')!;
    // A button of a form elsewhere in the page does what it is for without React (markup/hearts.ts).
    if (target.closest('[form]')) return;
    event.preventDefault();
    event.stopPropagation();
    // A second press while waiting would undo the first.
    if (heldTarget === target) return;
    heldTarget = target;
    after(() => {
      // Without a script a page is left for one link: the last that was pressed.
      if (own.unloaded === undefined || heldTarget === target)
        target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    });
  };
  // Of a season, the boxes are around the island.
  const onChange = ({ target }: Event) => {
    // Not what is typed: that waits for its button.
    if ((target as Element).matches('select,[type=checkbox]'))
      after(() => own.unloaded !== undefined && (target as HTMLInputElement).form?.requestSubmit());
  };
  for (const sign of ['pointerenter', 'focusin']) element.addEventListener(sign, hint, { signal });
  element.addEventListener('click', hold, { capture: true, signal });
  (element.closest('form') ?? element).addEventListener('change', onChange, { signal });
  // Whoever was quicker than this script.
  if (element.matches(':focus-within')) void hydrate();
  if (value !== 'page') return;
  for (const sign of SIGNS) addEventListener(sign, hint, { passive: true, signal });
};

export default interaction;

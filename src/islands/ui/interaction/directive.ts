import type { ClientDirective } from 'astro';
import { isPlainClick, isStill } from './still.ts';

/** The first things that people do on a page they mean to use; going back within it is one of them. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'popstate'] as const;

/**
 * Hydrates an island on the first interaction. Until then the server's links and forms work as they are. Pointing at
 * the island or focusing it starts loading; with the value `page`, so does the first sign of a person anywhere on the
 * page. A click before it is ready is held back and repeated once it is.
 */
const interaction: ClientDirective = (load, { value }, element) => {
  const waiting = new AbortController();
  const { signal } = waiting;
  let hydrated: Promise<void> | undefined;
  const hydrate = () =>
    (hydrated ??= load()
      .then((hydrate) => hydrate())
      .finally(() => waiting.abort()));

  const hint = (event: Event) => void (isStill(event) || hydrate());
  let heldTarget: EventTarget | undefined;
  const hold = (event: MouseEvent) => {
    const target = event.target;
    if (!isPlainClick(event) || !(target instanceof Element)) return;
    event.preventDefault();
    event.stopPropagation();
    // A second press while waiting would undo the first.
    if (heldTarget === target) return;
    heldTarget = target;
    const give = () => target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    // React attaches its listeners when hydration commits, and hears the click one frame later. If the script cannot be
    // loaded, the link or form has to do.
    hydrate().then(() => requestAnimationFrame(give), give);
  };
  for (const sign of ['pointerenter', 'focusin']) element.addEventListener(sign, hint, { signal });
  element.addEventListener('click', hold, { capture: true, signal });
  // Whoever was quicker than this script.
  if (element.matches(':focus-within')) void hydrate();
  if (value !== 'page') return;
  for (const sign of SIGNS) addEventListener(sign, hint, { passive: true, signal });
};

export default interaction;

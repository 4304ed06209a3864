import type { ClientDirective } from 'astro';
import { isStill } from './still.ts';

/** What someone does first on a page that they mean to use; going back within it is one, too. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'popstate'] as const;

/**
 * Wakes an island on its first interaction. Until then what the server sent works as it is: links and forms. Pointing at
 * it or focusing it starts loading, and with the value `page` the first sign of a person anywhere on the page; a click
 * that comes before it is ready is held and given again once it is.
 */
const interaction: ClientDirective = (load, { value }, element) => {
  const asleep = new AbortController();
  const { signal } = asleep;
  let awake: Promise<void> | undefined;
  const wake = () =>
    (awake ??= load()
      .then((hydrate) => hydrate())
      .finally(() => asleep.abort()));

  const hint = (event: Event) => void (isStill(event) || wake());
  let held: EventTarget | undefined;
  const hold = (event: MouseEvent) => {
    const target = event.target;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!plain || !(target instanceof HTMLElement || target instanceof SVGElement)) return;
    event.preventDefault();
    event.stopPropagation();
    // Pressed again by somebody who waits, it would be undone.
    if (held === target) return;
    held = target;
    const give = () => target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    // React attaches its listeners when the hydration commits; the frame after, it hears the click. Where the script could not
    // be had, the link or form must do.
    wake().then(() => requestAnimationFrame(give), give);
  };
  for (const sign of ['pointerenter', 'focusin']) element.addEventListener(sign, hint, { signal });
  element.addEventListener('click', hold, { capture: true, signal });
  if (value !== 'page') return;
  for (const sign of SIGNS) addEventListener(sign, hint, { passive: true, signal });
};

export default interaction;

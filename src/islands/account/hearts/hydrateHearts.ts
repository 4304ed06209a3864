import { HEART } from '../../../markup/hearts.ts';
import { renderInRoot } from '../../ui/modal/root.ts';

let hydrated: Promise<void> | undefined;

/** Loads React for the page's hearts, once. If it cannot be loaded, they go on without. */
export function hydrateHearts(): void {
  hydrated ??= render().catch(() => {});
}

async function render(): Promise<void> {
  const { heartsOfPage } = await import('./Hearts.tsx');
  await renderInRoot(await heartsOfPage());
}

/**
 * Does so when one is pointed at, or gets the focus by keyboard: whoever only reads the page loads no React for them. A
 * finger may be there to scroll; its press shows the new state first (islands/ui/actions/actions.ts).
 */
export function hydrateHeartsInReach(): void {
  const isAt = (target: EventTarget | null, selector: string) => target instanceof Element && target.closest(selector);
  addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'touch' && isAt(target, HEART)) hydrateHearts();
  });
  addEventListener('focusin', ({ target }) => {
    if (isAt(target, `${HEART}:focus-visible`)) hydrateHearts();
  });
}

import { atom } from 'nanostores';
import type { ReactNode } from 'react';

/** What the page's one root of React renders, in the order in which it was needed. */
export const parts = atom<readonly ReactNode[]>([]);

let content: ReactNode = null;

/** The element of the root (Panels.island.tsx), with what has React take it over (Astro's client directives). */
export type RootElement = HTMLElement & { takeOver?: () => Promise<() => Promise<void> | void> };

/** What the root renders: nothing until something needs React. */
export const rootContent = (): ReactNode => content;

/** Renders this in the page's root, too. Loads React, if need be; rejects if it cannot be had. */
export async function renderInRoot(part: ReactNode): Promise<void> {
  const element = document.querySelector<RootElement>('#panels > astro-island');
  const { rootOfPage } = await import('./Root.tsx');
  content ??= rootOfPage();
  const hydrate = await element!.takeOver!();
  await hydrate();
  // Astro does not say that a script could not be loaded.
  if (element!.matches('[ssr]')) throw new Error('React cannot be had.');
  parts.set([...parts.get(), part]);
}

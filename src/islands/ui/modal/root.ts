import type { ReactNode } from 'react';

/** Loads React and the root's component, and gives what hydrates it (Astro's client directives). */
export type LoadRoot = () => Promise<() => Promise<void> | void>;

let loadRoot: LoadRoot | undefined;
let content: ReactNode = null;

/** Takes what hydrates the page's one root of React (Panels.island.tsx). Returns whether it has not been taken before. */
export function takeRoot(load: LoadRoot): boolean {
  const isFirst = !loadRoot;
  loadRoot = load;
  return isFirst;
}

/** What the root renders: nothing until something needs React. */
export const rootContent = (): ReactNode => content;

/** Renders this in the page's root, for which it loads React. */
export async function renderInRoot(node: ReactNode): Promise<void> {
  content = node;
  const hydrate = await loadRoot!();
  await hydrate();
}

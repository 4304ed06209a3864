import { isAllowed } from './choice.ts';

/** Begins with what this visitor allows and what does not wait for a press; to be called again when they allow more. */
export async function begin(): Promise<void> {
  // A page whose address opens it (layouts/Page.astro).
  if (document.documentElement.dataset['untracked'] !== undefined) return;
  const works: Promise<void>[] = [];
  if (isAllowed('audience')) works.push(import('../tracking/track.ts').then(({ track }) => track()));
  if (isAllowed('audience') || isAllowed('advertising')) {
    works.push(import('../widgets/injections.ts').then(({ inject }) => inject()));
  }
  // Whoever measures less well for it is not the visitor's concern.
  await Promise.allSettled(works);
}

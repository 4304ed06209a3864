import { isAllowed } from './choice.ts';
import { marksOf } from '../../markup/marks.ts';

/** Starts everything that this visitor allows and that needs no press; to be called again when they allow more. */
export async function begin(): Promise<void> {
  // A page whose address gives access to it (layouts/shell/Page.astro).
  if (marksOf(document.documentElement).untracked !== undefined) return;
  const works: Promise<void>[] = [];
  if (isAllowed('audience')) works.push(import('./tracking/track.ts').then(({ track }) => track()));
  if (isAllowed('audience', 'advertising')) {
    works.push(import('./widgets/injections.ts').then(({ inject }) => inject()));
  }
  // A failure to measure is not the visitor's concern.
  await Promise.allSettled(works);
}

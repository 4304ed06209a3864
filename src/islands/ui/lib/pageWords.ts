import { marksOf, type MarksOf } from '../../../markup/marks.ts';

/** The words and addresses that scripts find in every page (layouts/shell/Page.astro). */
export function pageWords(): MarksOf {
  return marksOf(document.querySelector<HTMLElement>('#panels')!);
}

import { onEvent } from '../ui/lib/events.ts';
import { knownWishes, putWishedRowsFirst, putWishesFirst } from './putWishesFirst.ts';
import { marksOf } from '../../markup/marks.ts';

/**
 * Puts a client's wishes in their places on a cinema's day, in tonight's rows and among posters, as the page is opened,
 * and in the rows of the visitor's own cinema, when these have come. Nothing of that is painted until it is there, so
 * that nothing jumps; what is wished for on this page counts from the next one on. Inlined before the first list.
 */
const root = marksOf(document.documentElement);
if (knownWishes().length > 0) {
  root.wishes = '';
  onEvent('tickets', () => putWishedRowsFirst(document));
  onEvent('unsorted', () => putWishesFirst(document));
  document.addEventListener('DOMContentLoaded', () => {
    putWishesFirst(document);
    delete root.wishes;
  });
}

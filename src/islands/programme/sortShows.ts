import { sortableLists } from '../../markup/sortedList.ts';
import { emit, onEvent } from '../ui/lib/events.ts';
import { hideLists, storeChoice, storedChoice } from './deviceChoice.ts';
import { sortList } from './sortList.ts';

/** Sorts the lists of posters as this device did last. Inlined after the field by which one chooses, before the lists. */
const KEY = 'list-sort';

const field = () => document.querySelector<HTMLSelectElement>('select[name="sort"]');
const chosen = () => field()?.value ?? '';

function restore(): void {
  const select = field();
  if (select) select.value = storedChoice(KEY) ?? '';
}

function arrange(): void {
  for (const list of sortableLists()) sortList(list, chosen());
}

restore();
if (chosen()) {
  const show = hideLists();
  onEvent('lists', () => {
    arrange();
    show();
  });
}
// Other filters have changed the lists.
onEvent('panel', () => {
  restore();
  arrange();
});
document.addEventListener('change', ({ target }) => {
  if (target !== field()) return;
  storeChoice(KEY, chosen());
  arrange();
  if (!chosen()) emit('unsorted');
});

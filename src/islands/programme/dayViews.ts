import { emit, onEvent } from '../ui/lib/events.ts';
import { hideLists, storeChoice, storedChoice } from './deviceChoice.ts';
import { layOutHours } from './hourView.ts';
import { sortList } from './sortList.ts';
import { marked } from '../../markup/marks.ts';

/**
 * How a cinema's day is shown: as this device chose last, or as suits its width. Inlined before the day's rows: what has
 * to be sorted, or laid out by hours, is hidden until that is done.
 */
const VIEW = 'day-view';
const SORT = 'day-sort';
/**
 * Below this width a day with posters is twenty screens long; from the other on, hours have room beside the films, unless
 * the reader has larger letters.
 */
const PHONE = '(width < 43.75rem)';
const LARGE = '(width >= 90rem)';

const sortField = () => document.querySelector<HTMLSelectElement>('select[name="sort"]');
const isChecked = (choice: string) => document.querySelector(`${choice}:checked`) !== null;
const byHours = () => isChecked('[name="view"][value="hours"]');

function suited(): string {
  if (matchMedia(PHONE).matches) return 'list';
  return matchMedia(LARGE).matches ? 'hours' : 'posters';
}

/** Makes the controls say what the device chose. */
function restore(): void {
  const view = storedChoice(VIEW) ?? suited();
  for (const choice of document.querySelectorAll<HTMLInputElement>('[name="view"]')) {
    choice.checked = choice.value === view;
  }
  const sort = sortField();
  if (sort) sort.value = storedChoice(SORT) ?? '';
}

/** Arranges the rows as the controls say. */
function arrange(): void {
  const list = document.querySelector<HTMLElement>(marked('rows'));
  const axis = document.querySelector<HTMLElement>(marked('hours'));
  if (!list || !axis) return;
  sortList(list, sortField()?.value ?? '');
  if (byHours()) layOutHours(list, axis, isChecked('[name="begun"]'));
}

restore();
if (byHours() || sortField()?.value) {
  const show = hideLists();
  onEvent('lists', () => {
    arrange();
    show();
  });
}
// Another day has taken the place of this one.
onEvent('panel', () => {
  restore();
  arrange();
});
onEvent('narrowed', arrange);
document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  const { name, value } = target;
  if (name === 'view') storeChoice(VIEW, value);
  else if (name === 'sort') storeChoice(SORT, value);
  else if (name !== 'begun') return;
  arrange();
  if (name === 'sort' && value === '') emit('unsorted');
});

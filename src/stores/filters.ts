import { atom } from 'nanostores';
import { NO_FILTERS, type Filters } from '../contract/filters.ts';

/** What the visitor has narrowed this page's programme to. Starts from the address; every island reads it here. */
export const $filters = atom<Filters>(NO_FILTERS);

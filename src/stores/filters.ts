import { atom } from 'nanostores';
import { NO_FILTERS, type Filters } from '../contract/filters.ts';

/** The filters applied to this page's programme. They start from the address, and every island reads them here. */
export const $filters = atom<Filters>(NO_FILTERS);

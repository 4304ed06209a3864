import { atom } from 'nanostores';
import type { Filters } from '../contract/filters.ts';

/**
 * The filters applied to this page's programme, which every island reads here; undefined, and those of the
 * address, until a programme runs.
 */
export const $filters = atom<Filters | undefined>(undefined);

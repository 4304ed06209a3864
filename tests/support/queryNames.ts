import { queryOf, SCREENS } from '../../src/routes/screens.ts';

/** What endpoints of the API read from an address. */
export const API_QUERY_NAMES = ['catalog', 'language', 'q', 'type'];
/** All parameters that some cached response depends on. */
export const QUERY_NAMES = [...new Set([...SCREENS.flatMap(queryOf), ...API_QUERY_NAMES])].sort();

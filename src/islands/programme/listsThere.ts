import { emit } from '../ui/lib/events.ts';

/** Right after the lists of a page: what arranges them before they are seen need not wait for the rest of it. */
emit('lists');

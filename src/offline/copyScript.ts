import { showCopy } from '../markup/offline.ts';
import { closeBookings } from '../markup/ticket.ts';

/* What a stored page runs first when it is shown: the worker puts it at its end. */
showCopy(closeBookings);

import { showPlaceName } from './placeName.ts';

/** Names the visitor's place in the header before that is painted: pages are the same for everyone. */
showPlaceName();

import { $gathered, setGathered } from '../../stores/gathered.ts';
import { gatheredQuery, restoreGathered } from './gatheredStorage.ts';
import { marked } from '../../markup/marks.ts';

/** The page of gathered screenings overrides what is stored; once the poll is created, nothing is gathered any more. */
const form = document.querySelector(`form${marked('poll')}`);
const isPrefilled = new URLSearchParams(location.search).has('s');
restoreGathered();
// Screenings that the page left out, because they can no longer be booked, are dropped.
if (isPrefilled) setGathered([...(form?.querySelectorAll('input') ?? [])].map(({ value }) => value));
else if ($gathered.get().length > 0) location.replace(`?${gatheredQuery()}`);
form?.addEventListener('submit', () => setGathered([]));

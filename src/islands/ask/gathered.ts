import { $gathered, setGathered } from '../../stores/gathered.ts';
import { gatheredQuery, keepGathered } from './kept.ts';

/** On the page of what is gathered what it shows is the truth; once friends are asked, nothing is gathered any more. */
const form = document.querySelector('form[data-ask]');
const isAsked = new URLSearchParams(location.search).has('s');
keepGathered();
// What the page left out, because it can no longer be booked, is not gathered any longer.
if (isAsked) setGathered([...(form?.querySelectorAll('input') ?? [])].map(({ value }) => value));
else if ($gathered.get().length > 0) location.replace(`?${gatheredQuery()}`);
form?.addEventListener('submit', () => setGathered([]));

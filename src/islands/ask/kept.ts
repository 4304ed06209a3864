import { $gathered, setGathered } from '../../stores/gathered.ts';
import { readEntry, removeEntry, writeEntry } from '../account/storage.ts';

const NAME = 'ask';

/** Takes up what this device has gathered, and from then on keeps what changes. */
export function keepGathered(): void {
  const kept = readEntry(NAME);
  setGathered(Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : []);
  $gathered.listen((references) => {
    if (references.length > 0) writeEntry(NAME, references);
    else removeEntry(NAME);
  });
}

/** What is gathered as the query of its page. */
export function gatheredQuery(): string {
  return new URLSearchParams($gathered.get().map((reference) => ['s', reference])).toString();
}

import { textsOf } from '../../lib/fields.ts';
import { $gathered, setGathered } from '../../stores/gathered.ts';
import { readEntry, removeEntry, writeEntry } from '../ui/lib/storage.ts';

const NAME = 'ask';

/** Restores the screenings gathered on this device, and stores every later change. */
export function restoreGathered(): void {
  setGathered(textsOf(readEntry(NAME)));
  $gathered.listen((references) => {
    if (references.length > 0) writeEntry(NAME, references);
    else removeEntry(NAME);
  });
}

/** The gathered screenings as the query of their page. */
export function gatheredQuery(): string {
  return new URLSearchParams($gathered.get().map((reference) => ['s', reference])).toString();
}

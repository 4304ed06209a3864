import { useEffect, useState, type MouseEvent } from 'react';
import { $modals, openModal } from '../../stores/modals.ts';
import { isPlainClick } from '../ui/interaction/still.ts';
import { addEntry, goBack } from '../ui/modal/ownEntry.ts';
import { SearchDialog } from './SearchDialog.tsx';
import { SearchIcon } from './SearchIcon.tsx';
import { isSearchStrings, type SearchStrings } from './strings.ts';

type Props = { readonly page: string; readonly label: string };

const PATIENCE_MS = 8000;
let asked: Promise<SearchStrings | undefined> | undefined;

/** The search's words in the page's language, fetched once: in the page they would be a thirtieth of it. */
function fetchStrings(): Promise<SearchStrings | undefined> {
  const address = `/assets/search/${document.documentElement.lang.slice(0, 2)}.json`;
  asked ??= fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) })
    .then(async (response) => {
      const strings: unknown = response.ok ? await response.json() : undefined;
      return isSearchStrings(strings) ? strings : undefined;
    })
    .catch(() => undefined)
    .then((strings) => {
      // What was lost may be had at the next press.
      if (!strings) asked = undefined;
      return strings;
    });
  return asked;
}

/**
 * The header's search (SPEC 2): a link to the search page which, once hydrated, opens the search over the current page.
 */
export function Search({ page, label }: Props) {
  const [strings, setStrings] = useState<SearchStrings>();
  // It hydrates when pointed at, so that the words are there by the time of the press.
  useEffect(() => void fetchStrings(), []);
  const open = async (trigger: HTMLElement) => {
    const found = await fetchStrings();
    if (!found) return location.assign(page);
    setStrings(found);
    // It may have been pressed twice while its words were on their way.
    if ($modals.get().length > 0) return;
    openModal({ name: 'search', trigger });
    await addEntry('search', () => location.href, goBack);
  };
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void open(event.currentTarget);
  };
  return (
    <>
      <a href={page} aria-label={label} onClick={onClick}>
        <SearchIcon name="search" />
      </a>
      {strings && <SearchDialog page={page} strings={strings} />}
    </>
  );
}

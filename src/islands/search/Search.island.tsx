import { useState, type MouseEvent } from 'react';
import { openModal } from '../../stores/modals.ts';
import { SearchDialog } from './SearchDialog.tsx';
import { SearchIcon } from './SearchIcon.tsx';
import type { SearchStrings } from './strings.ts';

type Props = { readonly page: string; readonly strings: SearchStrings };

/** The header's search (SPEC 2): a link to the search page, which opens the search over this page once it is awake. */
export function Search({ page, strings }: Props) {
  const [drawn, setDrawn] = useState(false);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setDrawn(true);
    openModal({ name: 'search', trigger: event.currentTarget });
  };
  return (
    <>
      <a href={page} aria-label={strings.open} onClick={open}>
        <SearchIcon name="search" />
      </a>
      {drawn && <SearchDialog page={page} strings={strings} />}
    </>
  );
}

import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import frame from './SearchDialog.css?inline';
import utilities from './SearchDialog.utilities.css?inline';
import { MAX_LENGTH } from '../../domain/search/search.ts';
import { $modals, closeModal } from '../../stores/modals.ts';
import { isPlainClick } from '../ui/interaction/still.ts';
import { adoptStyles } from '../ui/lib/adoptStyles.ts';
import { addToHistory, readHistory } from '../ui/lib/history.ts';
import { followStore } from '../ui/modal/dialog.ts';
import { countInWords } from '../ui/lib/plural.ts';
import { activeAfter } from './activeAfter.ts';
import { Options } from './Options.tsx';
import { groupsOf, historyGroup, type SearchLine, type SearchLineGroup } from './results.ts';
import { SearchIcon } from './SearchIcon.tsx';
import type { SearchStrings } from './strings.ts';
import { fetchBeginnings } from './tickets.ts';
import { useSearch, type SearchState } from './useSearch.ts';
import { marks } from '../../markup/marks.ts';

type Props = { readonly page: string; readonly strings: SearchStrings };

const LIST = 'search-list';
const BUTTON = 'grid size-11 flex-none place-items-center rounded-md text-inherit';
const LINE = 'px-3 wrap-anywhere empty:hidden';
const optionId = (index: number) => `${LIST}-${index}`;

/** The search over the page: a combobox according to the ARIA Authoring Practices, whose list contains links. */
export function SearchDialog({ page, strings }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [beginnings, setBeginnings] = useState<readonly SearchLineGroup[]>([]);
  const [active, setActive] = useState(-1);
  const state = useSearch(text);
  const isOpen = useStore($modals).some(({ name }) => name === 'search');
  // As it is at each opening: it must not move under a pointer.
  const history = useMemo(() => (isOpen ? readHistory('search') : []), [isOpen]);

  useEffect(() => {
    adoptStyles(frame);
    adoptStyles(utilities);
    return followStore(dialog.current!, 'search');
  }, []);
  useEffect(() => {
    if (!isOpen) return;
    void fetchBeginnings().then(setBeginnings);
    input.current!.focus();
    input.current!.select();
  }, [isOpen]);

  const groups =
    state.status === 'idle'
      ? [...historyGroup(history, strings), ...beginnings]
      : state.data === undefined
        ? []
        : [...(state.tickets?.groups ?? []), ...groupsOf(state.data, state.query, page, strings)];
  const options = groups.flatMap((group) => group.options);
  const chosen = active < options.length ? active : -1;
  const isShown = options.length > 0;

  useEffect(() => {
    if (chosen >= 0) document.getElementById(optionId(chosen))?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && chosen >= 0) {
      event.preventDefault();
      document.getElementById(optionId(chosen))?.click();
      return;
    }
    const next = activeAfter(event.key, chosen, options.length);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
  };
  const onChoose = (option: SearchLine, event: MouseEvent) => {
    if (option.entry) addToHistory('search', option.entry);
    if (option.opensTab && isPlainClick(event)) closeModal('search');
    else follow(event, option.url);
  };
  const allOf = (q: string) => `${page}?${new URLSearchParams({ q }).toString()}`;
  // Counts results, not links to all of a type.
  const found = options.filter(({ entry, opensTab }) => entry ?? opensTab).length;
  const status = statusOf(state, found, strings);

  return (
    <dialog
      ref={dialog}
      className="modal centre search"
      {...marks({ utilities: 'SearchDialog' })}
      aria-label={strings.title}
    >
      <form
        className="flex items-center gap-1 border-b border-line p-2 tablet:gap-2 tablet:p-3"
        role="search"
        action={page}
        onSubmit={(event) => {
          event.preventDefault();
          goTo(allOf(text));
        }}
      >
        <button className={BUTTON} type="button" {...marks({ close: true })} aria-label={strings.close}>
          <SearchIcon name="back" />
        </button>
        <input
          ref={input}
          className="field flex-1 text-ellipsis -outline-offset-1 placeholder:text-dim placeholder:opacity-100"
          name="q"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActive(-1);
          }}
          onKeyDown={onKey}
          role="combobox"
          aria-label={strings.label}
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={LIST}
          aria-activedescendant={chosen >= 0 ? optionId(chosen) : undefined}
          placeholder={strings.label}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        <button className={BUTTON} type="submit" aria-label={strings.open}>
          <SearchIcon name="search" />
        </button>
      </form>
      <div className="grid flex-1 content-start gap-2 overflow-y-auto overscroll-contain px-2 pt-4 pb-8 tablet:px-4 tablet:pt-5">
        <p role="status" className={isShown ? 'sr-only' : LINE}>
          {status}
        </p>
        {state.status === 'found' && !isShown && <p className={LINE}>{strings.nothingHint}</p>}
        {(state.status === 'failed' || (state.status === 'found' && !isShown)) && (
          <p className={LINE}>
            <a
              className="touch-link text-inherit underline"
              href={allOf(state.query)}
              onClick={(event) => follow(event, allOf(state.query))}
            >
              {strings.failedLink}
            </a>
          </p>
        )}
        {state.tickets && (
          <ul className="flex flex-wrap gap-2 px-3 pb-2">
            {state.tickets.chips.map(({ name, label, without }) => (
              <li key={name}>
                <button
                  className="touch-link gap-2 rounded-full border border-edge px-4 text-inherit"
                  type="button"
                  aria-label={label}
                  onClick={() => {
                    setText(without);
                    setActive(-1);
                    input.current!.focus();
                  }}
                >
                  {name}
                  <span className="text-dim" aria-hidden="true">
                    ×
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <Options
          id={LIST}
          label={strings.title}
          groups={groups}
          active={chosen}
          isBusy={state.status === 'searching'}
          optionId={optionId}
          onChoose={onChoose}
        />
      </div>
    </dialog>
  );
}

/** Leads on from the search, whose entry of the history the page takes: Back leads to where the search was opened. */
function goTo(address: string): void {
  history.replaceState(null, '');
  closeModal('search');
  location.replace(address);
}

/** Follows a link, unless it is to open elsewhere: then the search stays open. */
function follow(event: MouseEvent, address: string): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  goTo(address);
}

/** What the search announces at the moment. */
function statusOf(state: SearchState, count: number, strings: SearchStrings): string {
  switch (state.status) {
    case 'idle':
      return '';
    case 'short':
      return strings.tooShort;
    case 'searching':
      return strings.searching;
    case 'failed':
      return strings.failed;
    case 'found':
      return count > 0
        ? countInWords(strings.found, count, document.documentElement.lang)
        : strings.nothing.replace('{{query}}', () => state.query);
  }
}

import { typedText } from '../../lib/typedText.ts';
import { useEffect, useState } from 'react';
import { DEBOUNCE_MS, isLongEnough, MAX_LENGTH } from '../../domain/search/search.ts';
import { getApi } from '../ui/lib/api.ts';
import { parseResults, type SearchResult } from './results.ts';
import { fetchTickets, type Tickets } from './tickets.ts';

export type SearchState = {
  readonly status: 'idle' | 'short' | 'searching' | 'found' | 'failed';
  /** The last result and its query; it stays during the next search, so that nothing flickers. */
  readonly data?: readonly SearchResult[];
  /** What the text asks for, if it asks for screenings. */
  readonly tickets?: Tickets | undefined;
  readonly query: string;
};

const IDLE: SearchState = { status: 'idle', query: '' };

/**
 * Searches for a text once typing has paused (SPEC 4), and aborts the request when the text changes. That a text is too
 * short is said then, too, and not to everybody at their first letter.
 */
export function useSearch(text: string): SearchState {
  const [state, setState] = useState(IDLE);
  const query = typedText(text, MAX_LENGTH);

  useEffect(() => {
    if (query === '') {
      setState(IDLE);
      return undefined;
    }
    const isSearched = isLongEnough(query);
    if (isSearched) setState((before) => ({ ...before, status: 'searching' }));
    const controller = new AbortController();
    const timer = setTimeout(() => {
      if (!isSearched) {
        setState({ status: 'short', query });
        return;
      }
      const address = `/search/quick?${new URLSearchParams({ q: query }).toString()}`;
      const results = getApi(address, parseResults, controller.signal);
      // Together, so that nothing moves once it is there.
      void Promise.all([results, fetchTickets(query)]).then(([answer, tickets]) => {
        if (controller.signal.aborted) return;
        setState(answer.ok ? { status: 'found', data: answer.data, tickets, query } : { status: 'failed', query });
      });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query]);

  return state;
}

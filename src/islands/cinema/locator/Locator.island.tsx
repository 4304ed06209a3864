import { useEffect, useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { NearestLimits } from '../../../domain/cinema/distance.ts';
import type { HistoryEntry } from '../../../domain/search/history.ts';
import { parseLocatorCookie, type LocatorCookie } from '../../../domain/cinema/locator.ts';
import { $choices, $client } from '../../../stores/clientState.ts';
import {
  $location,
  $ordering,
  $position,
  requestPosition,
  holdCinemas,
  leaveCinemaPage,
  listCinemas,
  locate,
  selectCinema,
  setLocation,
} from '../../../stores/locator.ts';
import { $modals, closeModal } from '../../../stores/modals.ts';
import { showAlert } from '../../shell/showAlert.ts';
import { getApi } from '../../lib/api.ts';
import { emit } from '../../lib/events.ts';
import { addToHistory, readHistory } from '../../lib/history.ts';
import { CinemaList, LISTED, LISTED_LINK } from './CinemaList.tsx';
import { favouriteCinemas, heldCinemas, nearbyCinemas, typedPlace, type NearbyCinema } from './nearby.ts';
import { storeOrdering, readOrdering } from './ordering.ts';
import { parseCinemas, parseCities, parseGuess, type LocatorCinema, type Places } from './places.ts';

export type LocatorWords = Readonly<
  Record<
    | 'field'
    | 'go'
    | 'position'
    | 'asking'
    | 'alertTitle'
    | 'alertText'
    | 'none'
    | 'failure'
    | 'allCinemas'
    | 'recent'
    | 'favourites'
    | 'results'
    | 'approximate',
    string
  >
>;

type Props = {
  /** The near-me page, to which the form leads without script. */
  readonly address: string;
  /** Address of a cinema's page, with `{slug}` for its slug. */
  readonly cinemaAddress: string;
  readonly allCinemas: string;
  readonly typed: string;
  readonly locale: string;
  /** The site's country, to which the postcodes belong. */
  readonly country: string;
  readonly limits: NearestLimits;
  /** In `approximate`, `#` stands for the city. */
  readonly words: LocatorWords;
};

/** Reports a choice (islands/cinema/chosenCinema/choice.ts) and, unless it is a cinema, the cinemas that it lists. */
function announce(choice: LocatorCookie, listed: readonly NearbyCinema[] = []): void {
  const cinema = listed.find((each) => each.cinema.status)?.cinema.vistaRef;
  emit('chosen', { choice, cinema });
}

/** The vistaRef of the cinema whose page this is, if any. */
const pageCinema = () => document.querySelector<HTMLElement>('[data-cinema]')?.dataset['cinema'];

/** What the page knows about the visitor's location: the link that opened this, the page's cinema, and the cookie. */
function hintsOf(cinemas: readonly LocatorCinema[]) {
  const vistaRef = pageCinema();
  const cookie = document.documentElement.dataset['locator'];
  return {
    filter: $modals.get().find(({ name }) => name === 'locator')?.trigger?.dataset['where'],
    page: cinemas.find((cinema) => cinema.vistaRef === vistaRef)?.slug,
    cookie: parseLocatorCookie(cookie),
  };
}

async function guessCity(): Promise<string | undefined> {
  const guess = await getApi('/locator/guess', parseGuess);
  return guess.ok ? (guess.data.city ?? undefined) : undefined;
}

/**
 * Where to see films (SPEC 4, "Locator"): a form that leads to the near-me page and, once hydrated, lists cinemas as
 * the visitor types.
 */
export function Locator({ address, cinemaAddress, allCinemas, typed: sent, locale, country, limits, words }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(sent);
  const [places, setPlaces] = useState<Places | 'failed'>();
  const [recent, setRecent] = useState<readonly HistoryEntry[]>([]);
  const location = useStore($location);
  const ordering = useStore($ordering);
  const position = useStore($position);
  const client = useStore($client);
  const { favourites } = useStore($choices);

  useEffect(() => {
    const controller = new AbortController();
    const ask = async () => {
      const [cinemas, cities] = await Promise.all([
        getApi('/cinemas', parseCinemas, controller.signal),
        getApi('/cities', parseCities, controller.signal),
      ]);
      if (controller.signal.aborted) return;
      setRecent(readHistory('locator'));
      // What was typed before the script arrived.
      setTyped(field.current?.value ?? '');
      if (!cinemas.ok || !cities.ok) return setPlaces('failed');
      const found = { cinemas: cinemas.data, cities: cities.data };
      setPlaces(found);
      const held = readOrdering(pageCinema());
      if (held) holdCinemas(held);
      // This mark is there before the account is fetched, which may take longer than the cinemas.
      const signedIn = 'client' in document.documentElement.dataset;
      await locate(hintsOf(found.cinemas), { ...found, signedIn }, guessCity);
    };
    void ask();
    // Leaving a cinema page releases the order of the cinemas (SPEC 4).
    const leave = () => pageCinema() && leaveCinemaPage();
    window.addEventListener('pagehide', leave);
    return () => {
      controller.abort();
      window.removeEventListener('pagehide', leave);
    };
  }, []);

  const known = typeof places === 'object' ? places : undefined;
  const around = (text: string, place: typeof location) =>
    known ? nearbyCinemas(text, place, known, limits, country) : [];
  const near = around(typed, location);
  const slugs = near.map(({ cinema }) => cinema.slug).join();
  const isTyping = typed.trim() !== '';
  useEffect(() => {
    if (known && !isTyping && slugs !== '') listCinemas(slugs.split(','));
  }, [known, isTyping, slugs]);
  const holds = known !== undefined && ordering.locked && !isTyping;
  // Favourites belong to a client (SPEC 4): without one this mode does not exist.
  const liked = known && client ? favouriteCinemas(favourites, known) : [];
  const isFavourite = location?.mode === 'favorite' && !isTyping && Boolean(known && client);
  const listed = isFavourite ? liked : holds ? heldCinemas(ordering.cinemas, location, known) : near;
  const place = known && isTyping ? typedPlace(typed, known, country) : undefined;

  const addressOf = (cinema: LocatorCinema) => cinemaAddress.replace('{slug}', cinema.slug);
  const ask = () =>
    requestPosition(
      (x, y) => announce({ type: 'position', value: { x, y } }, around('', $location.get())),
      () => showAlert({ level: 'warning', title: words.alertTitle, subtitle: words.alertText }),
    );
  const choose = (cinema: LocatorCinema) => {
    addToHistory('locator', { title: cinema.name, subtitle: '', url: addressOf(cinema) });
    selectCinema(cinema.slug);
    const { locked, cinemas } = $ordering.get();
    if (locked) storeOrdering(cinemas, cinema.vistaRef);
    const isOver = $modals.get().some(({ name }) => name === 'locator');
    const stays = isOver && document.querySelector('[data-chosen]:not([hidden], [data-note])') !== null;
    if (stays) closeModal('locator');
    announce({ type: 'cinema', value: cinema.vistaRef });
    return stays;
  };

  return (
    <div className="mt-4 grid max-w-160 justify-items-start gap-4" data-finder>
      <form className="flex w-full flex-wrap items-end gap-3" action={address} method="get" role="search">
        <label className="grid flex-[1_1_9rem] gap-1.5">
          <span className="text-dim">{words.field}</span>
          <input
            className="min-h-11 w-full rounded-md border border-edge bg-raised px-3.5 py-2 text-[1.0625rem]"
            ref={field}
            name="q"
            type="text"
            defaultValue={sent}
            required
            maxLength={80}
            autoComplete="off"
            enterKeyHint="search"
            autoFocus={sent === ''}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        <button className="quiet-action">{words.go}</button>
      </form>
      {places !== undefined && (
        <button type="button" className="quiet-action disabled:text-dim" disabled={position === 'asking'} onClick={ask}>
          {position === 'asking' ? words.asking : words.position}
        </button>
      )}
      {liked.length > 0 && (
        <button
          type="button"
          className="quiet-action"
          aria-pressed={isFavourite}
          onClick={() => {
            setLocation({ mode: 'favorite' });
            announce({ type: 'favorite', value: null }, liked);
          }}
        >
          {words.favourites}
        </button>
      )}
      {places === 'failed' && (
        <p role="alert">
          {words.failure} <a href={allCinemas}>{words.allCinemas}</a>
        </p>
      )}
      {known && !isTyping && recent.length > 0 && (
        <nav className="w-full" aria-label={words.recent}>
          <h3 className="mt-2 text-lg">{words.recent}</h3>
          <ul>
            {recent.map(({ url, title }) => (
              <li key={url} className={LISTED}>
                <a className={LISTED_LINK} href={url}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {known && listed.length > 0 && (
        <CinemaList
          {...{ cinemas: listed, title: isFavourite ? words.favourites : words.results, locale, addressOf, choose }}
        />
      )}
      <p className="text-dim empty:hidden" role="status">
        {known && isTyping && listed.length === 0 ? words.none : ''}
        {place?.approximate && listed.length > 0 ? words.approximate.replace('#', place.name) : ''}
      </p>
    </div>
  );
}

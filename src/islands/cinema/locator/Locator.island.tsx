import { useEffect, useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { PluralForms } from '../../../i18n/pluralForms.ts';
import type { HistoryEntry } from '../../../domain/search/history.ts';
import { parseStart, type LocatorCinema } from '../../../domain/cinema/locatorAnswer.ts';
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
import { $modals, closeModal, isOpen } from '../../../stores/modals.ts';
import { showAlert } from '../../shell/showAlert.ts';
import { getApi } from '../../ui/lib/api.ts';
import { countInWords } from '../../ui/lib/plural.ts';
import { addToHistory, readHistory } from '../../ui/lib/history.ts';
import { CinemaList, LISTED, LISTED_LINK } from './CinemaList.tsx';
import { askPlace, type Asked } from '../place/askPlace.ts';
import { choosePlace } from '../place/choosePlace.ts';
import { pathAround, pathOfNamed, pathOfTyped, useCinemas } from './matches.ts';
import { storeOrdering, readOrdering } from './ordering.ts';
import { marked, marks, marksOf } from '../../../markup/marks.ts';

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
    | 'approximate'
    | 'distances'
    | 'here',
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
  /** In `approximate` and `distances`, `#` stands for the city. */
  readonly words: LocatorWords;
  /** How many cinemas are listed. */
  readonly counted: PluralForms;
};

/** Makes a choice the visitor's place, or says why it is none; then the former stays. */
async function choosePlaceOf(asked: Asked, failure: string): Promise<void> {
  const answer = await askPlace(asked);
  if (answer && !('problem' in answer)) choosePlace(answer);
  else showAlert({ level: 'warning', title: answer?.message ?? failure, subtitle: '' });
}

/** The vistaRef of the cinema whose page this is, if any. */
function pageCinema(): string | undefined {
  const page = document.querySelector<HTMLElement>(marked('cinema'));
  return page ? marksOf(page).cinema : undefined;
}

/**
 * Where the visit starts, by what the page knows: the link that opened this, the page's cinema, the cookie, and whether
 * somebody is signed in, of which a mark is there before the account is fetched. Undefined without an answer.
 */
async function askStart(): Promise<ReturnType<typeof parseStart>> {
  const { locator: cookie, client } = marksOf(document.documentElement);
  const link = $modals.get().find(({ name }) => name === 'locator')?.trigger;
  const hints = {
    where: link ? marksOf(link).where : undefined,
    page: pageCinema(),
    cookie,
    signedIn: client === undefined ? undefined : '1',
  };
  const known = Object.entries(hints).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  const start = await getApi(`/locator/start?${new URLSearchParams(known).toString()}`, parseStart);
  return start.ok ? start.data : undefined;
}

/**
 * Where to see films (SPEC 4, "Locator"): a form that leads to the near-me page and, once hydrated, lists cinemas as
 * the visitor types.
 */
export function Locator({ address, cinemaAddress, allCinemas, typed: sent, locale, words, counted }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(sent);
  const [start, setStart] = useState<'asking' | 'known' | 'failed'>('asking');
  const [recent, setRecent] = useState<readonly HistoryEntry[]>([]);
  const location = useStore($location);
  const ordering = useStore($ordering);
  const position = useStore($position);
  const client = useStore($client);
  const { favourites } = useStore($choices);

  useEffect(() => {
    const begin = async () => {
      const held = readOrdering(pageCinema());
      if (held) holdCinemas(held);
      let hasFailed = false;
      await locate(async () => {
        const start = await askStart();
        hasFailed = start === undefined;
        return start?.location ?? undefined;
      });
      setRecent(readHistory('locator'));
      // What was typed before the script arrived.
      setTyped(field.current?.value ?? '');
      setStart(hasFailed ? 'failed' : 'known');
    };
    void begin();
    // Leaving a cinema page releases the order of the cinemas (SPEC 4).
    const leave = () => pageCinema() && leaveCinemaPage();
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);

  const isTyping = typed.trim() !== '';
  const near = useCinemas(isTyping ? pathOfTyped(typed) : start === 'asking' ? undefined : pathAround(location));
  const slugs = isTyping || !near.isCurrent ? '' : near.cinemas.map(({ slug }) => slug).join();
  useEffect(() => {
    if (slugs !== '') listCinemas(slugs.split(','));
  }, [slugs]);
  const holds = ordering.locked && !isTyping;
  const held = useCinemas(holds ? pathOfNamed(ordering.cinemas, location) : undefined);
  // Favourites belong to a client (SPEC 4): without one this mode does not exist.
  const liked = useCinemas(client && favourites.length > 0 ? pathOfNamed(favourites) : undefined);
  const isFavourite = location?.mode === 'favorite' && !isTyping && Boolean(client);
  const shown = isFavourite ? liked : holds ? held : near;
  const listed = shown.cinemas;
  const isFound = isTyping && near.isCurrent;
  const none = isFound && listed.length === 0 ? words.none : '';
  const message =
    isTyping && near.approximate !== null ? none + words.approximate.replace('#', () => near.approximate!) : none;

  const addressOf = (cinema: LocatorCinema) => cinemaAddress.replace('{slug}', cinema.slug);
  const ask = () =>
    requestPosition(
      (x, y) => void choosePlaceOf({ choice: { type: 'position', value: { x, y } } }, words.failure),
      () => showAlert({ level: 'warning', title: words.alertTitle, subtitle: words.alertText }),
    );
  const choose = (cinema: LocatorCinema) => {
    const { name, vistaRef } = cinema;
    const choice = { type: 'cinema', value: vistaRef } as const;
    if (!cinema.status) {
      void choosePlaceOf({ choice }, words.failure);
      return true;
    }
    addToHistory('locator', { title: cinema.name, subtitle: '', url: addressOf(cinema) });
    selectCinema(cinema.slug);
    const { locked, cinemas } = $ordering.get();
    if (locked) storeOrdering(cinemas, cinema.vistaRef);
    const isOver = isOpen('locator');
    const stays =
      isOver &&
      document.querySelector(`${marked('chosen')}:not([hidden], ${marked('note')}), ${marked('anyones')}`) !== null;
    if (stays) closeModal('locator');
    choosePlace({ choice, cinema: vistaRef, name });
    return stays;
  };

  return (
    <div className="mt-4 grid max-w-160 justify-items-start gap-4" {...marks({ finder: true })}>
      <form className="flex w-full flex-wrap items-end gap-3" action={address} method="get" role="search">
        <label className="grid flex-[1_1_9rem] gap-1.5">
          <span className="text-dim">{words.field}</span>
          <input
            className="field w-full"
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
        <button className="quiet-action min-h-12!">{words.go}</button>
      </form>
      {start !== 'asking' && (
        <button type="button" className="quiet-action disabled:text-dim" disabled={position === 'asking'} onClick={ask}>
          {position === 'asking' ? words.asking : words.position}
        </button>
      )}
      {liked.cinemas.length > 0 && (
        <button
          type="button"
          className="quiet-action"
          aria-pressed={isFavourite}
          onClick={() => {
            setLocation({ mode: 'favorite' });
            void choosePlaceOf({ choice: { type: 'favorite', value: null }, favourites }, words.failure);
          }}
        >
          {words.favourites}
        </button>
      )}
      {(shown.hasFailed || (start === 'failed' && !isTyping && listed.length === 0)) && (
        <p role="alert">
          {words.failure} <a href={allCinemas}>{words.allCinemas}</a>
        </p>
      )}
      {!isTyping && recent.length > 0 && (
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
      {listed.length > 0 && (
        <CinemaList
          {...{ cinemas: listed, title: isFavourite ? words.favourites : words.results, locale, addressOf, choose }}
        />
      )}
      {listed.some(({ kilometres }) => kilometres !== null) && (
        <p className="text-md text-dim">{words.distances.replace('#', () => shown.from ?? words.here)}</p>
      )}
      {/* Without words it takes no room: not even the gap before it. */}
      <div className={message === '' ? 'absolute' : 'text-dim'} role="status">
        <p>{message}</p>
        {/* Heard: who types does not see the list change. */}
        <p className="sr-only">{isFound && listed.length > 0 && countInWords(counted, listed.length, locale)}</p>
      </div>
    </div>
  );
}

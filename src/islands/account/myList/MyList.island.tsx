import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { $choices, $client } from '../../../stores/clientState.ts';
import { startAccount } from '../account.ts';
import { fillList, learnAll, storeForOffline, withChosen, type Items } from './items.ts';
import { marked, marks } from '../../../markup/marks.ts';

type Props = {
  /** Where the items come from, by their slugs (pages/fragments). */
  readonly addresses: Readonly<Record<keyof Items, string>>;
  readonly hasCinemas: boolean;
  readonly signIn: string;
  readonly browse: string;
  readonly words: Readonly<Record<Word, string>>;
};

type Word =
  | ('browse' | 'cinemas' | 'empty' | 'emptyCinemas' | 'emptyFilms')
  | ('failed' | 'films' | 'onDevice' | 'signIn' | 'wait');

const NOTHING: Items = { wishlist: [], favourites: [] };
const NOTE = 'my-4 max-w-160 text-dim';
/** Below what says that the script does not come (components/ui/NotLoaded.astro). */
const WAIT = `${NOTE} [[data-not-loaded]~*_&]:hidden`;
const NONE = `${NOTE} [section:has([data-list]_li)_&]:hidden`;
const HEADING = 'pt-10 pb-4 text-3xl';

/**
 * The films and cinemas that a client has chosen or, where nobody is signed in, that are kept on this device. It follows their
 * choices, also those of other tabs; an item that is removed stays visible until they leave.
 */
export function MyList({ addresses, hasCinemas, signIn, browse, words }: Props) {
  const client = useStore($client, { ssr: 'initial' });
  const choices = useStore($choices, { ssr: 'initial' });
  const root = useRef<HTMLDivElement>(null);
  const films = useRef<HTMLDivElement>(null);
  const cinemas = useRef<HTMLDivElement>(null);
  /** Once: signing out, after which there is another list, forgets what was stored. */
  const isStored = useRef(false);
  const [isStarted, setStarted] = useState(false);
  /** Whose choices are known: nobody's have no id. */
  const [known, setKnown] = useState<{ readonly id: string | undefined }>();
  const [items, setItems] = useState(NOTHING);
  const [isFilled, setFilled] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    document.querySelector(marked('not-loaded'))?.remove();
    const fail = () => setFailed(true);
    startAccount().then(() => setStarted(true), fail);
  }, []);

  const id = client?.id;
  useEffect(() => {
    if (!isStarted) return;
    let isOld = false;
    const learned = () => {
      if (isOld) return;
      setFailed(false);
      setItems(NOTHING);
      setFilled(false);
      setKnown({ id });
    };
    (id === undefined ? Promise.resolve() : learnAll(id)).then(learned, () => !isOld && setFailed(true));
    return () => {
      isOld = true;
    };
  }, [isStarted, id]);

  const isKnown = known !== undefined && known.id === id;
  const all = isKnown ? withChosen(items, choices) : items;
  if (all !== items) setItems(all);

  useEffect(() => {
    if (!isKnown) return;
    const lists = [
      fillList(films.current, addresses.wishlist, items.wishlist),
      fillList(cinemas.current, addresses.favourites, items.favourites),
    ];
    Promise.all(lists).then(
      () => {
        setFilled(true);
        if (isStored.current) return;
        isStored.current = true;
        // As it is once this is rendered.
        requestAnimationFrame(() => void (root.current && storeForOffline(root.current)));
      },
      () => setFailed(true),
    );
  }, [isKnown, items, addresses]);

  const isThere = isKnown && isFilled && !hasFailed;
  const isEmpty = items.wishlist.length === 0 && items.favourites.length === 0;
  const isNobodys = client === null;
  const toSignIn = (inText: boolean) => (
    <a className={inText ? 'text-ink underline' : 'quiet-action'} href={signIn} {...marks({ modal: 'signIn' })}>
      {words.signIn}
    </a>
  );
  return (
    <div ref={root}>
      <p className={WAIT} role="status" {...marks({ wait: true })} hidden={isThere || hasFailed}>
        {words.wait}
      </p>
      <p className={NOTE} role="alert" {...marks({ failed: true })} hidden={!hasFailed}>
        {words.failed}
      </p>
      <p className={NOTE} {...marks({ stored: true })} hidden={!isThere || isEmpty || !isNobodys}>
        <span>{words.onDevice}</span> {toSignIn(true)}
      </p>
      <div hidden={!isThere || !isEmpty}>
        <p className={NOTE}>{words.empty}</p>
        <p className="flex flex-wrap gap-2">
          <a className="quiet-action" href={browse}>
            {words.browse}
          </a>
          {isNobodys && toSignIn(false)}
        </p>
      </div>
      <section hidden={!isThere || isEmpty} aria-labelledby="list-films">
        <h2 className={HEADING} id="list-films">
          {words.films}
        </h2>
        <p className={NONE}>{words.emptyFilms}</p>
        <div ref={films} {...marks({ list: 'wishlist' })} />
      </section>
      {hasCinemas && (
        <section hidden={!isThere || isEmpty} aria-labelledby="list-cinemas">
          <h2 className={HEADING} id="list-cinemas">
            {words.cinemas}
          </h2>
          <p className={NONE}>{words.emptyCinemas}</p>
          <div ref={cinemas} {...marks({ list: 'favourites' })} />
        </section>
      )}
    </div>
  );
}

// Names the renderer for Astro's server, which would otherwise render each component twice, the first time only to find
// out.
Object.assign(MyList, { [Symbol.for('astro:renderer')]: '@astrojs/react' });

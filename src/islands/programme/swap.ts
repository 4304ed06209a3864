import styles from './swap.css?inline';
import { LOADING } from '../../contract/filters.ts';
import { withChange } from '../../domain/programme/filterChange.ts';
import { baseOf, readFilters, withFilters } from '../../routes/filters.ts';
import { adoptStyles } from '../ui/lib/adoptStyles.ts';
import { emit, endIslands } from '../ui/lib/events.ts';
import { fetchDocument } from '../ui/lib/trusted.ts';
import { putWishesFirst } from './putWishesFirst.ts';
import { marked, marksOf } from '../../markup/marks.ts';
import { COUNT } from '../../markup/classHooks.ts';

/** The part of a page that another day or other filters change: `day` for a programme, whose island filters its rows. */
const REGION = marked('swap');
/** SPEC 4, "Schedules": a loading flag at once; a skeleton only if it takes long. */
const SLOW_MS = 300;

type Address = { readonly pathname: string; readonly search: string };

/** What of an address the server has to render: of a programme not the filters that its island applies. */
function rendered({ pathname, search }: Address): string {
  if (!document.querySelector(marked('swap', 'day'))) return pathname + search;
  const { base, filters } = readFilters(pathname);
  return [base, ...LOADING.map((name) => filters?.[name]), search].join(' ');
}

/**
 * The address that this document came from: that of the page may have been changed since. Of a film's page it may be the
 * one for the visitor's city (islands/cinema/chosenCinema/showChosen.ts).
 */
const loaded = () =>
  new URL(
    marksOf(document.documentElement).shown ?? performance.getEntriesByType('navigation')[0]?.name ?? location.href,
    location.href,
  );
let shown = rendered(loaded());
let latest = 0;
/** What was pressed, and has not been shown yet. */
let awaited: string | undefined;

/** The parts that another has taken the place of, and the addresses that they were left at. */
const left = new WeakMap<Element, string>();

/** Shows the page to which a link leads: this one with another day or other filters. */
export async function swap(link: HTMLAnchorElement): Promise<void> {
  await show(addressOf(link), 'new');
}

/**
 * Shows the page at an address, which differs from this one in its day or filters only: its part takes the place of this
 * page's, without navigation (SPEC 2), and what it leaves is announced. If it cannot be fetched, the browser goes there.
 */
async function show(address: string, entry: 'new' | 'known'): Promise<void> {
  adoptStyles(styles);
  awaited = entry === 'new' ? address : undefined;
  const region = document.querySelector<HTMLElement>(REGION);
  const status = emptyStatus();
  const own = (latest += 1);
  region?.setAttribute('aria-busy', 'true');
  const slow = setTimeout(() => region && (marksOf(region).slow = ''), SLOW_MS);
  const fetched = region ? await fetchDocument(address) : undefined;
  clearTimeout(slow);
  // Something else was pressed, or the page was left, meanwhile.
  if (own !== latest) return;
  awaited = undefined;
  const next = fetched?.page.querySelector<HTMLElement>(REGION);
  if (!region || !fetched || !next) {
    if (entry === 'new') location.assign(address);
    else location.reload();
    return;
  }
  const { title } = fetched.page;
  const place = placeIn(region);
  document.adoptNode(next);
  putWishesFirst(next);
  // Before the island of the new part reads it.
  if (entry === 'new') {
    left.set(region, location.href);
    history.pushState(null, '', address);
  }
  document.title = title;
  region.replaceWith(next);
  endIslands(region);
  place(next);
  // Not of the location: Back may have been pressed again, and is yet to be followed.
  shown = rendered(new URL(address, location.href));
  // How much there is now, in words that the part has.
  status.textContent = marksOf(next).count ?? next.querySelector(COUNT)?.textContent ?? '';
  emit('panel', next);
  emit('tickets');
}

/** After Back or Forward: shows what the address stands for, another page or another day or other filters of this one. */
export async function follow(): Promise<void> {
  if (baseOf(location.pathname) !== baseOf(loaded().pathname)) location.reload();
  else if (rendered(location) !== shown) await show(location.href, 'known');
}

// What was under way when the page was left is of no use when it comes back.
addEventListener('pagehide', () => {
  latest += 1;
  awaited = undefined;
  const region = document.querySelector<HTMLElement>(REGION);
  if (!region) return;
  region.removeAttribute('aria-busy');
  delete marksOf(region).slow;
});

/**
 * Where a link leads. One that was pressed on a page that did not show yet what was pressed before, to what both ask for: the
 * first may still be on its way, or have come since.
 */
function addressOf(link: HTMLAnchorElement): string {
  const from = left.get(link.closest(REGION) ?? link) ?? location.href;
  const now = awaited ?? location.href;
  const url = new URL(link.href);
  if (now === from) return url.href;
  const [at, before, to] = [new URL(now), new URL(from), url].map(({ pathname }) => readFilters(pathname));
  if (at?.base === to?.base && at?.filters && before?.filters && to?.filters)
    url.pathname = withFilters(url.pathname, withChange(at.filters, before.filters, to.filters));
  return url.href;
}

const FOLD = '.filters details';
const wordsOf = ({ textContent }: Element) => textContent.replaceAll(/[×\s]+/g, ' ').trim();
const listsOf = (region: HTMLElement) => [...region.querySelectorAll('nav, nav ul, nav ol')];

/**
 * Returns a function that gives the focus, how far lists are swiped, and which of the filters are unfolded, to the part that
 * takes this one's place.
 */
function placeIn(region: HTMLElement): (next: HTMLElement) => void {
  const { activeElement } = document;
  const words = activeElement && region.contains(activeElement) ? wordsOf(activeElement) : undefined;
  const isFolded = activeElement?.closest(FOLD) !== null;
  const swiped = listsOf(region).map(({ scrollLeft }) => scrollLeft);
  const open = region.querySelector<HTMLDetailsElement>(FOLD)?.open;
  return (next) => {
    for (const [index, list] of listsOf(next).entries()) list.scrollLeft = swiped[index] ?? 0;
    const fold = next.querySelector<HTMLDetailsElement>(FOLD);
    if (fold && open) fold.open = true;
    if (words === undefined) return;
    const same = [...next.querySelectorAll<HTMLElement>('a[href]')].filter((link) => wordsOf(link) === words);
    // What is chosen within a fold has a copy outside.
    const place = same.find((link) => (link.closest(FOLD) !== null) === isFolded) ?? same[0];
    (place ?? next.querySelector<HTMLElement>('a[aria-current]'))?.focus({ preventScroll: true });
  };
}

/** What will say the change. It is in the page before it has words: some screen readers say only what changes in it. */
function emptyStatus(): HTMLElement {
  let status = document.getElementById('swap-status');
  if (!status) {
    status = Object.assign(document.createElement('p'), { id: 'swap-status', className: 'sr-only', role: 'status' });
    document.body.append(status);
  }
  status.textContent = '';
  return status;
}

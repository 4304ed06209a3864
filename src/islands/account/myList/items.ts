import { fieldsOf, textsOf } from '../../../lib/fields.ts';
import { $choices } from '../../../stores/clientState.ts';
import { getApi } from '../../ui/lib/api.ts';
import { emit } from '../../ui/lib/events.ts';
import { fetchDocument } from '../../ui/lib/trusted.ts';
import { messageWorker } from '../../shell/messageWorker.ts';
import { register } from '../../shell/register.ts';
import { fetchFeelings } from '../calls.ts';
import { changeCount, showWaiting } from '../changes.ts';
import { accountSetup } from '../config.ts';
import { marked, marksOf } from '../../../markup/marks.ts';
import { HEART } from '../../../markup/hearts.ts';

/** Slugs of shows and of cinemas, in the order of a list. */
export type Items = { readonly wishlist: readonly string[]; readonly favourites: readonly string[] };

/** Items with those that have been chosen since, first. The same object if there are none. */
export function withChosen(items: Items, chosen: Items): Items {
  const fresh = (name: keyof Items) => chosen[name].filter((slug) => !items[name].includes(slug));
  const [wishlist, favourites] = [fresh('wishlist'), fresh('favourites')];
  if (wishlist.length === 0 && favourites.length === 0) return items;
  return { wishlist: [...wishlist, ...items.wishlist], favourites: [...favourites, ...items.favourites] };
}

/** Asks what a client has chosen of all shows, where other pages ask about what they show. Rejects if that cannot be had. */
export async function learnAll(id: string): Promise<void> {
  const setup = await accountSetup();
  const shows = await getApi('/shows', parseSlugs);
  if (!shows.ok) throw new Error('The shows cannot be had.');
  const since = changeCount();
  const feelings = await fetchFeelings(setup.config, id, shows.data);
  $choices.set({ ...$choices.get(), ...feelings });
  showWaiting(setup, id, since);
}

/** The slugs of `/api/shows`. */
function parseSlugs(data: unknown): string[] | undefined {
  const { shows } = fieldsOf(data);
  return Array.isArray(shows) ? textsOf(shows.map((show) => fieldsOf(show)['slug'])) : undefined;
}

/** Fills a list with its items, as the server renders them. Rejects if they cannot be had. */
export async function fillList(list: HTMLElement | null, address: string, slugs: readonly string[]): Promise<void> {
  const path = address + slugs.map(encodeURIComponent).join(',');
  if (!list || marksOf(list).filled === path) return;
  const fetched = slugs.length > 0 ? await fetchDocument(path) : undefined;
  if (slugs.length > 0 && !fetched) throw new Error('The list cannot be had.');
  list.replaceChildren(...(fetched?.page.body.childNodes ?? []));
  marksOf(list).filled = path;
  // The new items' hearts are shown as chosen.
  emit('panel', list);
}

/** Stores the list, as it is now, to be read offline; without the hearts, which do nothing there, and not as an island. */
export async function storeForOffline(list: HTMLElement): Promise<void> {
  if (!document.querySelector(marked('offline'))) return;
  const own = list.closest('main')!.cloneNode(true) as HTMLElement;
  for (const element of own.querySelectorAll(`script, noscript, ${HEART}, ${marked('wait')}, ${marked('stored')}`))
    element.remove();
  for (const island of own.querySelectorAll('astro-island')) island.replaceWith(...island.childNodes);
  await register();
  await messageWorker({ type: 'own', html: own.innerHTML });
}

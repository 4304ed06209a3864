import { $choices, $client } from '../../stores/clientState.ts';
import { fieldsOf, textsOf } from '../../lib/fields.ts';
import { getApi } from '../lib/api.ts';
import { emit } from '../lib/events.ts';
import { register } from '../shell/register.ts';
import { messageWorker } from '../shell/messageWorker.ts';
import { fetchDocument } from '../lib/trusted.ts';
import { startAccount } from './account.ts';
import { fetchFeelings } from './calls.ts';

/**
 * Fills the page of a visitor's own list (pages/account/myList.astro). An item that is removed stays visible until they
 * leave.
 */
const page = document.querySelector<HTMLElement>('[data-my-list]')!;
const part = (name: string) => page.querySelector<HTMLElement>(`[data-${name}]`)!;

async function fill(): Promise<void> {
  part('wait').hidden = false;
  try {
    const { config } = await startAccount();
    const client = $client.get();
    if (client) {
      const shows = await getApi('/shows', parseSlugs);
      if (!shows.ok) throw new Error('The shows cannot be had.');
      const { wishlist, emotions } = await fetchFeelings(config, client.id, shows.data);
      $choices.set({ ...$choices.get(), wishlist, emotions });
    }
    const choices = $choices.get();
    const isEmpty = choices.wishlist.length === 0 && choices.favourites.length === 0;
    await Promise.all([show('wishlist', choices.wishlist), show('favourites', choices.favourites)]);
    for (const section of page.querySelectorAll('section')) section.hidden = isEmpty;
    part('empty').hidden = !isEmpty;
    part('stored').hidden = isEmpty || Boolean(client);
    void storeForOffline();
  } catch {
    part('failed').hidden = false;
  }
  part('wait').hidden = true;
}

/** The slugs of `/api/shows`. */
function parseSlugs(data: unknown): string[] | undefined {
  const { shows } = fieldsOf(data);
  return Array.isArray(shows) ? textsOf(shows.map((show) => fieldsOf(show)['slug'])) : undefined;
}

async function show(name: string, slugs: readonly string[]): Promise<void> {
  const list = page.querySelector<HTMLElement>(`[data-list="${name}"]`);
  if (!list || slugs.length === 0) return;
  const fetched = await fetchDocument(`${list.dataset['address']}${slugs.map(encodeURIComponent).join(',')}`);
  if (!fetched) throw new Error('The list cannot be had.');
  list.replaceChildren(...fetched.page.body.childNodes);
  // The new items' hearts are shown as chosen.
  emit('panel', list);
}

/** Stores the list, as it is now, to be read offline; without the hearts, which do nothing there. */
async function storeForOffline(): Promise<void> {
  if (!document.querySelector('[data-offline]')) return;
  const own = page.closest('main')!.cloneNode(true) as HTMLElement;
  for (const element of own.querySelectorAll('script, noscript, .heart, [data-wait], [data-stored]')) element.remove();
  await register();
  await messageWorker({ type: 'own', html: own.innerHTML });
}

document.querySelector('[data-not-loaded]')?.remove();
void fill();

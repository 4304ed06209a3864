import type { BookingItem, PageTracking } from '../../contract/tracking.ts';
import { bookingReference } from '../../domain/bookingReference.ts';
import { hashedEmail, pushesOf, userInfo, type Fields } from '../../domain/dataLayer.ts';
import { $client } from '../../stores/clientState.ts';
import { isAllowed } from '../consent/choice.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const memory = new Map<string, readonly string[]>();

/** Pushes an event, unless the consent was withdrawn meanwhile. */
function push(event: string, fields: Fields): void {
  if (isAllowed('audience')) (window.dataLayer ??= []).push(...pushesOf(memory, event, fields));
}

async function read<Answer>(address: string): Promise<Answer | null> {
  const response = await fetch(address);
  return response.ok ? ((await response.json()) as Answer) : null;
}

const CLIENT_MS = 3000;

/** Who is signed in, as soon as that is known: at once on a page that nobody is marked as signed in on (layouts/head.ts). */
async function knownClient() {
  if (!('client' in document.documentElement.dataset)) return undefined;
  return new Promise<Exclude<ReturnType<typeof $client.get>, null>>((resolve) => {
    const stop = $client.listen((client) => done(client));
    const timer = setTimeout(() => done(undefined), CLIENT_MS);
    const done = (client: ReturnType<typeof $client.get>) => {
      stop();
      clearTimeout(timer);
      resolve(client ?? undefined);
    };
    if ($client.get() !== undefined) done($client.get());
  });
}

let begun = false;

/** Tells the data layer of this page, and from now on of bookings that are begun on it (SPEC 7). Called with consent alone. */
export async function track(): Promise<void> {
  if (begun) return;
  begun = true;
  const told = await read<PageTracking>(`/tracking/page${location.pathname}${location.search}`);
  if (!told) return;
  const view = async () => {
    const client = await knownClient();
    const key = client && told.anonymous ? await hashedEmail(client.email) : undefined;
    push('virtual_page_view', { ...told.page, ...userInfo(client, key), ...told.subject });
  };
  await view();
  // Back out of the browser's memory, it is seen again.
  addEventListener('pageshow', ({ persisted }) => persisted && void view());
  if (!told.ecommerce) return;
  const select = (event: MouseEvent) => void selectItem(event, told);
  document.addEventListener('click', select);
  document.addEventListener('auxclick', select);
}

async function selectItem({ target, button }: MouseEvent, { currency, page }: PageTracking): Promise<void> {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href$="/booking"]') : null;
  const reference = link && button < 2 ? bookingReference(link.href) : '';
  if (reference === '' || !isAllowed('audience')) return;
  const item = await read<BookingItem>(`/tracking/${page.language}/booking/${reference}`);
  if (item) push('select_item', { ecommerce: { currency, items: [item] } });
}

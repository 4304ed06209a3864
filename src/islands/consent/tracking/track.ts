import type { PageTracking } from '../../../contract/tracking.ts';
import { hashedEmail, pushesOf, userInfo, type Fields } from '../../../domain/consent/dataLayer.ts';
import { fieldsOf, hasTexts } from '../../../lib/fields.ts';
import { referenceAround } from '../../../markup/ticket.ts';
import { $client } from '../../../stores/clientState.ts';
import { isAllowed } from '../choice.ts';
import { marksOf } from '../../../markup/marks.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const memory = new Map<string, readonly string[]>();

/** Pushes an event, unless consent has been withdrawn in the meantime. */
function push(event: string, fields: Fields): void {
  if (isAllowed('audience')) (window.dataLayer ??= []).push(...pushesOf(memory, event, fields));
}

async function read(address: string): Promise<unknown> {
  const response = await fetch(address);
  return response.ok ? response.json() : undefined;
}

function isTracking(value: unknown): value is PageTracking {
  const { ecommerce, anonymous, page } = fieldsOf(value);
  return (
    hasTexts(value, ['currency']) &&
    hasTexts(page, ['language']) &&
    [ecommerce, anonymous].every((each) => typeof each === 'boolean')
  );
}

const CLIENT_MS = 3000;

/** The signed-in client, as soon as known: at once if the page is not marked as signed in (layouts/shell/head/waiting.ts). */
async function knownClient() {
  if (marksOf(document.documentElement).client === undefined) return undefined;
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

/**
 * Reports this page to the data layer, and from now on each booking started on it (SPEC 7). Called only with consent.
 */
export async function track(): Promise<void> {
  if (begun) return;
  begun = true;
  const tracking = await read(`/tracking/page${location.pathname}${location.search}`);
  if (!isTracking(tracking)) return;
  const view = async () => {
    const client = await knownClient();
    const key = client && tracking.anonymous ? await hashedEmail(client.email) : undefined;
    push('virtual_page_view', { ...tracking.page, ...userInfo(client, key), ...tracking.subject });
  };
  await view();
  // A page that returns from the back/forward cache is viewed again.
  addEventListener('pageshow', ({ persisted }) => persisted && void view());
  if (!tracking.ecommerce) return;
  const select = (event: MouseEvent) => void selectItem(event, tracking);
  document.addEventListener('click', select);
  document.addEventListener('auxclick', select);
}

async function selectItem({ target, button }: MouseEvent, { currency, page }: PageTracking): Promise<void> {
  const reference = target instanceof Element && button < 2 ? referenceAround(target) : '';
  if (reference === '' || !isAllowed('audience')) return;
  const item = await read(`/tracking/${page.language}/booking/${reference}`);
  if (item != null) push('select_item', { ecommerce: { currency, items: [item] } });
}

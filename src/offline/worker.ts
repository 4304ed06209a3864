import { APP_NAME } from '#brand/brand.ts';
import { fieldsOf } from '../lib/fields.ts';
import { deviceNow } from '../stores/deviceClock.ts';
import { copyHtml, offlineWordsIn } from '../markup/offline.ts';
import type { CopyParts, OfflineEntry, OfflineWords } from '../markup/offline.ts';
import { seenInWords, STYLES, titleOf } from './copy.ts';
import script from './copyScript.ts?bundle';
import { withCopy } from './policy.ts';
import {
  FALLBACK_MS,
  fallbackFor,
  FALLBACKS,
  isGone,
  isUnreachable,
  isRecent,
  OFFLINE_HEADER,
  isStorable,
  MAX_PAGES,
  oldCaches,
  OWN,
  PAGES,
  SEEN_HEADER,
  TITLE_HEADER,
} from './rules.ts';

/**
 * The service worker (decision 19): stores the programme pages seen last, and the visitor's list, to be read without a
 * network. With a network, the network answers. It handles page navigations only.
 */

// TypeScript's types for workers and for pages exclude each other.
type Extendable = Event & { waitUntil(promise: Promise<unknown>): void };
type Visit = Extendable & {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};
type Installation = Extendable & { addRoutes?(rules: object): Promise<void> };
type Message = Extendable & { readonly data: unknown; readonly source: { readonly url: string } | null };
type PushMessage = Extendable & { readonly data: { json(): unknown } | null };
type Press = Extendable & { readonly action: string; readonly notification: Notification };
type Change = Extendable & { readonly oldSubscription: PushSubscription | null };
type WorkerEvents = {
  install: Installation;
  activate: Extendable;
  fetch: Visit;
  message: Message;
  push: PushMessage;
  notificationclick: Press;
  pushsubscriptionchange: Change;
};
declare const self: {
  readonly registration: ServiceWorkerRegistration;
  readonly cookieStore?: { get(name: string): Promise<{ readonly value: string } | null> };
  readonly clients: { openWindow(url: string): Promise<unknown> };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void): void;
};

self.addEventListener('install', (event) => {
  // Where the browser supports it, requests other than navigations do not even start the worker.
  const others = ['cors', 'no-cors', 'same-origin'].map((requestMode) => ({ requestMode }));
  event.waitUntil(
    Promise.resolve(event.addRoutes?.({ condition: { or: others }, source: 'network' })).catch(() => undefined),
  );
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      caches.keys().then((names) => Promise.all(oldCaches(names).map((name) => caches.delete(name)))),
      // Preloads the page while the worker starts. Not in Firefox, which lacks this event: there a failed preload is
      // shown to the visitor whatever the worker answers.
      'InstallEvent' in self ? self.registration.navigationPreload?.enable() : undefined,
    ]),
  );
});

self.addEventListener('fetch', (event) => {
  const { mode, method, destination } = event.request;
  if (mode === 'navigate' && method === 'GET' && destination === 'document') event.respondWith(answer(event));
});

/** islands/shell/messageWorker.ts has the messages. */
self.addEventListener('message', (event) => {
  const { type, html } = fieldsOf(event.data);
  const address = event.source?.url.replace(/#.*/, '');
  if (type === 'forget') event.waitUntil(caches.delete(OWN));
  if (address === undefined) return;
  if (type === 'keep') event.waitUntil(fetch(address).then((page) => storePage(address, page)));
  if (type === 'own' && typeof html === 'string') event.waitUntil(storeOwn(address, html));
});

/** src/accounts/webPush/message.ts has what it says. */
self.addEventListener('push', (event) => {
  const message = event.data!.json() as [title: string, options: NotificationOptions];
  event.waitUntil(self.registration.showNotification(...message));
});

self.addEventListener('notificationclick', (event) => {
  const { action, notification } = event;
  const { url, stop } = notification.data as { url: string; stop: string };
  notification.close();
  event.waitUntil(action ? fetch(stop, { method: 'POST' }) : self.clients.openWindow(url));
});

/** Says of a subscription that has ended what has taken its place: the browser has that already, or makes it. */
self.addEventListener('pushsubscriptionchange', (event) => {
  const { oldSubscription: former } = event;
  if (!former) return;
  const renewed = self.registration.pushManager.subscribe(former.options);
  event.waitUntil(
    renewed.then((next) => fetch('/tell-me/subscription', { method: 'POST', body: JSON.stringify([former, next]) })),
  );
});

/** The network first, however long it takes; the stored page if that fails. */
async function answer(event: Visit): Promise<Response> {
  const { url } = event.request;
  try {
    const page = await fetched(event);
    if (isUnreachable(page.status)) return (await storedPage(url)) ?? page;
    event.waitUntil(storePage(url, page.clone()));
    return page;
  } catch {
    return (await storedPage(url)) ?? (await fallback(url)) ?? Response.error();
  }
}

/**
 * The page from the server. When the browser believes it is offline, a preloaded page that is some minutes old is not
 * good enough: it would not say that it is old.
 */
async function fetched({ preloadResponse, request }: Visit): Promise<Response> {
  const preloaded = await preloadResponse;
  if (preloaded && navigator.onLine) return preloaded;
  return fetch(request, navigator.onLine ? {} : { cache: 'no-cache' });
}

async function storePage(address: string, page: Response): Promise<void> {
  const cache = await caches.open(PAGES);
  if (isGone(page.status)) await cache.delete(address);
  if (!isStorable(page)) return;
  const fallbackAddress = new URL(page.headers.get(OFFLINE_HEADER)!, address).href;
  if (address === fallbackAddress) return;
  const entry = await entryOf(page);
  // Deleted first, to move it to the end: the oldest entries come first.
  await cache.delete(address);
  await cache.put(address, entry);
  await evictOldest(cache);
  await storeFallback(fallbackAddress);
}

/** A page as it is stored. Rejects if its policy cannot be extended as it will be when it is shown. */
async function entryOf(page: Response): Promise<Response> {
  const html = await page.text();
  const policy = page.headers.get('content-security-policy') ?? '';
  await withCopy(policy);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    [SEEN_HEADER]: String(deviceNow()),
    [TITLE_HEADER]: encodeURIComponent(titleOf(html)),
    [OFFLINE_HEADER]: page.headers.get(OFFLINE_HEADER)!,
  };
  return new Response(html, { headers });
}

/** Stores the fallback page in the language of the page. */
async function storeFallback(address: string): Promise<void> {
  const cache = await caches.open(FALLBACKS);
  const before = await cache.match(address);
  if (before && isRecent(before.headers, deviceNow(), FALLBACK_MS)) return;
  const page = await fetch(address);
  if (isStorable(page)) await cache.put(address, await entryOf(page));
}

async function evictOldest(cache: Cache): Promise<void> {
  const addresses = await cache.keys();
  await Promise.all(addresses.slice(0, -MAX_PAGES).map((address) => cache.delete(address)));
}

async function storeOwn(address: string, html: string): Promise<void> {
  const cache = await caches.open(OWN);
  await cache.put(address, new Response(html, { headers: { [SEEN_HEADER]: String(deviceNow()) } }));
}

/** In the app a page looks different, and the worker stores no such pages. */
async function isInApp(address: string): Promise<boolean> {
  if (/[?&]webview=/.test(address) || navigator.userAgent.includes(` ${APP_NAME}/`)) return true;
  return (await self.cookieStore?.get('webview').catch(() => null)) != null;
}

/** A stored page, marked as such; undefined if it was never seen, or too long ago. */
async function storedPage(url: string): Promise<Response | undefined> {
  const address = url.replace(/#.*/, '');
  const page = await (await caches.open(PAGES)).match(address);
  if (!page || !isRecent(page.headers, deviceNow()) || (await isInApp(address))) return undefined;
  const words = await wordsAt(new URL(page.headers.get(OFFLINE_HEADER)!, address).href);
  if (!words) return undefined;
  const own = await (await caches.open(OWN)).match(address);
  const seen = seenInWords(Number((own ?? page).headers.get(SEEN_HEADER)), deviceNow(), words);
  return copyOf(page, await page.text(), { own: await own?.text(), note: { seen, path: pathOf(address), words } });
}

async function wordsAt(address: string): Promise<OfflineWords | undefined> {
  const page = await (await caches.open(FALLBACKS)).match(address);
  return page && offlineWordsIn(await page.text());
}

/** The fallback page, listing the pages that can be read. */
async function fallback(address: string): Promise<Response | undefined> {
  const cache = await caches.open(FALLBACKS);
  const paths = (await cache.keys()).map(({ url }) => pathOf(url));
  const path = fallbackFor(new URL(address).pathname, paths);
  const page = path === undefined ? undefined : await cache.match(path);
  if (!page || (await isInApp(address))) return undefined;
  const html = await page.text();
  const words = offlineWordsIn(html);
  return words && copyOf(page, html, { entries: await entries(words) });
}

/** The pages that can be read, most recently seen first. */
async function entries(words: OfflineWords): Promise<OfflineEntry[]> {
  const cache = await caches.open(PAGES);
  const now = deviceNow();
  const pages = await Promise.all(
    (await cache.keys()).map(async (request) => ({ path: pathOf(request.url), page: await cache.match(request) })),
  );
  return pages.reverse().flatMap(({ path, page }) => {
    if (!page || !isRecent(page.headers, now)) return [];
    const title = decodeURIComponent(page.headers.get(TITLE_HEADER)!);
    return [{ path, title, seen: seenInWords(Number(page.headers.get(SEEN_HEADER)), now, words) }];
  });
}

/** A stored page as it is shown, under a policy that also allows what is added to it. */
async function copyOf({ headers }: Response, html: string, parts: CopyParts): Promise<Response> {
  return new Response(copyHtml(html, parts, STYLES, script), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': await withCopy(headers.get('content-security-policy') ?? ''),
      'cache-control': 'no-store',
    },
  });
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

import { ID } from '#brand/brand.ts';

/**
 * Served in place of the worker when OFFLINE is off: it removes a worker that a browser already has, and everything it
 * stored.
 */
type Extendable = Event & { waitUntil(promise: Promise<unknown>): void };
declare const self: {
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(name: string, listener: (event: Extendable) => void): void;
};

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name.startsWith(`${ID}-`)).map((name) => caches.delete(name))),
      )
      .then(() => self.registration.unregister()),
  ),
);

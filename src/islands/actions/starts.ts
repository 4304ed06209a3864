import { pageWords } from '../lib/pageWords.ts';

/**
 * Starts what is personal, for a visitor who interacts or is marked as signed in (listen.ts). Also registers the
 * service worker, so that the page can be read offline later.
 */
export function startPersonal(): void {
  const { signIn, offline } = pageWords();
  if (offline !== undefined) void import('../shell/readLater.ts').then(({ readLater }) => readLater(offline));
  if (signIn === undefined) return;
  // If it fails, the page stays as everyone gets it.
  import('../account/account.ts').then(({ startAccount }) => startAccount()).catch(() => {});
}

/** Starts what the visitor has consented to. */
export function startConsented(): void {
  void import('../consent/begin.ts').then(({ begin }) => begin());
}

import { pageWords } from '../lib/pageWords.ts';

/**
 * Starts what is personal, for a visitor who interacts or is marked as signed in (listen.ts). Also registers the
 * service worker, so that the page can be read offline later.
 */
export function startPersonal(): void {
  const { signIn, offline } = pageWords();
  // If these fail, the page stays as everyone gets it.
  if (offline !== undefined)
    import('../../shell/readLater.ts').then(({ readLater }) => readLater(offline)).catch(() => {});
  if (signIn !== undefined)
    import('../../account/account.ts').then(({ startAccount }) => startAccount()).catch(() => {});
}

/** Starts what the visitor has consented to. */
export function startConsented(): void {
  import('../../consent/begin.ts').then(({ begin }) => begin()).catch(() => {});
}

import type { AuthConfig } from '../../domain/account/authConfig.ts';
import { fetchDocument } from '../lib/trusted.ts';
import type { AccountWords } from './words.ts';

/** What account scripts get from the server (pages/fragments/account.astro): fetched only by pages that need it. */
export type AccountSetup = { readonly config: AuthConfig; readonly words: AccountWords };

const FRESH_MS = 5 * 60_000;

let asked: Promise<AccountSetup> | undefined;

/** The setup in the page's language. Rejects if it cannot be fetched; the next call then tries again. */
export function accountSetup(): Promise<AccountSetup> {
  asked ??= loadSetup().catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

async function loadSetup(): Promise<AccountSetup> {
  const language = document.documentElement.lang.slice(0, 2);
  const key = `account:${language}`;
  const now = performance.timeOrigin + performance.now();
  try {
    const { at, setup } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { at?: number; setup?: AccountSetup };
    if (setup && at !== undefined && now - at < FRESH_MS) return setup;
  } catch {
    // The browser has no storage.
  }
  const fetched = await fetchDocument(`/fragments/${language}/account/setup`);
  const setup = readSetup(fetched?.page);
  try {
    sessionStorage.setItem(key, JSON.stringify({ at: now, setup }));
  } catch {
    // Not stored, so the next page fetches it again.
  }
  return setup;
}

/** Reads the setup out of a page. */
export function readSetup(page: Document | undefined): AccountSetup {
  const text = page?.querySelector<HTMLElement>('[data-setup]')?.dataset['setup'];
  if (text === undefined) throw new Error('The setup of accounts cannot be had.');
  return JSON.parse(text) as AccountSetup;
}

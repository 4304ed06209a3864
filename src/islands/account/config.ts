import type { AuthConfig } from '../../domain/authConfig.ts';
import { fetchDocument } from '../trusted.ts';
import type { AccountWords } from './words.ts';

/** What account scripts have of the server: fetched by those who need it alone (pages/fragments/account.astro). */
export type AccountSetup = { readonly config: AuthConfig; readonly words: AccountWords };

const FRESH_MS = 5 * 60_000;

let asked: Promise<AccountSetup> | undefined;

/** The setup for the page's language. Rejects when it cannot be had; then it is asked for anew the next time. */
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
    // Nothing is kept here.
  }
  const fetched = await fetchDocument(`/fragments/${language}/account/setup`);
  const setup = readSetup(fetched?.page);
  try {
    sessionStorage.setItem(key, JSON.stringify({ at: now, setup }));
  } catch {
    // Asked for again on the next page.
  }
  return setup;
}

/** The setup that stands in a page. */
export function readSetup(page: Document | undefined): AccountSetup {
  const text = page?.querySelector<HTMLElement>('[data-setup]')?.dataset['setup'];
  if (text === undefined) throw new Error('The setup of accounts cannot be had.');
  return JSON.parse(text) as AccountSetup;
}

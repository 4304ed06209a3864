import { isAuthConfig, type AuthConfig } from '../../domain/account/authConfig.ts';
import { fieldsOf } from '../../lib/fields.ts';
import { pageLanguage } from '../ui/lib/pageLanguage.ts';
import { readOfTab, writeOfTab } from '../ui/lib/storage.ts';
import { fetchDocument } from '../ui/lib/trusted.ts';
import { isAccountWords, type AccountWords } from './words.ts';
import { marked, marksOf } from '../../markup/marks.ts';

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
  const language = pageLanguage();
  const key = `account:${language}`;
  const now = performance.timeOrigin + performance.now();
  const { at, setup: stored } = fieldsOf(readOfTab(key));
  // An earlier release of the site may have stored another shape.
  if (typeof at === 'number' && now - at < FRESH_MS && isSetup(stored)) return stored;
  const fetched = await fetchDocument(`/fragments/${language}/account/setup`);
  const setup = readSetup(fetched?.page);
  writeOfTab(key, { at: now, setup });
  return setup;
}

/** Reads the setup out of a page. */
export function readSetup(page: Document | undefined): AccountSetup {
  const element = page?.querySelector<HTMLElement>(marked('setup'));
  const text = element ? marksOf(element).setup : undefined;
  const setup: unknown = text === undefined ? undefined : JSON.parse(text);
  if (!isSetup(setup)) throw new Error('The setup of accounts cannot be had.');
  return setup;
}

function isSetup(value: unknown): value is AccountSetup {
  const { config, words } = fieldsOf(value);
  return isAuthConfig(config) && isAccountWords(words);
}

import base from 'vanilla-cookieconsent/dist/css-components/base.css?inline';
import modal from 'vanilla-cookieconsent/dist/css-components/preferences-modal.css?inline';
import scheme from 'vanilla-cookieconsent/dist/css-components/light-scheme.css?inline';
import * as library from 'vanilla-cookieconsent';
import { CONSENT_COOKIE, CONSENT_DAYS, NECESSARY } from '../../domain/consent/consent.ts';
import own from './preferences.css?inline';
import { adoptStyles } from '../lib/adoptStyles.ts';
import { pageWords } from '../lib/pageWords.ts';
import { fetchDocument, guardSinks } from '../lib/trusted.ts';

/** The words of the consent page, which the modal repeats. */
function wordsOf(page: Document) {
  const text = (selector: string, within: ParentNode = page) =>
    within.querySelector(selector)?.textContent.trim().replaceAll(/\s+/g, ' ') ?? '';
  const purposes = [...page.querySelectorAll('[data-purposes] > div')].map((part) => ({
    title: text('h2', part),
    description: text('p', part),
    linkedCategory: part.querySelector('input')?.value ?? NECESSARY,
  }));
  const button = (value: string) => text(`button[value="${value}"]`);
  return { title: text('h1'), lead: text('h1 + p'), purposes, button };
}

let begun: Promise<void> | undefined;
let settle: (changed: boolean) => void = () => undefined;

async function setUp(address: string): Promise<void> {
  const fetched = await fetchDocument(address);
  if (!fetched) throw new Error('The page of the choice cannot be had.');
  const { title, lead, purposes, button } = wordsOf(fetched.page);
  for (const text of [base, modal, scheme, own]) adoptStyles(text);
  guardSinks();
  const language = document.documentElement.lang;
  await library.run({
    autoShow: false,
    // The visitor opened it. By default the library hides it from automated browsers.
    hideFromBots: false,
    manageScriptTags: false,
    autoClearCookies: false,
    // The same cookie as the server's, limited to this host.
    cookie: {
      name: CONSENT_COOKIE,
      expiresAfterDays: CONSENT_DAYS,
      domain: '',
      secure: location.protocol === 'https:',
    },
    guiOptions: { preferencesModal: { layout: 'box', equalWeightButtons: true } },
    categories: Object.fromEntries(
      purposes.map(({ linkedCategory }) => [
        linkedCategory,
        linkedCategory === NECESSARY ? { enabled: true, readOnly: true } : {},
      ]),
    ),
    language: {
      default: language,
      translations: {
        // The library shows no banner: the site's was in the page.
        [language]: {
          preferencesModal: {
            title,
            acceptAllBtn: button('all'),
            acceptNecessaryBtn: button('none'),
            savePreferencesBtn: button('some'),
            closeIconLabel: pageWords()['closeWord']!,
            sections: [{ description: lead }, ...purposes],
          },
        } as unknown as library.Translation,
      },
    },
    onFirstConsent: () => settle(true),
    onChange: () => settle(true),
    onModalHide: () => settle(false),
  });
}

/**
 * Opens the preferences over the page (vanilla-cookieconsent), in the words of the page at an address. Resolves, once
 * they are closed, to whether the choice has changed.
 */
export async function choosePurposes(address: string): Promise<boolean> {
  begun ??= setUp(address).catch((error: unknown) => {
    begun = undefined;
    throw error;
  });
  await begun;
  library.showPreferences();
  return new Promise<boolean>((resolve) => {
    settle = (changed) => {
      // The modal hides before it reports what has changed.
      if (changed) resolve(true);
      else queueMicrotask(() => setTimeout(() => resolve(false)));
    };
  });
}

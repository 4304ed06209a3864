import base from 'vanilla-cookieconsent/dist/css-components/base.css?inline';
import modal from 'vanilla-cookieconsent/dist/css-components/preferences-modal.css?inline';
import scheme from 'vanilla-cookieconsent/dist/css-components/light-scheme.css?inline';
import * as library from 'vanilla-cookieconsent';
import { CONSENT_COOKIE, CONSENT_DAYS, NECESSARY } from '../../domain/consent.ts';
import own from '../../styles/preferences.css?inline';
import { adoptStyles } from '../adoptStyles.ts';
import { fetchDocument, guardSinks } from '../trusted.ts';

/** What the page of the choice says, of which the modal says the same. */
function wordsOf(page: Document) {
  const text = (selector: string, within: ParentNode = page) =>
    within.querySelector(selector)?.textContent.trim().replaceAll(/\s+/g, ' ') ?? '';
  const purposes = [...page.querySelectorAll('.purposes > div')].map((part) => ({
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
    // It is shown to whoever asks for it; left to the library, not to browsers that a program drives.
    hideFromBots: false,
    manageScriptTags: false,
    autoClearCookies: false,
    // The server's cookie, which is this host's alone.
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
        // Without a banner of its own: ours was in the page.
        [language]: {
          preferencesModal: {
            title,
            acceptAllBtn: button('all'),
            acceptNecessaryBtn: button('none'),
            savePreferencesBtn: button('some'),
            closeIconLabel: document.querySelector<HTMLElement>('#panels')!.dataset['closeWord']!,
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
 * Opens the preferences over the page (vanilla-cookieconsent) with what the page at an address says of them; resolves when they
 * are left, with whether the choice is another.
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
      // The modal is hidden before it says what has changed.
      if (changed) resolve(true);
      else queueMicrotask(() => setTimeout(() => resolve(false)));
    };
  });
}

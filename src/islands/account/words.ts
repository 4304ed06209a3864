import { hasTexts } from '../../lib/fields.ts';

const NAMES = [
  ...(['wish', 'wished', 'favourite', 'favoured', 'limitTitle', 'limitText', 'failedTitle', 'failedText'] as const),
  ...([
    'offlineTitle',
    'offlineText',
    'storedTitle',
    'storedText',
    'refusedTitle',
    'refusedText',
    'errorTitle',
    'errorText',
    'signingIn',
  ] as const),
  ...(['profile', 'pass', 'frameTitle', 'later'] as const),
] as const;

/** The words of account scripts in the page's language. `{title}` and `{limit}` are placeholders. */
export type AccountWords = Readonly<Record<(typeof NAMES)[number], string>>;

/** Whether a value has all the words. */
export function isAccountWords(value: unknown): value is AccountWords {
  return hasTexts(value, NAMES);
}

/** The words of account scripts in the page's language. `{title}` and `{limit}` are placeholders. */
export type AccountWords = {
  readonly wish: string;
  readonly wished: string;
  readonly favourite: string;
  readonly favoured: string;
  readonly limitTitle: string;
  readonly limitText: string;
  readonly failedTitle: string;
  readonly failedText: string;
  readonly offlineTitle: string;
  readonly offlineText: string;
  readonly storedTitle: string;
  readonly storedText: string;
  readonly errorTitle: string;
  readonly profile: string;
  readonly pass: string;
  readonly frameTitle: string;
  readonly later: string;
};

/**
 * The choice of cookies, as its page (pages/consent/cookies.astro) gives it to the script that shows it over others. How it is
 * written is known only here.
 */
export type Preferences = {
  readonly title: string;
  readonly lead: string;
  /** Without a value: what needs no consent. */
  readonly purposes: readonly {
    readonly value?: string;
    readonly title: string;
    readonly text: string;
    readonly checked: boolean;
  }[];
  readonly buttons: readonly { readonly value: string; readonly label: string }[];
  /** Says that the choice is stored. */
  readonly stored: string;
};

/** The attribute of the page's form: its words, and what is chosen so far. */
export function preferencesAttribute(preferences: Preferences): Readonly<Record<string, string>> {
  return { 'data-preferences': JSON.stringify(preferences) };
}

/** The choice of a page; undefined if it has none. */
export function preferencesIn(page: ParentNode): Preferences | undefined {
  const json = page.querySelector<HTMLElement>('[data-preferences]')?.dataset['preferences'];
  // Only pages write it.
  return json === undefined ? undefined : (JSON.parse(json) as Preferences);
}

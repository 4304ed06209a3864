import type { Screen } from '../../../src/routes/screens.ts';
import type { Language } from '../../../src/sites/sites.ts';
import type { Words } from '../edition.ts';
import type { Illustration } from '../pictures.ts';

/** The text of a screen without a kind of content of its own. */
export type PageText<L extends Language = Language> = {
  readonly screen: Screen;
  readonly picture?: Illustration;
  readonly title: Words<L>;
  readonly headline: Words<L>;
  /** HTML */
  readonly content: Words<L>;
  /** What a search engine shows under the title. */
  readonly seo: Words<L>;
};

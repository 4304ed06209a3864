import type { Language, SiteCode } from '../../../src/sites/sites.ts';
import type { Words } from '../edition.ts';
import type { Illustration } from '../pictures.ts';

export type ExperienceText<L extends Language = Language> = {
  /** A tag of the French-speaking sites, which gives its name and its short description; also the slug. */
  readonly tag: string;
  /** The Dutch site's word for it, where that is another; null where it has none. */
  readonly dutchTag?: string | null;
  readonly sites?: readonly SiteCode[];
  /** Whether it depends on a hall or a seat that a site may lack. */
  readonly needsHall: boolean;
  readonly group: 'picture-sound' | 'seats' | 'evenings';
  readonly picture: Illustration;
  /** HTML, with what `written` fills in. */
  readonly details: Words<L>;
  readonly services: readonly { readonly id: string; readonly title: Words<L>; readonly description: Words<L> }[];
};

import type { Showtime } from '../../src/contract/programme.ts';
import type { Language } from '../../src/sites/sites.ts';
import type { Screening } from './screening.ts';
import { specialTexts } from './specialTexts.ts';

/** The colours of a special screening's band and letters, by whether music, an audience or a guest makes it special. */
const COLOURS = { ink: '#16130f', paper: '#f6efe2' };

/** What makes a screening special, in a language; null if nothing does. */
export function specialDetails(
  { kind, show }: Pick<Screening, 'kind' | 'show'>,
  language: Language,
): Showtime['specialShowtimeDetails'] {
  const texts = specialTexts[kind];
  if (!texts) return null;
  const fill = (text: string) => text.replaceAll('{title}', show.title[language]);
  const title = fill(texts.title[language]);
  return {
    titleShowtimeDetails: title,
    descriptionShowtimeDetails: fill(texts.description[language]),
    titleScreening: title,
    titleModal: `${show.title[language]} – ${title}`,
    source: texts.source,
    highlightedTitle: texts.highlighted ? title : null,
    backgroundColor: texts.highlighted ? COLOURS.ink : null,
    color: texts.highlighted ? COLOURS.paper : null,
    pictoBanner: null,
  };
}

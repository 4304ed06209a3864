import type { Language } from '../sites/sites.ts';
import type { FragmentName } from './facts.ts';

/** The words after `#` (SPEC 2). Those of cinema pages are prescribed, the same in every language. */
const fragmentWords: Readonly<Record<FragmentName, string | Readonly<Record<Language, string>>>> = {
  book: { fr: 'reserver', en: 'book', de: 'buchen', nl: 'reserveren' },
  presales: { fr: 'preventes', en: 'presales', de: 'vorverkauf', nl: 'voorverkoop' },
  kids: { fr: 'enfants', en: 'kids', de: 'kinder', nl: 'kinderen' },
  special: { fr: 'seances-speciales', en: 'special', de: 'specials', nl: 'specials' },
  upcoming: { fr: 'prochainement', en: 'upcoming', de: 'demnaechst', nl: 'binnenkort' },
  info: 'info',
  tarifs: 'tarifs',
};

/** The word of a fragment in a language, without `#`. */
export function fragmentWord(language: Language, name: FragmentName): string {
  const word = fragmentWords[name];
  return typeof word === 'string' ? word : word[language];
}

import type { Genre, Localised } from '../types.ts';

/** The names of genres; their keys are the contract's genre slugs. */
export const genreNames: Readonly<Record<Genre, Localised>> = {
  adventure: { fr: 'Aventure', en: 'Adventure', de: 'Abenteuer', nl: 'Avontuur' },
  animation: { fr: 'Animation', en: 'Animation', de: 'Animation', nl: 'Animatie' },
  comedy: { fr: 'Comédie', en: 'Comedy', de: 'Komödie', nl: 'Komedie' },
  crime: { fr: 'Policier', en: 'Crime', de: 'Krimi', nl: 'Misdaad' },
  documentary: { fr: 'Documentaire', en: 'Documentary', de: 'Dokumentarfilm', nl: 'Documentaire' },
  drama: { fr: 'Drame', en: 'Drama', de: 'Drama', nl: 'Drama' },
  fantasy: { fr: 'Fantastique', en: 'Fantasy', de: 'Fantasy', nl: 'Fantasy' },
  history: { fr: 'Historique', en: 'History', de: 'Historienfilm', nl: 'Historisch' },
  horror: { fr: 'Épouvante', en: 'Horror', de: 'Horror', nl: 'Horror' },
  musical: { fr: 'Comédie musicale', en: 'Musical', de: 'Musical', nl: 'Musical' },
  romance: { fr: 'Romance', en: 'Romance', de: 'Liebesfilm', nl: 'Romantiek' },
  'science-fiction': { fr: 'Science-fiction', en: 'Science fiction', de: 'Science-Fiction', nl: 'Sciencefiction' },
  thriller: { fr: 'Thriller', en: 'Thriller', de: 'Thriller', nl: 'Thriller' },
  war: { fr: 'Guerre', en: 'War', de: 'Kriegsfilm', nl: 'Oorlog' },
  western: { fr: 'Western', en: 'Western', de: 'Western', nl: 'Western' },
  experimental: { fr: 'Expérimental', en: 'Experimental', de: 'Experimentalfilm', nl: 'Experimenteel' },
  family: { fr: 'Famille', en: 'Family', de: 'Familie', nl: 'Familie' },
  opera: { fr: 'Opéra', en: 'Opera', de: 'Oper', nl: 'Opera' },
  ballet: { fr: 'Ballet', en: 'Ballet', de: 'Ballett', nl: 'Ballet' },
  concert: { fr: 'Concert', en: 'Concert', de: 'Konzert', nl: 'Concert' },
  theatre: { fr: 'Théâtre', en: 'Theatre', de: 'Theater', nl: 'Theater' },
};

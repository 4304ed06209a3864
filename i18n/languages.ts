/* Written from the folders beside it whenever the site is started or built (src/cli/brandCheck/registry.ts). */
import de_paths from './de/paths.json' with { type: 'json' };
import de_search from './de/search.json' with { type: 'json' };
import de_strings from './de/strings.json' with { type: 'json' };
import en_paths from './en/paths.json' with { type: 'json' };
import en_search from './en/search.json' with { type: 'json' };
import en_strings from './en/strings.json' with { type: 'json' };
import fr_paths from './fr/paths.json' with { type: 'json' };
import fr_search from './fr/search.json' with { type: 'json' };
import fr_strings from './fr/strings.json' with { type: 'json' };
import nl_paths from './nl/paths.json' with { type: 'json' };
import nl_search from './nl/search.json' with { type: 'json' };
import nl_strings from './nl/strings.json' with { type: 'json' };

/** What each folder has. */
export const languages = {
  de: { strings: de_strings, paths: de_paths, search: de_search },
  en: { strings: en_strings, paths: en_paths, search: en_search },
  fr: { strings: fr_strings, paths: fr_paths, search: fr_search },
  nl: { strings: nl_strings, paths: nl_paths, search: nl_search },
};

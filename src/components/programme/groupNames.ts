import type { OptionGroupName } from '../../content/views/grid.ts';
import type { Translate } from '../../i18n/translator.ts';

/** The names of the groups of filters. */
export function groupNames(t: Translate): Readonly<Record<OptionGroupName, string>> {
  return {
    versions: t('Filters.Versions'),
    experiences: t('Filters.Experiences'),
    types: t('Filters.Types'),
    accessibility: t('Filters.Accessibility'),
    genres: t('Filters.Genres'),
  };
}

import type { OptionGroupName } from '../../content/views/grid.ts';
import { FILTER_GROUPS, FILTERS } from '../../contract/filters.ts';
import type { Translate } from '../../i18n/translator.ts';

/** The names of the groups of filters. */
export function groupNames(t: Translate): Readonly<Record<OptionGroupName, string>> {
  const groups = FILTER_GROUPS.filter((group) => group !== 'tags');
  return {
    ...(Object.fromEntries(groups.map((group) => [group, t(FILTERS[group].label)])) as Record<
      (typeof groups)[number],
      string
    >),
    experiences: t('Filters.Experiences'),
    types: t('Filters.Types'),
    accessibility: t('Filters.Accessibility'),
  };
}

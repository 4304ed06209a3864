import type { MouseEvent, ReactNode } from 'react';
import type { Filters } from '../../contract/filters.ts';
import { toggleFilter, type FilterGroup } from '../../domain/programmeFilters.ts';

export type Option = { readonly group: FilterGroup; readonly slug: string; readonly label: string };
export type OptionGroup = {
  readonly title: string;
  readonly options: readonly Option[];
  /** Behind "more filters", so that a phone shows times on its first screen. */
  readonly folded: boolean;
};

type Props = {
  readonly groups: readonly OptionGroup[];
  readonly filters: Filters;
  readonly strings: { readonly filters: string; readonly all: string; readonly more: string };
  readonly addressOf: (filters: Filters) => string;
  readonly choose: (event: MouseEvent, filters: Filters) => void;
  /** How much is left, beside the folded groups. */
  readonly children: ReactNode;
};

/** The filters as links that toggle one value each; folded groups show what is chosen in them even while folded. */
export function FilterBar({ groups, filters, strings, addressOf, choose, children }: Props) {
  const none: Filters = { ...filters, tags: [], genres: [], versions: [] };
  const isChosen = (option: Option) => filters[option.group].includes(option.slug);
  const anyChosen = filters.tags.length + filters.genres.length + filters.versions.length > 0;
  const folded = groups.filter((group) => group.folded);

  const chip = (option: Option) => {
    const next = toggleFilter(filters, option.group, option.slug);
    return (
      <li key={`${option.group}-${option.slug}`}>
        <a
          className="chip"
          href={addressOf(next)}
          aria-current={isChosen(option)}
          rel="nofollow"
          onClick={(event) => choose(event, next)}
        >
          {option.label}
        </a>
      </li>
    );
  };

  return (
    <nav className="filters" aria-label={strings.filters}>
      <ul className="quick">
        <li>
          <a className="chip" href={addressOf(none)} aria-current={!anyChosen} onClick={(event) => choose(event, none)}>
            {strings.all}
          </a>
        </li>
        {folded.flatMap((group) => group.options.filter(isChosen)).map(chip)}
        {groups
          .filter((group) => !group.folded)
          .map((group) => (
            <li key={group.title} className="group">
              <ul aria-label={group.title}>{group.options.map(chip)}</ul>
            </li>
          ))}
      </ul>
      <div className="filter-bar">
        {folded.length > 0 && (
          <details>
            <summary>{strings.more}</summary>
            {folded.map((group) => (
              <div key={group.title} className="folded">
                <p>{group.title}</p>
                <ul aria-label={group.title}>{group.options.map(chip)}</ul>
              </div>
            ))}
          </details>
        )}
        {children}
      </div>
    </nav>
  );
}

import { chosenCount, clearGroup, resetFilters } from '../../domain/programme/programmeFilters.ts';
import type { PluralForms } from '../../i18n/pluralForms.ts';
import type { Filters } from '../../contract/filters.ts';
import { countInWords } from '../ui/lib/plural.ts';
import type { Choose } from './FilterBar.tsx';
import { namesOf } from './options.ts';
import type { HourStrings } from './strings.ts';
import type { Settled, Shown } from './useProgramme.ts';

type Props = {
  readonly shown: Shown;
  readonly settled: Settled;
  readonly locale: string;
  readonly strings: {
    readonly none: string;
    readonly noneThatDay: string;
    readonly drop: string;
    readonly reset: string;
    readonly screenings: PluralForms;
  } & HourStrings;
  readonly addressOf: (filters: Filters) => string;
  readonly choose: Choose;
};

/**
 * Shown when nothing is left: the nearest day and cinema with something, and which filters to drop and what that brings
 * back.
 */
export function EmptyState({ shown, settled, locale, strings, addressOf, choose }: Props) {
  const { counts, drop, filters } = shown;
  const { nearest } = settled;
  if (counts.tickets > 0) return null;
  const narrowed = chosenCount(filters) > 0;
  return (
    <div className="nothing">
      <p>{narrowed ? strings.none : strings.noneThatDay}</p>
      <p>
        {nearest.map(({ href, label }) => (
          <a key={href} className="chip" href={href}>
            {label}
          </a>
        ))}
        {drop && (
          <a
            className="chip"
            href={addressOf(clearGroup(settled.filters, drop.group))}
            onClick={(event) => choose(event, (before) => clearGroup(before, drop.group))}
          >
            {`${strings.drop} ${namesOf(settled.groups, filters, drop.group, strings)} (${countInWords(strings.screenings, drop.count, locale)})`}
          </a>
        )}
        {narrowed && (
          <a
            className="chip"
            href={addressOf(resetFilters(settled.filters))}
            onClick={(event) => choose(event, resetFilters)}
          >
            {strings.reset}
          </a>
        )}
      </p>
    </div>
  );
}

import { numberFormat } from '../../../lib/formats.ts';
import { isPlainClick } from '../../ui/interaction/still.ts';
import type { NearbyCinema } from './nearby.ts';
import type { LocatorCinema } from './places.ts';

type Props = {
  readonly cinemas: readonly NearbyCinema[];
  readonly title: string;
  readonly locale: string;
  readonly addressOf: (cinema: LocatorCinema) => string;
  /** Returns whether the page stays, so that the link is not followed. */
  readonly choose: (cinema: LocatorCinema) => boolean;
};

/** Cinemas to choose from, as links to their pages, each with its distance. */
export function CinemaList({ cinemas, title, locale, addressOf, choose }: Props) {
  const distance = numberFormat(locale, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 });
  return (
    <nav aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {cinemas.map(({ cinema, kilometres }) => (
          <li key={cinema.slug}>
            <a
              href={addressOf(cinema)}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                if (choose(cinema)) event.preventDefault();
              }}
            >
              {cinema.name}
            </a>
            <span>
              {cinema.theaters[0]?.addressZip} {cinema.theaters[0]?.addressCity}
              {kilometres !== undefined && ` · ${distance.format(kilometres)}`}
            </span>
          </li>
        ))}
      </ul>
    </nav>
  );
}

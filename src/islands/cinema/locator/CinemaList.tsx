import type { LocatorCinema } from '../../../domain/cinema/locatorAnswer.ts';
import { numberFormat } from '../../../lib/formats.ts';
import { isPlainClick } from '../../ui/interaction/still.ts';

type Props = {
  readonly cinemas: readonly LocatorCinema[];
  readonly title: string;
  readonly locale: string;
  readonly addressOf: (cinema: LocatorCinema) => string;
  /** Returns whether the page stays, so that the link is not followed. */
  readonly choose: (cinema: LocatorCinema) => boolean;
};

/** What can be chosen, in a ruled list; the whole of each leads where its name does. */
export const LISTED = 'relative grid gap-0.5 border-b border-line py-3';
export const LISTED_LINK = "font-semibold decoration-2 after:absolute after:inset-0 after:content-[''] hover:underline";

/** Cinemas to choose from, as links to their pages, each with its distance. */
export function CinemaList({ cinemas, title, locale, addressOf, choose }: Props) {
  const distance = numberFormat(locale, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 });
  return (
    <nav className="w-full" aria-label={title}>
      <h3 className="mt-2 text-lg">{title}</h3>
      <ul>
        {cinemas.map((cinema) => (
          <li key={cinema.slug} className={LISTED}>
            <a
              className={LISTED_LINK}
              href={addressOf(cinema)}
              dir="auto"
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                if (choose(cinema)) event.preventDefault();
              }}
            >
              {cinema.name}
            </a>
            <span className="text-dim">
              {/* One text: React could not take a part of it away from a page that a browser has translated. */}
              {[cinema.town, ...(cinema.kilometres === null ? [] : [distance.format(cinema.kilometres)])].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </nav>
  );
}

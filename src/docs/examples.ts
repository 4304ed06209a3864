import { millisecondsInDay } from 'date-fns/constants';
import type { PollAnswer } from '../accounts/polls.ts';
import type { Catalogue } from '../content/catalogue.ts';
import type { ListedShowtime } from '../content/showtimeRows.ts';
import { screeningDetails, type ScreeningDetails } from '../content/views/screening.ts';
import { canBeReached, screeningViews, type ScreeningView } from '../content/views/screenings.ts';
import { showDayView } from '../content/views/showDay.ts';
import { NO_FILTERS } from '../contract/filters.ts';
import type { Showtime } from '../contract/programme.ts';
import type { PageContext } from '../page/context.ts';

/** A screening of no cinema, an hour and ten minutes long, whose tags any site has. */
const SHOWTIME: ListedShowtime = {
  time: '2026-11-21 20:15:00',
  endTime: '2026-11-21 21:25:00',
  version: 'vost',
  tags: [],
  status: 'available',
  reservabilityStart: '2026-11-01T00:00:00Z',
  reservabilityEnd: '2026-11-21T20:15:00Z',
  isMovie: true,
  refCmd: 'http://tickets.example/fr/V1S1/booking',
  auditoriumName: 'Salle 1',
  auditoriumCapacity: '120',
  specialShowtimeDetails: null,
  reference: 'V1S1',
  cinema: '',
};

/** What makes a screening special, at length. */
export const SPECIAL: NonNullable<Showtime['specialShowtimeDetails']> = {
  titleShowtimeDetails: 'In the presence of the restorers',
  descriptionShowtimeDetails: '<p>They tell what was missing, and where it was found.</p>',
  titleScreening: 'In the presence of the restorers',
  titleModal: null,
  source: 'showtime',
  highlightedTitle: null,
  backgroundColor: null,
  color: null,
  pictoBanner: null,
};

function ticketView(
  { catalogue, now }: PageContext,
  state: ScreeningView['state'],
  minutes: number,
  showtime: Partial<Showtime>,
): ScreeningView {
  const options = { catalogue, show: { genresSlug: [], duration: null }, filters: NO_FILTERS, now, next: undefined };
  return { ...screeningViews([{ ...SHOWTIME, ...showtime }], options)[0]!, state, minutes };
}

/** The ticket of a screening of which neither end nor hall is known. */
export function unknownTicket(page: PageContext): ScreeningView {
  return ticketView(page, 'available', 200, { endTime: null, auditoriumName: null, auditoriumCapacity: null });
}

/** The ticket of a screening that can be booked from the next day on. */
export function unopenedTicket(page: PageContext): ScreeningView {
  const reservabilityStart = new Date(page.now.getTime() + millisecondsInDay).toISOString();
  return ticketView(page, 'locked', 200, { status: 'locked', reservabilityStart });
}

/** Tickets in every state, each with its name. The states are set here, not computed for an instant. */
export function ticketStates(page: PageContext): (readonly [name: string, view: ScreeningView])[] {
  const view = (state: ScreeningView['state'], minutes: number, showtime: Partial<Showtime> = {}) =>
    ticketView(page, state, minutes, showtime);
  return [
    ['Available', view('available', 200)],
    ['Next, within the hour', view('next', 25)],
    ['Next, later', view('next', 200)],
    ['Begun, still on sale', view('available', -5)],
    ['Begun', view('started', -60)],
    ['Sold out', view('soldout', 200, { status: 'soldout' })],
    ['Locked', view('locked', 200, { status: 'locked' })],
    ['Marked', view('available', 200, { tags: ['imax', 'dolby', '3d', 'audiodesc', 'hearing-impaired', 'pmr'] })],
    ['Special', view('available', 200, { specialShowtimeDetails: SPECIAL, auditoriumName: 'Grosser Spiegelsaal' })],
  ];
}

/** What the examples of programmes are about: a show, the one with the longest title, and a cinema with many halls. */
export function programmeToShow({ shows, detailsBySlug, cinemas }: Catalogue) {
  const films = shows.filter(
    ({ slug, isMovie, backgroundPath }) => isMovie && backgroundPath && detailsBySlug.has(slug),
  );
  return {
    show: films[0],
    longest: films.toSorted((a, b) => b.title.length - a.title.length)[0],
    cinema: cinemas.toSorted((a, b) => b.tags.length - a.tags.length)[0],
  };
}

/** The first two screenings of that show that can still be reached, with all about them. */
export async function screeningsToShow({ catalogue, now }: PageContext): Promise<ScreeningDetails[]> {
  const { show } = programmeToShow(catalogue);
  const rows = show ? (await showDayView(catalogue, show, NO_FILTERS, now)).rows : [];
  const soonest = rows.flatMap(({ screenings }) => screenings).filter(canBeReached);
  const found = soonest.slice(0, 2).map(({ reference }) => screeningDetails(catalogue, reference, now));
  return (await Promise.all(found)).filter((each) => each !== undefined);
}

/** What friends answer of screenings, one of them with a long name. */
export function answersFor(references: readonly string[]): PollAnswer[] {
  const all = (mark: PollAnswer['marks'][string]) => Object.fromEntries(references.map((each) => [each, mark]));
  return [
    { name: 'Ada', marks: all('yes'), own: true },
    { name: 'Marie-Antoinette de la Tour d’Auvergne', marks: all('yes'), own: false },
    { name: 'Jan-Willem', marks: all('maybe'), own: false },
    { name: 'Noor', marks: all('no'), own: false },
  ];
}

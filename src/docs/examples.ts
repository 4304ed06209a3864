import { screeningViews, type ScreeningView } from '../content/views/screenings.ts';
import { NO_FILTERS } from '../contract/filters.ts';
import type { Showtime } from '../contract/programme.ts';
import type { PageContext } from '../page.ts';

/** A screening of no cinema, an hour and ten minutes long, whose tags any site has. */
const SHOWTIME: Showtime = {
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
};

const SPECIAL: NonNullable<Showtime['specialShowtimeDetails']> = {
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

/** Tickets in every state, each with its name. They are judged at no instant: the states are set. */
export function ticketStates({ catalogue, now }: PageContext): (readonly [name: string, view: ScreeningView])[] {
  const options = { catalogue, genres: [], filters: NO_FILTERS, now, next: undefined, bookable: true };
  const view = (state: ScreeningView['state'], minutes: number, showtime: Partial<Showtime> = {}): ScreeningView => ({
    ...screeningViews([{ ...SHOWTIME, ...showtime }], options)[0]!,
    state,
    minutes,
  });
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

import type { ScreeningEvent } from 'schema-dts';
import type { CinemaDayView } from '../../../content/views/cinemaDay.ts';
import type { ScreeningDetails } from '../../../content/views/screening.ts';
import { canBeBooked, type ScreeningView } from '../../../content/views/screenings.ts';
import type { Show } from '../../../contract/show.ts';
import { isoAt } from '../../../lib/localTime.ts';
import { fallUnder } from '../../../domain/programme/tags.ts';
import { VERSION_LANGUAGES } from '../../../domain/programme/versions.ts';
import type { Site } from '../../../sites/sites.ts';
import { absolute } from './jsonLd.ts';
import { placeOf } from './places.ts';
import { workOf } from './works.ts';

/** Enough to cover an evening, at two thirds of what fifty would cost a page with a tight budget. */
const MAX_OF_A_DAY = 20;

type Addresses = { readonly page: string; readonly show: string; readonly cinema: string; readonly origin: string };

/** Whether it is sold, or was until it was full: nothing is on offer that is locked or over. */
function isOffered(view: ScreeningView): boolean {
  return view.screening.showBookable && (view.state === 'soldout' || canBeBooked(view));
}

/** What any screening says of itself: when, in what form and language, and where to book. */
function eventOf(view: ScreeningView, show: Pick<Show, 'title'>, site: Site) {
  const { version, screening, state } = view;
  const { spoken, isSubtitled } = VERSION_LANGUAGES.get(version.slug) ?? {};
  const subtitles = isSubtitled ? site.subtitles : null;
  return {
    '@type': 'ScreeningEvent',
    name: show.title,
    startDate: isoAt(screening.start, view.zone),
    eventStatus: 'https://schema.org/EventScheduled',
    ...(fallUnder('threeD', view.subject.tags) && { videoFormat: '3D' }),
    ...(spoken && { inLanguage: spoken }),
    ...(subtitles && { subtitleLanguage: subtitles }),
    ...(isOffered(view) && {
      offers: {
        '@type': 'Offer',
        url: view.booking,
        availability: state === 'soldout' ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
      },
    }),
  } as const satisfies ScreeningEvent;
}

/** A screening, for its own page. */
export function screeningData(screening: ScreeningDetails, site: Site, addresses: Addresses): ScreeningEvent {
  const { show, cinema, view } = screening;
  return {
    ...eventOf(view, show, site),
    url: addresses.page,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(view.end !== undefined && { endDate: isoAt(view.end, view.zone) }),
    ...(show.posterPath && { image: absolute(show.posterPath.lg, addresses.origin) }),
    workPresented: workOf(show, addresses.show),
    location: placeOf(cinema, site, addresses.cinema),
  };
}

/** What is still to come of a cinema's day, free or sold out, the soonest first; never what is locked. */
export function dayData(
  { rows }: CinemaDayView,
  site: Site,
  addresses: { readonly cinema: string; readonly show: (show: Show) => string },
): ScreeningEvent[] {
  return rows
    .flatMap(({ show, screenings }) => screenings.map((view) => ({ show, view })))
    .filter(({ view }) => view.minutes > 0 && isOffered(view))
    .sort((one, other) => one.view.screening.start - other.view.screening.start)
    .slice(0, MAX_OF_A_DAY)
    .map(({ show, view }) => ({
      ...eventOf(view, show, site),
      workPresented: workOf(show, addresses.show(show)),
      location: { '@id': `${addresses.cinema}#cinema` },
    }));
}

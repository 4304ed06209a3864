import { minutesInDay } from 'date-fns/constants';
import type { FoundTicket } from '../../content/views/tickets/finding.ts';
import type { NearestTickets } from '../../content/views/tickets/nearest.ts';
import type { TicketSearch } from '../../content/views/tickets/ticketSearch.ts';
import { NO_FILTERS } from '../../contract/filters.ts';
import { noonOf } from '../../domain/programme/cinemaDay.ts';
import type { Fact } from '../../domain/search/sentence.ts';
import type { StartsWithin } from '../../domain/search/dayWords.ts';
import type { Key } from '../../i18n/dictionaries.ts';
import { dateFormat } from '../../lib/formats.ts';
import type { PageContext } from '../../page/context.ts';
import { href } from '../../routes/href.ts';
import { longDay } from '../ui/dates.ts';
import { inKilometres } from '../ui/distances.ts';

type Wording = Pick<PageContext, 't' | 'locale'>;
type Where = Pick<PageContext, 'site' | 'language'>;

/** What was looked for and how much of it there is: `Metropolis, VOST, samedi 28, Lyon : 3 séances`. */
export function summaryOf({ chips, words, tickets }: TicketSearch, page: Wording): string {
  const { t } = page;
  const [first] = tickets;
  const days = words.days.length > 0 ? words.days : first ? [first.day] : [];
  const what = [
    ...namesOf(chips, 'show', 'person', 'version', 'experience', 'need'),
    ...days.map((day) => shortDay(day, page.locale)),
    ...hoursInWords(words.hours, page),
    words.place ?? t('TicketSearch.NearYou'),
  ].join(', ');
  return tickets.length > 0
    ? t('TicketSearch.Tickets', { what, count: tickets.length })
    : t('TicketSearch.None', { what });
}

/** The names of what was recognised, of some kinds. */
function namesOf(chips: TicketSearch['chips'], ...kinds: Fact['kind'][]): string[] {
  return chips.filter(({ facts }) => facts.some(({ kind }) => kinds.includes(kind))).map(({ name }) => name);
}

/** `samedi 28` */
export function shortDay(day: string, locale: string): string {
  return dateFormat(locale, { weekday: 'long', day: 'numeric', timeZone: 'UTC' }).format(noonOf(day));
}

function hoursInWords(hours: StartsWithin | undefined, { t }: Wording): string[] {
  if (!hours) return [];
  const { from, until } = hours;
  if (from !== undefined && until !== undefined) {
    return [t('TicketSearch.Between', { from: clock(from), until: clock(until) })];
  }
  if (from !== undefined) return [t('TicketSearch.From', { time: clock(from) })];
  return until === undefined ? [] : [t('TicketSearch.Until', { time: clock(until) })];
}

const clock = (minutes: number) => new Date((minutes % minutesInDay) * 60_000).toISOString().slice(11, 16);

const NOT = {
  hour: 'TicketSearch.NotHour',
  day: 'TicketSearch.NotDay',
  cinema: 'TicketSearch.NotThat',
  version: 'TicketSearch.NotThat',
  experience: 'TicketSearch.NotThat',
} as const satisfies Record<NearestTickets['givenUp'][number], Key>;

/** What there is instead: `Rien samedi 28 novembre : dimanche 29 novembre, 2 séances`. */
export function nearestInWords(
  { givenUp, tickets }: NearestTickets,
  { chips, words }: TicketSearch,
  page: Wording,
): string {
  const { t, locale } = page;
  const first = tickets[0]!;
  const wanted = {
    hour: '',
    day: words.days.map((day) => longDay(day, locale)).join(', '),
    cinema: words.place ?? t('TicketSearch.NearYou'),
    version: namesOf(chips, 'version').join(', '),
    experience: namesOf(chips, 'experience').join(', '),
  };
  const instead = {
    hour: t('TicketSearch.From', { time: first.time }),
    day: longDay(first.day, locale),
    cinema: namedCinema(first, locale),
    version: [...new Set(tickets.map(({ version }) => version.label))].join(', '),
    experience: [...new Set(tickets.map(({ labels }) => labels.join(' ')))].join(', '),
  };
  const [only, ...others] = givenUp;
  const found = givenUp.map((each) => instead[each]).join(', ');
  const key = only === undefined || others.length > 0 ? 'TicketSearch.NotThese' : NOT[only];
  return t(key, { what: only ? wanted[only] : '', found, count: tickets.length });
}

function namedCinema({ cinema, kilometres }: FoundTicket, locale: string): string {
  return kilometres === undefined ? cinema.name : `${cinema.name}, ${inKilometres(kilometres, locale)}`;
}

/** Where all screenings of the kind are: the page of the film, if it is one, or the city's evening. */
export function allTicketsHref({ tickets, city }: TicketSearch, { site, language }: Where): string | undefined {
  const [first] = tickets;
  if (!first || !city) return undefined;
  const isOne = tickets.every(({ show }) => show === first.show);
  const filters = { ...NO_FILTERS, date: first.day };
  return isOne
    ? href(
        site,
        language,
        first.show.isMovie ? 'movie' : 'entertainment',
        { slug: first.show.slug },
        {
          filters: { ...filters, localisation: city },
        },
      )
    : href(site, language, 'eveningCity', { slug: city }, { filters });
}

/** Where one can ask to be told of what it names, if there is nothing: a film or, without one, a person. */
export function tellMeHref({ chips }: TicketSearch, { site, language }: Where): string | undefined {
  const named = (wanted: 'show' | 'person') => {
    const found = chips.flatMap(({ facts }) => facts.filter((fact) => fact.kind === wanted));
    return found.flatMap((fact) => ('values' in fact ? fact.values : []))[0];
  };
  const [show, person] = [named('show'), named('person')];
  if (show === undefined && person === undefined) return undefined;
  const query = new URLSearchParams(show === undefined ? { person: person! } : { film: show });
  return `${href(site, language, 'tellMe')}?${query.toString()}`;
}

/** The tickets by their days. */
export function byDay(tickets: readonly FoundTicket[]): (readonly [day: string, tickets: readonly FoundTicket[]])[] {
  return [...Map.groupBy(tickets, ({ day }) => day)];
}

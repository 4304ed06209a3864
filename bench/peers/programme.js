/**
 * What the peers show of a cinema's day, read from the site's own SQLite file. Both read it the same way: like the site,
 * they keep the catalogue as long as the store's generation stays the same, and read programme and screenings for each
 * request, by prepared statements.
 */
// Today's bundlers do not know this module by its name.
const { DatabaseSync } = process.getBuiltinModule('node:sqlite');

const SITE = 'fr';
const LANGUAGE = 'fr';
const LOCALE = 'fr-FR';
const ZONE = 'Europe/Paris';
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const STRIP_DAYS = 14;
/** A cinema day ends at 08:00. */
const DAY_STARTS_MS = 8 * 60 * MINUTE_MS;
const COLOURS = { 1: 'green', 2: 'yellow', 3: 'grey', 4: 'red', 5: 'blue' };
const ACCESSIBILITY = ['hearing-impaired', 'audiodesc', 'pmr'];

/** Opened at the first request, because builds run this module too. */
let store;

function openStore() {
  const database = new DatabaseSync(process.env.BENCH_DATABASE, { readOnly: true });
  return {
    generationOf: database.prepare('select generation from site_generation where site = ?'),
    documentsOf: database.prepare(
      'select kind, slug, data from document where generation = ? and language = ? order by position',
    ),
    showsOf: database.prepare('select show, data from programme where generation = ? and cinema = ? order by position'),
    daysOf: database.prepare('select distinct day from programme_day where generation = ? and cinema = ?'),
    onDayOf: database.prepare('select show, data from programme_day where generation = ? and cinema = ? and day = ?'),
    screeningsOf: database.prepare(
      `select show, showtime.booking, time, end_time, version, tags, status, reservability_end, hall,
              showtime_text.data as text
         from showtime left join showtime_text
           on showtime_text.generation = showtime.generation and showtime_text.language = ?
          and showtime_text.booking = showtime.booking
        where showtime.generation = ? and showtime.cinema = ? and showtime.day = ?
        order by showtime.time, showtime.booking`,
    ),
  };
}

const utc = (options) => new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: 'UTC' });
const weekday = utc({ weekday: 'short' });
const month = utc({ month: 'short' });
const longDay = utc({ weekday: 'long', day: 'numeric', month: 'long' });
const number = new Intl.NumberFormat(LOCALE);
const kilometres = new Intl.NumberFormat(LOCALE, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 });
const local = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'medium' });

let kept;

function catalogue() {
  const { generation } = store.generationOf.get(SITE);
  if (kept?.generation === generation) return kept;
  const kinds = {};
  for (const { kind, slug, data } of store.documentsOf.all(generation, LANGUAGE)) {
    (kinds[kind] ??= new Map()).set(slug, JSON.parse(data));
  }
  kept = { generation, ...kinds };
  return kept;
}

/** Everything that a cinema's page shows at an instant; undefined if there is no such cinema. */
export function cinemaPage(slug, now) {
  store ??= openStore();
  const { generation, city: cities, cinema: cinemas, show: shows, showDetails, tag: tags, version } = catalogue();
  const cinema = cinemas.get(slug);
  if (!cinema) return undefined;
  const offset = Date.parse(`${local.format(now).replace(' ', 'T')}Z`) - Math.floor(Number(now) / 1000) * 1000;
  const today = new Date(Number(now) + offset - DAY_STARTS_MS).toISOString().slice(0, 10);
  const programme = new Map(store.showsOf.all(generation, slug).map(({ show, data }) => [show, JSON.parse(data)]));
  const published = new Set(store.daysOf.all(generation, slug).map(({ day }) => day));
  const orders = new Map(
    store.onDayOf.all(generation, slug, today).map(({ show, data }) => [show, JSON.parse(data).cineOrder]),
  );
  const screenings = store.screeningsOf
    .all(LANGUAGE, generation, slug, today)
    .map((row) => toScreening(row, offset, now));
  const next = Math.min(...screenings.filter((each) => each.bookable && each.start > now).map(({ start }) => start));
  const byShow = Map.groupBy(screenings, (screening) => screening.show);
  const rows = [...byShow]
    .filter(([show]) => shows.has(show) && programme.has(show))
    .sort(([a], [b]) => (orders.get(a) ?? 0) - (orders.get(b) ?? 0))
    .map(([show, ofShow]) => ({
      ...toRow(shows.get(show), showDetails.get(show)),
      tickets: ofShow.map((screening) => toTicket(screening, { now, next, tags, version })),
    }));

  const days = Array.from({ length: STRIP_DAYS }, (_, index) => {
    const noon = new Date(Date.parse(`${today}T12:00:00Z`) + index * DAY_MS);
    const day = noon.toISOString().slice(0, 10);
    return {
      day,
      weekday: index === 0 ? 'Auj.' : weekday.format(noon),
      date: String(noon.getUTCDate()),
      month: month.format(noon),
      spoken: longDay.format(noon),
      empty: !published.has(day),
    };
  });
  return {
    path: `/cinemas/${slug}`,
    cinema: toCinema(cinema, cinemas, tags),
    city: { name: cities.get(cinema.citySlug).name, slug: cinema.citySlug },
    today,
    days,
    lastDay: days.at(-1).day,
    dayWords: days[0].spoken,
    genres: [...new Set(rows.flatMap((row) => row.genres))],
    filmCount: rows.length,
    screeningCount: screenings.length,
    rows,
    footer: {
      shows: [...shows.values()]
        .sort((a, b) => a.homeOrder - b.homeOrder)
        .slice(0, 4)
        .map(toLink),
      cities: [...cities.values()].slice(0, 5).map(({ name, slug }) => ({ name, href: `/cinemas/ville/${slug}` })),
    },
  };
}

function toCinema(cinema, cinemas, tags) {
  const [theater] = cinema.theaters;
  return {
    name: cinema.name,
    vistaRef: cinema.vistaRef,
    theater,
    halls: number.format(cinema.hallCount),
    seats: number.format(cinema.seatCount),
    experiences: cinema.tags.map((slug) => tags.get(slug)?.title ?? slug).join(', '),
    wheelchair: cinema.hasPmrService,
    description: cinema.description,
    map: cinema.googleMapsUrl,
    services: cinema.services.map(({ label, description }) => ({ label, description })),
    near: cinema.nearbyCinemas.map((slug) => {
      const { name, theaters } = cinemas.get(slug);
      const { addressLine1, addressZip, addressCity, gpsPosition } = theaters[0];
      const away = kilometres.format(distance(theater.gpsPosition, gpsPosition));
      return { name, href: `/cinemas/${slug}`, where: `${addressLine1} · ${addressZip} ${addressCity} · ${away}` };
    }),
  };
}

function toLink({ slug, title, isMovie }) {
  return { title, href: `/${isMovie ? 'films' : 'evenements'}/${slug}` };
}

function toRow(show, details) {
  const minutes = String(show.duration % 60).padStart(2, '0');
  const facts = [`${Math.floor(show.duration / 60)} h ${minutes}`, show.genres.join(', '), show.directors.join(', ')];
  const rating = Array.isArray(show.contentRating) ? undefined : show.contentRating;
  const picture = show.posterPath.md.replace(/-\d+\.webp$/, '');
  const set = (type) => [160, 320, 640].map((width) => `${picture}-${width}.${type} ${width}w`).join(', ');
  return {
    ...toLink(show),
    id: `s-${show.slug.split('-').at(-1)}`,
    genres: show.genresSlug,
    line: facts.filter(Boolean).join(' · '),
    flag: show.flag,
    flagColour: COLOURS[show.flagColor ?? 3],
    rating: rating && { ref: rating.ref, label: rating.description },
    synopsis: details?.synopsis?.split('<br/>')[0],
    poster: { src: show.posterPath.md, avif: set('avif'), webp: set('webp') },
  };
}

function toScreening(row, offset, now) {
  const start = Date.parse(`${row.time.replace(' ', 'T')}Z`) - offset;
  const until = Date.parse(row.reservability_end);
  return { ...row, start, until, bookable: row.status === 'available' && until >= now };
}

function toTicket(screening, { now, next, tags, version }) {
  const minutes = Math.ceil((screening.start - now) / MINUTE_MS);
  const begun = minutes <= 0;
  const state =
    screening.status === 'soldout'
      ? 'soldout'
      : !screening.bookable
        ? begun
          ? 'started'
          : 'locked'
        : screening.start === next
          ? 'next'
          : 'available';
  const words = {
    available: begun ? 'Déjà commencée' : '',
    next: minutes < 60 ? `Dans ${minutes} min` : 'Prochaine séance',
    started: 'Commencée',
    soldout: 'Complet',
    locked: 'Réservation fermée',
  };
  const shown = JSON.parse(screening.tags).filter((tag) => tag !== 'DEFAULT');
  const access = ACCESSIBILITY.filter((tag) => shown.includes(tag));
  const titleOf = (tag) => tags.get(tag)?.title ?? tag;
  const { label, description } = version.get(screening.version);
  const booking = `http://tickets.example/${LANGUAGE}/${screening.booking}/booking`;
  const experiences = shown.filter((tag) => !ACCESSIBILITY.includes(tag)).map(titleOf);
  return {
    id: screening.booking,
    version: screening.version,
    tags: shown.join(' ') || undefined,
    at: screening.start / MINUTE_MS,
    until: screening.until / MINUTE_MS,
    status: screening.status === 'available' ? undefined : screening.status,
    state,
    words: words[state],
    href: screening.bookable ? booking : undefined,
    aboutHref: `/seances/${screening.booking}`,
    about: 'Détails de la séance',
    waitingHref: screening.bookable ? undefined : booking,
    time: screening.time.slice(11, 16),
    endTime: screening.end_time.slice(11, 16),
    title: description,
    labels: [label, ...experiences].join(' · '),
    hall: screening.hall,
    access: access.map((slug) => ({ slug, title: titleOf(slug) })),
    special: screening.text === null ? undefined : JSON.parse(screening.text).titleScreening,
  };
}

function distance(a, b) {
  const radians = (degrees) => (degrees * Math.PI) / 180;
  const half = (from, to) => Math.sin(radians(to - from) / 2) ** 2;
  const chord = half(a.x, b.x) + Math.cos(radians(a.x)) * Math.cos(radians(b.x)) * half(a.y, b.y);
  return 2 * 6371 * Math.asin(Math.sqrt(chord));
}

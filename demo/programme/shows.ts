import type { Show, ShowDetails } from '../../src/contract/show.ts';
import { addDays } from '../../src/domain/programme/cinemaDay.ts';
import { isUpcoming, UNKNOWN_DATE } from '../../src/domain/show/release.ts';
import { localeOf, releaseZoneOf, type Language, type Site } from '../../src/sites/sites.ts';
import { randomOf } from '../random.ts';
import type { DemoShow } from '../types.ts';
import { isoOf } from './dates.ts';
import { drawnAs, groundOf } from './drawings.ts';
import { demoShows, isMarathon, isShort, kebab, RARE, slugOf } from './films.ts';
import { firstReleases } from './firstReleases.ts';
import { flagOf, labelOf } from './flags.ts';
import { genreNames } from './genres.ts';
import { backgroundPathOf, posterName, posterPathOf, type PictureFinder } from './pictures.ts';
import { cinechecksOf, contentRatingOf, warningOf } from './ratings.ts';
import { hasPresale, popularityOf, presaleDays, releaseAtOf } from './releases.ts';
import { rememberedBy } from './remembered.ts';
import type { DemoShowtime } from './showtimes.ts';
import { trailersOf } from './trailers.ts';

const TEN = 600;
const LAST = 999;
const EVENT_SALES_DAYS = 90;

/** What a site's programme says of each show, the same in all its languages. */
export type SiteShows = {
  readonly site: Site;
  /** The cinema day on which the feed is made. */
  readonly today: string;
  readonly showtimes: ReadonlyMap<DemoShow, readonly DemoShowtime[]>;
};

type Orders = Pick<Show, 'homeOrder' | 'genericOrder' | 'upcomingOrder' | 'mostAwaitedOrder'>;

/** What GET /api/shows answers. */
export function showsFor(of: SiteShows, language: Language, pictures: PictureFinder): Show[] {
  const orders = ordersOf(of);
  return demoShows.map((show) => ({
    ...common(of, show, language, pictures),
    ...listed(of, show, language, orders.get(show)!),
  }));
}

/** What GET /api/show/{slug} answers for each show, for the former address of one, and for one that was taken off. */
export function showDetailsFor(of: SiteShows, language: Language, pictures: PictureFinder): ShowDetails[] {
  return demoShows.flatMap((show) => {
    const details = {
      ...common(of, show, language, pictures),
      ...detailed(of, show, language),
      trailers: trailersOf(show, language, pictures),
      redirectSlug: null,
    };
    if (show.id === RARE.takenOff.like) {
      const { id, title } = RARE.takenOff;
      return [details, { ...details, slug: `${kebab(title)}-${id}`, title }];
    }
    if (show.id !== RARE.renamed.id) return [details];
    const former: Partial<Record<Language, string>> = RARE.renamed.formerly;
    const title = former[of.site.defaultLanguage] ?? show.originalTitle;
    return [details, { ...details, slug: `${kebab(title)}-${show.id}`, redirectSlug: details.slug }];
  });
}

/** What the list and the details of a show have in common. */
function common({ site, today, showtimes }: SiteShows, show: DemoShow, language: Language, pictures: PictureFinder) {
  const releaseAt = releaseAtOf(show, site, today);
  const release = releaseAt[releaseZoneOf(site, site.defaultLanguage)]!;
  const isFilm = show.kind === 'film';
  return {
    slug: slugOf(show, site),
    title: show.title[language],
    releaseAt,
    contentRating: contentRatingOf(show, site, language),
    cinechecks: cinechecksOf(show, site, language),
    genres: show.genresSlug.map((genre) => genreNames[genre][language]),
    duration: show.duration,
    posterPath: posterPathOf(pictures, show, language),
    backgroundPath: backgroundPathOf(pictures, show),
    backgroundDominantColor: dominantColour(show),
    isMovie: isFilm,
    warning: warningOf(show, language),
    isNew: isFilm && release <= today && release > addDays(today, -7),
    notComingSoon: false,
    next24ShowtimesCount: (showtimes.get(show) ?? []).filter(({ at }) => at.day === today).length,
    labelFlagColor: null,
    label: labelOf(show, language),
    originalReleaseAt: firstReleases[show.id] ?? null,
    ...salesOf(show, site, release, today),
  };
}

/** When sales open, for shows sold before their release. */
function salesOf(
  show: DemoShow,
  site: Site,
  release: string,
  today: string,
): Pick<Show, 'salesOpeningDatetime' | 'showtimesDisplayDatetime'> {
  const none = { salesOpeningDatetime: null, showtimesDisplayDatetime: null };
  if (show.kind !== 'film') {
    return { ...none, salesOpeningDatetime: isoOf(addDays(release, -EVENT_SALES_DAYS), TEN, site.timeZone) };
  }
  if (!hasPresale(show) || release <= today) return none;
  const { sales, display } = presaleDays(release);
  return {
    salesOpeningDatetime: isoOf(sales, TEN, site.timeZone),
    showtimesDisplayDatetime: isoOf(display, TEN, site.timeZone),
  };
}

function listed({ site, today }: SiteShows, show: DemoShow, language: Language, orders: Orders) {
  const flag = flagOf(show, site, today);
  const release = releaseAtOf(show, site, today);
  const isComingSoon = isUpcoming(
    { releaseAt: release, isComingSoon: Object.values(release).includes(UNKNOWN_DATE) },
    releaseZoneOf(site, site.defaultLanguage),
    today,
  );
  return {
    ...orders,
    titleLanguage: show.titleLanguage?.[language],
    isEventSpecial: isMarathon(show) || isShort(show),
    isComingSoon,
    hubbleCasting: show.cast.join(', ') || null,
    type: show.kind === 'film' ? null : show.kind,
    genresSlug: [...show.genresSlug],
    directors: [...show.directors],
    flag: flag?.text[language] ?? null,
    flagColor: flag?.colour ?? null,
    showRef: `AU${show.id}`,
    specialEvent: show.kind === 'concert',
    labelCategory: null,
  };
}

function detailed({ site, today, showtimes }: SiteShows, show: DemoShow, language: Language) {
  const ofShow = showtimes.get(show) ?? [];
  const isFilm = show.kind === 'film';
  const random = randomOf(`feelings ${show.id}`);
  const heat = popularityOf(show);
  const release = releaseAtOf(show, site, today)[releaseZoneOf(site, site.defaultLanguage)] ?? UNKNOWN_DATE;
  // Nobody has seen what is not out yet.
  const seen = release !== UNKNOWN_DATE && release <= today ? heat : 0;
  return {
    titleTracking: show.title[site.defaultLanguage],
    genresTracking: show.genresSlug.map((genre) => genreNames[genre][site.defaultLanguage]),
    directors: show.directors.join(', '),
    actors: show.cast.join(', '),
    synopsis: show.synopsis[language],
    entertainementLogo: null,
    entertainementSubtitle: show.entertainementSubtitle[language],
    entertainementCasting: isFilm ? null : show.cast.join(', '),
    distribution: show.distribution,
    presentation: null,
    calendar: null,
    nationality: countriesOf(show, localeOf(site, language)),
    nationalityTracking: countriesOf(show, localeOf(site, site.defaultLanguage)),
    originalTitle: show.originalTitle,
    originalTitleLanguage: titleLanguageOf(show),
    feelings: {
      countWishList: Math.round(heat * random.between(150, 900)),
      countEmotionDisappointed: Math.round(seen * random.between(2, 40)),
      countEmotionLike: Math.round(seen * random.between(60, 300)),
      countEmotionLove: Math.round(seen * random.between(80, 600)),
    },
    similarShows: [],
    event: [],
    refHubble: `AU${show.id}`,
    refVista: `HO${String(show.id).padStart(8, '0')}`,
    visaHubble: null,
    copiesCount: new Set(ofShow.map(({ at }) => at.cinema.slug)).size,
    tags: [...new Set(ofShow.flatMap(({ tags }) => tags))].sort(),
    vodAvailability: false,
    vod: null,
    extraInformation: null,
    logoTitle: null,
  };
}

/** A title that is written in other letters than its language's says so. */
function titleLanguageOf({ originalTitle, originalLanguage }: DemoShow): string {
  const isLatin = /^\P{Script=Cyrillic}*$/u.test(originalTitle);
  return isLatin && ['ja', 'ru'].includes(originalLanguage) ? `${originalLanguage}-Latn` : originalLanguage;
}

function countriesOf({ countries }: DemoShow, locale: string): string {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return countries.map((country) => names.of(country) ?? country).join(', ');
}

/** Ranks in the chain's lists, from 1: what plays most comes first, what is to come by its date. */
function ordersOf({ site, today, showtimes }: SiteShows): ReadonlyMap<DemoShow, Orders> {
  const zone = releaseZoneOf(site, site.defaultLanguage);
  const count = (show: DemoShow) => showtimes.get(show)?.length ?? 0;
  const nextWeek = addDays(today, 7);
  const soon = (show: DemoShow) => (showtimes.get(show) ?? []).filter(({ at }) => at.day < nextWeek).length;
  const dateOf = (show: DemoShow) => releaseAtOf(show, site, today)[zone] ?? UNKNOWN_DATE;
  const isToCome = (show: DemoShow) => dateOf(show) > today || dateOf(show) === UNKNOWN_DATE;
  // An unknown date comes after all known ones.
  const when = (show: DemoShow) => (dateOf(show) === UNKNOWN_DATE ? '9999-12-31' : dateOf(show));
  const heat = (show: DemoShow) => popularityOf(show) * (1 + soon(show));
  const home = placesOf(demoShows, (a, b) => heat(b) - heat(a));
  const generic = placesOf(demoShows, (a, b) => count(b) - count(a));
  const upcoming = placesOf(demoShows.filter(isToCome), (a, b) => (when(a) < when(b) ? -1 : Number(when(a) > when(b))));
  const awaited = placesOf(demoShows.filter(isToCome), (a, b) => popularityOf(b) - popularityOf(a));
  return new Map(
    demoShows.map((show) => [
      show,
      {
        homeOrder: home.get(show)!,
        genericOrder: generic.get(show)!,
        upcomingOrder: upcoming.get(show) ?? LAST,
        mostAwaitedOrder: awaited.get(show) ?? LAST,
      },
    ]),
  );
}

function placesOf(
  shows: readonly DemoShow[],
  compare: (a: DemoShow, b: DemoShow) => number,
): ReadonlyMap<DemoShow, number> {
  return new Map(shows.toSorted((a, b) => compare(a, b) || a.id - b.id).map((show, index) => [show, index + 1]));
}

/** The colour of the poster's ground. Every site and language needs it. */
const dominantColour = rememberedBy(
  (show: DemoShow) => show,
  (show: DemoShow) => groundOf(drawnAs(posterName(show, 'en'))),
);

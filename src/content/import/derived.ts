import type { CinemaProgramme, Showtime } from '../../contract/programme.ts';
import type { Show } from '../../contract/show.ts';
import { DEFAULT_TAG, fallUnder } from '../../domain/programme/tags.ts';

type DerivedDay = { readonly tags: Set<string>; readonly versions: Set<string>; isSpecial: boolean };
type DerivedShow = Map<string, DerivedDay>;

/** The programmes of cinemas for which a feed has no file, made from their screenings. */
export class DerivedProgrammes {
  readonly #cinemas = new Map<string, Map<string, DerivedShow>>();

  add(
    cinema: string,
    show: string,
    day: string,
    { tags, version, specialShowtimeDetails }: Omit<Showtime, 'refCmd'>,
  ): void {
    const ofShow = entryOf(entryOf(this.#cinemas, cinema, newMap<DerivedShow>), show, newMap<DerivedDay>);
    const ofDay = entryOf(ofShow, day, () => ({
      tags: new Set<string>(),
      versions: new Set<string>(),
      isSpecial: false,
    }));
    for (const tag of tags) if (tag !== DEFAULT_TAG) ofDay.tags.add(tag);
    ofDay.versions.add(version);
    ofDay.isSpecial ||= specialShowtimeDetails !== null;
  }

  /** The programme of each cinema, with the order of its shows from the list of shows. */
  *programmes(shows: readonly Show[]): Generator<readonly [cinema: string, programme: CinemaProgramme]> {
    const bySlug = new Map(shows.map((show, index) => [show.slug, { show, index }]));
    for (const [cinema, ofCinema] of this.#cinemas) {
      const playing = [...ofCinema].flatMap(([slug, days]) => {
        const listed = bySlug.get(slug);
        return listed ? [{ ...listed, days }] : [];
      });
      const days = new Set(playing.flatMap((each) => [...each.days.keys()]).sort());
      const inOrder = playing.toSorted((a, b) => a.show.genericOrder - b.show.genericOrder || a.index - b.index);
      const entries = inOrder.map((each, index) => [each.show.slug, programmeOf(each.show, each.days, index + 1)]);
      yield [
        cinema,
        {
          days: Object.fromEntries([...days].map((day) => [day, { upsell: null, highlightedShowtime: null }])),
          shows: Object.fromEntries(entries) as CinemaProgramme['shows'],
        },
      ];
    }
  }
}

const newMap = <T>() => new Map<string, T>();

function entryOf<T>(map: Map<string, T>, key: string, make: () => T): T {
  let entry = map.get(key);
  if (entry === undefined) map.set(key, (entry = make()));
  return entry;
}

function programmeOf(show: Show, days: DerivedShow, order: number): CinemaProgramme['shows'][string] {
  const { flag, flagColor } = show;
  const ofDay = ({ tags, versions, isSpecial }: DerivedDay) => ({
    tags: [...tags],
    bookable: true,
    versions: [...versions],
    flag,
    flagColor,
    cineOrder: order,
    specialEvent: null,
    specialShowtime: isSpecial,
    labelCategory: null,
  });
  return {
    days: Object.fromEntries([...days].sort(([a], [b]) => (a < b ? -1 : 1)).map(([day, of]) => [day, ofDay(of)])),
    bookable: true,
    isBookable: true,
    isNew: show.isNew,
    isComingSoon: show.isComingSoon,
    isEarlyVisible: false,
    isEarlyBookable: false,
    isEarlyAVP: false,
    cineOrder: order,
    cineKidsOrder: null,
    cineUpcomingOrder: show.upcomingOrder,
    cineEntertainmentOrder: order,
    cineEntertainmentOrder2: order,
    specialEvent: null,
    isKids: [...days.values()].some(({ tags }) => fallUnder('kids', [...tags])),
    next24ShowtimesCount: 0,
  };
}

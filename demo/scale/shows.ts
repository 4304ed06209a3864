import type { Show, ShowDetails } from '../../src/contract/show.ts';
import type { Language } from '../../src/sites/sites.ts';
import { randomOf } from '../random.ts';
import { demoCinemas } from '../cinemas/cinemas.ts';
import { kebab } from '../programme/films.ts';
import { OF_WHAT, WHO } from './words.ts';

const SHOWS = 300;
const FIRST_ID = 45_000;

/** A film that is in no demo: all of another one's facts, under a title, a slug and a number of its own. */
type Twin = {
  readonly slug: string;
  readonly of: string;
  readonly id: number;
  readonly title: (of: Language) => string;
};

/** The films that make 300 shows of the demo's. */
export function twinsOf(shows: readonly Pick<Show, 'slug' | 'isMovie'>[]): Twin[] {
  const films = shows.filter(({ isMovie }) => isMovie);
  const titles = randomOf('titles of films').shuffle(WHO.flatMap((who) => OF_WHAT.map((what) => [who, what] as const)));
  return titles.slice(0, SHOWS - shows.length).map(([who, what], index) => {
    const id = FIRST_ID + index;
    const title = (language: Language) => `${who[language]} ${what[language]}`;
    return { slug: `${kebab(title('fr'))}-${id}`, of: films[index % films.length]!.slug, id, title };
  });
}

/** A film and its twins as of a list of shows, with later places in the list. */
export function withTwins(shows: readonly Show[], twins: readonly Twin[], language: Language): Show[] {
  const bySlug = new Map(shows.map((show) => [show.slug, show]));
  const added = twins.map((twin): Show => {
    const show = bySlug.get(twin.of)!;
    return { ...show, slug: twin.slug, title: twin.title(language), showRef: `AU${twin.id}` };
  });
  return [...shows, ...added];
}

/** The same for the details. */
export function withTwinDetails(details: readonly ShowDetails[], twins: readonly Twin[], language: Language) {
  const bySlug = new Map(details.map((each) => [each.slug, each]));
  const added = twins.map((twin): ShowDetails => {
    const title = twin.title(language);
    const names = { title, originalTitle: title, titleTracking: twin.title('fr') };
    const references = { refHubble: `AU${twin.id}`, refVista: `HO${String(twin.id).padStart(8, '0')}` };
    return { ...bySlug.get(twin.of)!, slug: twin.slug, ...names, ...references };
  });
  return [...details, ...added];
}

/**
 * Which film a cinema plays where the demo's programme has another: itself or one of its twins, the same all the time.
 * The demo's own cinemas play its own films.
 */
export function castingOf(twins: readonly Twin[]): (cinema: string, show: string) => string {
  const own = new Set(demoCinemas.fr.map(({ slug }) => slug));
  const choices = new Map(
    [...Map.groupBy(twins, ({ of }) => of)].map(([of, all]) => [of, [of, ...all.map(({ slug }) => slug)]]),
  );
  return (cinema, show) => {
    const among = choices.get(show);
    return among && !own.has(cinema) ? randomOf(`casting ${cinema} ${show}`).pick(among) : show;
  };
}

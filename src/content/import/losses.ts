import type { Kysely } from 'kysely';
import type { CinemaDetails } from '../../contract/cinema.ts';
import type { Schema } from '../../database/schema.ts';
import { localTimeAt } from '../../lib/localTime.ts';
import type { Site } from '../../sites/sites.ts';
import { documentFile, kindOf } from './documents.ts';
import type { Faults } from './faults.ts';
import { showtimesFile } from './showtimes.ts';

/** What a site can lose by an import. Of shows and screenings only what is still to come at one instant counts. */
export type OfferedContent = {
  /** The slugs of its cinemas. */
  readonly cinemas: ReadonlySet<string>;
  /** How many shows have coming screenings. */
  readonly shows: number;
  readonly screenings: number;
};

/** How much less of each a feed has than the site shows. */
export type Losses = { readonly cinemas: number; readonly shows: number; readonly screenings: number };

/** Of each, so few may go that a share says nothing: a site with three films shows two the day after. */
const FEW: Losses = { cinemas: 1, shows: 3, screenings: 10 };
const NAMES: Readonly<Record<keyof Losses, string>> = {
  cinemas: 'cinemas',
  shows: 'shows with coming screenings',
  screenings: 'coming screenings',
};
const PARTS = Object.keys(NAMES) as (keyof Losses)[];

/** What a generation of a site has; screenings are to come if they begin after an instant, in the time of their cinema. */
export async function offerOf(db: Kysely<Schema>, site: Site, generation: number, at: Date): Promise<OfferedContent> {
  const rows = await db
    .selectFrom('document')
    .select('data')
    .where('generation', '=', generation)
    .where('language', '=', site.defaultLanguage)
    .where('kind', '=', kindOf('cinemas'))
    .execute();
  const cinemas = rows.map(({ data }) => JSON.parse(data) as CinemaDetails);
  const inZones = Map.groupBy(cinemas, ({ timeZone }) => timeZone ?? site.timeZone);
  const { shows, screenings } = await db
    .selectFrom('showtime')
    .select(({ fn }) => [fn.count('show').distinct().as('shows'), fn.countAll().as('screenings')])
    .where('generation', '=', generation)
    .where(({ and, eb, or }) =>
      or(
        [...inZones].map(([zone, there]) =>
          and([
            eb('time', '>', localTimeAt(at, zone)),
            eb(
              'cinema',
              'in',
              there.map(({ slug }) => slug),
            ),
          ]),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return {
    // A former address is not a cinema.
    cinemas: new Set(cinemas.filter(({ redirectSlug }) => redirectSlug === null).map(({ slug }) => slug)),
    shows: Number(shows),
    screenings: Number(screenings),
  };
}

/**
 * What a site would lose by a feed. Cinemas are compared one by one, as they keep their slugs; of shows and screenings
 * only the numbers, since both change every week.
 */
export function lossesBy(feed: OfferedContent, live: OfferedContent): Losses {
  return {
    cinemas: live.cinemas.difference(feed.cinemas).size,
    shows: Math.max(0, live.shows - feed.shows),
    screenings: Math.max(0, live.screenings - feed.screenings),
  };
}

/** Adds a fault for each loss above so many per cent (IMPORT_MAX_LOSS): an export breaks, a chain does not close. */
export function refuseLosses(
  { site, live, losses, percent }: { site: Site; live: OfferedContent; losses: Losses; percent: number },
  faults: Faults,
): void {
  for (const part of PARTS) {
    const had = part === 'cinemas' ? live.cinemas.size : live[part];
    const [least, left] = [leastOf(part, had, percent), had - losses[part]];
    if (left >= least) continue;
    const file = part === 'cinemas' ? documentFile(site, site.defaultLanguage, part) : showtimesFile(site);
    faults.add(file, [], `at least ${least} of the ${had} ${NAMES[part]} that the site has, or --allow-loss`, left);
  }
}

/** How many of a site's cinemas, shows or screenings an import has to leave. */
function leastOf(part: keyof Losses, had: number, percent: number): number {
  if (had === 0 || percent === 100) return 0;
  return Math.max(1, had - Math.max(FEW[part], Math.floor((had * percent) / 100)));
}

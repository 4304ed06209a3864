import { sql, type Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Settings } from '../settings/schema.ts';
import { isStandIn, ticketingOrigins } from '../settings/ticketing.ts';
import { SITE_CODES } from '../sites/sites.ts';

/**
 * Why visitors of a chain that is not the demo would be led to a wrong ticketing by what its sites show, in a sentence:
 * to the stand-in, or to an origin that the settings do not name (any more). What the store has of sites that are not
 * in the brand's table (any more), as those of the demo, is shown to nobody. Undefined if nothing is wrong. Two statements.
 */
export async function ticketingFault(db: Kysely<Schema>, settings: Settings): Promise<string | undefined> {
  const shown = db
    .selectFrom('showtime')
    .innerJoin('site_generation', 'site_generation.generation', 'showtime.generation')
    // Of a site that the table no longer has, nothing is shown.
    .where('site', 'in', SITE_CODES)
    .limit(1);
  if (isStandIn(settings)) {
    const found = await shown.select('site').where('link', 'is', null).executeTakeFirst();
    if (found) {
      return (
        `Bad setting: TICKETING_URL: screenings of site ${found.site} lead to the stand-in, which sells nothing; with DEMO=off, ` +
        'expected the address of your ticketing, such as https://tickets.example.com/{language}/sessions/{session}.'
      );
    }
  }
  const origins = [...ticketingOrigins(settings)];
  const found = await shown
    .select(['site', 'link'])
    .where('link', 'is not', null)
    .where(({ and, ref }) =>
      // With what follows: another origin may begin in the same way.
      and(
        ['/', '?'].flatMap((next) =>
          origins.map((origin) => sql<boolean>`substr(${ref('link')}, 1, ${origin.length + 1}) <> ${origin + next}`),
        ),
      ),
    )
    .executeTakeFirst();
  if (!found?.link) return undefined;
  const { origin } = new URL(found.link);
  return (
    `Bad setting: TICKETING_ORIGINS: screenings of site ${found.site} lead to ${origin}, which is not among them; ` +
    'add it, or import a feed without it.'
  );
}

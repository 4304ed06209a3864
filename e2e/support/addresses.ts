import { href } from '../../src/routes/href.ts';
import { isAvailable } from '../../src/routes/screens.ts';
import { siteOf, type Language, type SiteCode } from '../../src/sites/sites.ts';
import { TEST_DAY } from '../../tests/support/clock.ts';
import { request } from '../../tests/support/request.ts';
import { builtPaths, examplesOf } from '../../tests/support/screens.ts';

type Showtime = { readonly status: string; readonly refCmd: string };

/** As found before in this process: each time makes a poll, and an address may only ask for so many. */
const found = new Map<string, Promise<string[]>>();

/**
 * Every screen of a site in a language, including those without a fixed address: a poll, which is made here,
 * search results, what is near a town, and pages that are not found or gone.
 */
export function everyPath(code: SiteCode, language: Language): Promise<string[]> {
  const paths = found.get(code + language) ?? findPaths(code, language);
  found.set(code + language, paths);
  return paths;
}

async function findPaths(code: SiteCode, language: Language): Promise<string[]> {
  const site = siteOf(code);
  const port = Number(process.env['AURORE_PORT']);
  const examples = await examplesOf((path) => request(port, code, path));
  const results = (['search', 'helpSearch'] as const)
    .filter((screen) => isAvailable(site, screen))
    .map((screen) => `${href(site, language, screen)}?q=carte`);
  const made = await request(port, code, href(site, language, 'askFriends'), {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: `http://${code}.aurore.localhost:${port}`,
    },
    body: `s=${await comingScreening(code, port, examples.cinema!)}`,
  });
  if (made.status !== 303) throw new Error(`${code} in ${language}: the poll was refused with ${made.status}.`);
  return [
    ...builtPaths(site, language, examples),
    ...results,
    ...(isAvailable(site, 'near') ? [`${href(site, language, 'near')}?q=${site.mainCity}`] : []),
    made.headers.location!,
    ...(['notFound404', 'notFoundItem', 'gone'] as const).map((screen) => href(site, language, screen)),
  ];
}

/** The reference of a screening after today that can be booked: friends can be asked about no other. */
async function comingScreening(code: SiteCode, port: number, cinema: string): Promise<string> {
  const ask = async (path: string) => (await request(port, code, path)).json();
  const { shows } = (await ask(`/api/cinema/${cinema}/shows`)) as { shows: Record<string, unknown> };
  for (const show of Object.keys(shows)) {
    const days = (await ask(`/api/show/${show}/showtimes/${cinema}`)) as Record<string, Showtime[]>;
    const later = Object.entries(days).flatMap(([day, showtimes]) => (day > TEST_DAY ? showtimes : []));
    const found = later.find(({ status }) => status === 'available');
    if (found) return /V\d+S\d+/.exec(found.refCmd)![0];
  }
  throw new Error(`No coming screening can be booked at ${cinema}.`);
}

/** What a browser logs for pages that are not found or gone. */
export const NOT_THERE = /status of 4(?:04|10)/;

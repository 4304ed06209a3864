import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

/** Components that are not on the page of components but only on their own pages, most of which have pictures. */
const ON_THEIR_PAGES: Readonly<Record<string, readonly string[]>> = {
  'a whole programme with its days and filters, whose rows and tickets are shown': [
    'AccessibleScreenings',
    'Board',
    'BoardRows',
    'CinemaGrid',
    'DayViews',
    'Evening',
    'EveningFilters',
    'FoundTickets',
    'LiveTickets',
    'FilterChips',
    'FirstQuestion',
    'PlaceMessage',
    'ProgrammeIsland',
    'SeasonCalendar',
    'ShowProgramme',
    'SortField',
    'TicketSupport',
    'Tonight',
  ],
  'the form of a page of its own': ['TellMeChoice', 'TellMeForm'],
  'a list by the address, whose items are shown': [
    'CinemaIndex',
    'CinemaMap',
    'CinemaSearch',
    'CityGroups',
    'CountryMap',
    'Elsewhere',
    'LatestVideos',
    'Letters',
    'ListPages',
    'MapBeside',
    'Mapped',
    'NewsList',
    'Promotions',
    'VodList',
  ],
  'a part of one page, made of posters and text': [
    'Beginnings',
    'PersonFilms',
    'PosterLinks',
    'ScreeningVisit',
    'SimilarShows',
  ],
  'a sentence that lists of cinemas in several zones have': ['LocalTimes'],
  'a sentence that two pages have whose script does not come': ['NotLoaded'],
  'links that are seen only while they have the focus': ['SkipLinks'],
  'a line below the tickets of a page': ['TicketLegend'],
  'seen by those who are signed in, or by nobody': ['Choice', 'ProfilePanel'],
};

/** The .astro files that a file imports, directly or indirectly. */
function reached(file: string, seen = new Set<string>()): Set<string> {
  const source = readFileSync(file, 'utf8');
  for (const [, path] of source.matchAll(/^import .* from '(\.[^']+\.astro)';$/gm)) {
    const found = posix.join(posix.dirname(file), path!);
    if (!seen.has(found)) reached(found, seen.add(found));
  }
  return seen;
}

test('every component is on the page of components, or it is listed where else it is', () => {
  const shown = reached('src/docs/components.astro');
  const missing = globSync('src/components/**/*.astro')
    .map((file) => file.split('\\').join('/'))
    .filter((file) => !shown.has(file))
    .map((file) => posix.basename(file, '.astro'));
  expect(missing.toSorted()).toEqual(Object.values(ON_THEIR_PAGES).flat().toSorted());
});

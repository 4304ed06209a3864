import { describe, expect, test } from 'vitest';
import type { CinemaProgramme, Showtime } from '../../../src/contract/programme.ts';
import type { Show } from '../../../src/contract/show.ts';
import { areShowtimesDisplayed } from '../../../src/domain/show/showFragments.ts';
import { TEST_CLOCK } from '../../support/clock.ts';
import { get } from '../../support/site.ts';

const CINEMA = 'aurore-paris-grands-boulevards';
const TODAY = '2026-11-21';

/** The days from today on with screenings at a cinema that can be shown, optionally only those with a tag. */
async function playing(tag?: string): Promise<string[]> {
  const { shows } = (await get('fr', `/api/cinema/${CINEMA}/shows`)).json() as CinemaProgramme;
  const listed = (await get('fr', '/api/shows')).json() as { shows: Show[] };
  const shown = listed.shows.filter((show) => areShowtimesDisplayed(show, new Date(TEST_CLOCK)));
  const days = shown.flatMap(({ slug }) =>
    Object.entries(shows[slug]?.days ?? {})
      .filter(([, { tags }]) => tag === undefined || tags.includes(tag))
      .map(([day]) => day),
  );
  return [...new Set(days)].filter((day) => day >= TODAY).sort();
}

/** The days that a page links to from a calendar or a day strip. */
async function linked(path: string, within: RegExp): Promise<string[]> {
  const { status, text } = await get('fr', path);
  expect(status, path).toBe(200);
  const part = within.exec(text)![0];
  return [...part.matchAll(/href="([^"]+)"/g)].map(([, href]) => /date-([\d-]+)/.exec(href!)?.[1] ?? TODAY);
}

const CALENDAR = /<div class="calendar">[\s\S]*?<\/astro-island>/;
const STRIP = /<nav class="days"[\s\S]*?<\/ol>/;

describe('the calendar of a cinema', () => {
  // SPEC 4.50
  test('has a link for each day with screenings, and for no other', async () => {
    expect(await linked(`/jours/${CINEMA}`, CALENDAR)).toEqual(await playing());
  });

  test('narrowed, has the days on which the filters leave something', async () => {
    const days = await playing('ice');
    expect(days.length).toBeLessThan((await playing()).length);
    expect(await linked(`/jours/${CINEMA}/filters/tags-ice`, CALENDAR)).toEqual(days);
  });

  test('keeps the filters, and says in the address where the strip is to start', async () => {
    const { text } = await get('fr', `/jours/${CINEMA}/filters/tags-ice`);
    const day = (await playing('ice')).find((each) => each > TODAY)!;
    expect(text.includes(`href="/cinemas/${CINEMA}/filters/date-${day}/tags-ice?start=${day}"`)).toBe(true);
  });

  test('is that of its programme to search engines', async () => {
    const { text } = await get('fr', `/jours/${CINEMA}`);
    expect(/<link rel="canonical" href="[^"]+\/cinemas\/aurore-paris-grands-boulevards">/.test(text)).toBe(true);
  });

  test('there is none of what does not exist', async () => {
    expect((await get('fr', '/jours/nobody-saw-it-1')).status).toBe(404);
  });
});

test('the calendar of a film is that of the place in the address', async () => {
  const { shows } = (await get('fr', '/api/cinema/aurore-lyon-confluence/shows')).json() as CinemaProgramme;
  const { shows: listed } = (await get('fr', '/api/shows')).json() as { shows: { slug: string; isMovie: boolean }[] };
  const film = listed.find(({ slug, isMovie }) => isMovie && Object.keys(shows[slug]?.days ?? {}).length > 1)!.slug;
  const days = Object.keys(shows[film]!.days).filter((day) => day >= TODAY);
  const found = await linked(`/jours/${film}/filters/localisation-aurore-lyon-confluence`, CALENDAR);
  expect(found.length).toBe(days.length);
});

describe('the day strip', () => {
  // SPEC 4.51
  test('starts at the day chosen in the calendar, after today', async () => {
    const strip = await linked(`/cinemas/${CINEMA}/filters/date-2026-12-02?start=2026-11-30`, STRIP);
    expect(strip).toHaveLength(14);
    expect(strip.slice(0, 3)).toEqual([TODAY, '2026-11-30', '2026-12-01']);
  });

  test('says of a day without screenings that it has none, as the calendar does', async () => {
    const calendar = CALENDAR.exec((await get('fr', '/jours/loulou-44028')).text)![0];
    const strip = STRIP.exec((await get('fr', '/films/loulou-44028/filters/date-2026-11-24')).text)![0];
    const days = strip.split('</li>').slice(0, -1);
    expect(days).toHaveLength(14);
    const empty = days.filter((day) => day.includes('aucune séance')).map((day) => /date-([\d-]+)/.exec(day)?.[1]);
    expect(empty).toEqual([TODAY, '2026-11-23']);
    for (const day of empty) expect(calendar.includes(`date-${day}`), day).toBe(false);
    expect(calendar).toContain('lundi 23 novembre, aucune séance');
  });

  test('starts today when the address says something else', async () => {
    for (const start of ['', 'yesterday', '2026-11-01', '2026-02-30']) {
      const strip = await linked(`/cinemas/${CINEMA}?start=${start}`, STRIP);
      expect(strip.slice(0, 2), start).toEqual([TODAY, '2026-11-22']);
    }
  });
});

describe('hours in the address', () => {
  /** The days from today on with a screening at 23:00 or later, according to the API. */
  async function late(film: string): Promise<string[]> {
    const days = (await get('fr', `/api/show/${film}/showtimes/${CINEMA}`)).json() as Record<string, Showtime[]>;
    return Object.entries(days)
      .filter(([day, showtimes]) => day >= TODAY && showtimes.some(({ time }) => isLate(day, time)))
      .map(([day]) => day)
      .sort();
  }
  const isLate = (day: string, time: string) => time >= `${day} 23:00:00`;

  test('narrow the calendar to days with a screening within them', async () => {
    const { shows } = (await get('fr', `/api/cinema/${CINEMA}/shows`)).json() as CinemaProgramme;
    const films = await Promise.all(
      Object.keys(shows).map(async (film) => ({ film, days: await late(film), all: Object.keys(shows[film]!.days) })),
    );
    const { film, days } = films.find(({ days, all }) => days.length > 0 && days.length < all.length)!;
    const at = `filters/localisation-${CINEMA}/from-2300`;
    const found = await linked(`/jours/${film}/${at}`, CALENDAR);
    expect(found.toSorted()).toEqual(days);
    const { text } = await get('fr', `/fragments/fr/nearest/${film}/filters/date-2027-03-01/${at.slice(8)}`);
    expect(text).toContain(days.at(-1)!);
  });

  test('of a form without script become the address of the hours', async () => {
    const hours = (query: string) => get('fr', `/cinemas/${CINEMA}/filters/versions-vf?${query}`);
    const { status, headers } = await hours('from=1900&until=2230');
    expect([status, headers.location]).toEqual([303, `/cinemas/${CINEMA}/filters/versions-vf/from-1900/until-2230`]);
    expect((await hours('from=&until=')).headers.location).toBe(`/cinemas/${CINEMA}/filters/versions-vf`);
    expect((await hours('from=noon')).headers.location).toBe(`/cinemas/${CINEMA}/filters/versions-vf`);
  });

  test('that are none are no address', async () => {
    for (const hours of ['from-24', 'from-2400', 'until-1960', 'from-1900,2000']) {
      expect((await get('fr', `/cinemas/${CINEMA}/filters/${hours}`)).status, hours).toBe(404);
    }
  });
});

describe('the nearest day', () => {
  test('is offered where a day has nothing', async () => {
    const last = (await playing()).at(-1)!;
    const { text } = await get('fr', `/cinemas/${CINEMA}/filters/date-2027-03-01`);
    const nothing = /<div class="nothing">[\s\S]*?<\/div>/.exec(text)![0];
    expect(nothing).toContain('Aucune séance ce jour-là');
    expect(nothing).toContain(`href="/cinemas/${CINEMA}/filters/date-${last}"`);
    // If there is nothing to filter, there is no "all" either.
    expect(text).not.toContain('class="chip all"');
  });

  test('is one on which the filters leave something, as a part of the page too', async () => {
    const days = await playing('ice');
    const { status, text } = await get('fr', `/fragments/fr/nearest/${CINEMA}/filters/date-2027-03-01/tags-ice`);
    expect(status).toBe(200);
    expect(text).toContain(`href="/cinemas/${CINEMA}/filters/date-${days.at(-1)!}/tags-ice"`);
  });

  test('is none where there is none', async () => {
    const none = await get('fr', `/fragments/fr/nearest/${CINEMA}/filters/tags-smellovision`);
    expect([none.status, none.text.includes('<a')]).toEqual([200, false]);
    expect((await get('fr', '/fragments/fr/nearest/nowhere')).status).toBe(404);
  });
});

describe('where nothing is left, a programme leads on, without script too', () => {
  const waysOn = async (path: string) => {
    const nothing = (await get('fr', path)).text.split('<div class="nothing">')[1]?.split('</div>')[0] ?? '';
    return [...nothing.matchAll(/<a class="chip" href="([^"]*)"[^>]*>\s*([^<]*)/g)].map(([, to, label]) => ({
      to,
      label: label!.trim(),
    }));
  };
  const hasTickets = async (path: string) =>
    /<li data-v="[^"]*"(?:(?!hidden)[^>])*><a class="ticket/.test((await get('fr', path)).text);

  test('of a cinema: to another day, another cinema, and without the version', async () => {
    const at = '/cinemas/aurore-paris-grands-boulevards/filters';
    const ways = await waysOn(`${at}/tags-dolby/versions-vost`);
    expect(ways.map(({ label }) => label)).toEqual([
      expect.stringMatching(/^Jour le plus proche\s: /),
      expect.stringMatching(/^Cinéma le plus proche\s: Aurore [^,]+, [\d,]+\s?km$/),
      expect.stringMatching(/^Retirer (?:VOST|Dolby)/),
      'Tout effacer',
    ]);
    expect(ways[1]!.to).toMatch(/^\/cinemas\/aurore-[a-z-]+\/filters\/tags-dolby\/versions-vost$/);
    for (const { to } of ways.slice(0, 3)) expect(await hasTickets(to!), to).toBe(true);
  });

  test('of a film: to another day there, and the nearest cinema that shows it', async () => {
    const film = '/films/metropolis-44019/filters';
    const ways = await waysOn(`${film}/versions-vost/localisation-aurore-paris-vaugirard`);
    expect(ways[0]!.to).toMatch(/\/date-[\d-]+\/versions-vost\/localisation-aurore-paris-vaugirard$/);
    expect(ways[1]!.to).toMatch(/\/filters\/versions-vost\/localisation-aurore-paris-[a-z-]+$/);
    expect(ways[2]!.to).toBe(`${film}/localisation-aurore-paris-vaugirard`);
    const ofDay = await waysOn(`${film}/date-2026-11-23/localisation-versailles`);
    expect(ofDay[1]!.to).toMatch(/\/filters\/date-2026-11-23\/localisation-aurore-/);
    for (const { to } of ways.slice(0, 2)) expect(await hasTickets(to!), to).toBe(true);
  });

  test('keeping what somebody needs', async () => {
    const ways = await waysOn('/cinemas/aurore-lyon-celestins/filters/tags-audiodesc/versions-vost');
    const kept = ways.filter(({ label }) => label !== 'Tout effacer');
    expect(kept.length).toBeGreaterThan(0);
    for (const { to } of kept) expect(to).toContain('tags-audiodesc');
    expect(await waysOn('/cinemas/aurore-lyon-celestins/filters/tags-relaxed')).toEqual([
      expect.objectContaining({ label: 'Tout effacer' }),
    ]);
  });

  test('of an evening, without what is no need', async () => {
    const [drop, reset] = await waysOn('/ce-soir/lyon/filters/tags-audiodesc/versions-vo');
    expect(drop).toMatchObject({
      to: '/ce-soir/lyon/filters/tags-audiodesc',
      label: expect.stringMatching(/^Retirer VO \(\d+ séances\)$/) as unknown,
    });
    expect(reset!.to).toBe('/ce-soir/lyon');
    expect((await get('fr', drop!.to!)).text).toContain('class="board-part"');
  });
});

// SPEC 4.53
test('a place in the address is shown among the filters, and can be taken out', async () => {
  const { text } = await get('fr', '/films/le-cuirasse-potemkine-44008/filters/localisation-lyon');
  const chip = /<a class="chip" href="([^"]+)" aria-current="true" aria-label="([^"]+)"[^>]*>Lyon<\/a>/.exec(text)!;
  expect(chip[1]).toBe('/films/le-cuirasse-potemkine-44008');
  expect(chip[2]).toBe('Lyon : ne plus limiter à ce lieu');
});

// SPEC 9.24
test.each([
  ['fr', '/jours/aurore-paris-grands-boulevards', 'La semaine de cinéma va ici du mercredi au mardi.'],
  ['nl', null, 'De filmweek loopt hier van donderdag tot en met woensdag.'],
] as const)('the days of a cinema say when its week runs: %s', async (site, path, words) => {
  const own = async () => {
    const [cinema] = (await get(site, '/api/cinemas')).json() as { slug: string }[];
    return `/dagen/${cinema!.slug}`;
  };
  const { status, text } = await get(site, path ?? (await own()));
  expect(status).toBe(200);
  expect(text).toContain(words);
});

// SPEC 9.24
test.each([
  ['fr', '/jours', 'Le programme à partir du mercredi 9 décembre sera publié le lundi 7 décembre.'],
  ['fr', '/en/days', 'The programme from Wednesday, 9 December is published on Monday, 7 December.'],
  ['ch', '/de/tage', 'Das Programm ab Mittwoch, 9. Dezember, erscheint am Montag, 7. Dezember.'],
  // Where the week begins on Thursday.
  ['nl', '/dagen', 'Het programma vanaf donderdag 10 december verschijnt op dinsdag 8 december.'],
] as const)('the days of a cinema say when its next programme is published: %s %s', async (site, path, words) => {
  const [cinema] = (await get(site, '/api/cinemas')).json() as { slug: string }[];
  expect((await get(site, `${path}/${cinema!.slug}`)).text).toContain(words);
});

// SPEC 9.24
test('a day without screenings says when its programme is published, if it is not out yet', async () => {
  const words = 'Le programme à partir du mercredi 9 décembre sera publié le lundi 7 décembre.';
  const page = async (day: string) => (await get('fr', `/cinemas/${CINEMA}/filters/date-${day}`)).text;
  expect(await page('2027-01-15')).toContain(`Aucune séance ce jour-là. Choisissez un autre jour. ${words}`);
  const past = await page('2026-12-07');
  expect(past).toContain('Aucune séance ce jour-là.');
  expect(past).not.toContain(words);
});

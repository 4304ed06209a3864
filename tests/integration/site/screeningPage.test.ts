import { expect, test } from 'vitest';
import type { CinemaDetails } from '../../../src/contract/cinema.ts';
import type { CinemaProgramme } from '../../../src/contract/programme.ts';
import type { ShowtimeOnWire as Showtime } from '../../../src/contract/unknown.ts';
import type { Show } from '../../../src/contract/show.ts';
import { formatDuration } from '../../../src/domain/show/duration.ts';
import { dateFormat } from '../../../src/lib/formats.ts';
import { TEST_DAY } from '../../support/clock.ts';
import { get } from '../../support/site.ts';

const CINEMA = 'aurore-paris-grands-boulevards';

/** A screening that has a tag, with its show. */
async function screeningWith(tag: string): Promise<{ showtime: Showtime; show: Show }> {
  return screeningWhere(({ tags }) => tags.includes(tag));
}

/** A screening of the cinema on the tests' day. */
async function screeningWhere(isWanted: (showtime: Showtime) => boolean): Promise<{ showtime: Showtime; show: Show }> {
  const { shows } = (await get('fr', `/api/cinema/${CINEMA}/shows`)).json() as CinemaProgramme;
  const listed = (await get('fr', '/api/shows')).json() as { shows: Show[] };
  for (const [slug, { days }] of Object.entries(shows)) {
    if (!days[TEST_DAY]) continue;
    const all = (await get('fr', `/api/show/${slug}/showtimes/${CINEMA}/${TEST_DAY}`)).json() as Showtime[];
    const showtime = all.find(isWanted);
    const show = listed.shows.find((each) => each.slug === slug);
    if (showtime && show) return { showtime, show };
  }
  throw new Error('There is no such screening.');
}

const panelOf = async ({ refCmd }: Showtime) => {
  const reference = /V\d+S\d+/.exec(refCmd)![0];
  const { status, text } = await get('fr', `/seances/${reference}`);
  expect(status).toBe(200);
  const html = text.split('<section').find((part) => part.split('>')[0]!.includes('data-panel="showtimeDetails"'))!;
  return html.replaceAll('&#39;', '’').replaceAll('&amp;', '&');
};

// SPEC 2.86
test('the panel of a screening has its poster, show, cinema, times, version, length, hall and seats', async () => {
  const { showtime, show } = await screeningWith('imax').catch(() => screeningWith('ice'));
  const html = await panelOf(showtime);
  const poster = new URL(show.posterPath!.md).pathname.replace(/-\d+\.webp$/, '');
  for (const said of [
    ...[poster, show.title, 'Aurore Paris Grands Boulevards', `datetime="${showtime.time.replace(' ', 'T')}"`],
    ...[showtime.time.slice(11, 16), showtime.endTime.slice(11, 16), formatDuration(show.duration)!],
    ...[showtime.auditoriumName, showtime.auditoriumCapacity],
  ]) {
    expect(html.includes(said), said).toBe(true);
  }
});

// SPEC 2.86, 3.60
test('it says 3D of what is shown so, and of nothing else', async () => {
  const labels = (html: string) => /<p [^>]*data-labels[^]*?<\/p>/.exec(html)![0];
  expect(labels(await panelOf((await screeningWith('3d')).showtime))).toContain('>En 3D<');
  expect(labels(await panelOf((await screeningWith('ice')).showtime))).not.toContain('>En 3D<');
});

// SPEC 2.87, 3.60
test('its icons of experiences and accessibility are 36 by 36', async () => {
  const html = await panelOf((await screeningWith('pmr')).showtime);
  const icons = [...html.matchAll(/<(?:svg|img)[^>]*\bwidth="36"[^>]*\bheight="36"/g)];
  expect(icons.length).toBeGreaterThan(0);
});

/** The first screening of the cinema that is as wanted, on any day, with that day. */
async function screeningThat(is: (showtime: Showtime) => boolean): Promise<{ showtime: Showtime; day: string }> {
  const { shows } = (await get('fr', `/api/cinema/${CINEMA}/shows`)).json() as CinemaProgramme;
  for (const [slug, { days }] of Object.entries(shows)) {
    for (const day of Object.keys(days)) {
      const all = (await get('fr', `/api/show/${slug}/showtimes/${CINEMA}/${day}`)).json() as Showtime[];
      const showtime = all.find(is);
      if (showtime) return { showtime, day };
    }
  }
  throw new Error('There is no such screening.');
}
const referenceOf = ({ refCmd }: Showtime) => /V\d+S\d+/.exec(refCmd)![0];
/** The words for the state of a screening on its own page. */
const stateOnItsPage = async (showtime: Showtime) =>
  /class="book [^]*?<em[^>]*>([^<]*)/.exec((await get('fr', `/seances/${referenceOf(showtime)}`)).text)![1];

test('a screening that is not yet on sale says when that begins, in the programme and on its own page', async () => {
  const later = ({ status, reservabilityStart }: Showtime) =>
    status === 'locked' && Date.parse(reservabilityStart) > Date.parse(`${TEST_DAY}T23:00:00Z`);
  const { showtime, day } = await screeningThat(later);
  const opens = dateFormat('fr-FR', { day: 'numeric', month: 'short', timeZone: 'Europe/Paris' });
  const words = `En vente le ${opens.format(new Date(showtime.reservabilityStart))}`;
  const programme = (await get('fr', `/cinemas/${CINEMA}/filters/date-${day}`)).text;
  const [ticket] = programme.split(`<a class="about" href="/seances/${referenceOf(showtime)}"`);
  expect(/.*<em>([^<]*)/s.exec(ticket!)![1]).toBe(words);
  expect(await stateOnItsPage(showtime)).toBe(words);
});

test('the page of a single screening does not call it the next', async () => {
  const { showtime } = await screeningThat(
    ({ status, time }) => status === 'available' && time.slice(0, 10) > TEST_DAY,
  );
  expect(await stateOnItsPage(showtime)).toBe('');
});

test('its page says how to get there, by the visitor’s own map too, what it costs, and how to get in', async () => {
  const { showtime } = await screeningWith('imax').catch(() => screeningWith('ice'));
  const { text } = await get('fr', `/seances/${/V\d+S\d+/.exec(showtime.refCmd)![0]}`);
  const [visit] = /<section[^>]*id="visit"[\s\S]*?<\/section>/.exec(text) ?? [];
  const cinema = (await get('fr', `/api/cinema/${CINEMA}`)).json() as CinemaDetails;
  const [theater] = cinema.theaters as [CinemaDetails['theaters'][number]];
  const { x, y } = theater.gpsPosition!;
  for (const said of [
    ...[theater.addressLine1, theater.addressZip!, theater.addressCity],
    ...[`destination=${x},${y}`, `daddr=${x},${y}`, `to=${x},${y}`],
    ...cinema.openingHours.map(({ hours }) => hours),
    ...cinema.itinerary.map(({ label }) => label),
    ...cinema.pricing!.prices.slice(0, 5).map(({ label }) => label),
    ...cinema.services.filter(({ isAccessibility }) => isAccessibility).map(({ label }) => label),
    ...[`/cinemas/${CINEMA}#tarifs`],
  ]) {
    expect(visit!.replaceAll('&#39;', '’').replaceAll('&amp;', '&').includes(said), said).toBe(true);
  }
  // That the theatre has wheelchair spaces is said where this hall has them.
  for (const isSpacious of [true, false]) {
    const { showtime: one } = await screeningWhere(({ tags }) => tags.includes('pmr') === isSpacious);
    const page = (await get('fr', `/seances/${/V\d+S\d+/.exec(one.refCmd)![0]}`)).text;
    const part = /<section[^>]*id="visit"[\s\S]*?<\/section>/.exec(page)![0];
    expect(part.includes('<p class="pb-2">Accès en fauteuil roulant</p>'), one.refCmd).toBe(isSpacious);
  }
  // A panel over another page has the screening alone.
  expect(await panelOf(showtime)).not.toContain('id="visit"');
});

test('its page leads to the way there in the visitor’s own map, from where the theatre stands', async () => {
  const cinema = (await get('fr', `/api/cinema/${CINEMA}`)).json() as CinemaDetails;
  const { x, y } = cinema.theaters[0]!.gpsPosition!;
  const { showtime } = await screeningThat(({ status }) => status === 'available');
  const { text } = await get('fr', `/seances/${referenceOf(showtime)}`);
  const visit = /<section[^>]*id="visit"[^]*?<\/section>/.exec(text)![0];
  const links = [...visit.matchAll(/<a [^>]*href="([^"]*)"([^>]*)>\s*([^<]*?)\s*<(.*?)<\/a>/gs)].map(
    ([, to, rest, name, more]) => ({
      name: name!,
      to: to!.replaceAll('&amp;', '&').replaceAll('&#38;', '&'),
      // In a tab of its own, which is said, and without telling the map where the visitor came from.
      apart: /target="_blank"/.test(rest!) && /noopener noreferrer/.test(rest!) && more!.includes('(nouvel onglet)'),
    }),
  );
  const ways = links.filter(({ name }) => ['Apple Maps', 'Google Maps', 'OpenStreetMap'].includes(name));
  expect(ways).toEqual([
    { name: 'Apple Maps', to: `https://maps.apple.com/?daddr=${x},${y}`, apart: true },
    { name: 'Google Maps', to: `https://www.google.com/maps/dir/?api=1&destination=${x},${y}`, apart: true },
    { name: 'OpenStreetMap', to: `https://www.openstreetmap.org/directions?to=${x},${y}`, apart: true },
  ]);
});

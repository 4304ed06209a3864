import { expect, test } from 'vitest';
import type { CinemaDetails } from '../../../src/contract/cinema.ts';
import type { CinemaProgramme } from '../../../src/contract/programme.ts';
import type { ShowtimeOnWire as Showtime } from '../../../src/contract/unknown.ts';
import type { Show } from '../../../src/contract/show.ts';
import { formatDuration } from '../../../src/domain/show/duration.ts';
import { TEST_DAY } from '../../support/clock.ts';
import { get } from '../../support/site.ts';

const CINEMA = 'aurore-paris-grands-boulevards';

/** A screening that has a tag, with its show. */
async function screeningWith(tag: string): Promise<{ showtime: Showtime; show: Show }> {
  const { shows } = (await get('fr', `/api/cinema/${CINEMA}/shows`)).json() as CinemaProgramme;
  const listed = (await get('fr', '/api/shows')).json() as { shows: Show[] };
  for (const [slug, { days }] of Object.entries(shows)) {
    if (!days[TEST_DAY]?.tags.includes(tag)) continue;
    const all = (await get('fr', `/api/show/${slug}/showtimes/${CINEMA}/${TEST_DAY}`)).json() as Showtime[];
    const showtime = all.find(({ tags }) => tags.includes(tag));
    const show = listed.shows.find((each) => each.slug === slug);
    if (showtime && show) return { showtime, show };
  }
  throw new Error(`Nothing is shown in ${tag}.`);
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

// SPEC 2.86
test('it says 3D of what is shown so, and of nothing else', async () => {
  const labels = (html: string) => /<p [^>]*data-labels[^]*?<\/p>/.exec(html)![0];
  expect(labels(await panelOf((await screeningWith('3d')).showtime))).toContain('>En 3D<');
  expect(labels(await panelOf((await screeningWith('ice')).showtime))).not.toContain('>En 3D<');
});

// SPEC 2.87
test('its icons of experiences and accessibility are 36 by 36', async () => {
  const html = await panelOf((await screeningWith('pmr')).showtime);
  const icons = [...html.matchAll(/<(?:svg|img)[^>]*\bwidth="36"[^>]*\bheight="36"/g)];
  expect(icons.length).toBeGreaterThan(0);
});

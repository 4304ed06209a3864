import { describe, expect, test } from 'vitest';
import type { CinemaDetails } from '../../../src/contract/cinema.ts';
import type { Showtime } from '../../../src/contract/programme.ts';
import { writeLocatorCookie } from '../../../src/domain/cinema/locator.ts';
import { TEST_DAY } from '../../support/clock.ts';
import { get, originOf } from '../../support/site.ts';

type Row = { readonly start: string; readonly html: string };

const rowsIn = (html: string): Row[] =>
  html
    .split('<li data-statuses=')
    .slice(1)
    .map((row) => row.split('</li>')[0]!)
    .map((row) => ({ start: /<b[^>]*>([\d:]+)<\/b>/.exec(row)![1]!, html: row }));

const partsIn = (html: string) =>
  html
    .split('<details class="board-part"')
    .slice(1)
    .map((part) => part.split('</details>')[0]!)
    .map((part) => ({
      open: part.startsWith(' open'),
      title: /<h2[^>]*>([^<]+)<\/h2>/.exec(part)![1]!,
      count: Number(/<span[^>]*>(\d+)/.exec(part)![1]),
      rows: rowsIn(part),
    }));

async function page(path: string): Promise<string> {
  const { status, text } = await get('fr', path);
  expect(status, path).toBe(200);
  return text;
}

describe('this evening in a city', () => {
  test('has every screening of its cinemas that has not begun, by start, with all to choose by', async () => {
    const rows = rowsIn(await page('/ce-soir/lyon'));
    const cinemas = (await get('fr', '/api/cinemas')).json() as { slug: string; name: string; citySlug: string }[];
    for (const { slug, name } of cinemas.filter(({ citySlug }) => citySlug === 'lyon')) {
      const programme = (await get('fr', `/api/cinema/${slug}/shows`)).json() as { shows: object };
      const starts: string[] = [];
      for (const show of Object.keys(programme.shows)) {
        const showtimes = (await get('fr', `/api/show/${show}/showtimes/${slug}/${TEST_DAY}`)).json() as Showtime[];
        starts.push(...showtimes.map(({ time }) => time).filter((time) => time > `${TEST_DAY} 17:30:00`));
      }
      const here = rows.filter(({ html }) => html.includes(`>${name}</a>`));
      expect(here.length, slug).toBeGreaterThan(5);
      expect(
        here.map(({ start }) => start),
        slug,
      ).toEqual(starts.toSorted().map((time) => time.slice(11, 16)));
      for (const { html } of here) {
        // Its film, version and hall, end, distance and price.
        expect(html).toMatch(/<span class="film">[^<]+<\/span><span class="facts"><span>[^<]+, [^<]+<\/span>/);
        expect(html).toMatch(/<i[^>]*>– \d\d:\d\d<\/i>/);
        expect(html).toMatch(/<span>[\d,]+\u00a0?\u202f?km<\/span> <span>dès [\d,]+\u00a0€<\/span>/);
      }
    }
  });

  test('shows the next hour first, and folds the later ones', async () => {
    const [next, ...later] = partsIn(await page('/ce-soir/lyon'));
    expect(next!.title).toBe('Dans l’heure');
    expect(next!.open).toBe(true);
    expect(next!.rows.every(({ start }) => start > '17:30' && start <= '18:30')).toBe(true);
    expect(later.length).toBeGreaterThan(2);
    for (const { open, title, count, rows } of later) {
      expect(open, title).toBe(false);
      expect(rows.length).toBe(count);
      const [hour] = /\d\d/.exec(title)!;
      expect(rows.every(({ start }) => start.startsWith(hour))).toBe(true);
      // Of the hour that the next one reaches into, only the rest is promised.
      const [from] = /\d\d:\d\d/.exec(title)!;
      expect(from > next!.rows.at(-1)!.start || from < '08:00', title).toBe(true);
      expect(from <= rows[0]!.start || rows[0]!.start < '08:00', title).toBe(true);
    }
  });

  test('is narrowed by filters, which say how many are left, and by a day', async () => {
    const all = rowsIn(await page('/ce-soir/lyon'));
    const original = await page('/ce-soir/lyon/filters/versions-vost');
    const left = rowsIn(original);
    expect(left.length).toBeGreaterThan(0);
    expect(left.length).toBe(
      all.filter(({ html }) => html.startsWith('"/api') && html.includes('data-v="vost"')).length,
    );
    expect(original).toContain(`${left.length} séances`);
    expect(original).toMatch(/<a class="chip" href="\/ce-soir\/lyon" aria-current="true"[^>]*data-load="swap"/);

    const tomorrow = await page('/ce-soir/lyon/filters/date-2026-11-22');
    expect(rowsIn(tomorrow)[0]!.html).toContain('/2026-11-22"');
    expect(partsIn(tomorrow).find(({ open }) => open)!.title).toMatch(/^À partir de 18/);
  });

  test('says so where nothing is left, with the way back', async () => {
    const text = await page('/ce-soir/lyon/filters/from-2330/until-1200');
    expect(text).toMatch(
      /Aucune séance ne réunit tous ces filtres\.[\s\S]*href="\/ce-soir\/lyon"[^>]*>\s*Tout effacer/,
    );
  });

  test('is of the site’s cities only', async () => {
    expect((await get('fr', '/ce-soir/nowhere')).status).toBe(404);
  });

  test('stands in each language, is in the sitemap, and is one tap away from the home page and the city’s', async () => {
    expect((await get('fr', '/en/tonight/lyon')).text).toContain('Tonight in Lyon');
    expect((await get('ch', '/de/heute-abend')).status).toBe(200);
    expect((await get('nl', '/vanavond/amsterdam')).text).toContain('Vanavond in Amsterdam');
    expect(await page('/')).toContain('href="/ce-soir/paris"');
    const city = await page('/cinemas/ville/lyon');
    expect(rowsIn(city).map(({ start }) => start)).toEqual(
      rowsIn(await page('/ce-soir/lyon'))
        .slice(0, 6)
        .map(({ start }) => start),
    );
    expect(city).toContain('href="/ce-soir/lyon"');
  });
});

test.each([
  ['/ce-soir', '/ce-soir/paris'],
  ['/ce-soir/filters/versions-vost', '/ce-soir/paris'],
  ['/ce-soir?q=lyon', '/ce-soir/lyon'],
  ['/ce-soir?q=villeurbanne', '/ce-soir?q=villeurbanne'],
  ['/ce-soir/paris', '/ce-soir/paris'],
])('%s is %s to search engines', async (path, canonical) => {
  const html = await page(path);
  const addresses = [...html.matchAll(/<link rel="(canonical|alternate)"(?: hreflang="([^"]+)")? href="([^"]+)"/g)];
  const named = (of: string) => addresses.flatMap(([, rel, language, href]) => (rel === of ? [[language, href]] : []));
  const origin = originOf('fr');
  expect(named('canonical')).toEqual([[undefined, origin + canonical]]);
  expect(named('alternate')).toEqual(
    path === canonical && !path.includes('?')
      ? [
          ['fr-FR', `${origin}/ce-soir/paris`],
          ['en-FR', `${origin}/en/tonight/paris`],
          ['x-default', `${origin}/ce-soir/paris`],
        ]
      : [],
  );
  const sitemap = (await get('fr', '/sitemap/fr-1.xml')).text;
  expect([
    sitemap.includes(`<loc>${origin}/ce-soir</loc>`),
    sitemap.includes(`<loc>${origin}/ce-soir/paris</loc>`),
  ]).toEqual([false, true]);
});

describe('this evening around a place', async () => {
  const cinemas = (await get('fr', '/api/cinemas')).json() as CinemaDetails[];
  const confluence = cinemas.find(({ slug }) => slug === 'aurore-lyon-confluence')!;

  test('that was typed has distances from there', async () => {
    const text = await page('/ce-soir?q=villeurbanne');
    expect(text).toContain('Distances à vol d’oiseau depuis Villeurbanne.');
    expect(rowsIn(text).length).toBeGreaterThan(5);
    expect(text).toContain('href="/ce-soir/filters/versions-vost?q=villeurbanne"');
    expect(await page('/ce-soir?q=69002')).toContain('Aujourd’hui autour de 69002');
  });

  test('that nobody knows says so, and keeps the main city', async () => {
    const text = await page('/ce-soir?q=xyzzy');
    expect(text).toContain('Nous ne connaissons pas «\u00a0xyzzy\u00a0».');
    expect(text).toContain('Ce soir à Paris');
  });

  test('is the visitor’s own in a part of the page that their device asks for', async () => {
    expect(await page('/ce-soir')).toMatch(/data-chosen="\/fragments\/fr\/evening\/" data-kind/);
    expect(await page(`/fragments/fr/evening/${confluence.vistaRef}/city`)).toContain('Ce soir à Lyon');
    expect((await get('fr', '/fragments/fr/evening/nothing/city')).status).toBe(404);
  });

  test('has distances from the city’s centre, the chosen cinema or the visitor’s position, and says so', async () => {
    const part = async (kind: string, cookie = '') => {
      const answer = await get('fr', `/fragments/fr/evening/${confluence.vistaRef}/${kind}`, { headers: { cookie } });
      const [, away] = new RegExp(`>${confluence.name}</a>.*?<span>([\\d,]+)`, 's').exec(answer.text)!;
      const [, from] = /Distances à vol d’oiseau depuis ([^<]*)\./.exec(answer.text)!;
      return { away, from, cached: answer.headers['cache-control'] };
    };
    const ofCity = await part('city');
    expect(ofCity.from).toBe('Lyon');
    expect(ofCity.away).not.toBe('0');
    expect(await part('cinema')).toMatchObject({ away: '0', from: confluence.name });
    expect(await part('favorite')).toMatchObject({ away: '0', from: confluence.name });
    const { x, y } = confluence.theaters[0]!.gpsPosition!;
    const at = (more: number) => `cgp_locator=${writeLocatorCookie({ type: 'position', value: { x: x + more, y } })}`;
    // A hundredth of a degree is 1.1 km.
    expect(await part('position', at(0.02))).toEqual({
      away: '2,2',
      from: 'le lieu choisi, près de Lyon 5e',
      cached: 'private, no-store',
    });
    // Whoever has no such cookie gets the city's.
    expect(await part('position')).toMatchObject({ from: 'Lyon' });
  });
});

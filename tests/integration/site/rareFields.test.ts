import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteOf } from '../../../src/sites/sites.ts';
import { environment } from '../../support/environment.ts';
import { request } from '../../support/request.ts';
import { startSite, type RunningSite } from '../../support/server.ts';
import { showSlug, writeSite } from '../store/feed.ts';
import { DAY, FILM, makeRareFeed } from './rareFeed.ts';

/** A feed with the fields that few chains fill in: pages show each of them. */
const site = siteOf('fr');
const folder = mkdtempSync(join(tmpdir(), 'aurore-rare-'));
let running: RunningSite;
const pageOf = async (path: string) => {
  const { status, text } = await request(running.port, 'fr', path);
  expect(status, path).toBe(200);
  return text;
};
/** The part of a page from a text on. */
const from = (html: string, text: string) => {
  expect(html).toContain(text);
  return html.slice(html.indexOf(text));
};
/** A group of the filters in a page. */
const group = (html: string, title: string) =>
  new RegExp(`<ul[^>]* aria-label="${title}".*?</ul>`, 's').exec(html)?.[0] ?? '';

beforeAll(async () => {
  await writeSite(join(folder, 'feed'), site, makeRareFeed(site));
  const settings = { DATABASE_URL: `sqlite:${join(folder, 'rare.db')}`, CLOCK: `${DAY}T09:00:00+01:00` };
  await promisify(execFile)(process.execPath, ['src/cli/import.ts', join(folder, 'feed')], {
    env: environment(settings),
  });
  running = await startSite('rare-fields', settings);
});
afterAll(async () => {
  await running.stop();
  rmSync(folder, { recursive: true });
});

describe('a show', () => {
  // SPEC 3.58
  test('that is new says so, unless its flag says something else', async () => {
    const list = await pageOf('/cinemas/cinema-1');
    const row = (slug: string) => from(list, `href="/films/${slug}"`).split('class="times"')[0]!;
    expect(row(showSlug(2))).toContain('Nouveau');
    expect(row(showSlug(3))).toContain('Rarebit');
    expect(row(showSlug(3))).not.toContain('Nouveau');
    expect(row(FILM)).not.toContain('Nouveau');
  });

  // SPEC 3.6
  test('has the picture of its title as its heading, and is named by it', async () => {
    expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(await pageOf(`/films/${FILM}`))?.[1]).toMatch(
      /<img [^>]*src="\/media\/logo-of-film\.svg"[^>]*alt="Film 1 fr"/,
    );
  });

  // SPEC 9.13
  test('has its length in hours from sixty minutes on', async () => {
    for (const path of ['/cinemas/cinema-1', `/films/${FILM}`])
      expect(await pageOf(path)).toContain('1\u{A0}h\u{A0}34');
    for (const path of ['/cinemas/cinema-1', `/films/${showSlug(2)}`])
      expect(await pageOf(path)).toContain('45\u{A0}min');
  });

  // SPEC 3.6, 3.8
  test('that can be seen at home leads there', async () => {
    const [row = ''] = /<dt[^>]*>À la maison<\/dt>.*?<\/dd>/s.exec(await pageOf(`/films/${FILM}`)) ?? [];
    expect(row).toContain('href="https://vod.example/1"');
    expect(row).toContain('Disponible en VOD');
    expect(await pageOf(`/films/${showSlug(2)}`)).not.toContain('Disponible en VOD');
  });
});

describe('a tag', () => {
  // SPEC 3.13
  test('is shown in its places: of a show, of a cinema, of filters', async () => {
    const film = await pageOf(`/films/${FILM}`);
    const [formats = ''] = /<dt[^>]*>Expériences<\/dt>.*?<\/dd>/s.exec(film) ?? [];
    expect(formats).toContain('IMAX');
    expect(formats).not.toContain('In the house');
    const cinema = await pageOf('/cinemas/cinema-1');
    const [head] = from(cinema, '<h1').split('<svg');
    expect(head).toContain('In the house');
    expect(head).not.toContain('IMAX');
    expect(group(cinema, 'Expériences')).toContain('IMAX');
    expect(group(film, 'Expériences')).not.toContain('IMAX');
  });

  // SPEC 3.13
  test('stands among the versions where it is one of their filters', async () => {
    for (const page of ['/cinemas/cinema-1', `/films/${FILM}`]) {
      const html = await pageOf(page);
      expect(group(html, 'Versions et langues'), page).toContain('Relief');
      expect(group(html, 'Expériences'), page).not.toContain('Relief');
    }
  });

  // SPEC 3.14
  test('stands in filters in the order of its category', async () => {
    const html = await pageOf('/cinemas/cinema-1');
    const places = ['Accessibilité', 'Types de séance'].map((title) => html.indexOf(group(html, title) || 'none'));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  // SPEC 3.14
  test('promotes a film with its picture', async () => {
    expect(await pageOf(`/films/${FILM}`)).toMatch(/<img [^>]*src="\/media\/upsell-01234567-1600\.webp"/);
  });

  // SPEC 3.13, 3.15
  test('says in its modal what it costs and shows, and has its badge on tickets', async () => {
    const experiences = await pageOf('/experiences');
    const about = from(experiences, 'id="imax"').split('</article>')[0]!;
    expect(about).toMatch(/<h3[^>]*>\s*<a [^>]*>\s*The largest\s*<\/a>/);
    expect(about).toContain('<p>Larger</p>');
    expect(about).toContain('<p>Loud for some</p>');
    expect(about).toContain('href="https://more.example/imax"');
    expect(about).toContain('src="/media/picto-01234567-1600.webp"');
    expect(about).toContain('Avec supplément');
    expect(about).toMatch(/<figcaption[^>]*>Below the picture</);
    expect(await pageOf('/cinemas/cinema-1')).toContain('Badge of imax');
    // Without a text and a picture of its modal, those of its badge.
    const badge = from(experiences, 'id="gala"').split('</article>')[0]!;
    expect(badge).toContain('<p>In evening dress</p>');
    expect(badge).toContain('src="/media/badge-01234567-1600.webp"');
  });
});

describe('a screening', () => {
  const own = async () => pageOf(/href="(\/[^"]*\/V3001S1)"/.exec(await pageOf('/cinemas/cinema-1'))![1]!);

  // SPEC 3.11
  test('has the title of its modal above what makes it special', async () => {
    expect(await own()).toMatch(/<summary[^>]*>In its modal<\/summary>/);
  });

  // SPEC 3.13
  test('says that a ticket costs more', async () => {
    expect(await own()).toContain('Avec supplément');
  });

  // SPEC 3.13, 3.15
  test('explains its tags, has their icons, and a banner of what they feature in its colour', async () => {
    const html = await own();
    const [tooltip = ''] = /<summary[^>]*>How it works<\/summary>.*?<\/details>/s.exec(html) ?? [];
    expect(tooltip).toContain('<p>Two projectors</p>');
    expect(html).toContain('src="/media/icon-of-gala.svg"');
    const banners = html.split('data-banner').slice(1);
    const banner = banners.find((each) => each.includes('/media/picto-of-gala.svg')) ?? '';
    expect(banner).toMatch(/<svg [^>]*color="#203040".*?Gala/s);
    expect(await pageOf('/cinemas/cinema-1')).toContain('Gala night');
  });

  // SPEC 3.16, 9.15, 9.17
  test('with captions has their mark before that of wheelchairs, and says its version in words', async () => {
    const html = await pageOf('/cinemas/cinema-1');
    const [ticket = ''] = /<li[^>]* data-v="vfst".*?<\/li>/s.exec(html) ?? [];
    expect([...ticket.matchAll(/href="#icon-([^"]+)"/g)].map(([, icon]) => icon)).toEqual(['hearing-impaired', 'pmr']);
    expect(ticket).toContain('VFST');
    const page = await pageOf(/href="(\/[^"]*\/V3001S2)"/.exec(html)![1]!);
    expect(page).toContain('With captions');
  });

  // SPEC 3.12
  test('that its cinema puts forward is marked on its day, by its title', async () => {
    const [row = ''] = from(await pageOf('/cinemas/cinema-1'), `href="/films/${FILM}"`).split('class="times"');
    expect(row).toContain('>Of the day<');
    expect(await pageOf('/cinemas/cinema-1/filters/date-2026-11-22')).not.toContain('>Of the day<');
  });
});

// SPEC 3.2
test('a premium cinema says that it is one', async () => {
  expect(await pageOf('/cinemas/cinema-1')).toContain('>Cinéma premium<');
  expect(await pageOf('/cinemas/cinema-2')).not.toContain('>Cinéma premium<');
});

// SPEC 3.1
test('a cinema’s page has what is known of it', async () => {
  const html = await pageOf('/cinemas/cinema-1');
  const head = from(html, '<h1').split('id="info"')[0]!;
  expect(head).toMatch(/<h1[^>]*>Cinéma 1<\/h1>/);
  expect(head).toContain('1 rue du Phare, 75001 Paris');
  expect(head).toContain('Accès en fauteuil roulant');
  expect(head).toMatch(/href="\/cinemas\/cinema-2"[^>]*>\s*More screenings nearby\s*</);
  const info = from(html, 'id="info"').split('</section>')[0]!;
  const text = info.replaceAll(/\s*<[^>]*>\s*/g, '|').replaceAll(/\|+/g, '|');
  expect(text).toContain('|Built in 1931|');
  expect(text).toContain('|1 rue du Phare|Second court|75001 Paris|');
  expect(text).toContain('|Salles|8|');
  expect(text).toMatch(/\|Fauteuils\|1\s200\|/);
  expect(text).toContain('|Bar|Open|');
  expect(text).toContain('|Hearing loop|In each hall|');
  expect(info).toContain('src="/media/house-01234567-1600.webp"');
  expect(info).toContain('href="https://maps.example/1"');
  expect(html).toMatch(/"latitude":\s*48\.25,\s*"longitude":\s*2\.75/);
  // It is of its city.
  expect(html).toContain('href="/cinemas/ville/city-1"');
});

describe('a programme', () => {
  const rows = (html: string) =>
    html
      .split(/ data-row(?=[ =>])/)
      .slice(1)
      .map((row) => ({
        slug: /href="\/(?:films|evenements)\/([^"/#]+)/.exec(row)?.[1],
        booked: /<a [^>]*href="[^"]*\/booking"/.test(row),
      }));

  // SPEC 3.9
  test('has the films of a day in its order, and last, without a way to book, what is not sold', async () => {
    const list = rows(await pageOf('/cinemas/cinema-2/filters/date-2026-11-22'));
    expect(list.map(({ slug }) => slug)).toEqual([1, 5, 4, 2, 3].map(showSlug));
    expect(list.filter(({ booked }) => !booked).map(({ slug }) => slug)).toEqual([showSlug(3)]);
  });
});

describe('offers', () => {
  // SPEC 3.20, 3.21, 3.26
  test('say when they are, where, and what one can do', async () => {
    const html = await pageOf('/offres/of-a-week');
    const text = html.replaceAll(/\s*<[^>]*>\s*/g, '|').replaceAll(/\|+/g, '|');
    expect(text).toMatch(/\|Quand\|du 18 au 25 novembre 2026\|Où\|Cinéma 1\|/i);
    const [link = ''] = /<a [^>]*href="https:\/\/take\.example\/it".*?<\/a>/s.exec(html) ?? [];
    expect(link).toContain('target="_blank"');
    expect(link).toContain('Take it');
    expect(await pageOf('/offres/of-all')).toMatch(/>\s*jusqu’au (?:dimanche )?29 novembre 2026\s*</i);
  });

  // SPEC 3.22, 3.23
  test('have pictures of their own for phones', async () => {
    const sources = [
      ...(await pageOf('/offres')).matchAll(/<source media="\(width &lt; 43.75rem\)" srcset="([^"]*)"/g),
    ];
    expect(sources.map(([, source]) => source)).toEqual(['/media/head.svg', '/media/tall.svg']);
  });

  // SPEC 3.25
  test.each(['/offres', '/actualites'])('say in the list of %s in which cinemas they are', async (list) => {
    const html = await pageOf(list);
    const card = (slug: string) => from(html, `href="/offres/${slug}"`).split('data-when')[0]!;
    expect(card('of-one')).toContain('>Cinéma 1<');
    expect(card('of-all')).toContain('>Dans tous nos cinémas<');
    expect(card('of-three')).toContain('>3 cinémas<');
  });
});

// SPEC 3.26, 5.9
test('an advertisement whose call to action is none has no link', async () => {
  const ad = from(await pageOf('/cinemas'), '>Biscuits</h3>').split('</li>')[0]!;
  expect(ad).toContain('Crisp');
  expect(ad).not.toContain('<a ');
});

// SPEC 3.35
test('a pass that is not sold at the moment says so, and its plan cannot be bought', async () => {
  const html = await pageOf('/cinepass?plan=solo');
  expect(html).toContain('Les abonnements se refont une beauté');
  expect(html).toContain('data-panel="subscriptionPlan"');
  expect(html).not.toContain('https://buy.example/pass');
});

// SPEC 3.33, 5.10
test('a footer leaves out a question without an answer, and leads to other sites beside the page', async () => {
  const footer = from(await pageOf('/'), '<footer');
  expect(footer).toContain('>Why?</summary>');
  expect(footer).not.toContain('Unanswered?');
  expect(footer).toMatch(/href="https:\/\/elsewhere\.example\/" target="_blank"/);
});

// SPEC 3.20
test('an article about an experience has its cinemas and its guest', async () => {
  const html = await pageOf('/specials/special-1');
  const text = html.replaceAll(/\s*<[^>]*>\s*/g, '|').replaceAll(/\|+/g, '|');
  expect(text).toContain('|Janet Gaynor|Who plays in it|Actress|');
  expect(text).toContain('|Où la vivre|Cinéma 1|Cinéma 3|');
});

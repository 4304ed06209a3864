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
import { faultsOf } from '../../support/validHtml.ts';
import { makeSite, showSlug, SMALL, writeSite } from '../store/feed.ts';

/**
 * What a cinema and a city may have or lack, from a feed of its own: the first of each has everything, the others
 * nothing.
 */
const site = siteOf('fr');
const folder = mkdtempSync(join(tmpdir(), 'aurore-places-'));
let running: RunningSite;

const HOSTILE = '<p>Un <em>soir</em><script>alert(1)</script> <a href="javascript:alert(2)">ici</a></p>';
const HARMLESS = '<p>Un <em>soir</em> <a>ici</a></p>';
const SLIDE = {
  title: 'Ciné <b>&</b> concert',
  date: '2026-12-02',
  cta: { label: 'Réserver la soirée', url: '/actualites/soiree' },
  backdrop: '/media/soiree-0123abcd-1600.webp',
  contentTag: 'Concert',
  goal: null,
  description: HOSTILE,
  backgroundColor: '#14324f',
};

const page = async (path: string) => (await request(running.port, 'fr', path)).text;
const cinema = (slug: string) => page(`/cinemas/${slug}`);
const city = (slug: string) => page(`/cinemas/ville/${slug}`);
const part = (html: string, id: string) =>
  html.split(/(?=<section)|<\/main>/).find((each) => each.split('>')[0]!.includes(` id="${id}"`));

beforeAll(async () => {
  const feed = makeSite(site, { ...SMALL, cinemas: 5 });
  for (const { cities, cinemas } of Object.values(feed.languages)) {
    Object.assign(cities[0]!, {
      backdrop: { desktop: '/media/ville-0123abcd-1600.webp', mobile: '/media/tour-0123abcd-640.webp' },
      highlight: { title: 'À voir ici & là', description: HOSTILE, shows: [showSlug(2), showSlug(1)] },
    });
    Object.assign(cities[1]!, { highlight: null });
    Object.assign(cinemas[0]!, {
      cinepassPrices: [
        { label: 'Pass <Solo>', price: 21.9, image: '/media/pass-0123abcd-1600.webp', legend: 'Par mois' },
        { label: 'Pass Duo', price: 37.9, image: null, legend: null },
      ],
      ecards: [
        {
          label: 'Cinq places',
          singleTtcAmount: 9.5,
          ttcAmount: 47.5,
          image: '/media/cinq-0123abcd-1600.webp',
          imageAlt: 'Cinq billets',
          refCmd: 'https://cards.example/5',
          highlightMessage: 'La plus choisie',
        },
      ],
      pushes: [
        SLIDE,
        { ...SLIDE, title: 'Sans rien', date: 'Le jeudi', cta: null, backdrop: null, backgroundColor: null },
      ],
      googleMyBusinessUrl: 'https://business.example/1',
      cinemaPremium: 'cinema-2',
      nearbyCities: ['city-2', 'city-3'],
      alert: { title: 'Ascenseur en panne', message: HOSTILE, warning: true, cta: null },
    });
  }
  await writeSite(join(folder, 'feed'), site, feed);
  const settings = { DATABASE_URL: `sqlite:${join(folder, 'places.db')}` };
  const env = environment({ ...settings, CLOCK: '2026-11-21T17:30:00+01:00' });
  await promisify(execFile)(process.execPath, ['src/cli/import.ts', join(folder, 'feed')], { env });
  running = await startSite('places', settings);
});
afterAll(async () => {
  await running.stop();
  rmSync(folder, { recursive: true });
});

describe('a cinema’s page', () => {
  // SPEC 3.2
  test('shows what passes cost beside its prices, also where it has no others', async () => {
    const html = await cinema('cinema-1');
    const prices = part(html, 'tarifs')!.replaceAll('\u00a0', ' ');
    expect(prices).toContain('Pass &lt;Solo&gt;');
    expect(prices).toContain('<small>Par mois</small>');
    expect(prices.match(/\d+,\d\d €/g)).toEqual(['21,90 €', '37,90 €']);
    expect(prices).toContain('/media/pass-0123abcd-240.avif 240w');
    expect(html).toContain('href="#tarifs"');
  });

  // SPEC 3.2
  test('sells its e-cards, each with its price, that of a seat and what it is praised for', async () => {
    const ecards = part(await cinema('cinema-1'), 'ecards')!.replaceAll('\u00a0', ' ');
    expect(ecards).toMatch(/<a [^>]*href="https:\/\/cards\.example\/5" target="_blank" rel="noopener">\s*Cinq places/);
    expect(ecards).toContain('47,50 €');
    expect(ecards).toContain('soit 9,50 € la place');
    expect(ecards).toContain('La plus choisie');
    expect(ecards).toContain('alt="Cinq billets"');
  });

  // SPEC 3.2
  test('puts its slides forward, on a colour that letters stand out from, their HTML made harmless', async () => {
    const [first, second] = part(await cinema('cinema-1'), 'slides')!
      .split('<li')
      .slice(1);
    expect(first).toContain('class="on-dark"');
    expect(first).toContain('color="#14324f"');
    expect(first).toContain('Concert · 2 décembre 2026');
    expect(first).toContain('Ciné &lt;b&gt;&amp;&lt;/b&gt; concert');
    expect(first).toContain(HARMLESS);
    expect(first).toMatch(/href="\/actualites\/soiree">\s*Réserver la soirée/);
    expect(first).toContain('/media/soiree-0123abcd-240.avif 240w');
    expect(second).toContain('Concert · Le jeudi');
    expect(second).not.toMatch(/class="on-|<svg|<img|quiet-action/);
  });

  // SPEC 3.2
  test('leads to its entry at Google, to its premium cinema and to the cities nearby', async () => {
    const html = await cinema('cinema-1');
    expect(part(html, 'info')).toContain('href="https://business.example/1" rel="noopener" target="_blank"');
    expect(part(html, 'info')).toMatch(/Notre adresse premium\u00a0: <a href="\/cinemas\/cinema-2">Cinéma 2<\/a>/);
    expect(part(html, 'near')).toContain('Villes voisines\u00a0: <a');
    expect([...part(html, 'near')!.matchAll(/href="([^"]+)"/g)].map(([, path]) => path)).toEqual([
      '/cinemas/ville/city-2',
      '/cinemas/ville/city-3',
    ]);
  });

  // SPEC 3.3
  test('says what its own details alert to, which no list of alerts has', async () => {
    expect(await cinema('cinema-1')).toMatch(/<strong[^>]*>Ascenseur en panne<\/strong>/);
    expect(await cinema('cinema-2')).not.toContain('Ascenseur en panne');
  });

  test('has none of it, nor the styles for it, where the feed has none', async () => {
    const html = await cinema('cinema-3');
    for (const id of ['slides', 'tarifs', 'ecards', 'near']) expect(part(html, id), id).toBeUndefined();
    expect(html).not.toMatch(/cinema-offers|business\.example|Notre adresse premium|Villes voisines|href="#tarifs"/);
    const styles = /<link rel="stylesheet" href="([^"]+)"/.exec(await cinema('cinema-1'))?.[1];
    expect((await request(running.port, 'fr', styles!)).headers['content-type']).toMatch(/^text\/css/);
  });
});

describe('a city’s page', () => {
  // SPEC 3.5
  test('puts films forward, with words made harmless', async () => {
    const highlight = part(await city('city-1'), 'highlight')!;
    expect(highlight).toContain('À voir ici &amp; là');
    expect(highlight).toContain(HARMLESS);
    const films = [...highlight.matchAll(/<h3[^>]*>\s*<a [^>]*href="([^"]+)"/g)].map(([, path]) => path);
    expect(films).toEqual([`/films/${showSlug(2)}`, `/films/${showSlug(1)}`]);
  });

  // SPEC 3.5
  test('has its picture behind its name, another one for phones, and no other that is fetched first', async () => {
    const html = await city('city-1');
    const hero = html
      .match(/<picture>[\s\S]*?<\/picture>/g)!
      .find((picture) => picture.includes('fetchpriority="high"'));
    expect(hero).toMatch(
      /<source media="\(width &lt; 43.75rem\)" type="image\/avif" srcset="\/media\/tour-0123abcd-160\.avif/,
    );
    expect(hero).toMatch(/<source type="image\/avif" srcset="\/media\/ville-0123abcd-240\.avif/);
    expect(hero).toMatch(/<img src="\/media\/ville-0123abcd-1600\.webp" width="1600" height="900" alt/);
    expect(html.match(/fetchpriority="high"/g)).toHaveLength(1);
  });

  test('has neither where the feed has none', async () => {
    const html = await city('city-2');
    expect(part(html, 'highlight')).toBeUndefined();
    expect(html).not.toContain('width="1600" height="900"');
    expect(html.match(/fetchpriority="high"/g)).toHaveLength(1);
  });
});

test('all of it is valid HTML', async () => {
  const paths = ['/cinemas/cinema-1', '/cinemas/ville/city-1'];
  const faults = await Promise.all(paths.map(async (path) => faultsOf(path, await page(path))));
  expect(faults.flat()).toEqual([]);
});

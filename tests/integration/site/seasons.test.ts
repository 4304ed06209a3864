import { describe, expect, test } from 'vitest';
import type { Season, SeasonDetails } from '../../../src/contract/season.ts';
import type { Show } from '../../../src/contract/show.ts';
import { NO_FILTERS } from '../../../src/contract/filters.ts';
import { href } from '../../../src/routes/href.ts';
import { siteOf, type Language, type SiteCode } from '../../../src/sites/sites.ts';
import { get } from '../../support/site.ts';
import { walks } from '../../support/walks.ts';

const fr = siteOf('fr');
const ask = async <T>(code: SiteCode, path: string, language?: Language) =>
  (await get(code, `/api${path}${language ? `?language=${language}` : ''}`)).json() as T;
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
/** The tickets that can be chosen, and whether each is. */
const boxes = (html: string) =>
  [...html.matchAll(/<input type="checkbox" name="choice" value="([^"]+)"( checked)?/g)].map(([, reference, on]) => ({
    reference: reference!,
    chosen: on !== undefined,
  }));
const SILENT = href(fr, 'fr', 'season', { slug: 'silent-live' });
const inCinema = (cinema: string, date?: string) =>
  href(fr, 'fr', 'season', { slug: 'silent-live' }, { filters: { ...NO_FILTERS, localisation: cinema, date } });

describe.each(walks())('%s', (code, languages) => {
  const site = siteOf(code);

  // SPEC 1.8, 2.19, 2.45
  test.each(languages)('every season and special event has a page in %s with its works', async (language) => {
    const seasons = await ask<Season[]>(code, '/events', language);
    const { shows } = await ask<{ shows: Show[] }>(code, '/shows', language);
    expect(new Set(seasons.map(({ type }) => type))).toEqual(new Set(['season', 'specialEvent']));
    for (const { slug, type, title, shows: works } of seasons) {
      const path = href(site, language, type, { slug });
      const { status, text } = await get(code, path);
      expect(status, path).toBe(200);
      expect(text.includes(escaped(title)), path).toBe(true);
      for (const work of works) {
        const show = shows.find((each) => each.slug === work)!;
        const to = href(site, language, show.isMovie ? 'movie' : 'entertainment', { slug: work });
        expect(text.includes(`href="${to}"`), `${path} → ${to}`).toBe(true);
      }
      const description = /<meta name="description" content="([^"]*)"/.exec(text)![1]!;
      expect(description.replaceAll(/&[#\w]+;/g, '-').length, path).toBeLessThanOrEqual(100);
      expect(/<script[^>]* src=/.test(text), path).toBe(false);
    }
  });
});

describe('the address of a season', () => {
  const at = async (path: string) => {
    const { status, headers } = await get('fr', path);
    return [status, headers.location];
  };

  // SPEC 2.18, 4.58
  test('that it had before, or of the other kind, leads to where it stands', async () => {
    expect(await at('/saison/opera-live')).toEqual([301, '/saison/opera']);
    expect(await at('/saison/napoleon')).toEqual([301, '/event-special/napoleon']);
    expect(await at('/event-special/opera')).toEqual([301, '/saison/opera']);
    expect(await at('/en/season/opera-live')).toEqual([301, '/en/season/opera']);
  });

  // SPEC 2.18
  test('of one that does not exist is not found, nor in a place that does not', async () => {
    for (const path of ['/saison/none', '/event-special/none', '/saison/opera/filters/localisation-atlantis']) {
      expect(await at(path), path).toEqual([404, undefined]);
    }
  });

  // SPEC 2.53
  test('stays when the language changes; one that is missing there leads to the shows', async () => {
    const to = async (slug: string) => (await get('fr', `/redirect/en/season/slug/${slug}`)).headers.location;
    expect(await to('opera')).toBe('/en/season/opera');
    expect(await to('none')).toBe(href(fr, 'en', 'shows'));
  });
});

describe('the calendar of a season', () => {
  test('shows one cinema, of which there is a list, and of a day that day alone', async () => {
    const { text } = await get('fr', SILENT);
    const cinemas = [...text.matchAll(/href="([^"]*localisation-(aurore-[a-z-]+)#calendar)"/g)];
    expect(cinemas.length).toBeGreaterThan(15);
    const other = await get('fr', inCinema('aurore-lyon-confluence'));
    expect(other.text.includes('Les dates, Aurore Lyon Confluence')).toBe(true);
    const all = boxes(other.text).map(({ reference }) => reference);
    expect(all.length).toBeGreaterThan(6);
    const tomorrow = boxes((await get('fr', inCinema('aurore-lyon-confluence', '2026-11-22'))).text);
    expect(tomorrow.length).toBeGreaterThan(0);
    expect(tomorrow.length).toBeLessThan(all.length);
    // All in one cinema: a reference begins with the cinema's number.
    expect(new Set(all.map((reference) => reference.split('S')[0])).size).toBe(1);
  });

  test('keeps a choice in its address, with the best price for it', async () => {
    const { prices } = await ask<SeasonDetails>('fr', '/event/silent-live');
    const three = prices.find(({ placesCount }) => placesCount === 3)!;
    const { text } = await get('fr', SILENT);
    expect(boxes(text).some(({ chosen }) => chosen)).toBe(false);
    const references = boxes(text)
      .slice(0, 3)
      .map(({ reference }) => reference);
    const query = references.map((reference) => `choice=${reference}`).join('&');
    const chosen = await get('fr', `${SILENT}?${query}&choice=V1S999`);
    expect(
      boxes(chosen.text)
        .filter((box) => box.chosen)
        .map(({ reference }) => reference),
    ).toEqual(references);
    const total = /role="status">(.*?)<\/p>/s.exec(chosen.text)![1]!.replaceAll(/<[^>]*>|&nbsp;|\s/g, ' ');
    expect(total).toContain(`3 séances`);
    expect(total).toContain(` ${three.price} €`);
    expect(total).toContain(`${three.initialPrice} €`);
    // Each can be removed, and all of them at once.
    for (const reference of references) {
      const others = references.filter((each) => each !== reference);
      expect(others.every((each) => chosen.text.includes(`choice=${each}`))).toBe(true);
    }
    expect(chosen.text.includes(`href="${SILENT}#choice"`)).toBe(true);
  });
});

test('an event leads to the season that it is part of', async () => {
  const { text } = await get('fr', href(fr, 'fr', 'entertainment', { slug: 'carmen-44101' }));
  expect(text.includes('href="/saison/opera"')).toBe(true);
});

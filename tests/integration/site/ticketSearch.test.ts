import { describe, expect, test } from 'vitest';
import { href } from '../../../src/routes/href.ts';
import { siteOf, type Language, type SiteCode } from '../../../src/sites/sites.ts';
import { get } from '../../support/site.ts';

type Found = {
  status: number;
  title: string;
  nearest: string[];
  chips: string[];
  without: string[];
  tickets: string[];
};

const decoded = (html: string) =>
  html
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/&#39;|&#x27;/g, "'");

/** What a search is answered with before the classic results; undefined where those are all. */
async function search(
  code: SiteCode,
  language: Language,
  text: string,
  headers: Record<string, string> = {},
): Promise<Found | undefined> {
  const page = href(siteOf(code), language, 'search');
  const { status, text: html } = await get(code, `${page}?q=${encodeURIComponent(text)}`, { headers });
  const [part] = /<section[^>]*data-found-tickets.*?<\/section>/s.exec(html) ?? [];
  if (part === undefined) return undefined;
  const all = (pattern: RegExp) => [...part.matchAll(pattern)].map(([, found]) => decoded(found!));
  const links = all(/<a\b[^>]*href="([^"]*)"[^>]*rel="nofollow"/g);
  return {
    status,
    title: all(/<h2[^>]*>(.*?)<\/h2>/gs)[0]!,
    nearest: all(/<h3[^>]*>(.*?)<\/h3>/gs),
    chips: all(/rel="nofollow"[^>]*>\s*([^<]*?)\s*<span/gs),
    without: links.map((link) => new URL(link, 'http://site').searchParams.get('q') ?? ''),
    tickets: all(/<li\b(.*?)<\/li>/gs).filter((row) => row.includes('data-at=')),
  };
}

describe('a sentence is answered by tickets', () => {
  test.each<[SiteCode, Language, string, RegExp, string[]]>([
    ['fr', 'fr', 'metropolis vost samedi lyon', /^Metropolis, VOST, .*Lyon/, ['Metropolis', 'VOST', 'samedi', 'Lyon']],
    ['fr', 'fr', 'Lyon samedi VOST Metropolis', /^VOST, Metropolis, /, ['Lyon', 'samedi', 'VOST', 'Metropolis']],
    ['fr', 'en', 'metropolis tonight lyon', /^Metropolis, Saturday/, ['Metropolis', 'tonight', 'Lyon']],
    [
      'fr',
      'en',
      'Saturday lyon subtitled metropolis',
      /^Subtitled, Metropolis, Saturday 28, Lyon/,
      ['Saturday', 'Lyon', 'Subtitled', 'Metropolis'],
    ],
    [
      'nl',
      'nl',
      'metropolis zaterdag amsterdam',
      /^Metropolis, zaterdag 21, Amsterdam: \d/,
      ['Metropolis', 'zaterdag', 'Amsterdam'],
    ],
    [
      'ch',
      'de',
      'metropolis OmU Samstag Zürich',
      /^Metropolis, OmU, Samstag/,
      ['Metropolis', 'OmU', 'Samstag', 'Zürich'],
    ],
    [
      'fr',
      'fr',
      'audiodescription ce soir lyon',
      /^Audiodescription, samedi 21/,
      ['Audiodescription', 'ce soir', 'Lyon'],
    ],
    ['fr', 'fr', 'nosferatu 69003', /^Nosferatu le vampire, .*Lyon/, ['Nosferatu le vampire', '69003']],
    ['fr', 'fr', 'murnau', /^F\. W\. Murnau, .*Paris/, ['F. W. Murnau']],
    ['fr', 'fr', 'metropilis demain lyon', /^metropilis, dimanche 22, Lyon/, ['metropilis', 'demain', 'Lyon']],
  ])('on %s in %s: %s', async (code, language, text, title, chips) => {
    const found = (await search(code, language, text))!;
    expect(found.title).toMatch(title);
    expect(found.chips.toSorted()).toEqual(chips.toSorted());
    expect(found.tickets.length).toBeGreaterThan(0);
  });

  test('a chip leads to the search without its words', async () => {
    const found = (await search('fr', 'fr', 'metropolis vost samedi lyon'))!;
    expect(found.without).toEqual([
      'vost samedi lyon',
      'metropolis samedi lyon',
      'metropolis vost lyon',
      'metropolis vost samedi',
    ]);
    const other = (await search('fr', 'fr', 'metropolis samedi lyon'))!;
    expect(other.title).not.toContain('VOST');
  });

  test('without a place it is the visitor’s own', async () => {
    expect((await search('fr', 'fr', 'metropolis'))!.title).toContain('Paris');
    const cookie = `cgp_locator=${encodeURIComponent(JSON.stringify({ type: 'city', value: 'lyon' }))}`;
    expect((await search('fr', 'fr', 'metropolis', { cookie }))!.title).toContain('Lyon');
  });

  test.each(['carte cadeau lyon', 'parking lyon', 'lyon', 'm', 'conditions du festival samedi'])(
    '%s is not about tickets',
    async (text) => expect(await search('fr', 'fr', text)).toBeUndefined(),
  );
});

describe('what is nearest', () => {
  test('is said in words: another day, then another version', async () => {
    const { nearest, title, tickets } = (await search('fr', 'fr', 'metropolis vost dimanche 22 lyon'))!;
    expect(title).toMatch(/: aucune séance$/);
    expect(tickets.length).toBeGreaterThan(0);
    expect(nearest[0]).toMatch(/^Rien dimanche 22 novembre\s: \w+ \d+ novembre, \d+ séances?$/);
    const kinds = nearest.map((words) => (words.includes('VOST') ? 'version' : 'day or cinema'));
    expect(kinds.toSorted()).toEqual(kinds);
  });

  test('with nothing at all, one can ask to be told of the film or of the person that it names', async () => {
    const tellMe = async (text: string) => {
      const { text: html } = await get('fr', `/recherche?q=${encodeURIComponent(text)}`);
      return decoded(
        /<section[^>]*data-found-tickets="0".*?href="(\/me-prevenir[^"]*)".*?<\/section>/s.exec(html)?.[1] ?? '',
      );
    };
    expect(await tellMe('metropolis vost audiodescription dimanche 22 lyon')).toBe(
      '/me-prevenir?film=metropolis-44019',
    );
    expect(await tellMe('fritz lang audiodescription dimanche 22 annecy')).toBe('/me-prevenir?person=fritz-lang');
    expect(await tellMe('metropolis vost samedi lyon')).toBe('');
  });

  test('never gives up a need', async () => {
    const text = 'metropolis vost audiodescription dimanche 22 lyon';
    const { tickets } = (await search('fr', 'fr', text))!;
    expect(tickets.filter((ticket) => !/data-t="[^"]*audiodesc/.test(ticket))).toEqual([]);
    const { tickets: met } = (await search('fr', 'fr', 'vost audiodescription imax lyon'))!;
    expect(met.filter((ticket) => !/data-t="[^"]*audiodesc/.test(ticket))).toEqual([]);
  });
});

test('the search over a page gets the same as a fragment, which nobody else is given', async () => {
  const { status, headers, text } = await get('fr', '/fragments/fr/tickets/metropolis%20vost%20samedi%20lyon');
  expect(status).toBe(200);
  expect(headers['cache-control']).toContain('private');
  expect([...text.matchAll(/data-without="([^"]*)"/g)]).toHaveLength(4);
  expect(text).toMatch(/<section title="Metropolis, VOST/);
  expect(text).toMatch(/target="_blank"/);
  const none = await get('fr', '/fragments/fr/tickets/carte%20cadeau');
  expect(none.text.trim()).toBe('');
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importFeed } from '../src/content/import/importFeed.ts';
import { closeDatabase } from '../src/database/current.ts';
import { siteOf } from '../src/sites/sites.ts';
import { makeSite, SMALL, writeSite } from '../tests/integration/store/feed.ts';
import { request } from '../tests/support/request.ts';
import { startSite } from '../tests/support/server.ts';
import type { Bench, Figure } from './figure.ts';

/** How long a search among 10,000 shows takes, for texts that no cache has. */
export const searchBench: Bench = { name: 'search', run };

const SHOWS = 10_000;
/** As many shows as a cinema plays. The others must not enlarge programmes, whose pages are rendered at the start. */
const PLAYING = 50;
const ROUNDS = 7;
const WORDS_A_ROUND = 40;
const SYLLABLES = ['ba', 'ce', 'di', 'fo', 'gu', 'la', 'me', 'ni', 'ro', 'su', 'ta', 've', 'li', 'mo', 'nu', 'ra'];

async function run(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'aurore-search-'));
  try {
    const titles = await makeStore(folder);
    const site = await startSite('bench-search', { DATABASE_URL: databaseIn(folder), CACHE_MB: '1' });
    const ask = async (path: string) => {
      const begun = performance.now();
      const { status } = await request(site.port, 'fr', path);
      if (status !== 200) throw new Error(`${path} was answered ${status}.`);
      return performance.now() - begun;
    };
    try {
      const first = await ask('/api/search/quick?q=warm');
      const quick: number[] = [];
      const page: number[] = [];
      const sentence: number[] = [];
      // The first round is a warm-up.
      for (let round = 0; round <= ROUNDS; round += 1) {
        const words = textsOf(titles, round);
        const api = await each(words, (text) => ask(`/api/search/quick?q=${encodeURIComponent(text)}`));
        const pages = await each(words, (text) => ask(`/recherche?q=${encodeURIComponent(text)}`));
        const sentences = sentencesOf(titles, round);
        const asked = await each(sentences, (text) => ask(`/fragments/fr/tickets/${encodeURIComponent(text)}`));
        if (round === 0) continue;
        sentence.push(percentile(asked, 0.99));
        quick.push(percentile(api, 0.99));
        page.push(percentile(pages, 0.99));
      }
      return [
        {
          what: 'search as typed among 10,000 shows, 99th percentile of letters, words, slips and postcodes',
          runs: quick,
          unit: 'ms',
          goal: { atMost: 50 },
          note: `the first after an import, which makes the index: ${Math.round(first)} ms`,
        },
        { what: 'the same as a page of results', runs: page, unit: 'ms' },
        {
          what: 'sentences that name films, people, versions, days, hours and places, answered by tickets, 99th percentile',
          runs: sentence,
          unit: 'ms',
          goal: { atMost: 50 },
        },
      ];
    } finally {
      await site.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const databaseIn = (folder: string) => `sqlite:${join(folder, 'aurore.db')}`;

/** A store whose shows have titles, original titles, directors and actors of made-up words, some far more frequent. */
async function makeStore(folder: string): Promise<readonly string[]> {
  const site = siteOf('fr');
  const feed = makeSite(site, { ...SMALL, cinemas: 1, shows: SHOWS, days: 1, screeningsADay: 1 });
  let titles: readonly string[] = [];
  for (const language of Object.values(feed.languages)) {
    const { shows } = language.shows;
    for (const [index, show] of shows.entries()) {
      show.title = wordsOf(index, 3);
      show.directors = [wordsOf(index + 31, 2)];
    }
    for (const [index, details] of language['show-details'].entries()) {
      details.title = shows[index]!.title;
      details.originalTitle = wordsOf(index + 17, 3);
      details.actors = [3, 5, 7, 11].map((step) => wordsOf(index * step, 2)).join(', ');
    }
    // oxlint-disable-next-line no-useless-assignment -- it overlooks that the loop may end here
    titles = shows.map(({ title }) => title);
    language.showtimes = language.showtimes.slice(0, PLAYING);
  }
  for (const programme of Object.values(feed.programme)) {
    programme.shows = Object.fromEntries(Object.entries(programme.shows).slice(0, PLAYING));
  }
  await writeSite(folder, site, feed);
  process.env['DATABASE_URL'] = databaseIn(folder);
  try {
    const { sites } = await importFeed(folder);
    if (sites[0]?.outcome !== 'applied') throw new Error(`The import was ${sites[0]?.outcome}.`);
  } finally {
    await closeDatabase();
  }
  return titles;
}

/** The words of an item: the same for the same number. In one title of three, `le` is among the first. */
function wordsOf(seed: number, count: number): string {
  const words = Array.from({ length: count }, (_, place) => {
    // Multiplication and modulus, so that neighbours have nothing in common; the square makes low numbers frequent.
    const number = Math.floor(4000 * (((seed * 7919 + place * 104_729) % 10_007) / 10_007) ** 2);
    return [number % 16, (number >> 4) % 16, (number >> 8) % 16].map((at) => SYLLABLES[at]).join('');
  });
  return seed % 3 === 0 ? `le ${words.join(' ')}` : words.join(' ');
}

/** What a visitor types on the way to a title, at times with a letter left out. No text comes twice. */
function textsOf(titles: readonly string[], round: number): readonly string[] {
  return Array.from({ length: WORDS_A_ROUND }, (_, index) => {
    const title = titles[(round * WORDS_A_ROUND + index) * 29]!;
    // A different number, which the search ignores, makes every address new to the caches.
    const typed = [title.slice(0, 2), title.slice(0, 5), title, title.slice(0, 6) + title.slice(7), 'le', '750'][
      index % 6
    ]!;
    return `${typed}${' '.repeat(round)}${'!'.repeat(index)}`;
  });
}

/**
 * What a visitor asks for in a sentence: of films that play and films that do not, so that the nearest are looked for too,
 * with words that nothing is known of among them. No text comes twice.
 */
function sentencesOf(titles: readonly string[], round: number): readonly string[] {
  return Array.from({ length: WORDS_A_ROUND }, (_, index) => {
    const number = round * WORDS_A_ROUND + index;
    const title = index % 2 === 0 ? titles[number % PLAYING]! : titles[number * 29]!;
    const director = wordsOf(number + 31, 2);
    const sentence = [
      `${title} vost samedi 20h`,
      `${title} demain soir`,
      `${director} sam. fauteuil roulant`,
      `vost ce soir après 20h30`,
      `${title} vf dimanche ${director}`,
      `${title} ${title.slice(0, 5)}x samedi`,
    ][index % 6]!;
    return `${sentence}${' '.repeat(round)}${'!'.repeat(index)}`;
  });
}

async function each<T>(items: readonly T[], ask: (item: T) => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (const item of items) times.push(await ask(item));
  return times;
}

function percentile(times: readonly number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * part) - 1]!;
}

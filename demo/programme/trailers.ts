import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShowDetails } from '../../src/contract/show.ts';
import { LANGUAGES, type Language } from '../../src/sites/sites.ts';
import { placeFile } from '../media/drawings.ts';
import { MOST_SEEN, type DemoShow, type Localised } from '../types.ts';
import { cardsOf, lengthOf, type Card } from './cards.ts';
import { demoFilms, titleOf } from './films.ts';
import { backgroundPathOf, type PictureFinder } from './pictures.ts';

const trailerName = (show: DemoShow) => `trailer-${show.id}`;
const captionsName = (show: DemoShow, language: Language) => `captions-${show.id}-${language}`;

const TRAILER: Localised = { fr: 'Bande-annonce', en: 'Trailer', de: 'Trailer', nl: 'Trailer' };
const WHOLE_FILM: Localised = { fr: 'Le film entier', en: 'The whole film', de: 'Der ganze Film', nl: 'De hele film' };
const FILM_BY: Localised = { fr: 'Un film de', en: 'A film by', de: 'Ein Film von', nl: 'Een film van' };
const WITH: Localised = { fr: 'Avec', en: 'With', de: 'Mit', nl: 'Met' };
const SILENT: Localised = {
  fr: '[Sans paroles ni musique]',
  en: '[No words, no music]',
  de: '[Ohne Worte, ohne Musik]',
  nl: '[Zonder woorden, zonder muziek]',
};

/** Films in the public domain that are online in full at a provider. */
const ELSEWHERE: Readonly<Record<number, { readonly videoType: string; readonly externalId: string }>> = {
  44002: { videoType: 'youtube', externalId: 'https://www.youtube.com/watch?v=FC6jFoYm3xs' },
};

/** The trailers of a show: our own for the most seen films, and those found elsewhere. */
export function trailersOf(show: DemoShow, language: Language, find: PictureFinder): ShowDetails['trailers'] {
  const snapshot = backgroundPathOf(find, show)?.lg;
  if (snapshot === undefined) return [];
  const own = find(trailerName(show));
  const elsewhere = ELSEWHERE[show.id];
  return [
    ...(own
      ? [
          {
            externalId: addressOf(trailerName(show), own.hash, 'webm'),
            videoType: 'S3',
            title: TRAILER[language],
            snapshot,
            isMain: true,
            // BCP 47: nothing is spoken.
            language: 'zxx',
            captions: LANGUAGES.flatMap((each) => {
              const found = find(captionsName(show, each));
              return found ? { language: each, address: addressOf(captionsName(show, each), found.hash, 'vtt') } : [];
            }),
          },
        ]
      : []),
    ...(elsewhere
      ? [{ ...elsewhere, title: WHOLE_FILM[language], snapshot, isMain: !own, language: show.originalLanguage }]
      : []),
  ];
}

function addressOf(name: string, hash: string, ending: string): string {
  return `/media/${name}-${hash.slice(0, 8)}.${ending}`;
}

/** What a card says, in a language; the first card also says that there is no sound. */
function captionOf(show: DemoShow, { kind, lines }: Card, language: Language): string {
  switch (kind) {
    case 'year':
      return `${SILENT[language]}\n${lines.join()}`;
    case 'makers':
      return `${FILM_BY[language]} ${lines.join(', ')}`;
    case 'cast':
      return `${WITH[language]} ${lines.join(', ')}`;
    case 'title':
      return `${titleOf(show, language)}\n${show.entertainementSubtitle[language]}`;
  }
}

/** `&` and `<` have a meaning in WebVTT. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const clock = (milliseconds: number) => new Date(milliseconds).toISOString().slice(14, 23);

/** The captions of a show's trailer, as a WebVTT file. */
export function captionsFor(show: DemoShow, language: Language): string {
  const cards = cardsOf(show);
  const cues = cards.map((card, index) => {
    const end = cards[index + 1]?.at ?? lengthOf(cards);
    return `${clock(card.at)} --> ${clock(end)}\n${escaped(captionOf(show, card, language))}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}

type MediaFile = { readonly name: string; readonly hash: string; readonly file: string };

function captionsFile(name: string, captions: string): MediaFile {
  const hash = createHash('sha256').update(captions).digest('hex').slice(0, 8);
  return { name, hash, file: `${name}-${hash}.vtt` };
}

/** The films that the folder artwork has made: `44001-0123abcd.webm`, with a hash of what it was made from. */
const FILMS = new URL('../pictures/trailer/', import.meta.url);

function trailerFiles(): MediaFile[] {
  return readdirSync(FILMS).map((film) => {
    const [, id, hash] = /^(\d+)-([0-9a-f]{8})\.webm$/.exec(film)!;
    return { name: `trailer-${id}`, hash: hash!, file: film };
  });
}

/**
 * Writes the captions of the most seen films' trailers in every language. Gives the hash of each and of the trailers,
 * which `copyTrailers` brings, by its name: a hash of what the file is made from.
 */
export async function writeCaptions(folder: string): Promise<ReadonlyMap<string, string>> {
  const hashes = new Map(trailerFiles().map(({ name, hash }) => [name, hash]));
  for (const show of demoFilms.filter(({ id }) => MOST_SEEN.includes(id))) {
    for (const language of LANGUAGES) {
      const captions = captionsFor(show, language);
      const { name, hash, file } = captionsFile(captionsName(show, language), captions);
      hashes.set(name, hash);
      if (!existsSync(join(folder, file))) await placeFile(folder, file, captions);
    }
  }
  return hashes;
}

/** Puts the trailers of the most seen films among the media. Those that are there already stay. */
export async function copyTrailers(folder: string): Promise<void> {
  for (const { file } of trailerFiles()) {
    const name = `trailer-${file}`;
    if (!existsSync(join(folder, name))) await placeFile(folder, name, await readFile(new URL(file, FILMS)));
  }
}

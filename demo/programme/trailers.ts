import { createHash } from 'node:crypto';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShowDetails } from '../../src/contract/show.ts';
import { LANGUAGES, type Language } from '../../src/sites/sites.ts';
import { titleOf } from '../artwork/texts.ts';
import { cardsOf, lengthOf, scriptOf, trailerOf, type Card } from '../artwork/trailer.ts';
import { webmOf } from '../artwork/webm.ts';
import { MOST_SEEN, type DemoShow, type Localised } from '../types.ts';
import { demoFilms } from './films.ts';
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
      return `${titleOf(show, language)}\n${show.tagline[language]}`;
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

/**
 * Makes the trailers of the most seen films, with captions in every language, and gives the hash of each by its name.
 * Files that are there already stay: a name holds the hash of what the file was made from.
 */
export async function makeTrailers(
  folder: string,
  onProgress: (name: string) => void = () => {},
): Promise<ReadonlyMap<string, string>> {
  await mkdir(folder, { recursive: true });
  const hashes = new Map<string, string>();
  const make = async (name: string, ending: string, script: string, write: () => Promise<Buffer | string>) => {
    const hash = createHash('sha256').update(script).digest('hex');
    hashes.set(name, hash);
    const file = `${name}-${hash.slice(0, 8)}.${ending}`;
    const isThere = await access(join(folder, file)).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    onProgress(name);
    const unfinished = join(folder, `.${process.pid}-${file}`);
    await writeFile(unfinished, await write());
    await rename(unfinished, join(folder, file));
  };
  for (const show of demoFilms.filter(({ id }) => MOST_SEEN.includes(id))) {
    await make(trailerName(show), 'webm', scriptOf(show), async () => webmOf(await trailerOf(show)));
    for (const language of LANGUAGES) {
      const captions = captionsFor(show, language);
      await make(captionsName(show, language), 'vtt', captions, async () => captions);
    }
  }
  return hashes;
}

import { expect, test } from 'vitest';
import { cardsOf, lengthOf } from '../../../demo/programme/cards.ts';
import { demoFilms } from '../../../demo/programme/films.ts';
import { captionsFor } from '../../../demo/programme/trailers.ts';
import { MOST_SEEN } from '../../../demo/types.ts';
import { LANGUAGES } from '../../../src/sites/sites.ts';

test.each(LANGUAGES)('trailers have captions in %s for as long as they play, without a gap', (language) => {
  for (const film of demoFilms.filter(({ id }) => MOST_SEEN.includes(id))) {
    const [head, ...cues] = captionsFor(film, language).trim().split('\n\n');
    expect(head).toBe('WEBVTT');
    const cards = cardsOf(film);
    expect(cues).toHaveLength(cards.length);
    const times = cues.map((cue) => /^(\d\d:\d\d\.\d{3}) --> (\d\d:\d\d\.\d{3})\n\S/.exec(cue)!.slice(1));
    const seconds = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
    expect(times.map(([begin]) => seconds(begin!) * 1000)).toEqual(cards.map(({ at }) => at));
    expect(times.map(([, end]) => seconds(end!) * 1000)).toEqual([
      ...cards.slice(1).map(({ at }) => at),
      lengthOf(cards),
    ]);
    expect(cues.at(-1)).toContain(film.entertainementSubtitle[language].replaceAll('&', '&amp;'));
  }
});

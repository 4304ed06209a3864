import { describe, expect, test } from 'vitest';
import { letteringIn, brokenLines, measure, setIn } from '../../../artwork/lettering.ts';
import { backdropOf } from '../../../artwork/backdrop.ts';
import { posterOf } from '../../../artwork/poster.ts';
import { demoShows } from '../../../demo/programme/films.ts';
import { LANGUAGES } from '../../../src/sites/sites.ts';

const posters = demoShows.flatMap((show) =>
  LANGUAGES.map((language) => ({ show, language, svg: posterOf(show, language), name: `${show.id} ${language}` })),
);

/** What is wrong with XML: a tag that is not closed, a stray bracket, an attribute without quotes or given twice. */
function faultOf(xml: string): string | undefined {
  const open: string[] = [];
  const rest = xml.replaceAll(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
    (_, close, name, given, empty) => {
      const names = [...(given as string).matchAll(/([\w:-]+)="/g)].map((found) => found[1]);
      if (new Set(names).size !== names.length) open.push(`twice an attribute in ${name}`);
      if (close) {
        if (open.pop() !== name) open.push(`closed out of turn: ${name}`);
      } else if (!empty) open.push(name as string);
      return '';
    },
  );
  if (open.length > 0) return open.join(', ');
  return /[<>]|&(?!amp;|lt;|gt;|quot;)/.test(rest) ? `stray: ${rest.slice(0, 60)}` : undefined;
}

/** Whether lettering is in a group with a transform, so that its coordinates are not those of the sheet. */
function isLetteringMoved(xml: string): boolean {
  const open: boolean[] = [];
  for (const [tag, close, empty] of xml.matchAll(/<(\/?)[a-zA-Z]+[^>]*?(\/?)>/g)) {
    if (close) open.pop();
    else {
      const moved = tag.includes(' transform="');
      if (tag.includes('class="lettering"') && (moved || open.includes(true))) return true;
      if (!empty) open.push(moved);
    }
  }
  return false;
}

/** The bounding box of a path's points and handles, for relative or absolute M L H V Q C Z. */
function boxOf(data: string): [left: number, top: number, right: number, bottom: number] {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [, letter, text] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const values = (text!.match(/-?(?:\d+\.\d+|\.\d+|\d+)/g) ?? []).map(Number);
    const relative = letter === letter!.toLowerCase();
    const see = (px: number, py: number): void => {
      [box[0], box[1], box[2], box[3]] = [
        Math.min(box[0], px),
        Math.min(box[1], py),
        Math.max(box[2], px),
        Math.max(box[3], py),
      ];
    };
    const [baseX, baseY] = relative ? [x, y] : [0, 0];
    const kind = letter!.toUpperCase();
    if (kind === 'Z') [x, y] = [startX, startY];
    else if (kind === 'H') x = baseX + values[0]!;
    else if (kind === 'V') y = baseY + values[0]!;
    else {
      for (let i = 0; i < values.length; i += 2) see(baseX + values[i]!, baseY + values[i + 1]!);
      [x, y] = [baseX + values.at(-2)!, baseY + values.at(-1)!];
    }
    if (kind === 'M') [startX, startY] = [x, y];
    see(x, y);
  }
  return box;
}

describe('posters', () => {
  test('there is one of every show in every language', () => {
    expect(demoShows).toHaveLength(86);
    expect(posters).toHaveLength(344);
  });

  test('each is well-formed, self-contained and small', () => {
    const faults = posters.flatMap(({ svg, name }) => [
      ...(faultOf(svg) ? [`${name}: ${faultOf(svg)}`] : []),
      ...(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 900"')
        ? []
        : [`${name}: not a sheet`]),
      ...(/<(text|image|style|script|foreignObject)|href="(?!#)|url\((?!#)|NaN|undefined|Infinity/.test(svg)
        ? [`${name}: foreign`]
        : []),
      ...(Buffer.byteLength(svg) > 30 * 1024 ? [`${name}: ${Buffer.byteLength(svg)} bytes`] : []),
    ]);
    expect(faults).toEqual([]);
  });

  test('lettering stays on the sheet', () => {
    const faults = posters.flatMap(({ svg, name }) => {
      const letterings = [...svg.matchAll(/<path d="([^"]+)"[^>]*class="lettering"/g)].map((found) => boxOf(found[1]!));
      if (letterings.length === 0 || isLetteringMoved(svg)) return [`${name}: lettering missing or moved`];
      return letterings
        .filter(([left, top, right, bottom]) => left < 8 || top < 8 || right > 592 || bottom > 892)
        .map((box) => `${name}: ${box.map(Math.round).join(' ')}`);
    });
    expect(faults).toEqual([]);
  });

  test('no two shows have the same, and a drawing comes out alike twice', () => {
    const owners = new Map<string, number>();
    for (const { svg, show, name } of posters) {
      expect(owners.get(svg) ?? show.id, name).toBe(show.id);
      owners.set(svg, show.id);
    }
    for (const { svg, show, language } of posters.slice(0, 40)) expect(posterOf(show, language)).toBe(svg);
  });

  test('pictures tell shows apart without their words', () => {
    const wordless = demoShows.map((show) =>
      posterOf(show, 'en').replaceAll(/<path d="[^"]+"[^>]*class="lettering"[^>]*>/g, ''),
    );
    expect(new Set(wordless).size).toBe(demoShows.length);
  });
});

test('every show has a backdrop of its own, well-formed, wordless and small', () => {
  const backdrops = demoShows.map(backdropOf);
  expect(new Set(backdrops).size).toBe(demoShows.length);
  for (const [index, svg] of backdrops.entries()) {
    expect(faultOf(svg), String(demoShows[index]!.id)).toBeUndefined();
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 1600 900"/);
    expect(svg).not.toMatch(/class="lettering"|<(text|image|style|script)|href="(?!#)|NaN|undefined/);
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(30 * 1024);
  }
});

describe('lettering', () => {
  const box = { x: 40, y: 50, width: 300, height: 120 };

  test.each(['A', 'Œuvre', 'Die Abenteuer des Prinzen Achmed', 'Donaudampfschifffahrtsgesellschaft', 'ÀÉÜ ßœ « qgj »'])(
    'never leaves its box: %s',
    (text) => {
      for (const upper of [false, true]) {
        for (const lines of [1, 2, 4]) {
          const { bounds } = setIn(text, box, { upper, lines, stretch: 1.3, tracking: 0.1 });
          expect(bounds.left).toBeGreaterThanOrEqual(39.9);
          expect(bounds.top).toBeGreaterThanOrEqual(49.9);
          expect(bounds.right).toBeLessThanOrEqual(340.1);
          expect(bounds.bottom).toBeLessThanOrEqual(170.1);
        }
      }
    },
  );

  test('keeps every word, in order, in at most the lines it was given', () => {
    const text = 'Le Mécano de la « General » : son cheval & lui !';
    for (const count of [1, 2, 3, 9]) {
      const lines = brokenLines(text, count);
      expect(lines.join(' ')).toBe(text);
      expect(lines.length).toBeLessThanOrEqual(count);
      for (const line of lines) {
        expect(line).not.toMatch(/^[»:!]/);
        expect(line).not.toMatch(/[«&]$/);
      }
    }
  });

  test('has letters for all four languages', () => {
    for (const letter of 'éèêëàâçîïôûùüöäßœŒæÉÈÀÇÖÄÜ’«»–…·&!?') {
      // A letter that the font lacks is drawn as an empty box, as U+FFFF is.
      const missing = letteringIn('\uffff', box, '#000');
      expect(letteringIn(letter, box, '#000'), letter).not.toBe(missing);
      expect(measure(letter)).toBeGreaterThan(0);
    }
  });

  test('wider and bolder letters take more room', () => {
    expect(measure('Metropolis', { width: 100 })).toBeGreaterThan(measure('Metropolis', { width: 75 }));
    expect(measure('Metropolis', { weight: 700 })).toBeGreaterThan(measure('Metropolis', { weight: 400 }));
  });
});

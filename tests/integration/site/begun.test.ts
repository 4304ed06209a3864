import { describe, expect, test } from 'vitest';
import { get } from '../../support/site.ts';

/** It is the evening: of its 3D screenings, and of Lyon's westerns, all have begun; of its others not all. */
const CINEMA = '/cinemas/aurore-paris-grands-boulevards';
const NOTHING_LEFT = [`${CINEMA}/filters/tags-3d`, '/cinemas/aurore-lyon-confluence/filters/genres-western'];

const textOf = async (path: string) => (await get('fr', path)).text;
const begunIn = (text: string) => (text.match(/<li [^>]* data-begun(?! hidden)/g) ?? []).length;
const seenIn = (text: string) =>
  [...text.matchAll(/<li data-v[^>]*>/g)].filter(([li]) => !/ data-begun| hidden/.test(li)).length;
const saidIn = (text: string) => /<p class="count"[^>]*>.*?<span>([^<]*)</.exec(text)?.[1];
const boxIn = (text: string) =>
  /<label class="chip"( hidden)?>\s*<input type="checkbox" name="begun">([^]*?)<\/label>/.exec(text);

describe.each(NOTHING_LEFT)('%s', (path) => {
  test('says that the filter leaves nothing, not that the day is over, and leads on without script', async () => {
    const text = await textOf(path);
    expect(begunIn(text)).toBeGreaterThan(0);
    expect(seenIn(text)).toBe(0);
    expect(text).not.toContain('nothing over');
    const [, said = ''] = /<div class="nothing">(.*?)<\/div>/s.exec(text)!;
    expect(said).toContain('Aucune séance ne réunit tous ces filtres.');
    expect(said).toMatch(new RegExp(`<a class="chip" href="${path.split('/filters')[0]!}">Tout effacer</a>`));
    expect(said).toMatch(/>Retirer [^<]+ \(\d+ séances\)</);
    expect(saidIn(text)).toBe('0 film, 0 séance');
  });
});

test('numbers are of what is shown', async () => {
  const text = await textOf(CINEMA);
  expect(begunIn(text)).toBeGreaterThan(0);
  expect(saidIn(text)).toMatch(new RegExp(` ${seenIn(text)} séances$`));
  expect(text).toMatch(/<a class="chip"[^>]* data-none(?:="")?[^>]*>3D<small>0</);
});

test('what has begun is counted as far as the filters leave it, and its checkbox goes with the last', async () => {
  for (const filters of ['', '/filters/tags-3d', '/filters/versions-vost']) {
    const text = await textOf(CINEMA + filters);
    const [, hidden, words] = boxIn(text)!;
    expect(hidden, filters).toBeUndefined();
    expect(Number.parseInt(words!.replaceAll(/<[^>]*>/g, ''), 10), filters).toBe(begunIn(text));
  }
  const [, hidden] = boxIn(await textOf(`${CINEMA}/filters/tags-ice/versions-vfst`))!;
  expect(hidden).toBeDefined();
});

/** It has begun in some of Paris's cinemas, in both of its versions. */
const FILM = '/films/la-dame-du-vendredi-44024';
const LIGHT = '/cinemas/l/aurore-paris-grands-boulevards';
/** What is folded: whether it is shown at all, the number that is said, and the tickets that are. */
function foldIn(text: string) {
  const [, attributes, said, rows] =
    /<details([^>]*)>\s*<summary>([^<]*déjà[^<]*)<\/summary>(.*?)<\/details>/s.exec(text) ?? [];
  if (rows === undefined) return undefined;
  const tickets = [...rows.matchAll(/<li data-v[^>]*>/g)].filter(([li]) => !li.endsWith(' hidden>'));
  return { isHidden: / hidden/.test(attributes!), said: Number.parseInt(said!, 10), tickets: tickets.length };
}

test.each([LIGHT, FILM])('what is folded on %s is counted as far as the filters leave it', async (path) => {
  const whole = foldIn(await textOf(path))!;
  expect(whole.said).toBe(whole.tickets);
  const some = foldIn(await textOf(`${path}/filters/versions-vost`))!;
  expect(some.said).toBe(some.tickets);
  expect(some.said).toBeLessThan(whole.said);
});

test('on a light page a film of which the filters leave only what has begun is folded, and no fold is empty', async () => {
  const text = await textOf(`${LIGHT}/filters/tags-3d`);
  const fold = foldIn(text)!;
  expect(fold.tickets).toBe(begunIn(text));
  expect(fold).toMatchObject({ isHidden: false, said: begunIn(text) });
  expect(foldIn(await textOf(`${LIGHT}/filters/tags-ice/versions-vfst`))).toMatchObject({ isHidden: true, tickets: 0 });
});

test('a film’s page, which shows what has begun, counts it', async () => {
  const text = await textOf('/films/le-cuirasse-potemkine-44008');
  const tickets = [...text.matchAll(/<li data-v[^>]*>/g)].filter(([li]) => !li.endsWith(' hidden>')).length;
  expect(saidIn(text)).toContain(`${tickets} séance`);
});

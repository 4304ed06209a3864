import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { cardAddress, type ShareCard } from '../../../../../src/components/screening/shareCard.ts';
import { drawCard } from '../../../../../src/request/endpoints/share/draw.ts';
import { Lettering, TEXT, TITLE } from '../../../../../src/request/endpoints/share/lettering.ts';

const card: ShareCard = {
  kind: 'show',
  id: 'sunrise-1',
  title: 'Sunrise',
  lines: ['F. W. Murnau', 'drama · 1h34'],
  picture: { address: '/media/sunrise.webp', shape: 'poster' },
};
const lettering = await Lettering.load();

/** The right edge of a drawing: the largest x among all points of path data. */
function right(path: string): number {
  const numbers = [...path.matchAll(/-?[\d.]+/g)].map(Number);
  return Math.max(...numbers.filter((_, index) => index % 2 === 0));
}

describe('lettering', () => {
  test('takes the largest size at which the text fits', () => {
    const { size, lines } = lettering.fit('Sunrise', { width: 600, height: 250 }, [200, 100, 50], TITLE);
    expect(lines).toEqual(['Sunrise']);
    expect(lettering.measure('Sunrise', TITLE) * size).toBeLessThanOrEqual(600);
    expect(size).toBe(lettering.measure('Sunrise', TITLE) * 200 <= 600 ? 200 : 100);
  });

  test('breaks between words, and cuts what fits at no size', () => {
    const long = 'Dr. Strangelove or How I Learned to Stop Worrying and Love the Bomb, and other stories of that kind';
    const broken = lettering.fit(long, { width: 500, height: 260 }, [60], TITLE);
    expect(broken.lines).toHaveLength(4);
    expect(broken.lines.at(-1)!.endsWith('…')).toBe(true);
    for (const line of broken.lines) expect(lettering.measure(line, TITLE) * broken.size).toBeLessThanOrEqual(500);
    const word = lettering.fit('Donaudampfschifffahrtsgesellschaft', { width: 200, height: 120 }, [60], TITLE);
    expect(word.lines.join('').endsWith('…')).toBe(true);
  });

  test('goes on in the next line with a word that is longer than one, where there is room', () => {
    const name = 'Donaudampfschifffahrtsgesellschaft';
    const { lines, size } = lettering.fit(`Die ${name}`, { width: 400, height: 300 }, [90, 60], TITLE);
    expect(size).toBe(60);
    expect(lines[0]).toBe('Die');
    expect(lines.slice(1).join('')).toBe(name);
    for (const line of lines) expect(lettering.measure(line, TITLE) * size).toBeLessThanOrEqual(400);
  });

  test.each([
    ['a word', 'Wa'.repeat(5000)],
    ['words', 'Le phare '.repeat(1000)],
    ['a text without spaces, in other letters', '字'.repeat(10_000)],
  ])('is cut before it is laid out, where it is longer than any picture has room for: %s', (_, text) => {
    const layouts = vi.spyOn(lettering, 'measure');
    const { lines, size } = lettering.fit(text, { width: 1000, height: 300 }, [120, 90, 60], TITLE);
    const [count, longest] = [layouts.mock.calls.length, Math.max(...layouts.mock.calls.map(([each]) => each.length))];
    layouts.mockRestore();
    expect(lines.at(-1)).toMatch(/…$/);
    for (const line of lines) expect(lettering.measure(line, TITLE) * size).toBeLessThanOrEqual(1000);
    expect(count).toBeLessThan(1000);
    expect(longest).toBeLessThanOrEqual(401);
  });

  test('is drawn at its place, as outlines', () => {
    const path = lettering.path('Nuit', { x: 100, y: 200 }, 50, TEXT);
    expect(path).toMatch(/^M[\d.]+ [\d.]+/);
    expect(right(path)).toBeLessThanOrEqual(100 + lettering.measure('Nuit', TEXT) * 50 + 1);
  });

  test('leaves out accents and letters that the font has not, instead of drawing boxes', () => {
    expect(lettering.measure('Łódź 東京', TEXT)).toBeGreaterThan(0);
    expect(lettering.path('東京', { x: 0, y: 0 }, 50, TEXT)).toBe('');
    expect(lettering.measure('ế', TEXT)).toBeCloseTo(lettering.measure('ê', TEXT), 2);
  });
});

/** The dominant colour of a part of a picture. */
async function colourAt(image: Buffer, left: number, top: number) {
  const part = await sharp(image).extract({ left, top, width: 60, height: 60 }).png().toBuffer();
  return (await sharp(part).stats()).dominant;
}

describe('a card', () => {
  const poster = () =>
    sharp({ create: { width: 640, height: 960, channels: 3, background: '#c0392b' } })
      .webp()
      .toBuffer();

  test('has its picture at its side', async () => {
    const image = await drawCard(card, await poster());
    expect((await colourAt(image, 900, 100)).r).toBeGreaterThan(150);
    expect((await colourAt(image, 500, 20)).r).toBeLessThan(50);
  });

  test.each(['فيلم الليل', 'Star Wars: حرب', '東京物語'])(
    'of %s, which the font cannot write, is its poster alone',
    async (title) => {
      const image = await drawCard({ ...card, title }, await poster());
      // In the middle, whole: 420 pixels wide.
      expect((await colourAt(image, 570, 100)).r).toBeGreaterThan(150);
      expect((await colourAt(image, 570, 550)).r).toBeGreaterThan(150);
      for (const left of [40, 300, 840, 1100]) {
        const { channels } = await sharp(
          await sharp(image).extract({ left, top: 0, width: 60, height: 630 }).png().toBuffer(),
        ).stats();
        for (const { min, max } of channels) expect(max - min, String(left)).toBeLessThan(12);
      }
    },
  );

  test('without its picture, in such letters, is the logo; a line in them is left out', async () => {
    const alone = await drawCard({ ...card, title: 'فيلم', picture: null }, undefined);
    expect(alone).toEqual(await drawCard({ ...card, title: '', lines: [], picture: null }, undefined));
    const withLine = await drawCard({ ...card, lines: ['يوسف شاهين', ...card.lines] }, undefined);
    expect(withLine).toEqual(await drawCard(card, undefined));
    expect(lettering.canWrite('Ευρώπη')).toBe(false);
    expect(lettering.canWrite('Œuvre č ế 2°, “Là” — 🎬')).toBe(true);
  });

  test('without its picture is lettering, with a sun', async () => {
    const { r, g, b } = await colourAt(await drawCard(card, undefined), 940, 540);
    expect([r > 200, g > 150, b < 120]).toEqual([true, true, true]);
  });

  test('of a picture full of detail is small all the same', async () => {
    const noise = Buffer.from(
      Array.from({ length: 640 * 960 * 3 }, (_, index) => (index * 7919 * ((index >> 3) + 1)) % 251),
    );
    const picture = await sharp(noise, { raw: { width: 640, height: 960, channels: 3 } })
      .png()
      .toBuffer();
    expect((await drawCard(card, picture)).length).toBeLessThanOrEqual(100_000);
  });

  test('has another address when anything of it is another', () => {
    const address = cardAddress(card, 'fr');
    expect(address).toMatch(/^\/share\/fr\/show\/sunrise-1-[0-9a-f]{10}\.jpg$/);
    expect(cardAddress({ ...card }, 'fr')).toBe(address);
    expect(cardAddress({ ...card, title: 'Sunset' }, 'fr')).not.toBe(address);
    expect(cardAddress({ ...card, picture: null }, 'fr')).not.toBe(address);
  });
});

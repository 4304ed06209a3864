import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesIn } from '../../../../src/content/import/folder.ts';
import { decodeText } from '../../../../src/lib/decodeText.ts';

async function textsOf(chunks: readonly Buffer[]): Promise<readonly (readonly [number, string])[]> {
  const texts: [number, string][] = [];
  for await (const lines of linesIn(streamed(chunks))) {
    for (const { number, bytes } of lines) texts.push([number, decodeText(bytes)]);
  }
  return texts;
}

async function* streamed(chunks: readonly Buffer[]): AsyncGenerator<Buffer> {
  for (const chunk of chunks) yield await Promise.resolve(chunk);
}

test('lines are the same wherever the bytes are split, be it within a character or a byte order mark', async () => {
  const line = fc.string({ unit: fc.constantFrom('a', 'é', '€', '😀', '\uFEFF', '\r', ' ') });
  await fc.assert(
    fc.asyncProperty(fc.array(line), fc.array(fc.nat({ max: 200 })), async (lines, cuts) => {
      const bytes = Buffer.from(lines.join('\n'));
      const places = [0, ...cuts.filter((cut) => cut < bytes.length).toSorted((a, b) => a - b), bytes.length];
      const chunks = places.slice(1).map((end, index) => bytes.subarray(places[index], end));
      expect(await textsOf(chunks)).toEqual(await textsOf([bytes]));
    }),
  );
});

test('a byte order mark is no text, neither before a line nor alone', async () => {
  expect(await textsOf([Buffer.from('\uFEFF')])).toEqual([]);
  expect(await textsOf([Buffer.from('\uFEFF\r\n\uFEFFé\n')])).toEqual([[2, 'é']]);
});

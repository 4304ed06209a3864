import { expect, test } from 'vitest';
import { ascii } from '../../../src/bundling/asciiCode.ts';

/** What code gives, once as it is and once in ASCII. */
async function twice(code: string): Promise<unknown[]> {
  const written = ascii(code);
  expect(written).not.toMatch(/[^\0-\x7f]/);
  const modules = [code, written].map((each) => `data:text/javascript,${encodeURIComponent(`export default ${each}`)}`);
  return Promise.all(modules.map(async (url) => ((await import(url)) as { default: unknown }).default));
}

test.for(['"é – “nu”… 2,50 €"', '`🎬 ${"♥"} العربية`', '"\\\\–"', String.raw`"\–\\\♥"`, '{ "›": "…" }["›"]'])(
  '%s is the same text',
  async (code) => {
    const [before, after] = await twice(code);
    expect(after).toBe(before);
  },
);

test('expressions find the same characters', async () => {
  const code = String.raw`[/[–—]/.test("a–b"), /\–/.test("–"), /^[🎬–]$/u.test("🎬"), /^🎬{2}$/u.test("🎬🎬")]`;
  expect(await twice(code)).toEqual([
    [true, true, true, true],
    [true, true, true, true],
  ]);
});

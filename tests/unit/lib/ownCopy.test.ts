import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownCopy } from '../../../src/lib/ownCopy.ts';

test('a copy is the same text, half a surrogate pair too', () => {
  const same = fc.property(fc.string({ unit: 'binary' }), (text) => {
    expect(ownCopy(text)).toBe(text);
  });
  fc.assert(same, { examples: [['\ud83d'], ['\udcaf x'], ['"\\\u2028\0']] });
});

test('a copy does not keep the text that it was cut from', () => {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as () => void;
  // What is freed by a first collection may hold more.
  const collect = () => [gc, gc].forEach((each) => each());
  const held = (take: (part: string) => string) => {
    collect();
    const before = process.memoryUsage().heapUsed;
    const parts = Array.from({ length: 30 }, (_, index) => {
      const whole = Buffer.alloc(1_000_000, `/media/poster-${index} `).toString('latin1');
      return take(/\/media\/poster-\d+ /.exec(whole)![0]);
    });
    collect();
    return parts.length && process.memoryUsage().heapUsed - before;
  };
  // What else the process frees or keeps meanwhile has been six megabytes.
  expect(held((part) => part)).toBeGreaterThan(20_000_000);
  expect(held(ownCopy)).toBeLessThan(10_000_000);
});

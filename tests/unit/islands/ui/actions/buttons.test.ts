import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const BUTTON = /<button\b(?:[^>"{]|"[^"]*"|\{(?:[^{}]|\{(?:[^{}]|\{[^}]*\})*\})*\})*>/g;

/** Buttons of the server's pages whose press waits for a script (islands/ui/actions), and that no form is sent by. */
const waiting = globSync('src/{components,layouts,pages}/**/*.astro').flatMap((file) =>
  (readFileSync(file, 'utf8').match(BUTTON) ?? [])
    .filter((tag) => /\bmarks\(\{ (?:load|share|modal)\b/.test(tag) && /\btype="button"/.test(tag))
    .map((tag) => ({ file, tag })),
);

test('a button that only a script can do something for says so if that does not come', () => {
  expect(waiting.length).toBeGreaterThan(5);
  const silent = waiting.filter(({ tag }) => !/\bfailed: /.test(tag));
  // It is only seen once the account's script is there, and needs no other.
  expect(silent.map(({ tag }) => /load: '\w+'/.exec(tag)?.[0])).toEqual(["load: 'store'"]);
});

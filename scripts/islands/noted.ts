import { readFileSync, writeFileSync } from 'node:fs';
import type { IslandWeight } from './weights.ts';

type Weights = Readonly<Record<string, IslandWeight>>;

const NOTED = new URL('noted.json', import.meta.url);

/** What islands weighed when that was last noted: the docs are made without a built site. */
export function notedIslands(): Weights {
  return JSON.parse(readFileSync(NOTED, 'utf8')) as Weights;
}

/** Notes what islands weigh now. */
export function noteIslands(weights: Weights): void {
  writeFileSync(NOTED, `${JSON.stringify(weights, undefined, 2)}\n`);
}

/** A line for each island that has another weight than was noted. */
export function changedIslands(weights: Weights, noted: Weights): string[] {
  const inWords = (weight: IslandWeight | undefined) =>
    weight ? `${weight.own} kB, ${weight.first} kB with what it needs` : 'not there';
  return [...new Set([...Object.keys(noted), ...Object.keys(weights)])].flatMap((name) => {
    const [now, before] = [inWords(weights[name]), inWords(noted[name])];
    return now === before ? [] : [`island ${name}: ${now} (was ${before})`];
  });
}

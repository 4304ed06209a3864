import { setTimeout } from 'node:timers/promises';
import type { Tally } from './traffic.ts';

/** What a scenario found. */
export type Finding = {
  /** The tally, for whoever reads. */
  readonly said: string;
  /** What must not be; nothing if all is well. */
  readonly faults: readonly string[];
};

export const seconds = (count: number) => setTimeout(count * 1000);

const number = new Intl.NumberFormat('en');

/** Fewer requests show nothing. */
export const ENOUGH = 50;

/** A tally in a line. */
export function sentenceOf({ asked, failed, wrong, slowestMs }: Tally): string {
  const slowest = `slowest ${(slowestMs / 1000).toFixed(2)} s`;
  return `${number.format(asked)} requests, ${failed.length} failed, ${wrong.length} wrong, ${slowest}`;
}

/** What is wrong with a tally of which nothing may be wrong. `slowestAllowed` in seconds. */
export function faultsOf({ asked, failed, wrong, slowestMs, slowest }: Tally, slowestAllowed = Infinity): string[] {
  const counted = new Map<string, number>();
  for (const one of [...failed, ...wrong]) counted.set(one, (counted.get(one) ?? 0) + 1);
  const slow = slowestMs > slowestAllowed * 1000 ? [`${slowest} took ${(slowestMs / 1000).toFixed(1)} s`] : [];
  const few = asked < ENOUGH ? [`only ${asked} requests were made`] : [];
  return [...[...counted].map(([what, count]) => `${count} × ${what}`), ...slow, ...few];
}

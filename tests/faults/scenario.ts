import { setTimeout } from 'node:timers/promises';
import { patient } from '../support/patience.ts';
import type { Tally } from './traffic.ts';

/** What a scenario found. */
export type Finding = {
  /** The tally, in words. */
  readonly said: string;
  /** What is wrong; empty if all is well. */
  readonly faults: readonly string[];
};

/** Waits so many seconds of a quiet machine. */
export const seconds = (count: number) => setTimeout(patient(count * 1000));

const number = new Intl.NumberFormat('en');

/** With fewer requests, a scenario shows nothing. */
export const ENOUGH = 50;

/** A tally as one line of text. */
export function sentenceOf({ asked, failed, wrong, slowestMs }: Tally): string {
  const slowest = `slowest ${(slowestMs / 1000).toFixed(2)} s`;
  return `${number.format(asked)} requests, ${failed.length} failed, ${wrong.length} wrong, ${slowest}`;
}

/** What is wrong with a tally in which no request may fail. `slowestAllowed` is in seconds. */
export function faultsOf({ asked, failed, wrong, slowestMs, slowest }: Tally, slowestAllowed = Infinity): string[] {
  const counted = new Map<string, number>();
  for (const one of [...failed, ...wrong]) counted.set(one, (counted.get(one) ?? 0) + 1);
  const slow = slowestMs > slowestAllowed * 1000 ? [`${slowest} took ${(slowestMs / 1000).toFixed(1)} s`] : [];
  const few = asked < ENOUGH ? [`only ${asked} requests were made`] : [];
  return [...[...counted].map(([what, count]) => `${count} × ${what}`), ...slow, ...few];
}

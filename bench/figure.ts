/** A line of the bench's table: what was measured, several times in one run, and its goal. */
export type Figure = {
  readonly what: string;
  /** The result of each repetition. The line shows their median. */
  readonly runs: readonly number[];
  readonly unit: '×' | 'ms' | 'kB' | 'MB' | 'points' | 'renders' | 'shift' | 'responses';
  /** Absent for a line that is there for comparison only. */
  readonly goal?: { readonly atLeast: number } | { readonly atMost: number };
  /** What is behind the figure: absolute values, sizes, versions. */
  readonly note?: string;
};

/** A part of the bench. Throws if it cannot measure: `Missing` if the machine lacks a program that it needs. */
export type Bench = {
  readonly name: string;
  readonly run: () => Promise<readonly Figure[]>;
};

/** Thrown if the machine lacks a program that a part needs. The part is reported as left out, and the rest goes on. */
export class Missing extends Error {}

/** The middle number, or the mean of the two middle ones. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Whether the median meets the goal; undefined if there is none. */
export function isGood({ runs, goal }: Figure): boolean | undefined {
  if (!goal) return undefined;
  return 'atLeast' in goal ? median(runs) >= goal.atLeast : median(runs) <= goal.atMost;
}

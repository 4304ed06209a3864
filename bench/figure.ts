/** A line of the bench's table: what was measured, several times in one run, against what is asked of it. */
export type Figure = {
  readonly what: string;
  /** What each repetition gave. The line shows their median. */
  readonly runs: readonly number[];
  readonly unit: '×' | 'ms' | 'kB' | 'MB' | 'points' | 'renders' | 'shift' | 'answers';
  /** Nothing for a line that is there to read the others by. */
  readonly goal?: { readonly atLeast: number } | { readonly atMost: number };
  /** What the figure is made of: absolute values, sizes, versions. */
  readonly note?: string;
};

/** A part of the bench. Throws when it could not measure: `Missing` when the machine lacks a program for it. */
export type Bench = {
  readonly name: string;
  readonly run: () => Promise<readonly Figure[]>;
};

/** A machine without a program that a part needs: the part is named as left out, the rest goes on. */
export class Missing extends Error {}

/** The middle one, or the mean of the two middle ones. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Whether the median is as asked; undefined where nothing is asked. */
export function isGood({ runs, goal }: Figure): boolean | undefined {
  if (!goal) return undefined;
  return 'atLeast' in goal ? median(runs) >= goal.atLeast : median(runs) <= goal.atMost;
}

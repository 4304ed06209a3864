import { nameOf } from './flaky.ts';
import type { Counts, Failure } from './reports.ts';

/** How often a run without a terminal reports that it is still going. */
const STILL_MS = 30_000;
/** The most characters of an output line that are shown: a page that a test compared is one long line. */
const WIDTH = 500;

/** How many of the slowest files the end of a run names. */
const SLOWEST = 10;

type Summary = {
  readonly ms: number;
  readonly factor: number;
  /** How long each file's tests took, in seconds, by step. */
  readonly files: readonly ReadonlyMap<string, number>[];
  readonly flaky: readonly Failure[];
};

type Display = {
  /** `factor` is how many times longer its limits are. */
  started(name: string, factor: number): void;
  output(name: string, line: string): void;
  /** `lines` is the step's output, if it is worth reading; `processorSeconds` 0 if it is not known. */
  ended(name: string, counts: Counts, processorSeconds: number, lines: readonly string[]): void;
  /** The step could not run. */
  left(name: string): void;
  /** Nothing runs any more. */
  summary(summary: Summary): void;
};

/** Shows progress: on a terminal in one line that is redrawn every second, elsewhere line by line. */
export function display(): Display {
  const terminal = process.stdout.isTTY;
  const running = new Map<string, { at: number; factor: number; line: string }>();

  const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(0)} s`;
  const clear = () => {
    if (terminal) process.stdout.write('\r\u001b[K');
  };
  const redraw = () => {
    const parts = [...running].map(([name, { at, line }]) => `${name} ${seconds(at)}${terminal ? ` ${line}` : ''}`);
    if (!terminal) return parts.length > 0 ? console.log(`  … ${parts.join(', ')}`) : undefined;
    const width = Math.floor((process.stdout.columns || 80) / Math.max(1, parts.length)) - 5;
    process.stdout.write(`\r\u001b[K${parts.map((part) => part.slice(0, width)).join('  ·  ')}`);
  };
  const timer = setInterval(redraw, terminal ? 1000 : STILL_MS);
  const print = (line: string) => {
    clear();
    console.log(line);
  };

  return {
    started(name, factor) {
      running.set(name, { at: performance.now(), factor, line: '' });
      if (!terminal) console.log(`  ▸ ${name}`);
    },
    output(name, line) {
      const state = running.get(name);
      if (state) state.line = line.trim();
    },
    ended(name, { passed, failed }, processorSeconds, lines) {
      const { at, factor } = running.get(name)!;
      running.delete(name);
      const tests = passed + failed > 1 ? `, ${passed} passed${failed > 0 ? `, ${failed} failed` : ''}` : '';
      const processor = processorSeconds > 0 ? `, ${processorSeconds.toFixed(0)} s of the processor` : '';
      print(`  ${failed > 0 ? '✗' : '✓'} ${name} (${seconds(at)}, factor ${factor.toFixed(1)}${processor}${tests})`);
      for (const line of lines) console.log(`      ${line.slice(0, WIDTH)}`);
    },
    left(name) {
      print(`  ✗ ${name} (not run: what it needs failed)`);
    },
    summary({ ms, factor, files, flaky }) {
      clearInterval(timer);
      clear();
      const slowest = files
        .flatMap((each) => [...each])
        .toSorted(([, a], [, b]) => b - a)
        .slice(0, SLOWEST);
      if (slowest.length > 0) console.log('The slowest files:');
      for (const [file, took] of slowest) console.log(`  ${took.toFixed(1).padStart(6)} s ${file}`);
      console.log(`${(ms / 1000).toFixed(0)} s in all, at a speed factor of ${factor.toFixed(1)}.`);
      for (const test of flaky) console.log(`Flaky, failed once and passed twice alone: ${nameOf(test)}: ${test.said}`);
    },
  };
}

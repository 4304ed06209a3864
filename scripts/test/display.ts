import type { Counts } from './counts.ts';

/** How often a run without a terminal reports that it is still going. */
const STILL_MS = 30_000;
/** The most characters of an output line that are shown: a page that a test compared is one long line. */
const WIDTH = 500;

type Display = {
  started(name: string): void;
  output(name: string, line: string): void;
  /** `lines` is the step's output, if it is worth reading. */
  ended(name: string, counts: Counts, lines: readonly string[]): void;
  /** The step could not run. */
  left(name: string): void;
  close(): void;
};

/** Shows progress: on a terminal in one line that is redrawn every second, elsewhere line by line. */
export function display(): Display {
  const terminal = process.stdout.isTTY;
  const running = new Map<string, { at: number; line: string }>();

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
    started(name) {
      running.set(name, { at: performance.now(), line: '' });
      if (!terminal) console.log(`  ▸ ${name}`);
    },
    output(name, line) {
      const state = running.get(name);
      if (state) state.line = line.trim();
    },
    ended(name, { passed, failed }, lines) {
      const took = seconds(running.get(name)?.at ?? 0);
      running.delete(name);
      const tests = passed + failed > 1 ? `, ${passed} passed${failed > 0 ? `, ${failed} failed` : ''}` : '';
      print(`  ${failed > 0 ? '✗' : '✓'} ${name} (${took}${tests})`);
      for (const line of lines) console.log(`      ${line.slice(0, WIDTH)}`);
    },
    left(name) {
      print(`  ✗ ${name} (not run: what it needs failed)`);
    },
    close() {
      clearInterval(timer);
      clear();
    },
  };
}

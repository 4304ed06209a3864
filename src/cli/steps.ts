const numbers = new Intl.NumberFormat('en');
/** Without a terminal, a count is printed each time that another such part of it is done. */
const PARTS = 4;

type Step = {
  progress(detail: string): void;
  /** Progress that is also worth a line now and then where there is no terminal. */
  count(done: number, total: number): void;
  done(detail?: string): void;
};

/** Prints what a command is doing: on a terminal one line that is overwritten, elsewhere a line for each step. */
export function step(label: string): Step {
  const started = performance.now();
  const terminal = process.stdout.isTTY;
  let printed: number | undefined;
  // The cursor stays at the beginning of the line, so that whatever else is printed overwrites it.
  const write = (text: string) => terminal && process.stdout.write(`\u001b[K${text}\r`);
  write(`${label}…`);
  return {
    progress(detail) {
      write(`${label}: ${detail}`);
    },
    count(done, total) {
      const text = `${label}: ${numbers.format(done)} of ${numbers.format(total)}`;
      write(text);
      const part = Math.floor((done * PARTS) / Math.max(1, total));
      if (!terminal && part < PARTS && part > (printed ?? -1)) console.log(text);
      printed = part;
    },
    done(detail = '') {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      process.stdout.write(`${terminal ? '\u001b[K' : ''}${label}${detail && `: ${detail}`} (${seconds} s)\n`);
    },
  };
}

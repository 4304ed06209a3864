/** Prints what a command is doing: on a terminal one line that is overwritten, elsewhere a line for each step. */
export function step(label: string): { progress(detail: string): void; done(detail?: string): void } {
  const started = performance.now();
  const terminal = process.stdout.isTTY;
  if (terminal) process.stdout.write(`${label}…`);
  return {
    progress(detail) {
      if (terminal) process.stdout.write(`\r\u001b[K${label}: ${detail}`);
    },
    done(detail = '') {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      process.stdout.write(`${terminal ? '\r\u001b[K' : ''}${label}${detail && `: ${detail}`} (${seconds} s)\n`);
    },
  };
}

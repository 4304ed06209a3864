import type { Weighed } from './pages.ts';

const kb = (bytes: number) => (bytes / 1000).toFixed(1);

/**
 * A line for each page whose HTML has another weight than was noted, or that is over its budget, and how many weights
 * are over. Sizes are in kB of 1,000 bytes.
 */
export function weightTable(
  pages: readonly Weighed[],
  noted: Readonly<Record<string, number>>,
): { readonly lines: readonly string[]; readonly over: number } {
  let over = 0;
  const lines = pages.flatMap(({ screen, path, measured, limits }) => {
    const before = noted[screen];
    const change =
      before === undefined || measured.html === before
        ? ''
        : ` (was ${kb(before)}, ${signed(measured.html - before)} bytes)`;
    let isOver = false;
    const parts = Object.entries(limits).flatMap(([name, limit]) => {
      const weight = measured[name as keyof typeof limits];
      if (weight === undefined) return [];
      const isTooMuch = weight > limit;
      if (isTooMuch) over += 1;
      isOver ||= isTooMuch;
      return `${name} ${kb(weight)} of ${kb(limit)} kB${name === 'html' ? change : ''}${isTooMuch ? ' TOO MUCH' : ''}`;
    });
    return change !== '' || before === undefined || isOver ? [`${screen}: ${path}: ${parts.join(', ')}`] : [];
  });
  return { lines: lines.length > 0 ? lines : ['Every page weighs what was noted.'], over };
}

const signed = (bytes: number) => (bytes > 0 ? `+${bytes}` : String(bytes));

/** A no-break space, so that number and unit stay on one line. */
const SPACE = '\u00A0';

/**
 * A length in minutes as SPEC 9 writes it: `45 min`, `1 h 00`, `2 h 33`, with no-break spaces. `h` and `min` are the
 * units' international symbols, the same in all four languages. Undefined when the length is not known (null, or 0 in the API).
 */
export function formatDuration(minutes: number | null): string | undefined {
  if (minutes === null || !(minutes > 0)) return undefined;
  if (minutes < 60) return `${minutes}${SPACE}min`;
  return [Math.floor(minutes / 60), 'h', String(minutes % 60).padStart(2, '0')].join(SPACE);
}

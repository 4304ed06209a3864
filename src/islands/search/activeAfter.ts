/**
 * The line that a key leads to in a list of `count` lines, from the active line or from none (-1: the input itself).
 * Undefined: the key belongs to the input. Past either end comes the input again; Home and End move the caret until a
 * line is active.
 */
export function activeAfter(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return active + 1 < count ? active + 1 : -1;
    case 'ArrowUp':
      return active === -1 ? count - 1 : active - 1;
    case 'Home':
      return active === -1 ? undefined : 0;
    case 'End':
      return active === -1 ? undefined : count - 1;
    default:
      return undefined;
  }
}

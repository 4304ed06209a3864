/**
 * The code of a module of Astro's with these changes. Throws if the module does not have each of their texts exactly once,
 * which is how a build notices that a new Astro needs other changes.
 */
export function replaceOnce(
  code: string,
  module: string,
  changes: readonly (readonly [from: string, to: string])[],
): string {
  return changes.reduce((changed, [from, to]) => {
    const count = changed.split(from).length - 1;
    if (count !== 1) throw new Error(`Astro's ${module}: expected ${from} once, got it ${count} times.`);
    return changed.replace(from, () => to);
  }, code);
}

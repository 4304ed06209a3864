/**
 * Checks pages against budgets.json (bytes; a kB is 1,000 bytes): their HTML and inline scripts; with `--whole`, also
 * all that a phone fetches.
 */
import { weighPages } from './budgets/pages.ts';

const isWhole = process.argv.includes('--whole');

const kb = (bytes: number) => (bytes / 1000).toFixed(1);

let over = 0;
for await (const { kind, path, measured, limits } of weighPages(isWhole)) {
  const parts = Object.entries(limits).flatMap(([name, limit]) => {
    const weight = measured[name as keyof typeof limits];
    if (weight === undefined) return [];
    if (weight > limit) over += 1;
    return `${name} ${kb(weight)} of ${kb(limit)} kB${weight > limit ? ' TOO MUCH' : ''}`;
  });
  console.log(`${kind}: ${path}: ${parts.join(', ')}`);
}
if (over > 0) {
  console.error(`${over} over budget (budgets.json).`);
  process.exitCode = 1;
}

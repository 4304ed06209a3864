/** Checks pages against budgets.json (bytes; a kB is 1,000 bytes). */
import { weighPages } from './budgets/pages.ts';

const kb = (bytes: number) => (bytes / 1000).toFixed(1);

let over = 0;
for await (const { kind, path, measured, limits } of weighPages()) {
  const parts = Object.entries(limits).map(([name, limit]) => {
    const weight = measured[name as keyof typeof limits];
    if (weight > limit) over += 1;
    return `${name} ${kb(weight)} of ${kb(limit)} kB${weight > limit ? ' TOO MUCH' : ''}`;
  });
  console.log(`${kind}: ${path}: ${parts.join(', ')}`);
}
if (over > 0) {
  console.error(`${over} over budget (budgets.json).`);
  process.exitCode = 1;
}

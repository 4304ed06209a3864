import { weighPages } from '../scripts/budgets/pages.ts';
import type { Bench, Figure } from './figure.ts';

/** What pages weigh. The tests check them against their limits. */
export const sizesBench: Bench = { name: 'sizes', run };

const WORDS = {
  html: 'HTML with its styles, brotli',
  script: 'scripts before any interaction, gzip',
  inlineScript: 'scripts in the HTML, brotli',
  page: 'whole page on a phone, first visit',
} as const;

async function run(): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for await (const { screen, path, measured, limits } of weighPages(true)) {
    for (const name of Object.keys(WORDS) as (keyof typeof WORDS)[]) {
      const [limit, weight] = [limits[name], measured[name]];
      if (limit === undefined || weight === undefined) continue;
      figures.push({
        what: `${screen}: ${WORDS[name]}`,
        runs: [weight / 1000],
        unit: 'kB',
        goal: { atMost: limit / 1000 },
        note: path,
      });
    }
  }
  return figures;
}

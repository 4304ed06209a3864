import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The page of the bench's last results. */
const PAGE = 'docs/performance.md';
/** How much older than the commit a figure may be. */
const DAYS = 31;

/**
 * A sentence for each part of docs/performance.md that was measured more than 31 days before a day (YYYY-MM-DD), or does
 * not say when.
 */
export function outdated(page: string, day: string): readonly string[] {
  const sections = page.split(/^## /m).slice(1);
  return sections.flatMap((section) => {
    const [name] = section.split('\n', 1);
    const measured = /^Measured on (\d{4}-\d{2}-\d{2}) /m.exec(section)?.[1];
    const days = (Date.parse(day) - Date.parse(measured ?? '')) / 86_400_000;
    if (days <= DAYS) return [];
    const when = measured === undefined ? 'does not say when it was measured' : `was measured on ${measured}`;
    return `${PAGE}: "${name}" ${when}; expected at most ${DAYS} days before ${day}. Run \`npm run bench -- ${name}\`.`;
  });
}

/** The day of the last commit: what was released with fresh figures stays green for whoever clones it later. */
function dayOfCommit(): string | undefined {
  try {
    return execFileSync('git', ['log', '-1', '--format=%cs'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    // An archive has no history.
    return undefined;
  }
}

if (import.meta.main) {
  const day = dayOfCommit();
  const sentences = day === undefined ? [] : outdated(readFileSync(PAGE, 'utf8'), day);
  for (const sentence of sentences) console.error(sentence);
  process.exitCode = sentences.length > 0 ? 1 : 0;
}

import { expect, test } from 'vitest';
import { outdated } from '../../../scripts/figures.ts';

const section = (name: string, words: string) => `## ${name}\n\n${words}\n\n| What | Median |\n`;

test('a part of the bench that was measured a month before the commit is named, and one without a day', () => {
  const page = [
    '# Performance\n\nThe last results.\n',
    section('front', 'Measured on 2026-10-27 at 04:21 UTC, on 2 cores.'),
    section('search', 'Measured on 2026-10-26 at 04:21 UTC, on 2 cores.'),
    section('day', 'On 2 cores.'),
  ].join('\n');
  expect(outdated(page, '2026-11-27')).toEqual([
    'docs/performance.md: "search" was measured on 2026-10-26; expected at most 31 days before 2026-11-27. Run `npm run bench -- search`.',
    'docs/performance.md: "day" does not say when it was measured; expected at most 31 days before 2026-11-27. Run `npm run bench -- day`.',
  ]);
});

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** What jscpd finds among files with these contents, as lint calls it. */
function copiesAmong(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'aurore-twins-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  const program = ['node_modules/jscpd/run-jscpd.js', '--config', '.jscpd.json', folder];
  const { status, stdout } = spawnSync(process.execPath, program, { encoding: 'utf8' });
  return { status, found: /Found \d+ clones/.exec(stdout)?.[0] };
}

const ONE = { status: 1, found: 'Found 1 clones' };
const [, FRONTMATTER, TEMPLATE] = /^---\n(.*?)\n---\n(.*)$/s.exec(
  readFileSync('src/components/cinema/CinemaFacts.astro', 'utf8'),
)!;

test.each(['src/domain/screening/showtimeStatus.ts', 'src/islands/cinema/locator/Locator.island.tsx'])(
  'lint refuses a twin of %s',
  (file) => {
    const extension = file.slice(file.lastIndexOf('.'));
    const content = readFileSync(file, 'utf8');
    expect(copiesAmong({ [`one${extension}`]: content, [`other${extension}`]: content })).toEqual(ONE);
  },
);

test('lint refuses a twin of the frontmatter of an Astro file', () => {
  const withTemplate = (template: string) => `---\n${FRONTMATTER}\n---\n\n${template}\n`;
  const files = { 'one.astro': withTemplate('<p>{one}</p>'), 'other.astro': withTemplate('<Other {...other} />') };
  expect(copiesAmong(files)).toEqual(ONE);
});

test('lint refuses a twin of the template of an Astro file', () => {
  const withFront = (front: string) => `---\n${front}\n---\n${TEMPLATE}`;
  const files = { 'one.astro': withFront('const one = 1;'), 'other.astro': withFront("import other from './other';") };
  expect(copiesAmong(files)).toEqual(ONE);
});

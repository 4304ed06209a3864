import { readdirSync } from 'node:fs';

/** A folder whose code is mutated, with the least score, in per cent; 0 where the score is only reported. */
type Area = { readonly folder: string; readonly least: number };

export const AREAS: readonly Area[] = [
  { folder: 'src/domain', least: 85 },
  { folder: 'src/routes', least: 85 },
  { folder: 'src/contract', least: 0 },
  { folder: 'src/content/views', least: 0 },
];

/** The area that a folder or file is in; undefined if in none. */
export function areaOf(path: string): Area | undefined {
  return AREAS.find(({ folder }) => path === folder || path.startsWith(`${folder}/`));
}

/** What is mutated in one run: the files of a folder and those below it, or a single file. */
export type Part = {
  readonly path: string;
  readonly least: number;
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
};

/**
 * The parts of an area's folder: its own files, and each folder in it, which takes minutes instead of an hour. A folder
 * within it is one part, and so is a file. Throws if the path is in no area.
 */
export function partsOf(path: string): Part[] {
  const area = areaOf(path);
  if (!area) throw new Error(`${path}: expected a path in ${AREAS.map(({ folder }) => folder).join(', ')}.`);
  const { least } = area;
  if (path.endsWith('.ts')) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    return [{ path, least, mutate: [path], tests: testsOf(folder, area) }];
  }
  if (path !== area.folder) return [{ path, least, mutate: [`${path}/**/*.ts`], tests: testsOf(path, area) }];
  const entries = readdirSync(path, { withFileTypes: true });
  const own = entries.some((entry) => entry.isFile());
  return [
    ...(own ? [{ path, least, mutate: [`${path}/*.ts`], tests: testsOf(path, area) }] : []),
    ...entries.filter((entry) => entry.isDirectory()).flatMap(({ name }) => partsOf(`${path}/${name}`)),
  ];
}

/**
 * Patterns of the tests that are to notice: those of the same folder of tests/unit, and of the folders above it within
 * the area. So a rule is held beside where it is written, and a mutant costs few tests.
 */
function testsOf(folder: string, area: Area): string[] {
  const above = folder === area.folder ? [] : testsAbove(folder.slice(0, folder.lastIndexOf('/')), area);
  return [`${inTests(folder)}/**/*.test.ts`, ...above];
}

function testsAbove(folder: string, area: Area): string[] {
  const above = folder === area.folder ? [] : testsAbove(folder.slice(0, folder.lastIndexOf('/')), area);
  return [`${inTests(folder)}/*.test.ts`, ...above];
}

const inTests = (folder: string) => folder.replace(/^src/, 'tests/unit');

/** What became of a mutant, as Stryker says it. */
type Mutant = { readonly status: string; readonly statusReason?: string | undefined };

const countOf = (mutants: readonly Mutant[], ...states: readonly string[]) =>
  mutants.filter(({ status }) => states.includes(status)).length;

/**
 * The share of mutants that a test noticed, or that never ended, in per cent. Disabled ones do not count, nor those that
 * do not compile.
 */
export function scoreOf(mutants: readonly Mutant[]): number {
  const noticed = countOf(mutants, 'Killed', 'Timeout');
  const missed = countOf(mutants, 'Survived', 'NoCoverage');
  return noticed + missed === 0 ? 100 : (100 * noticed) / (noticed + missed);
}

/** The figures of a run in a sentence: the score, what it is made of, and how many are disabled, each with its reason. */
export function summaryOf(mutants: readonly Mutant[]): string {
  const reasons = mutants.flatMap(({ status, statusReason }) =>
    status === 'Ignored' ? [statusReason ?? 'no reason'] : [],
  );
  const disabled = [...new Set(reasons)].map(
    (reason) => `${reasons.filter((each) => each === reason).length} × ${reason}`,
  );
  return (
    `${scoreOf(mutants).toFixed(1)} %: ${countOf(mutants, 'Killed', 'Timeout')} noticed, ` +
    `${countOf(mutants, 'Survived')} not, ${countOf(mutants, 'NoCoverage')} in code that no test runs; ` +
    `${reasons.length} disabled${disabled.length > 0 ? ` (${disabled.join('; ')})` : ''}.`
  );
}

/**
 * `npm test`: runs every check, as many at a time as the machine has cores, and ends with `N passed, N failed`.
 * `npm test -- unit lint` runs only those, with what they need.
 */
import { endAll, runSteps } from './test/runner.ts';
import { STEPS, type Step } from './test/steps.ts';

function chosen(names: readonly string[]): readonly Step[] {
  const unknown = names.find((name) => !STEPS.some((step) => step.name === name));
  if (unknown !== undefined) {
    console.error(`There is no step "${unknown}". There are: ${STEPS.map(({ name }) => name).join(', ')}.`);
    process.exit(1);
  }
  if (names.length === 0) return STEPS;
  const wanted = new Set<string>();
  const want = (name: string) => {
    wanted.add(name);
    STEPS.find((step) => step.name === name)?.needs.forEach(want);
  };
  names.forEach(want);
  return STEPS.filter(({ name }) => wanted.has(name));
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    endAll();
    process.exit(1);
  });
}

const steps = chosen(process.argv.slice(2));
console.log(`Running ${steps.length} steps; what each said is kept in test-results/*.log.`);
const { passed, failed } = await runSteps(steps);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

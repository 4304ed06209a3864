import { STEPS, type Step } from './steps.ts';

/**
 * The steps of these names with what they need, in order. A name may leave out the number of a half: `journeys` means
 * both. Without names, the steps of `npm test`, or all. Gives a sentence if there is no step of a name.
 */
export function chooseSteps(names: readonly string[], all: boolean): readonly Step[] | string {
  if (names.length === 0) return STEPS.filter(({ tier }) => all || tier === 'test');
  const unknown = names.find((name) => stepsOf(name).length === 0);
  if (unknown !== undefined) {
    return `There is no step "${unknown}". There are: ${STEPS.map(({ name }) => name).join(', ')}.`;
  }
  const wanted = new Set<Step>();
  const want = (name: string) => {
    for (const step of stepsOf(name)) {
      wanted.add(step);
      step.needs.forEach(want);
    }
  };
  names.forEach(want);
  return STEPS.filter((step) => wanted.has(step));
}

function stepsOf(wanted: string): readonly Step[] {
  return STEPS.filter(({ name }) => name === wanted || name.replace(/ \d$/, '') === wanted);
}

import { STEPS, type Step } from './steps.ts';

/**
 * The steps of these names with what they need, in order. Without names, the steps of `npm test`, or all. Gives a sentence
 * if there is no step of a name.
 */
export function chooseSteps(names: readonly string[], all: boolean): readonly Step[] | string {
  if (names.length === 0) return STEPS.filter(({ tier }) => all || tier === 'test');
  const unknown = names.find((name) => !STEPS.some((step) => step.name === name));
  if (unknown !== undefined) {
    return `There is no step "${unknown}". There are: ${STEPS.map(({ name }) => name).join(', ')}.`;
  }
  const wanted = new Set<string>();
  const want = (name: string) => {
    wanted.add(name);
    STEPS.find((step) => step.name === name)?.needs.forEach(want);
  };
  names.forEach(want);
  return STEPS.filter(({ name }) => wanted.has(name));
}

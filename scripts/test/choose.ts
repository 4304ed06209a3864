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
  return withNeeds(names);
}

/**
 * A part of these steps, for a run that several machines share: `2/3` is the second of three. Each step is in one of them, with
 * what it needs, and they are about equally long. Gives a sentence if a shard is none.
 */
export function shardOf(steps: readonly Step[], shard: string): readonly Step[] | string {
  const needed = new Set(steps.flatMap(({ needs }) => needs));
  const own = steps.filter(({ name }) => !needed.has(name));
  const [, index, count] = (/^([1-9]\d*)\/([1-9]\d*)$/.exec(shard) ?? []).map(Number);
  if (index === undefined || count === undefined || index > count || count > own.length) {
    return `There is no shard "${shard}". A shard is 1/2 or 2/2, for example; there are at most ${own.length}.`;
  }
  const shards = Array.from({ length: count }, () => ({ seconds: 0, names: [] as string[] }));
  for (const { name, seconds = 0 } of own.toSorted((a, b) => (b.seconds ?? 0) - (a.seconds ?? 0))) {
    const shortest = shards.reduce((least, each) => (each.seconds < least.seconds ? each : least));
    shortest.seconds += seconds;
    shortest.names.push(name);
  }
  return withNeeds(shards[index - 1]!.names);
}

function withNeeds(names: readonly string[]): readonly Step[] {
  const wanted = new Set<string>();
  const want = (name: string) => {
    wanted.add(name);
    STEPS.find((step) => step.name === name)?.needs.forEach(want);
  };
  names.forEach(want);
  return STEPS.filter(({ name }) => wanted.has(name));
}

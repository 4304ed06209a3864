import type { Show } from '../../contract/show.ts';

/** SPEC 3, "Flag colours by number". */
const COLOURS = { '1': 'green', '2': 'yellow', '3': 'grey', '4': 'red', '5': 'blue' } as const;
export type FlagColour = (typeof COLOURS)[keyof typeof COLOURS];

/** The colour of a show's flag; grey, the quietest, when the feed names none. */
export function flagColour(number: Show['flagColor']): FlagColour {
  return number === null ? 'grey' : COLOURS[number];
}

/**
 * The colour of a show's label, by the same numbers; undefined, for a mere outline, when the feed names none that we
 * know.
 */
export function labelColour(number: Show['labelFlagColor']): FlagColour | undefined {
  return number !== null && Object.hasOwn(COLOURS, number) ? COLOURS[number as keyof typeof COLOURS] : undefined;
}

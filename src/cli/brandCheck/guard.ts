import { checkBrand } from './check.ts';

/** All faults of the brand as one text; undefined if there is none. `onNote` gets what something else stands in for. */
export async function brandFaults(onNote: (note: string) => void = () => {}): Promise<string | undefined> {
  const { faults, notes } = await checkBrand();
  for (const note of notes) onNote(note);
  if (faults.length === 0) return undefined;
  return `Bad brand (docs/languages.md), ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n  ${faults.join('\n  ')}`;
}

/**
 * Runs a program if the brand has no fault. Otherwise prints one sentence for each, and the exit code is 1. The program is
 * imported only then, because what it imports relies on the brand from its first line on.
 */
export async function withBrand(program: () => Promise<unknown>, onNote?: (note: string) => void): Promise<void> {
  const faults = await brandFaults(onNote);
  if (faults === undefined) {
    await program();
    return;
  }
  console.error(`\n${faults}`);
  process.exitCode = 1;
}

import { parseArgs } from 'node:util';
import { closeDatabase } from '../database/current.ts';
import { sentenceOf } from '../database/errors.ts';

/** Runs a command of ours. What fails is told in a sentence, and the end is not zero. */
export async function sayWhatFails(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(`\n${sentenceOf(error) ?? (error instanceof Error ? error.message : String(error))}`);
    process.exitCode = 1;
    await closeDatabase();
  }
}

/** The one argument that a command is called with. Throws its usage for none, or more. */
export function onlyArgument(usage: string): string {
  const [argument, ...more] = parseArgs({ allowPositionals: true }).positionals;
  if (argument === undefined || more.length > 0) throw new Error(`Usage: ${usage}`);
  return argument;
}

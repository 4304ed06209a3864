import { parseArgs } from 'node:util';
import { closeDatabase } from '../database/current.ts';
import { sentenceOf } from '../database/errors.ts';

/** Runs a command. A failure is printed as one sentence, and the exit code is 1. */
export async function reportFailure(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(`\n${sentenceOf(error) ?? (error instanceof Error ? error.message : String(error))}`);
    process.exitCode = 1;
    await closeDatabase();
  }
}

/** Whatever this process writes from now on is for its user alone: data of people, and keys. */
export function writeForOwnerAlone(): void {
  process.umask(0o077);
}

/** The one argument of a command. Throws its usage if there is none, or more than one. */
export function onlyArgument(usage: string): string {
  const [argument, ...more] = parseArgs({ allowPositionals: true }).positionals;
  if (argument === undefined || more.length > 0) throw new Error(`Usage: ${usage}`);
  return argument;
}

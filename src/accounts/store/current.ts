import { sentenceOf } from '../../database/errors.ts';
import { currentSettings } from '../../settings/settings.ts';
import { checkFile, openAccounts, type Accounts } from './open.ts';

let current: Promise<Accounts> | undefined;
let opened: Accounts | undefined;

/** This process's accounts database, opened at first use. After a failure, the next call tries again. */
export function currentAccounts(): Promise<Accounts> {
  current ??= openAccounts(currentSettings()).then(
    (db) => (opened = db),
    (error: unknown) => {
      current = undefined;
      throw error;
    },
  );
  return current;
}

/** What is wrong with the file of this process's accounts; undefined if nothing is, or nothing was opened yet. */
export function accountsFault(): string | undefined {
  try {
    if (opened) checkFile(opened);
    return undefined;
  } catch (error) {
    return sentenceOf(error) ?? (error as Error).message;
  }
}

/** Closes this process's accounts database, if it was opened. */
export async function closeAccounts(): Promise<void> {
  const open = current;
  current = opened = undefined;
  await (await open?.catch(() => undefined))?.destroy();
}

import { currentSettings } from '../../settings/settings.ts';
import { openAccounts, type Accounts } from './open.ts';

let current: Promise<Accounts> | undefined;

/** This process's accounts database, opened at first use. After a failure, the next call tries again. */
export function currentAccounts(): Promise<Accounts> {
  current ??= openAccounts(currentSettings()).catch((error: unknown) => {
    current = undefined;
    throw error;
  });
  return current;
}

/** Closes this process's accounts database, if it was opened. */
export async function closeAccounts(): Promise<void> {
  const open = current;
  current = undefined;
  await (await open?.catch(() => undefined))?.destroy();
}

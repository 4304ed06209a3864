import { currentSettings } from '../../settings/settings.ts';
import { openAccounts, type Accounts } from './open.ts';

let current: Promise<Accounts> | undefined;

/** This process's store of accounts, opened at its first use. A failure to open is tried again. */
export function currentAccounts(): Promise<Accounts> {
  current ??= openAccounts(currentSettings()).catch((error: unknown) => {
    current = undefined;
    throw error;
  });
  return current;
}

/** Closes this process's store of accounts, if it was opened. */
export async function closeAccounts(): Promise<void> {
  const open = current;
  current = undefined;
  await (await open?.catch(() => undefined))?.destroy();
}

/** What a start without the demo does first: a process of its own, since settings are read once. */
import { closeAccounts } from '../../src/accounts/store/current.ts';
import { removeDemoPeople } from '../../src/cli/demoPeople.ts';

try {
  await removeDemoPeople();
} finally {
  await closeAccounts();
}

/** What a start without the demo does first. Runs in its own process, because settings are read only once. */
import { closeAccounts } from '../../src/accounts/store/current.ts';
import { removeDemoPeople } from '../../src/cli/demoPeople.ts';

try {
  await removeDemoPeople();
} finally {
  await closeAccounts();
}

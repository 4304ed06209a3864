import { parseArgs } from 'node:util';
import { addMinutes } from 'date-fns/addMinutes';
import { minutesInDay } from 'date-fns/constants';
import { rotateKeys } from '../accounts/keys.ts';
import { endAllSignIns } from '../accounts/session.ts';
import { closeAccounts, currentAccounts } from '../accounts/store/current.ts';
import { sentenceOf } from '../database/errors.ts';
import { machineNow } from '../settings/clock.ts';
import { currentSettings } from '../settings/settings.ts';
import { reportFailure, writeForOwnerAlone } from './command.ts';

/**
 * `npm run rotate-keys [-- --in 60]`: makes new keys for the embedded issuer, published now and signing after so many
 * minutes; running servers follow without a restart. `--compromised`: they sign now, what the old ones signed is
 * refused, and every sign-in ends.
 */
const USUAL_MINUTES = '60';

await reportFailure(async () => {
  writeForOwnerAlone();
  const options = { in: { type: 'string' }, compromised: { type: 'boolean', default: false } } as const;
  const { values } = parseArgs({ options });
  const minutes = Number(values.in ?? (values.compromised ? '0' : USUAL_MINUTES));
  if (!(minutes >= 0 && minutes <= 7 * minutesInDay)) throw new Error('--in: expected minutes, up to a week.');
  const at = addMinutes(machineNow(), minutes);
  await rotateKeys(currentSettings().DATA_DIR, at.getTime(), values.compromised);
  console.log(`The new keys sign from ${at.toISOString()} on.`);
  if (!values.compromised) return console.log('Nobody is signed out.');
  // After the keys: what a server has stored until it follows is removed too.
  await endEverySignIn();
  console.log('What the old ones signed is refused, and every sign-in has ended: everybody must sign in again.');
});

async function endEverySignIn(): Promise<void> {
  try {
    await endAllSignIns(await currentAccounts());
  } catch (error) {
    const reason = sentenceOf(error) ?? (error as Error).message;
    const message = `The keys are new, but sign-ins of before go on, as they could not be ended: ${reason} Run this again.`;
    throw new Error(message, { cause: error });
  } finally {
    await closeAccounts();
  }
}

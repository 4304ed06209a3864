import { parseArgs } from 'node:util';
import { addMinutes } from 'date-fns/addMinutes';
import { minutesInDay } from 'date-fns/constants';
import { rotateKeys } from '../accounts/keys.ts';
import { machineNow } from '../settings/clock.ts';
import { currentSettings } from '../settings/settings.ts';
import { reportFailure } from './command.ts';

/**
 * `npm run rotate-keys [-- --in 60]`: makes new keys for the embedded issuer, published now and signing after so many
 * minutes; running servers follow without a restart. `--compromised`: they sign now, and what the old ones signed is
 * refused.
 */
const USUAL_MINUTES = '60';

await reportFailure(async () => {
  const options = { in: { type: 'string' }, compromised: { type: 'boolean', default: false } } as const;
  const { values } = parseArgs({ options });
  const minutes = Number(values.in ?? (values.compromised ? '0' : USUAL_MINUTES));
  if (!(minutes >= 0 && minutes <= 7 * minutesInDay)) throw new Error('--in: expected minutes, up to a week.');
  const at = addMinutes(machineNow(), minutes);
  await rotateKeys(currentSettings().DATA_DIR, at.getTime(), values.compromised);
  console.log(`The new keys sign from ${at.toISOString()} on.`);
  console.log(
    values.compromised ? 'What the old ones signed is refused: everybody must sign in again.' : 'Nobody is signed out.',
  );
});

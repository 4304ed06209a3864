import { constants, setPriority } from 'node:os';
import { currentSettings } from '../settings/settings.ts';
import { reportFailure } from './command.ts';
import { hasDemoPictures, makeDemoPictures } from './demoPictures.ts';
import { step } from './steps.ts';

/**
 * Makes the demo's pictures while the server answers with drawings: a process of its own, which leaves the processor to
 * whatever else wants it, and ends with the server that has started it.
 */
// Not the lowest, with which it would never come to its end on a busy machine.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.once('disconnect', () => process.exit());
await reportFailure(async () => {
  const settings = currentSettings();
  if (hasDemoPictures(settings)) return;
  const making = step('Pictures');
  await makeDemoPictures(settings, making.count);
  making.done();
});
// Otherwise it would wait for the server's end.
if (process.connected) process.disconnect();

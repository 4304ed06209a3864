import { reportFailure } from '../command.ts';
import { checkPlace, prepare } from '../prepare.ts';
import { serveSite } from '../serveSite.ts';
import { currentSettings } from '../../settings/settings.ts';
import { sourcePages } from './sourcePages.ts';

/** What `npm run dev` does once the brand is right: loads the demo chain if its data is not current, and serves. */
await reportFailure(async () => {
  await checkPlace(currentSettings());
  await prepare(currentSettings());
  // Read again: without the demo, it has been turned off.
  const settings = { ...currentSettings(), DRAIN_SECONDS: 0, WARM_UP: 'off' as const };
  await serveSite(settings, sourcePages);
});

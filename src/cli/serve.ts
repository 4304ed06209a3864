import { currentSettings } from '../settings/settings.ts';
import { reportFailure } from './command.ts';
import { serveSite } from './serveSite.ts';

/** What `npm start` runs once everything is ready. */
await reportFailure(() => serveSite(currentSettings()));

import { spawn } from 'node:child_process';
import { endGracefully, serve } from '../server/main.ts';
import { now } from '../settings/clock.ts';
import { isIssuerEmbedded, originOf } from '../settings/hosts.ts';
import { currentSettings, type Settings } from '../settings/settings.ts';
import { siteOf, SITE_CODES } from '../sites/sites.ts';
import { sayWhatFails } from './command.ts';
import { demoIsCurrent } from './demoData.ts';
import { demoPeopleText } from './demoPeople.ts';
import { environmentWithClock } from './environment.ts';

/** How often the demo looks whether a new cinema day has begun somewhere. */
const TOP_UP_MS = 60_000;

let rolling = false;

/** The programme rolls with the date: at each cinema midnight a process of its own makes the new day. */
function keepRolling(settings: Settings): void {
  if (rolling || demoIsCurrent(settings, now())) return;
  rolling = true;
  const child = spawn(process.execPath, ['src/cli/topUp.ts'], {
    env: environmentWithClock(settings),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  child.on('close', () => {
    rolling = false;
  });
}

/** What `npm start` becomes when everything is ready: the server, and what keeps the demo rolling. */
await sayWhatFails(async () => {
  const settings = currentSettings();
  const server = await serve(settings);
  const topUp = settings.DEMO === 'on' ? setInterval(() => keepRolling(settings), TOP_UP_MS) : undefined;
  endGracefully(server, () => clearInterval(topUp));
  console.log(`\nAurore is ready: http://localhost:${settings.PORT}\n`);
  for (const code of SITE_CODES) console.log(`  ${code}  ${originOf(siteOf(code), settings)}`);
  console.log('');
  if (settings.DEMO === 'on' && isIssuerEmbedded(settings)) console.log(`${demoPeopleText()}\n`);
});

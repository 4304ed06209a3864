import { spawn } from 'node:child_process';
import { endGracefully, serve } from '../server/main.ts';
import { now } from '../settings/clock.ts';
import { isIssuerEmbedded, originOf } from '../settings/hosts.ts';
import { currentSettings, type Settings } from '../settings/settings.ts';
import { siteOf, SITE_CODES } from '../sites/sites.ts';
import { sayWhatFails } from './command.ts';
import { demoIsCurrent } from './demoData.ts';
import { demoPeopleText } from './demoPeople.ts';

/** How often the demo checks whether a new cinema day has begun somewhere. */
const TOP_UP_MS = 60_000;

let rolling = false;

/** Keeps the demo's programme up to date: when a cinema day begins, a separate process makes the new day. */
function keepRolling(settings: Settings): void {
  if (rolling || demoIsCurrent(settings, now())) return;
  rolling = true;
  const child = spawn(process.execPath, ['src/cli/topUp.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
  child.on('close', () => {
    rolling = false;
  });
}

/** What `npm start` runs once everything is ready: the server, and the timer that keeps the demo up to date. */
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

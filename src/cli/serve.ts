import { NAME } from '#brand/brand.ts';
import { endGracefully, serve } from '../server/main.ts';
import { isIssuerEmbedded, originOf } from '../settings/hosts.ts';
import { currentSettings } from '../settings/settings.ts';
import { siteOf, SITE_CODES } from '../sites/sites.ts';
import { reportFailure, writeForOwnerAlone } from './command.ts';
import { demoPeopleText } from './demoPeople.ts';
import { renewDemo } from './renewDemo.ts';

/** What `npm start` runs once everything is ready: the server, and what keeps the demo up to date. */
await reportFailure(async () => {
  writeForOwnerAlone();
  const settings = currentSettings();
  const server = await serve(settings);
  console.log(`\n${NAME} is ready: http://localhost:${settings.PORT}\n`);
  for (const code of SITE_CODES) console.log(`  ${code}  ${originOf(siteOf(code), settings)}`);
  console.log('');
  if (settings.DEMO === 'on' && isIssuerEmbedded(settings)) console.log(`${demoPeopleText()}\n`);
  endGracefully(server, settings.DEMO === 'on' ? renewDemo(settings) : () => {});
});

import { NAME } from '#brand/brand.ts';
import { endGracefully, serve } from '../server/main.ts';
import type { builtPages } from '../server/pages.ts';
import { isIssuerEmbedded, originOf } from '../settings/hosts.ts';
import type { Settings } from '../settings/schema.ts';
import { siteOf, SITE_CODES } from '../sites/sites.ts';
import { writeForOwnerAlone } from './command.ts';

/** Serves a site that is ready, says where, and keeps the demo up to date, until the process is told to end. */
export async function serveSite(settings: Settings, openPages?: typeof builtPages): Promise<void> {
  writeForOwnerAlone();
  const beginDemo = settings.DEMO === 'on' ? await demo(settings) : () => () => {};
  const server = await serve(settings, openPages);
  console.log(`\n${NAME} is ready: http://localhost:${settings.PORT}\n`);
  for (const code of SITE_CODES) console.log(`  ${code}  ${originOf(siteOf(code), settings)}`);
  console.log('');
  endGracefully(server, beginDemo());
}

/**
 * What names the demo's people and keeps it up to date, and gives what ends that. Its code, with catalogues and what
 * imports feeds, is loaded for the demo alone.
 */
async function demo(settings: Settings): Promise<() => () => void> {
  const [{ demoPeopleText }, { renewDemo }] = await Promise.all([import('./demoPeople.ts'), import('./renewDemo.ts')]);
  return () => {
    if (isIssuerEmbedded(settings)) console.log(`${demoPeopleText()}\n`);
    return renewDemo(settings);
  };
}

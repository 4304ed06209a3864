import { parseArgs } from 'node:util';
import { ImportError } from '../content/import/folder.ts';
import { writeNewFeed } from '../feeds/newFeed.ts';
import { now } from '../settings/clock.ts';
import { currentSettings } from '../settings/settings.ts';
import { isSiteCode, siteOf, SITE_CODES } from '../sites/sites.ts';

/** `npm run feed:new -- <folder> [--site fr]`: writes the smallest feed that makes a site, to begin one's own with. */
const USAGE = 'Usage: npm run feed:new -- <folder> [--site fr]';

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { site: { type: 'string' } } });
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) throw new ImportError(USAGE);
  const code = values.site ?? currentSettings().DEFAULT_SITE;
  if (!isSiteCode(code)) {
    throw new ImportError(`There is no site ${code}: expected one of ${SITE_CODES.join(', ')}.`);
  }
  await writeNewFeed(folder, siteOf(code), now());
  console.log(`${folder}: a feed for ${code}. Its README.md says what to change; then: npm run import -- ${folder}`);
} catch (error) {
  console.error((error as Error).message.split('\n')[0]);
  process.exitCode = 1;
}

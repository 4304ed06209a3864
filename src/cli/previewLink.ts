import { parseArgs } from 'node:util';
import { MAX_HOURS, previewLink, previewPathSchema } from '../content/preview/token.ts';
import { editorKeys } from '../settings/editorKeys.ts';
import { currentSettings } from '../settings/settings.ts';
import { isSiteCode, siteOf, SITE_CODES } from '../sites/sites.ts';

/**
 * `npm run preview-link -- /path [--site fr] [--hours 24] [--editor name]`: prints a URL that opens a preview of the
 * page for anybody who has it, signed with an editor's key from EDITOR_KEYS, by default the first.
 */
const USAGE = 'Usage: npm run preview-link -- /path [--site fr] [--hours 24] [--editor name]';

function linkOf(): string {
  const settings = currentSettings();
  const keys = editorKeys(settings);
  const options = {
    site: { type: 'string' },
    hours: { type: 'string', default: '24' },
    editor: { type: 'string' },
  } as const;
  const { positionals, values } = parseArgs({ options, allowPositionals: true });
  const path = previewPathSchema.safeParse(positionals[0]);
  if (positionals.length !== 1 || !path.success) throw new Error(USAGE);
  const site = values.site ?? settings.DEFAULT_SITE;
  if (!isSiteCode(site)) throw new Error(`There is no site ${site}: expected one of ${SITE_CODES.join(', ')}.`);
  const hours = Number(values.hours);
  if (!(hours > 0 && hours <= MAX_HOURS)) throw new Error(`--hours: expected a number up to ${MAX_HOURS}.`);
  const editor = values.editor ?? keys.keys().next().value;
  if (editor === undefined || !keys.has(editor)) {
    throw new Error('EDITOR_KEYS has no such editor: expected name:key in the environment.');
  }
  const { url, expires } = previewLink(settings, siteOf(site), { editor, path: path.data, hours });
  return `${url}\n\nIt opens the preview until ${expires.toISOString()}, for whoever has it.`;
}

try {
  console.log(linkOf());
} catch (error) {
  console.error((error as Error).message.split('\n')[0]);
  process.exitCode = 1;
}

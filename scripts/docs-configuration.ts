import { writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { z } from 'zod';
import { SECRET_SETTINGS, settingsSchema } from '../src/settings/schema.ts';

/** The page that `node scripts/docs-configuration.ts` writes from the settings' schema. */
export const CONFIGURATION_PAGE = new URL('../docs/configuration.md', import.meta.url);

/** What JSON Schema says of a setting; a test checks that no description is missing. */
type Property = { description?: string; default?: string | number; enum?: readonly string[] };

/** The page as it should be, formatted as the project formats Markdown. */
export async function configurationPage(): Promise<string> {
  const { properties = {} } = z.toJSONSchema(settingsSchema, { io: 'input', unrepresentable: 'any' });
  const rows = Object.entries(properties).map(([name, property]) => row(name, property as Property));
  const text = [INTRODUCTION, [HEAD, '| --- | --- | --- |', ...rows].join('\n')].join('\n\n');
  return format(text, { ...(await resolveConfig(CONFIGURATION_PAGE)), parser: 'markdown', plugins: [] });
}

const HEAD = '| Setting | Default | What it does |';

const INTRODUCTION = `# Configuration

\`node scripts/docs-configuration.ts\` makes this page from \`src/settings/schema.ts\`; a test fails when it is out of date.

Settings are environment variables, read once when a process starts. An empty one counts as not set. An invalid one ends the
process with a sentence that names it and says what was expected. Secrets
(${SECRET_SETTINGS.map((name) => `\`${name}\``).join(', ')})
can come from a file instead: the setting with \`_FILE\` appended to its name has the file's path.

\`\`\`sh
PORT=8080 DATA_DIR=/var/lib/aurore npm start
\`\`\``;

function row(name: string, { description = '', default: standard, enum: values }: Property): string {
  const shown = standard === undefined ? '' : `\`${standard}\``;
  const choice = values ? ` One of ${values.map((value) => `\`${value}\``).join(', ')}.` : '';
  return `| \`${name}\` | ${shown} | ${(description + choice).replaceAll('|', String.raw`\|`)} |`;
}

if (import.meta.main) await writeFile(CONFIGURATION_PAGE, await configurationPage());

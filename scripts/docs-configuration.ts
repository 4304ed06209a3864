import { writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { z } from 'zod';
import { SECRET_SETTINGS, settingsSchema } from '../src/settings/settings.ts';

/** Where the page stands. `node scripts/docs-configuration.ts` writes it from the settings' schema. */
export const CONFIGURATION_PAGE = new URL('../docs/configuration.md', import.meta.url);

/** What JSON Schema knows of a setting; a description is never missing, see the test. */
type Property = { description?: string; default?: string | number; enum?: readonly string[] };

/** The page as it should stand, formatted as the project formats Markdown. */
export async function configurationPage(): Promise<string> {
  const { properties = {} } = z.toJSONSchema(settingsSchema, { io: 'input', unrepresentable: 'any' });
  const rows = Object.entries(properties).map(([name, property]) => row(name, property as Property));
  const text = [INTRODUCTION, [HEAD, '| --- | --- | --- |', ...rows].join('\n')].join('\n\n');
  return format(text, { ...(await resolveConfig(CONFIGURATION_PAGE)), parser: 'markdown', plugins: [] });
}

const HEAD = '| Setting | Default | What it does |';

const INTRODUCTION = `# Configuration

Made from \`src/settings/settings.ts\` by \`node scripts/docs-configuration.ts\`; a test fails when this page lags behind.

Settings come from the environment and are read once, when a process starts. An empty one counts as not set. A bad one
ends the process with a sentence that names it and says what was expected. What nobody but the server may know
(${SECRET_SETTINGS.map((name) => `\`${name}\``).join(', ')}) can be in a file instead, named by the same setting with \`_FILE\` behind it.

\`\`\`sh
PORT=8080 DATA_DIR=/var/lib/aurore npm start
\`\`\``;

function row(name: string, { description = '', default: standard, enum: values }: Property): string {
  const shown = standard === undefined ? '' : `\`${standard}\``;
  const choice = values ? ` One of ${values.map((value) => `\`${value}\``).join(', ')}.` : '';
  return `| \`${name}\` | ${shown} | ${(description + choice).replaceAll('|', String.raw`\|`)} |`;
}

if (import.meta.main) await writeFile(CONFIGURATION_PAGE, await configurationPage());

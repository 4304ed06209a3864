import { writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { z } from 'zod';
import { storedSettingsSchema } from '../src/contract/storedSettings.ts';
import { FEATURE_FACTS, FEATURES } from '../src/sites/featureFacts.ts';
import { SECRET_SETTINGS, SETTING_GROUPS, settingsSchema } from '../src/settings/schema.ts';

/** The page that `node scripts/docs-configuration.ts` writes from the settings' schema. */
export const CONFIGURATION_PAGE = new URL('../docs/configuration.md', import.meta.url);

/** What JSON Schema says of a setting; a test checks that no description is missing. */
type Property = { description?: string; default?: string | number; enum?: readonly string[] };

/** The page as it should be, formatted as the project formats Markdown. */
export async function configurationPage(): Promise<string> {
  const { properties = {} } = z.toJSONSchema(settingsSchema, { io: 'input', unrepresentable: 'any' });
  const groups = SETTING_GROUPS.flatMap(({ title, about, settings }) => {
    const rows = Object.keys(settings).map((name) => row(name, properties[name] as Property));
    return [`## ${title}`, about, table('| Setting | Default | What it does |', rows)];
  });
  const fields = Object.entries(z.toJSONSchema(storedSettingsSchema, { io: 'input' }).properties ?? {});
  const features = FEATURES.map((name) => {
    const { isDefault, cookies, about } = FEATURE_FACTS[name];
    return `| \`${name}\` | ${isDefault ? 'on' : 'off'} | ${cookies} | ${about} |`;
  });
  const text = [
    INTRODUCTION,
    ...groups,
    OF_A_SITE,
    table(
      '| Field | What it is |',
      fields.map(([name, field]) => `| \`${name}\` | ${(field as Property).description} |`),
    ),
    FEATURES_OF_A_SITE,
    table('| Feature | Default | Its cookies are for | What it is |', features),
  ].join('\n\n');
  return format(text, { ...(await resolveConfig(CONFIGURATION_PAGE)), parser: 'markdown', plugins: [] });
}

function table(head: string, rows: readonly string[]): string {
  return [head, head.replaceAll(/[^|]+/g, ' --- '), ...rows].join('\n');
}

const OF_A_SITE = `## Settings of a site

What differs from site to site, and may change while it runs, is in a file \`{site}.json\`, whose fields are all optional:

\`\`\`json
{ "features": { "wallet": true, "news": false }, "locator": { "maximumDistance": 30 } }
\`\`\`

\`\`\`sh
npm run import:settings -- settings          # a folder with fr.json and others, of which all are applied or none
npm run import:settings -- settings/fr.json  # or one of them
\`\`\`

Running servers follow within two seconds. A site without a file keeps what it has; a file replaces all of its site's
settings, and a field that it leaves out has its default again.`;

const FEATURES_OF_A_SITE = `## Features of a site

A site has the features that its row in \`brand/sites.ts\` names in \`features\`, and those that are on by default, whatever
other rows name. Those in \`switchable\` it has once FEATURES names them. Its settings have the last word.`;

const INTRODUCTION = `# Configuration

\`npm run docs\` makes this page from \`src/settings\`; a test fails when it is out of date.

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

/**
 * `npm run test:browsers`: runs the main journeys in each engine that this machine has (Chromium; Debian's firefox-esr;
 * Debian's webkit2gtk-driver under xvfb) and writes docs/browsers.md. `-- Firefox` runs one engine and writes nothing.
 */
import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { startSite, type RunningSite } from '../tests/support/server.ts';
import { ENGINES, type Engine } from './browsers/engines.ts';
import { FEATURES, JOURNEYS, SCRIPTLESS, withoutNetwork, type Journey } from './browsers/journeys.ts';

type Column = {
  readonly title: string;
  readonly journeys: Map<string, string>;
  readonly features: Map<string, string>;
};
const OFFLINE = 'without network: an open page and one seen before, each as old as it is';

let failed = 0;
async function outcomeOf(engine: Engine, name: string, run: () => Promise<void>): Promise<string> {
  try {
    await run();
    console.log(`${engine.name}: ${name}: works`);
    return 'works';
  } catch (error) {
    failed += 1;
    console.error(`${engine.name}: ${name}: ${(error as Error).message}`);
    return '**fails**';
  }
}

const SETTINGS = { FEATURES: 'authentication' };
const originAt = ({ port }: RunningSite) => `http://fr.aurore.localhost:${port}`;

/** Runs on a site of its own, because it stops the server. */
async function offline(engine: Engine): Promise<void> {
  const site = await startSite('browsers-offline', SETTINGS);
  let ended: Promise<void> | undefined;
  const end = () => (ended ??= site.stop());
  try {
    await withoutNetwork(await engine.visit(), originAt(site), end);
  } finally {
    await end();
  }
}

async function columnOf(engine: Engine, origin: string): Promise<Column> {
  const journeys = new Map<string, string>();
  const walk = async (all: Readonly<Record<string, Journey>>, options?: { readonly scriptless: true }) => {
    for (const [name, journey] of Object.entries(all)) {
      const run = async () => journey(await engine.visit(options), origin);
      journeys.set(name, await outcomeOf(engine, name, run));
    }
  };
  await walk(JOURNEYS);
  await walk(SCRIPTLESS, { scriptless: true });
  journeys.set(OFFLINE, await outcomeOf(engine, OFFLINE, () => offline(engine)));
  const tab = await engine.visit();
  await tab.goto(origin);
  const features = new Map<string, string>();
  for (const [name, expression] of Object.entries(FEATURES)) {
    features.set(name, (await tab.evaluate(expression)) === true ? 'yes' : '—');
  }
  return { title: `${engine.name} ${engine.version}`, journeys, features };
}

function table(head: string, columns: readonly Column[], part: 'journeys' | 'features'): string {
  const rows = [...columns[0]![part].keys()].map((name) => [name, ...columns.map((column) => column[part].get(name)!)]);
  const lines = [[head, ...columns.map(({ title }) => title)], columns.map(() => '---').concat('---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const [only] = process.argv.slice(2);
const site = await startSite('browsers', SETTINGS);
const columns: Column[] = [];
try {
  for (const [name, open] of Object.entries(ENGINES)) {
    if (only !== undefined && only !== name) continue;
    const engine = await open();
    if (!engine) {
      console.log(`${name} is not on this machine.`);
      continue;
    }
    try {
      columns.push(await columnOf(engine, originAt(site)));
    } finally {
      await engine.close();
    }
  }
} finally {
  await site.stop();
}
if (only === undefined && columns.length === Object.keys(ENGINES).length) {
  const text = `# Browsers

Made by \`npm run test:browsers\` on ${new Date().toISOString().slice(0, 10)} with Debian's packages. \`npm test\` checks far more than this, in
Chromium. Scripts are switched off in Chromium for a visitor, in Firefox for a browser (\`javascript.enabled\`), in WebKit for a
window (\`enable-javascript-markup\`). The network is lost by ending the site, which looks the same to every engine.

${table('Journey', columns, 'journeys')}

Features that pages use where a browser has them, and do without elsewhere:

${table('Feature', columns, 'features')}
`;
  writeFileSync(
    'docs/browsers.md',
    await format(text, { ...(await resolveConfig('docs/browsers.md')), parser: 'markdown' }),
  );
}
process.exitCode = failed > 0 ? 1 : 0;

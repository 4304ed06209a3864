/**
 * `npm run test:browsers`: the main journeys in each engine that this machine has (Chromium; Debian's firefox-esr; Debian's
 * webkit2gtk-driver under xvfb), and docs/browsers.md from what was seen. `-- Firefox` runs one, and writes nothing.
 */
import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { startSite } from '../tests/support/server.ts';
import { ENGINES, type Engine } from './browsers/engines.ts';
import { FEATURES, JOURNEYS, withoutScript } from './browsers/journeys.ts';

type Column = {
  readonly title: string;
  readonly journeys: Map<string, string>;
  readonly features: Map<string, string>;
};
const WITHOUT = 'the programme without script';

let failed = 0;
async function outcomeOf(engine: Engine, name: string, run: () => Promise<true | undefined>): Promise<string> {
  try {
    const outcome = (await run()) ? 'works' : 'not driven';
    console.log(`${engine.name}: ${name}: ${outcome}`);
    return outcome;
  } catch (error) {
    failed += 1;
    console.error(`${engine.name}: ${name}: ${(error as Error).message}`);
    return '**fails**';
  }
}

async function columnOf(engine: Engine, origin: string): Promise<Column> {
  const journeys = new Map<string, string>();
  for (const [name, journey] of Object.entries(JOURNEYS)) {
    const run = async () => {
      const tab = (await engine.visit())!;
      await journey(tab, origin);
      return true as const;
    };
    journeys.set(name, await outcomeOf(engine, name, run));
  }
  journeys.set(WITHOUT, await outcomeOf(engine, WITHOUT, () => withoutScript(engine, origin)));
  const tab = (await engine.visit())!;
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
const site = await startSite('browsers', { FEATURES: 'authentication' });
const columns: Column[] = [];
try {
  for (const [name, open] of Object.entries(ENGINES)) {
    if (only !== undefined && only !== name) continue;
    const engine = await open();
    if (!engine) console.log(`${name} is not on this machine.`);
    else columns.push(await columnOf(engine, `http://fr.aurore.localhost:${site.port}`).finally(() => engine.close()));
  }
} finally {
  await site.stop();
}
if (only === undefined && columns.length === Object.keys(ENGINES).length) {
  const text = `# Browsers

Made by \`npm run test:browsers\` on ${new Date().toISOString().slice(0, 10)} with Debian's packages. \`npm test\` holds Chromium to far
more than this. "Not driven": scripts cannot be switched off there by what drives it.

${table('Journey', columns, 'journeys')}

What pages use where a browser has it, and do without where not:

${table('Feature', columns, 'features')}
`;
  writeFileSync(
    'docs/browsers.md',
    await format(text, { ...(await resolveConfig('docs/browsers.md')), parser: 'markdown' }),
  );
}
process.exitCode = failed > 0 ? 1 : 0;

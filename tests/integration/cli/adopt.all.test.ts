import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { MAIL_SIGN } from '#brand/brand.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { patient } from '../../support/patience.ts';
import { request } from '../../support/request.ts';
import { endServer, freePort } from '../../support/server.ts';
import { until } from '../server/site.ts';
import de from '../../../i18n/de/strings.json' with { type: 'json' };
import claims from '../../../demo/claims.json' with { type: 'json' };
import { ACCOUNT_PAGES, addressesOf, filesIn, openAccountPage, PRINT_MAILS } from './crawl.ts';
import { copyProject, ended, linkPackages, runIn } from './copy.ts';

const SOURCES = [
  'src',
  'brand',
  'public',
  'i18n',
  'demo',
  'docs',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
const page = readFileSync('docs/adopt.md', 'utf8');
/** The texts of files on the page, in its order: the path, and the text. */
const files = [...page.matchAll(/^```\w+ (\S+)\n([^]*?)^```$/gm)].map(
  ([, path, content]) => [path!, content!] as const,
);
const commands = [...page.matchAll(/^ {4}(.*npm .*)$/gm)].map(([, command]) => command!);

const folder = mkdtempSync(join(tmpdir(), 'adopted-'));
let stop = async (): Promise<unknown> => undefined;
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs what `npm run` or `npm start` would, in the copy. */
function run(command: string, settings: Readonly<Record<string, string>> = {}) {
  const [, variables, script, parameters] = /^((?:\w+=\S+ )*)npm (?:run )?(\S+)(?: -- (.*))?$/.exec(command)!;
  const [node, ...own] = packageJson.scripts[script as keyof typeof packageJson.scripts].split(' ');
  expect(node).toBe('node');
  const given = Object.fromEntries(
    variables!.split(' ').flatMap((each) => (each ? [each.split('=') as [string, string]] : [])),
  );
  return runIn(folder, [...own, ...(parameters?.split(' ') ?? [])], {
    ...{ DATA_DIR: join(folder, 'data'), ...given },
    ...settings,
  });
}

async function expectSuccess(command: string): Promise<void> {
  const { output, code } = await ended(run(command));
  expect(code, output).toBe(0);
}

/** Starts a site until it answers, and ends it. */
async function startOnce(command: string): Promise<void> {
  const port = await freePort();
  const server = run(command, { HOST: '127.0.0.1', PORT: String(port), DRAIN_SECONDS: '0' });
  server.stdout.resume();
  stop = () => endServer(server);
  await until(async () => {
    expect(server.exitCode, command).toBe(null);
    return (await request(port, 'fr', '/health/ready').catch(() => undefined))?.status === 200;
  });
  await stop();
}

/** Replaces the constants of a program by those of the same name. */
function withConstants(program: string, constants: string): string {
  return constants.split(/^(?=export const )/m).reduce((source, constant) => {
    const [, name] = /^export const (\w+)/.exec(constant)!;
    const former = new RegExp(`^export const ${name}\\b[^]*?;\\n`, 'm');
    expect(source).toMatch(former);
    return source.replace(former, constant);
  }, program);
}

/** What the demo says of itself, and the sentences with its promises and claims. */
const { promises: _, accessibility, ...words } = claims;
const TRACES = [
  'aurore',
  MAIL_SIGN,
  accessibility.mail,
  ...Object.values(words).flatMap((each) => (typeof each === 'string' ? each : Object.values(each))),
  de.Statement.Link,
  de.Statement.Level.Text,
  `${accessibility.replyDays} Arbeitstagen`,
  ...[de.Accessible.DescribedText, de.Accessible.RelaxedText, de.Accessible.WheelchairText, de.Plans.Lead],
].map((each) => each.toLowerCase());

/** The demo's traces in a text, each with what stands around it. */
function tracesIn(text: string): string[] {
  const lower = text.toLowerCase();
  return TRACES.filter((each) => lower.includes(each)).map((each) => {
    const at = lower.indexOf(each);
    return text.slice(Math.max(0, at - 40), at + each.length + 40);
  });
}

test('the way from an empty folder to a site of one’s own, as docs/adopt.md describes it', async () => {
  copyProject(folder, SOURCES);
  // Not that of tests: what it says must not be the demo's.
  cpSync('brand', join(folder, 'brand'), { recursive: true });
  linkPackages(folder);
  const begun = performance.now();
  const [demo, own, ...rest] = commands;
  expect([demo, own]).toEqual(['npm start', 'DEMO=off npm start']);
  await startOnce(demo!);
  // The feed's own files can be written only when there is one.
  const [brand, feed] = [
    files.filter(([path]) => path.startsWith('brand/')),
    files.filter(([path]) => !path.startsWith('brand/')),
  ];
  expect(brand.map(([path]) => path)).toEqual(['brand/sites.ts', 'brand/brand.ts']);
  for (const [path, content] of brand) {
    const former = readFileSync(join(folder, path), 'utf8');
    writeFileSync(join(folder, path), path.endsWith('sites.ts') ? content : withConstants(former, content));
  }
  // In the store that has the demo of countries that the table no longer has.
  await startOnce(own!);
  expect(rest).toEqual([
    'npm run feed:new -- feeds/my-chain',
    'npm run import -- feeds/my-chain --dry-run',
    'npm run import -- feeds/my-chain',
    'TICKETING_URL=https://tickets.example/{language}/{session} npm start',
  ]);
  await expectSuccess(rest[0]!);
  for (const [path, content] of feed) writeFileSync(join(folder, path), content);
  await expectSuccess(rest[1]!);
  await expectSuccess(rest[2]!);

  const port = await freePort();
  const SITE_ORIGIN = `http://www.donaukinos.localhost:${port}`;
  const server = run(rest[3]!, { HOST: '127.0.0.1', PORT: String(port), SITE_ORIGIN, DRAIN_SECONDS: '0' });
  server.stdout.resume();
  stop = () => endServer(server);
  const get = (path: string) => request(port, 'fr', path, { host: `www.donaukinos.localhost:${port}` });
  await until(async () => (await get('/health/ready').catch(() => undefined))?.status === 200);

  const home = await get('/');
  expect(home.status).toBe(200);
  expect(home.text.includes('Donaukinos')).toBe(true);
  expect(home.text.includes('Aurore')).toBe(false);
  const bare = await request(port, 'fr', '/kinos', { host: `donaukinos.localhost:${port}` });
  expect([bare.status, bare.headers.location]).toEqual([301, `${SITE_ORIGIN}/kinos`]);
  const cinema = await get('/kinos/my-cinema');
  expect(cinema.text.includes('Donaukino Praterstern')).toBe(true);
  const [, nextDay] = /<a class="chip" href="([^"]+)"/.exec(cinema.text) ?? [];
  expect((await get(nextDay!)).text.includes('href="https://tickets.example/de/1"')).toBe(true);
  const took = performance.now() - begun;

  const traces: Record<string, readonly string[]> = {};
  const addresses = new Set(await addressesOf(get, ['de', 'en']));
  // A set goes on with what is added meanwhile: a page's drawings and pictures for sharing, a sheet's pictures.
  for (const path of addresses) {
    const answer = await get(path);
    // Of a picture, what it says of itself: the words of a drawing, and a photograph's metadata.
    const found = tracesIn(JSON.stringify(answer.headers) + answer.text);
    if (found.length > 0) traces[path] = found;
    for (const file of filesIn(answer.text)) addresses.add(file);
  }
  const kinds = new Set([...addresses].map((path) => /\.(\w+)$/.exec(path)?.[1]));
  expect([...kinds]).toEqual(expect.arrayContaining(['svg', 'jpg', 'js', 'png']));
  const getOfAccounts = (path: string, cookie: string) =>
    request(port, 'fr', path, { host: `accounts.donaukinos.localhost:${port}`, headers: { cookie } });
  for (const path of ACCOUNT_PAGES.flatMap((name) => [`/de/${name}`, `/en/${name}`])) {
    const answer = await openAccountPage(getOfAccounts, path);
    expect(answer.text.includes('Donaukinos'), path).toBe(true);
    const found = tracesIn(JSON.stringify(answer.headers) + answer.text);
    if (found.length > 0) traces[path] = found;
  }
  expect(traces).toEqual({});
  expect((await get('/.well-known/security.txt')).status).toBe(404);
  const mails = await ended(runIn(folder, ['--input-type=module-typescript', '--eval', PRINT_MAILS], { DEMO: 'off' }));
  expect([mails.code, tracesIn(mails.output)]).toEqual([0, []]);
  expect(mails.output.split('Donaukinos').length).toBeGreaterThan(12);
  expect(took).toBeLessThan(patient(120_000));
});

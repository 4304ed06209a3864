import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { appendChanges } from '../../src/content/changes.ts';
import { openDatabase } from '../../src/database/open.ts';
import { href } from '../../src/routes/href.ts';
import { SITE_CODES, siteOf, type Site, type SiteCode } from '../../src/sites/sites.ts';
import { AUDIENCE, startIssuer, type TestIssuer } from '../integration/accounts/issuer.ts';
import { startPostgresql, type TestPostgresql } from '../integration/store/postgresql.ts';
import { fillWithDemo } from '../support/demoPostgresql.ts';
import { copyOfDemoStore, freePort, startSite, type RunningSite } from '../support/server.ts';
import { patient } from '../support/patience.ts';
import { startFront, type Front } from './front.ts';
import { startTcpProxy, type TcpProxy } from './tcpProxy.ts';
import { get, type Wanted } from './traffic.ts';

/** Hosts of our own, and no rate limits, because all visitors have the same address here. */
export const HOSTS = {
  SITE_ORIGIN: 'http://{site}.aurore.test',
  ACCOUNTS_ORIGIN: 'http://accounts.aurore.test',
  LIMIT_PAGES: '0',
  LIMIT_API: '0',
  LIMIT_SIGN_IN: '0',
} as const;

/** Two nodes behind one proxy, on one PostgreSQL whose network can be made bad. */
export type World = {
  readonly database: TestPostgresql;
  readonly wire: TcpProxy;
  readonly front: Front;
  readonly issuer: TestIssuer;
  /** Addresses of every site that both nodes and the proxy have already answered. */
  readonly wanted: readonly Wanted[];
  readonly node: (name: NodeName) => RunningSite;
  /** Restarts a node that has ended, on its port. */
  readonly start: (name: NodeName) => Promise<void>;
  /** Records a change in the database, which purges the pages that depend on it. */
  readonly change: (tags: readonly string[]) => Promise<void>;
  readonly environment: () => Readonly<Record<string, string>>;
  stop(): Promise<void>;
};
export type NodeName = 'a' | 'b';

export async function startWorld(isFrontPlain: boolean): Promise<World> {
  const [database, issuer] = await Promise.all([startPostgresql(), startIssuer()]);
  await fillWithDemo(database.url);
  const wire = await startTcpProxy(database.port);
  // Besides the database, nodes share secrets and pictures.
  const dataDir = await copyOfDemoStore(mkdtempSync(join(tmpdir(), 'aurore-faults-')));
  const ports = { a: await freePort(), b: await freePort() };
  const frontPorts = { pages: await freePort(), purges: await freePort() };
  const nodes = new Map<NodeName, RunningSite>();
  const common = {
    ...HOSTS,
    DATA_DIR: dataDir,
    OIDC_ISSUER: issuer.origin,
    OIDC_AUDIENCE: AUDIENCE,
    CDN: 'on',
    PROXIES: `http://127.0.0.1:${frontPorts.purges}`,
    DRAIN_SECONDS: '3',
  };
  const url = database.url.replace(`:${database.port}/`, `:${wire.port}/`);
  const start = async (name: NodeName) => {
    const settings = { ...common, PORT: String(ports[name]), DATABASE_URL: url };
    nodes.set(name, await startSite(`fault-node-${name}`, settings));
  };
  await start('a');
  await start('b');
  const front = await startFront(frontPorts, [ports.a, ports.b], isFrontPlain);
  const direct = openDatabase({ DATABASE_URL: database.url, DATA_DIR: dataDir });
  const wanted = (await Promise.all(SITE_CODES.map((code) => wantedOf(siteOf(code), ports.a)))).flat();
  for (const port of [ports.a, ports.b, front.port]) await warm(port, wanted);
  return {
    ...{ database, wire, front, issuer, wanted, start },
    node: (name) => nodes.get(name)!,
    change: (tags) => direct.transaction().execute((transaction) => appendChanges(transaction, tags)),
    environment: () => ({ ...common, DATABASE_URL: database.url }),
    stop: async () => {
      await front.stop();
      for (const node of nodes.values()) await node.stop();
      await direct.destroy();
      await wire.stop();
      await Promise.all([database.stop(), issuer.stop()]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export const hostOf = (site: SiteCode) => `${site}.aurore.test`;

/** Some addresses of a site, both pages and API answers, each with texts that distinguish it from other sites. */
export async function wantedOf(site: Site, port: number): Promise<Wanted[]> {
  const { code, defaultLanguage: language } = site;
  const json = async (path: string) => JSON.parse((await get(port, hostOf(code), path)).body) as unknown;
  const cinemas = ((await json('/api/cinemas')) as { slug: string }[]).slice(0, 3).map(({ slug }) => slug);
  const { shows } = (await json('/api/shows')) as { shows: { slug: string; isMovie: boolean }[] };
  const films = shows
    .filter(({ isMovie }) => isMovie)
    .slice(0, 4)
    .map(({ slug }) => slug);
  const pages = [
    href(site, language, 'shows'),
    href(site, language, 'cinemas'),
    ...cinemas.map((slug) => href(site, language, 'cinema', { slug })),
    ...films.map((slug) => href(site, language, 'movie', { slug })),
  ];
  const calls = [
    ...['/api/shows', '/api/cinemas', '/api/cities'].map((path) => ({ path, mark: cinemas[0]! })),
    ...cinemas.map((slug) => ({ path: `/api/cinema/${slug}/shows`, mark: '"days"' })),
    ...films.map((slug) => ({ path: `/api/show/${slug}`, mark: `"slug":"${slug}"` })),
  ];
  return [
    ...pages.map((path) => ({ site: code, path, marks: [`<html lang="${language}`, `http://${hostOf(code)}${path}`] })),
    ...calls.map(({ path, mark }) => ({ site: code, path, marks: path === '/api/shows' ? [films[0]!] : [mark] })),
  ];
}

/** Requests each address until it is answered. */
export async function warm(port: number, wanted: readonly Wanted[]): Promise<void> {
  for (const { site, path } of wanted) {
    const { status } = await get(port, hostOf(site), path);
    if (status !== 200) throw new Error(`${site} ${path} answered ${status} before there was a fault.`);
  }
}

/** Waits until a condition holds. Throws if it takes longer than `seconds` of a quiet machine. */
export async function until(what: string, condition: () => Promise<boolean>, seconds = 60): Promise<void> {
  const limit = performance.now() + patient(seconds * 1000);
  while (!(await condition().catch(() => false))) {
    if (performance.now() > limit) throw new Error(`Not within ${seconds} s: ${what}.`);
    await setTimeout(50);
  }
}

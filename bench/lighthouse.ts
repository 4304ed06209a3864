import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { findChromium } from '../e2e/support/chromium.ts';
import { SCREENS } from '../e2e/support/screens.ts';
import { request } from '../tests/support/request.ts';
import { startPicturedSite } from '../tests/support/picturedSite.ts';
import { median, Missing, type Bench, type Figure } from './figure.ts';
import { installPackages } from './packages.ts';

/** Lighthouse's scores for the first pages of a visit, compared with an empty page in the same minutes. */
export const lighthouseBench: Bench = { name: 'lighthouse', run };

const ROUNDS = 5;
/** Pages that must be perfect too, besides those that visits begin on. */
const MORE = {
  article: '/actualites/nosferatu-le-film-qu-un-tribunal-fit-bruler',
  'help article': '/aide/article/slug/comment-reserver-une-place-en-ligne',
  'sign-in': '/connexion',
} as const;
/** Pages that are marked as not for search engines, so their SEO score cannot be perfect. */
const UNLISTED: readonly string[] = [MORE['sign-in']];
const FOLDER = 'bench/lighthouse';
const EMPTY =
  '<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<title>Rien</title></head><body><main><h1>Rien</h1></main></body></html>';

/** What audit.mjs prints for a page. Times are in milliseconds. */
type Audit = {
  readonly version: string;
  readonly scores: Readonly<Record<string, number>>;
  readonly lost: readonly string[];
  readonly lcp: number;
  readonly tbt: number;
  /** The same, counting only the time in which the page's thread was running. */
  readonly blocked: number;
  readonly cls: number;
};

async function run(): Promise<Figure[]> {
  const chromium = findChromium();
  if (!chromium) throw new Missing('There is no Chromium on this machine.');
  installPackages(FOLDER);
  const site = await startPicturedSite('bench-lighthouse');
  const empty = await serveEmpty();
  try {
    const screens = { ...SCREENS, ...MORE };
    const paths = Object.values(screens);
    await keep(site.port, paths);
    const addresses = [
      `http://empty.localhost:${(empty.address() as AddressInfo).port}/`,
      ...paths.map((path) => `http://fr.aurore.localhost:${site.port}${path}`),
    ];
    const rounds: Audit[][] = [];
    while (rounds.length < ROUNDS) rounds.push(await audit(chromium, addresses));
    const empties = rounds.map(([first]) => first!);
    return Object.entries(screens).flatMap(([name, path], index) => {
      const audits = rounds.map((round) => round[index + 1]!);
      return [scoreOf(name, path, audits), ...(name in SCREENS ? timesOf(name, audits, empties) : [])];
    });
  } finally {
    empty.close();
    await site.stop();
  }
}

function scoreOf(name: string, path: string, audits: readonly Audit[]): Figure {
  const isListed = !UNLISTED.includes(path);
  const lost = [...new Set(audits.flatMap((each) => each.lost))];
  const scores = ({ scores: { seo, ...others } }: Audit) => Object.values(isListed ? { seo, ...others } : others);
  return {
    what: `Lighthouse, ${name}: lowest of performance, accessibility, best practices${isListed ? ', SEO' : ''}`,
    runs: audits.map((each) => Math.min(...scores(each).map(Number))),
    unit: 'points',
    goal: { atLeast: 100 },
    note: `Lighthouse ${audits[0]!.version}, mobile${lost.length > 0 ? `; not whole: ${lost.join(', ')}` : ''}`,
  };
}

function timesOf(name: string, audits: readonly Audit[], empties: readonly Audit[]): Figure[] {
  const ms = (values: readonly number[]) => `${Math.round(median(values))} ms`;
  return [
    {
      what: `Lighthouse, ${name}: largest contentful paint against an empty page`,
      runs: audits.map(({ lcp }, round) => lcp / empties[round]!.lcp),
      unit: '×',
      goal: { atMost: 1.9 },
      note: `${ms(audits.map(({ lcp }) => lcp))}, empty ${ms(empties.map(({ lcp }) => lcp))}`,
    },
    {
      what: `Lighthouse, ${name}: total blocking time`,
      runs: audits.map(({ tbt }) => tbt),
      unit: 'ms',
      goal: { atMost: 20 },
      note: `empty ${ms(empties.map(({ tbt }) => tbt))}`,
    },
    {
      what: `Lighthouse, ${name}: the same by the time that the page’s thread had the processor`,
      runs: audits.map(({ blocked }) => blocked),
      unit: 'ms',
      note: 'without what other processes of the machine took',
    },
    {
      what: `Lighthouse, ${name}: cumulative layout shift`,
      runs: audits.map(({ cls }) => cls),
      unit: 'shift',
      goal: { atMost: 0 },
    },
  ];
}

/** One round: audits each address once, in order. */
async function audit(chromium: string, addresses: readonly string[]): Promise<Audit[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [`${FOLDER}/audit.mjs`, chromium, ...addresses]);
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Audit);
}

/** Makes the site cache the pages as it sends them to everyone but the first visitor: compressed with brotli. */
async function keep(port: number, paths: readonly string[]): Promise<void> {
  const ask = (path: string) => request(port, 'fr', path, { headers: { 'accept-encoding': 'br' } });
  for (const path of paths) {
    const until = performance.now() + 10_000;
    while ((await ask(path)).headers['content-encoding'] !== 'br') {
      if (performance.now() > until) throw new Error(`${path} is not sent with brotli.`);
    }
  }
}

function serveEmpty(): Promise<Server> {
  const server = createServer((request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(request.url === '/' ? EMPTY : '');
  });
  return new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(server)));
}

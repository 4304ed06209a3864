/**
 * `npm run test:scans`: runs wapiti, sqlmap and slowhttptest (Debian's packages) against a node, each for some minutes.
 * Names run only those. docs/operations/scans.md says what was found.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REPORTS_PATH } from '../../src/domain/shell/reports.ts';
import { patient } from '../support/patience.ts';
import { startSite } from '../support/server.ts';
import { get } from './traffic.ts';

/** What a scan reports, and the faults that must be fixed; none if it is clean. */
type Scanned = { readonly said: string; readonly faults: readonly string[] };
type Place = { readonly port: number; readonly origin: string; readonly folder: string };

const CINEMA = '/cinemas/aurore-paris-grands-boulevards';
const MAX_MS = patient(900_000);
/** After so long without an answer slowhttptest takes the service for gone. */
const PROBE_S = String(Math.ceil(patient(5000) / 1000));

/** Runs a scanner to its end. Its exit code says nothing about what it found. */
function run(program: string, parameters: readonly string[]): Promise<string> {
  const env = { ...process.env, TERM: 'dumb' };
  return new Promise((resolve, reject) => {
    execFile(program, parameters, { env, timeout: MAX_MS, maxBuffer: 1 << 26 }, (error, out, err) => {
      if (error && (error as NodeJS.ErrnoException).code === 'ENOENT')
        reject(new Error(`${program} is not installed.`));
      else resolve(out + err);
    });
  });
}

/** The parts of wapiti's report that are used. */
type Report = Readonly<Record<'vulnerabilities' | 'anomalies', Readonly<Record<string, readonly Found[]>>>>;
type Found = { readonly method: string; readonly path: string; readonly info: string };

/** Findings to ignore: frame-ancestors and the policy replace two old headers, and there is no https here. */
const NOT_WANTED = /^(?:X-Frame-Options|X-XSS-Protection|Strict-Transport-Security|Secure flag) is not set/;

/** A list filtered by a name that nothing has is an empty list, which wapiti takes for a backup file. */
const isEmptyList = (kind: string, path: string) => kind === 'Backup file' && path.includes('/filters/');

async function wapiti({ origin, folder }: Place): Promise<Scanned> {
  const file = join(folder, 'wapiti.json');
  const starts = ['/films', '/cinemas', '/recherche?q=nos', '/api/search/full?q=nos', '/carte-cadeau', '/connexion'];
  const modules = [
    ...['backup', 'blindsql', 'cookieflags', 'crlf', 'csp', 'csrf', 'exec', 'file', 'htaccess', 'http_headers'],
    ...['methods', 'permanentxss', 'redirect', 'sql', 'xss'],
  ];
  const bounds = ['--max-files-per-dir', '10', '--max-parameters', '6', '--max-scan-time', '60'];
  const said = await run('wapiti', [
    ...['-u', `${origin}/`, '--scope', 'folder', ...starts.flatMap((path) => ['-s', origin + path])],
    ...['-m', modules.join(','), ...bounds, '--max-attack-time', '20', '--store-session', folder],
    ...['-f', 'json', '-o', file, '--no-bugreport', '-v', '1'],
  ]);
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const found = [report.vulnerabilities, report.anomalies].flatMap((kinds) =>
    Object.entries(kinds).flatMap(([kind, all]) => all.map((each) => ({ kind, ...each }))),
  );
  const faults = found
    .filter(({ kind, path, info }) => !NOT_WANTED.test(info) && !isEmptyList(kind, path))
    .map(({ kind, method, path, info }) => `${kind}: ${method} ${path}: ${info}`);
  const pages = Number(/found (\d+) URLs/.exec(said)?.[1] ?? 0);
  const few = pages < 20 ? [`only ${pages} pages were looked at`] : [];
  return { said: `${pages} addresses, ${modules.length} kinds of attack`, faults: [...faults, ...few] };
}

async function sqlmap({ origin, folder }: Place): Promise<Scanned> {
  const targets = [
    ['/api/search/full?q=nos', '-p', 'q'],
    ['/api/search/quick?q=metro', '-p', 'q'],
    [`${CINEMA}/filters/date-2026-11-22*`],
    [`${CINEMA}/filters/tags-imax*`],
    [`/api/cinema/aurore-paris-grands-boulevards/shows?language=fr`, '-p', 'language'],
  ];
  const faults: string[] = [];
  for (const [path, ...parameter] of targets) {
    const said = await run('sqlmap', [
      ...['-u', origin + path!, ...parameter, '--batch', '--flush-session', '--disable-coloring'],
      ...['--level', '2', '--risk', '1', '--technique', 'BEUS', '--ignore-code', '404', '--output-dir', folder],
    ]);
    if (!said.includes('do not appear to be injectable')) faults.push(`${path}: ${said.slice(-1500)}`);
  }
  return { said: `${targets.length} parameters`, faults };
}

/** Slow headers, slow bodies, slow readers: 1,000 connections of each, while others must still be served. */
async function slowhttptest({ origin, port }: Place): Promise<Scanned> {
  const kinds = [
    ['slow headers', '-H', '-u', `${origin}/films`],
    ['slow bodies', '-B', '-t', 'POST', '-u', origin + REPORTS_PATH, '-f', 'application/csp-report'],
    ['slow forms', '-B', '-t', 'POST', '-u', `${origin}/consent`, '-f', 'application/x-www-form-urlencoded'],
    ['slow readers', '-X', '-w', '10', '-y', '20', '-n', '5', '-z', '32', '-u', `${origin}/films`],
  ] as const;
  const faults: string[] = [];
  let [slowest, asked] = [0, 0];
  for (const [kind, ...parameters] of kinds) {
    let isOver = false;
    const attack = run('slowhttptest', [
      '-c',
      '1000',
      '-r',
      '200',
      '-i',
      '10',
      '-l',
      '45',
      '-p',
      PROBE_S,
      ...parameters,
    ]);
    void attack.finally(() => (isOver = true)).catch(() => undefined);
    while (!isOver) {
      const begun = performance.now();
      // Now one that is cached, now one that is not.
      const minute = String(asked % 60).padStart(2, '0');
      const path = asked % 2 === 0 ? '/films' : `${CINEMA}/filters/date-2026-11-${21 + (asked % 7)}/from-10${minute}`;
      const { status } = await get(port, `127.0.0.1:${port}`, path).catch(() => ({ status: 0 }));
      if (status !== 200) faults.push(`${kind}: another visitor got ${status} for ${path}`);
      slowest = Math.max(slowest, performance.now() - begun);
      asked += 1;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    if (/service available:\s+NO/.test(await attack)) faults.push(`${kind}: slowhttptest found the service gone`);
  }
  const waited = (slowest / 1000).toFixed(2);
  return { said: `${kinds.length} kinds; ${asked} requests of others, the slowest ${waited} s`, faults };
}

const SCANS = { wapiti, sqlmap, slowhttptest };

const names = process.argv.slice(2);
const chosen = Object.entries(SCANS).filter(([name]) => names.length === 0 || names.includes(name));
if (chosen.length === 0) throw new Error(`There are: ${Object.keys(SCANS).join(', ')}.`);
const folder = mkdtempSync(join(tmpdir(), 'aurore-scans-'));
const free = { LIMIT_PAGES: '0', LIMIT_API: '0', LIMIT_SIGN_IN: '0' };
const site = await startSite('scans', { ...free, FEATURES: 'authentication' });
let failed = 0;
try {
  for (const [name, scan] of chosen) {
    const place = { port: site.port, origin: `http://127.0.0.1:${site.port}`, folder };
    const { said, faults } = await scan(place).catch((error: unknown): Scanned => ({
      said: 'it could not be run to its end',
      faults: [(error as Error).message],
    }));
    console.log(`${faults.length > 0 ? '✗' : '✓'} ${name}: ${said}`);
    for (const fault of faults) console.log(`    ${fault}`);
    if (faults.length > 0) failed += 1;
  }
} finally {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${chosen.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

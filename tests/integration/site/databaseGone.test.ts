import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteOf, type Language } from '../../../src/sites/sites.ts';
import { footHelps } from '../../support/html.ts';
import { startMovableSite, type MovableSite } from '../../support/movableSite.ts';
import { request, type Answer } from '../../support/request.ts';
import { builtPaths, examplesOf, theirPaths } from '../../support/screens.ts';
import { walks } from '../../support/walks.ts';

const NAME = 'database-gone';
/** Long enough for every cached page to be stale, and well within the hours for which stale pages may be served. */
const TWO_HOURS_MS = 2 * 3_600_000;

/** The log is written after the answers are sent. */

/** SQLite's code for a disk I/O error. */
const OUT_OF_ORDER = 10;

const CINEMA = '/cinemas/aurore-paris-grands-boulevards';

const folder = mkdtempSync(join(tmpdir(), 'aurore-faults-'));
const fault = join(folder, 'on');
let running: MovableSite;
beforeAll(async () => {
  running = await startMovableSite(NAME, {
    FAULT_FILE: fault,
    NODE_OPTIONS: `--import=${resolve('tests/support/queryFaults.ts')}`,
  });
});
afterAll(async () => {
  await running.stop();
  rmSync(folder, { recursive: true });
});

const outcome = ({ headers }: Answer) => /desc=(\w+)/.exec(String(headers['server-timing']))?.[1];
const logLines = () => readFileSync(`test-results/server-${NAME}.log`, 'utf8').split('\n');

type Told = {
  readonly host?: string;
  readonly path?: string;
  readonly msg: string;
  readonly err?: { readonly message?: string; readonly errcode?: number };
};

/** The log's lines as objects. */
const told = () =>
  logLines()
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line) as Told);

/** The addresses for which, according to the log, a stale page was served: `fr /films`. */
function standIns(): ReadonlySet<string> {
  const kept = told().filter(({ msg }) => msg.endsWith('the previous one is sent.'));
  return new Set(kept.map(({ host = '', path }) => `${host.split('.')[0]} ${path}`));
}

describe('when every query fails', () => {
  test('each page once seen is still answered, whole, and the log says so', async () => {
    const seen = new Map<string, Answer>();
    // In one language: how a page is kept does not depend on it.
    for (const [code, [language]] of walks(1)) {
      const site = siteOf(code);
      const ask = (path: string) => request(running.port, code, path);
      const examples = await examplesOf(ask);
      const theirs = theirPaths(site, language!);
      for (const path of builtPaths(site, language!, examples)) {
        if (!theirs.includes(path)) seen.set(`${code} ${path}`, await ask(path));
      }
      for (const path of ['/api/shows', '/api/cities']) seen.set(`${code} ${path}`, await ask(path));
    }

    writeFileSync(fault, '');
    running.advance(TWO_HOURS_MS);
    for (const [address, before] of seen) {
      const [code, path] = address.split(' ') as ['fr', string];
      const answer = await request(running.port, code, path);
      expect(answer.status, address).toBe(200);
      expect(answer.body.equals(before.body), address).toBe(true);
      expect(outcome(answer), address).toBe('kept');
    }
    const unsaid = () => [...seen.keys()].filter((address) => !standIns().has(address));
    await expect.poll(unsaid).toEqual([]);
    // No page was written to the log.
    expect(logLines().filter((line) => line.length > 10_000)).toEqual([]);
  });

  test.each<[Language, string, string]>([
    ['fr', `${CINEMA}/filters/date-2026-11-25`, 'Réessayer'],
    ['en', `/en${CINEMA}/filters/date-2026-11-25`, 'Try again'],
  ])('one never seen says in %s that it cannot be shown', async (language, path, words) => {
    const { status, headers, text } = await request(running.port, 'fr', path);
    expect(status).toBe(500);
    expect(headers['retry-after']).toBeUndefined();
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toContain('no-store');
    expect(text.includes(`<html lang="${language}`)).toBe(true);
    expect(text.includes(words)).toBe(true);
    expect(text.includes('noindex')).toBe(true);
    expect(footHelps(text, siteOf('fr'), language)).toBe(true);
  });

  test('under the mark, which leads home; inside the app without it', async () => {
    const path = `${CINEMA}/filters/date-2026-11-27`;
    const mark = /<header[^>]*>\s*<a [^>]*href="\/"/;
    expect((await request(running.port, 'fr', path)).text).toMatch(mark);
    const inApp = await request(running.port, 'fr', path, { headers: { cookie: 'webview=1' } });
    expect([inApp.status, inApp.text.includes('<header')]).toEqual([500, false]);
  });

  // SPEC 8.5
  test('and 503 where that is the database, which may be back soon; the log says why', async () => {
    writeFileSync(fault, String(OUT_OF_ORDER));
    const path = `${CINEMA}/filters/date-2026-11-26`;
    const { status, headers, text } = await request(running.port, 'fr', path);
    // The page itself asks the database, within Astro; the cinema is known from memory.
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('5');
    expect(text.includes('Réessayer')).toBe(true);
    const causes = () => told().filter((entry) => entry.path === path && entry.err?.errcode === OUT_OF_ORDER);
    await expect
      .poll(() => causes().map(({ host, err }) => [host, err?.message]))
      .toEqual([[`fr.aurore.localhost:${running.port}`, 'The fault switch is on.']]);
    writeFileSync(fault, '');
  });

  test('a form is answered so, too, over https as well, which ends in front', async () => {
    writeFileSync(fault, String(OUT_OF_ORDER));
    const answer = await request(running.port, 'fr', '/consent', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: `https://fr.aurore.localhost:${running.port}`,
      },
      body: 'choice=all',
    });
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.text.includes('Réessayer')).toBe(true);
    writeFileSync(fault, '');
  });

  test('a program gets an error of the contract', async () => {
    const { status, json } = await request(running.port, 'fr', '/api/tags');
    expect(status).toBe(500);
    expect(json()).toMatchObject({ error: { status: 500, code: 'internal_error' } });
  });

  test('and pages are rendered again when they can be', async () => {
    rmSync(fault);
    let answer = await request(running.port, 'fr', '/');
    // A page that failed is not retried at once.
    while (outcome(answer) === 'kept') answer = await request(running.port, 'fr', '/');
    expect(answer.status).toBe(200);
    const other = await request(running.port, 'fr', `${CINEMA}/filters/date-2026-11-25`);
    expect(other.status).toBe(200);
  });
});

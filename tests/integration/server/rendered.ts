import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { openAccounts } from '../../../src/accounts/store/open.ts';
import { createAccountsHost } from '../../../src/server/accounts/host.ts';
import { pageRenderer } from '../../../src/server/accounts/page.ts';
import { Renderers } from '../../../src/server/renderers/renderers.ts';
import { parseSettings } from '../../../src/settings/settings.ts';
import { startSite, type TestSite } from './site.ts';

export const ACCOUNTS = 'accounts.aurore.test';
const ENTRY = new URL('./renderer.ts', import.meta.url).href;

export type Rendered = TestSite & {
  readonly renderers: Renderers;
  /** The folder in which threads leave marks. */
  readonly rendererFolder: string;
  /** The lines of the threads' log. */
  readonly said: Record<string, unknown>[];
};

/** Starts a server with render threads of its own, which render as renderer.ts says; with an accounts host, if asked for. */
export async function startRendered({
  count = 1,
  askMs = 1000,
  mostWaiting = 250,
  heapMb = 64,
  clock = () => performance.now(),
  hasAccounts = false,
} = {}): Promise<Rendered> {
  const folder = mkdtempSync(join(tmpdir(), 'aurore-renderers-'));
  const said: Record<string, unknown>[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => said.push(JSON.parse(line) as never) });
  const environment = { ...process.env, RENDERER_FOLDER: folder };
  const renderers = new Renderers({ count, entry: ENTRY, environment, log, askMs, mostWaiting, heapMb });
  onTestFinished(async () => {
    await renderers.end();
    rmSync(folder, { recursive: true });
  });
  await renderers.started;
  const environmentOfSite = { ADDRESS_HEADER: 'x-forwarded-for', ACCOUNTS_ORIGIN: `http://${ACCOUNTS}` };
  const accounts = hasAccounts ? await startAccounts(renderers, folder, environmentOfSite) : undefined;
  const site = await startSite(renderers.renderPrivate, environmentOfSite, { accounts, renders: renderers, clock });
  return { ...site, renderers, rendererFolder: folder, said };
}

async function startAccounts({ renderPrivate }: Renderers, folder: string, environment: Record<string, string>) {
  const settings = parseSettings({ SITE_ORIGIN: 'http://{site}.aurore.test', DATA_DIR: folder, ...environment });
  const db = await openAccounts(settings);
  const log = pino({ level: 'silent' });
  const host = await createAccountsHost({ settings, db, log }, pageRenderer(renderPrivate, settings));
  onTestFinished(async () => {
    await host.close();
    await db.destroy();
  });
  return host;
}

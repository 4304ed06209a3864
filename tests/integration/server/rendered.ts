import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { Renderers } from '../../../src/server/renderers/renderers.ts';
import { startSite, type TestSite } from './site.ts';

const ENTRY = new URL('./renderer.ts', import.meta.url).href;

export type Rendered = TestSite & {
  readonly renderers: Renderers;
  /** The folder in which threads leave marks. */
  readonly rendererFolder: string;
  /** The lines of the threads' log. */
  readonly said: Record<string, unknown>[];
};

/** Starts a server with render threads of its own, which render as renderer.ts says. */
export async function startRendered({
  count = 1,
  askMs = 1000,
  mostWaiting = 250,
  heapMb = 64,
  clock = () => performance.now(),
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
  const site = await startSite(
    renderers.renderPrivate,
    { ADDRESS_HEADER: 'x-forwarded-for' },
    { renders: renderers, clock },
  );
  return { ...site, renderers, rendererFolder: folder, said };
}

import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { TEST_CLOCK } from './clock.ts';
import { startSite, type RunningSite } from './server.ts';

export type MovableSite = RunningSite & {
  /** Moves the site's clock from where it stands, in milliseconds. The times of its machine move with it. */
  advance(milliseconds: number): void;
  /** Moves the site's clock to an instant, also backwards. */
  setClock(instant: Date): void;
};

/** Starts a site as `startSite` does, with a clock that stands still at TEST_CLOCK until the test moves it. */
export async function startMovableSite(
  name: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<MovableSite> {
  const folder = mkdtempSync(join(tmpdir(), 'aurore-clock-'));
  const file = join(folder, 'moved');
  let [moved, forwards] = [0, 0];
  const advance = (milliseconds: number) => {
    moved += milliseconds;
    forwards += Math.max(0, milliseconds);
    // In one step: the site may be reading it.
    writeFileSync(`${file}.new`, `${moved} ${forwards}`);
    renameSync(`${file}.new`, file);
  };
  advance(0);
  const preloads = [`--import=${resolve('tests/support/movedClock.ts')}`, settings['NODE_OPTIONS']];
  const site = await startSite(name, { ...settings, MOVED_CLOCK: file, NODE_OPTIONS: preloads.join(' ') });
  return {
    ...site,
    advance,
    setClock: (instant) => advance(instant.getTime() - Date.parse(TEST_CLOCK) - moved),
    stop: async () => {
      await site.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

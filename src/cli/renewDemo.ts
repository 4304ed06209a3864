import { spawn, type ChildProcess } from 'node:child_process';
import { now } from '../settings/clock.ts';
import type { Settings } from '../settings/schema.ts';
import { demoIsCurrent } from './demoData.ts';
import { hasDemoPictures } from './demoPictures.ts';
import { readStore, removeDemo } from './demoStore.ts';

/** How often the demo checks whether a new cinema day has started somewhere. */
const LOOK_MS = 60_000;

/**
 * Keeps the demo up to date while it is served: one process at a time makes its new day when a cinema day begins, or
 * the pictures that are missing. Ends once a chain has imported a feed of its own, and removes what came with the demo.
 * Gives a function that ends this. A process learns of the server's end by its channel to it, which closes however the
 * server ends.
 */
export function renewDemo(settings: Settings): () => void {
  let child: ChildProcess | undefined;
  let isLooking = false;
  const run = (script: string) => {
    child = spawn(process.execPath, [script], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    child.on('close', (code) => {
      child = undefined;
      // What has failed is tried again later.
      if (code === 0) void look();
    });
  };
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      if ((await readStore()).owner === 'chain') {
        await removeDemo(settings);
        end();
      } else if (child) return;
      else if (!demoIsCurrent(settings, now())) run('src/cli/topUp.ts');
      else if (!hasDemoPictures(settings)) run('src/cli/pictures.ts');
    } catch {
      // A database that does not answer now is asked again.
    } finally {
      isLooking = false;
    }
  };
  const timer = setInterval(() => void look(), LOOK_MS);
  const end = () => {
    clearInterval(timer);
    if (child?.connected) child.disconnect();
  };
  void look();
  return end;
}

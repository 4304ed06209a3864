import { resolve } from 'node:path';
import { currentSettings } from '../settings/settings.ts';
import { build, isBuilt } from './build.ts';
import { reportFailure } from './command.ts';
import { checkPlace, checkWritable, prepare } from './prepare.ts';
import { SERVER_ARGUMENTS, SERVER_ENVIRONMENT } from './serverProcess.ts';
import { step } from './steps.ts';

/** What `npm start` does once the brand is right: builds the site if it has changed, loads the demo chain if its data is not current, and serves. */
async function start(): Promise<void> {
  const settings = currentSettings();
  await checkPlace(settings);
  const isReady = isBuilt(settings);
  if (!isReady) checkWritable(resolve('.'), 'The site has to be built in its folder', 'copy the site to one that is');
  await prepare(settings, async () => {
    if (isReady) return;
    const building = step('Building the site');
    await build(settings, building.progress);
    building.done();
  });
  await becomeServer();
}

/**
 * Replaces this process by the server, with the same process id. That frees the memory that the build and the demo have
 * used, and sets flags that must be given before Node starts. Where a process cannot be replaced, it serves as it is.
 */
async function becomeServer(): Promise<void> {
  if (process.platform === 'win32' || !process.execve) {
    await import('./serve.ts');
    return;
  }
  const environment = { ...SERVER_ENVIRONMENT, ...process.env };
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...SERVER_ARGUMENTS], environment);
}

await reportFailure(start);

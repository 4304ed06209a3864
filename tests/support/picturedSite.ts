import { resolve } from 'node:path';
import { startSite, type RunningSite } from './server.ts';

/** Starts a site as `startSite` does, which sends real pictures, made when they are first asked for, instead of drawings. */
export function startPicturedSite(name: string, settings: Readonly<Record<string, string>> = {}): Promise<RunningSite> {
  return startSite(name, { ...settings, NODE_OPTIONS: `--import=${resolve('tests/support/realPictures.ts')}` });
}

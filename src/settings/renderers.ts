import { availableParallelism } from 'node:os';
import type { Settings } from './schema.ts';

/** How many threads render pages. The one that answers requests has a core to itself, if there are several. */
export function renderersOf({ RENDERERS }: Pick<Settings, 'RENDERERS'>): number {
  return RENDERERS ?? Math.max(1, availableParallelism() - 1);
}

/**
 * The environment of each renderer: this process's, but together they open as many connections to the database as it
 * may.
 */
export function rendererEnvironment(settings: Pick<Settings, 'RENDERERS' | 'DATABASE_POOL'>): NodeJS.ProcessEnv {
  const share = Math.max(2, Math.floor(settings.DATABASE_POOL / renderersOf(settings)));
  return { ...process.env, DATABASE_POOL: String(share) };
}

import type { FullConfig } from '@playwright/test';
import { startSite } from '../../tests/support/server.ts';

/** One running site for all journeys of a run, or of a part of it. Workers learn its port from the environment. */
export default async function setup({ shard }: FullConfig): Promise<() => Promise<void>> {
  const site = await startSite(shard === null ? 'e2e' : `e2e-${shard.current}`);
  process.env['AURORE_PORT'] = String(site.port);
  return () => site.stop();
}

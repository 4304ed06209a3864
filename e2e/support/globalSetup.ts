import { startSite } from '../../tests/support/server.ts';

/** One running site for all journeys of a run. Workers learn its port from the environment. */
export default async function setup(): Promise<() => Promise<void>> {
  const site = await startSite('e2e', { WARM_UP: 'on' });
  process.env['AURORE_PORT'] = String(site.port);
  return () => site.stop();
}

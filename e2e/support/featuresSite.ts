import { startSite } from '../../tests/support/server.ts';
import { FEATURES } from '../../src/sites/featureFacts.ts';
import type { SiteCode } from '../../src/sites/sites.ts';
import { test } from './test.ts';

/**
 * Starts a site for the calling file, with all upcoming features switched on. Gives its origins. Call it once at the
 * top of a file, whose tests then share one worker.
 */
export function withAllFeatures(name: string): (site: SiteCode) => string {
  let port = 0;
  let stop: () => Promise<void>;
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    ({ port, stop } = await startSite(name, { FEATURES: FEATURES.join(',') }));
  });
  test.afterAll(() => stop());
  return (site) => `http://${site}.aurore.localhost:${port}`;
}

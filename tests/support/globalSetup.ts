import type { TestProject } from 'vitest/node';
import type { Language, SiteCode } from '../../src/sites/sites.ts';
import { startSite } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The port of the site for tests/integration/site. */
    port: number;
    /** What tests/integration/site/walks visit: sites, each with some or all of its languages. */
    walks: readonly (readonly [SiteCode, readonly Language[]])[];
  }
}

/** One running site for all tests under tests/integration/site. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await startSite(`integration-${project.name}`);
  project.provide('port', site.port);
  return () => site.stop();
}

import type { TestProject } from 'vitest/node';
import { startSite } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The port of the site for tests/integration/site. */
    port: number;
  }
}

/** One running site for all tests under tests/integration/site. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await startSite(`integration-${project.name}`, { WARM_UP: 'on' });
  project.provide('port', site.port);
  return () => site.stop();
}

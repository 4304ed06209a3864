import type { TestProject } from 'vitest/node';
import { startPostgresql } from '../integration/store/postgresql.ts';
import { fillWithDemo } from './demoPostgresql.ts';
import { startSite } from './server.ts';

/** One running site on PostgreSQL for all tests under tests/integration/site that use the shared site. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const database = await startPostgresql();
  await fillWithDemo(database.url);
  const site = await startSite(`integration-${project.name}`, { DATABASE_URL: database.url });
  project.provide('port', site.port);
  return async () => {
    await site.stop();
    await database.stop();
  };
}

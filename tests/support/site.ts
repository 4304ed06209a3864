import { inject } from 'vitest';
import type { SiteCode } from '../../src/sites/sites.ts';
import { request, type Answer, type Init } from './request.ts';

/** Sends a request to the site that runs for the tests under tests/integration/site. */
export function get(site: SiteCode, path: string, init?: Init): Promise<Answer> {
  return request(inject('port'), site, path, init);
}

/** A site's public origin, as pages and the API write it. */
export function originOf(site: SiteCode): string {
  return `http://${site}.aurore.localhost:${inject('port')}`;
}

import { astro, FetchState } from 'astro/fetch';
import { REPORTING_ENDPOINTS, withReports } from './domain/reports.ts';

export const POLICY = 'content-security-policy';

/** Astro's policy of each page, which names what the build has: it would hash the page's styles again each time. */
const policies = new Map<string, string>();

/**
 * Hands a request to Astro under the internal name of a page. Rejects with what the page throws. The page's policy is that of
 * the whole build (policy.ts).
 */
export async function renderWith(request: Request, page: string, locals: Partial<App.Locals>): Promise<Response> {
  const internal = new URL(page, request.url);
  // What is shown for a form's POST is asked for as a page, too: Astro would refuse the form as one from elsewhere, since it
  // does not know of the https in front. Who may post has been decided by then (ownOrigin.ts).
  const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
  const state = new FetchState(new Request(internal, { method, headers: request.headers }));
  Object.assign(state.locals, locals);
  // The front waits for the whole page in any case, and one string is several times cheaper than a stream of pieces. It
  // also is whole or an error: it cannot break off.
  state.streaming = false;
  // What a page throws goes to `onError`, as what is thrown here does: Astro's answer would be 500 whatever it is.
  state.renderError = (_, { status, response: answered, error }) =>
    error instanceof Error ? Promise.reject(error) : Promise.resolve(answered ?? new Response(null, { status }));
  const policy = policies.get(page);
  if (policy !== undefined) state.shouldInjectCspMetaTags = false;
  const response = await astro(state);
  const given = response.headers.get(POLICY);
  if (policy !== undefined) response.headers.set(POLICY, policy);
  else if (given !== null && response.status === 200) policies.set(page, given);
  if (response.headers.get('content-type') === 'text/html') {
    response.headers.set('content-type', 'text/html; charset=utf-8');
  }
  return response;
}

/** Sets a page's policy, and tells browsers where to report what it kept out. */
export function setPolicy({ headers }: Response, policy: string): void {
  headers.set(POLICY, withReports(policy));
  headers.set('reporting-endpoints', REPORTING_ENDPOINTS);
}

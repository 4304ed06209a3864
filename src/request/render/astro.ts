import { astro, FetchState } from 'astro/fetch';
import { workPolicy } from '../csp/directives.ts';
import { REPORTING_ENDPOINTS, withReports } from '../../domain/shell/reports.ts';
import type { Caching } from '../../page/caching.ts';
import { noNeeds, type PageNeeds } from '../../page/needs.ts';

export const POLICY = 'content-security-policy';

/**
 * Astro's policy for each page, which covers the whole build. Cached because Astro would hash the styles for each
 * request.
 */
const policies = new Map<string, string>();

/** What a page says while it renders, beside its response. */
type WithResponse = { readonly response: Response; readonly caching: Caching; readonly needs: PageNeeds };

/**
 * Renders a page with Astro, by its internal name, and gives the response with Astro's policy for the whole build
 * (which request/csp/policy.ts narrows). Rejects with whatever the page throws.
 */
export async function renderWith(
  request: Request,
  page: string,
  locals: Omit<Partial<App.Locals>, 'caching' | 'needs'>,
): Promise<WithResponse> {
  const internal = new URL(page, request.url);
  // The page shown after a form's POST is rendered as a GET too: Astro does not know about the https in front and would
  // refuse the form as cross-site. Who may post has been decided before (request/forms/sameOrigin.ts).
  const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
  const state = new FetchState(new Request(internal, { method, headers: request.headers }));
  const outcome = { caching: {}, needs: noNeeds() };
  Object.assign(state.locals, outcome, locals);
  // The front server waits for the whole page in any case, and one string is several times cheaper than a stream of
  // pieces. The response is also either a whole page or an error: it cannot break off.
  state.streaming = false;
  // Whatever a page throws is rejected, so that Hono's `onError` gets it: Astro would answer 500 to everything.
  state.renderError = (_, { status, response: answered, error }) =>
    error instanceof Error ? Promise.reject(error) : Promise.resolve(answered ?? new Response(null, { status }));
  const policy = policies.get(page);
  if (policy !== undefined) state.shouldInjectCspMetaTags = false;
  const response = await astro(state);
  if (import.meta.env.DEV) response.headers.set(POLICY, workPolicy());
  const given = response.headers.get(POLICY);
  if (policy !== undefined) response.headers.set(POLICY, policy);
  else if (given !== null && response.status === 200) policies.set(page, given);
  if (response.headers.get('content-type') === 'text/html') {
    response.headers.set('content-type', 'text/html; charset=utf-8');
  }
  return { response, ...outcome };
}

/** Sets a page's policy, and the address to which browsers report what it blocked. */
export function setPolicy({ headers }: Response, policy: string): void {
  headers.set(POLICY, withReports(policy));
  headers.set('reporting-endpoints', REPORTING_ENDPOINTS);
}

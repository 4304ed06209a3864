import { secondsInDay } from 'date-fns/constants';
import { Hono } from 'hono';
import { catalogueOf, type Catalogue } from '../../content/catalogue.ts';
import {
  CONSENT_COOKIE,
  CONSENT_DAYS,
  chosenPurposes,
  parseConsent,
  writeConsent,
} from '../../domain/consent/consent.ts';
import { readForm } from '../forms/readForm.ts';
import { cookieIn } from '../../lib/cookie.ts';
import { ownPath } from '../../lib/ownPath.ts';
import { href } from '../../routes/href.ts';
import { sameOrigin } from '../forms/sameOrigin.ts';
import { now } from '../../settings/clock.ts';
import { secureFlag } from '../../settings/hosts.ts';
import type { SiteEnv } from '../../sites/siteEnv.ts';

/** What the choice of purposes needs, to be mounted at /consent. */
export const consent = new Hono<SiteEnv>();

consent.post('/', async (context) => {
  const { site } = context.var;
  return storeConsent(context.req.raw, await catalogueOf(site, site.defaultLanguage));
});

consent.get('/pixel/:index', async (context) => {
  const { site } = context.var;
  return pixel(context.req.raw, await catalogueOf(site, site.defaultLanguage), Number(context.req.param('index')));
});

/**
 * Stores a visitor's choice of purposes in a cookie for six months and redirects to the page where it was made; a
 * script gets 204. Only a form of this site is accepted (else 403): nobody else may choose for a visitor.
 */
async function storeConsent(request: Request, { site, language, thirdParties }: Catalogue): Promise<Response> {
  const here = request.headers.get('host') ?? '';
  const origin = sameOrigin(request);
  if (origin === undefined) return refusal(403, 'Not from this site.');
  const form = await readForm(request);
  const purposes = chosenPurposes(form.get('choice') ?? undefined, form.getAll('purpose'), thirdParties.purposes);
  if (!purposes) return refusal(400, 'Bad parameter choice: expected all, none or some.');
  const before = parseConsent(cookieIn(request.headers.get('cookie'), CONSENT_COOKIE));
  const last = now();
  const value = writeConsent({
    purposes,
    id: before?.id ?? crypto.randomUUID(),
    first: before?.first ?? last,
    last,
  });
  const secure = secureFlag(origin);
  return new Response(null, {
    status: form.has('script') ? 204 : 303,
    headers: {
      ...(!form.has('script') && { Location: back(request, here) ?? href(site, language, 'home') }),
      'Set-Cookie': `${CONSENT_COOKIE}=${value}; Path=/; Max-Age=${CONSENT_DAYS * secondsInDay}; SameSite=Lax${secure}`,
      'Cache-Control': 'private, no-store',
    },
  });
}

/**
 * A third party's tracking pixel, for browsers without script. Pages request it from this site, which reads the consent
 * cookie and redirects to the third party only if it is allowed (else 204). So pages are the same whatever was chosen.
 */
function pixel(request: Request, { thirdParties }: Catalogue, index: number): Response {
  const injection = thirdParties.injections[index];
  const choice = parseConsent(cookieIn(request.headers.get('cookie'), CONSENT_COOKIE));
  const address = injection?.placement === 'noscript' ? injection.attributes['src'] : undefined;
  const isAllowed = address !== undefined && choice?.purposes.includes(injection!.cookies) === true;
  return new Response(null, {
    status: isAllowed ? 302 : 204,
    headers: { ...(isAllowed && { Location: address }), 'Cache-Control': 'private, no-store' },
  });
}

/** Path and query of the page of this site that a form was sent from; undefined if it came from elsewhere. */
function back(request: Request, host: string): string | undefined {
  const referrer = request.headers.get('referer') ?? '';
  if (!URL.canParse(referrer)) return undefined;
  const { host: from, pathname, search } = new URL(referrer);
  return from === host.toLowerCase() ? ownPath(pathname + search) : undefined;
}

function refusal(status: number, text: string): Response {
  return new Response(`${text}\n`, { status, headers: { 'Cache-Control': 'no-store' } });
}

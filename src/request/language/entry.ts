import { chooseLanguage, LANGUAGE_COOKIE } from '../../domain/shell/languageChoice.ts';
import { cookieIn } from '../../lib/cookie.ts';
import { href } from '../../routes/href.ts';
import type { Site } from '../../sites/sites.ts';

/**
 * Chooses the language, which happens only at `/` (SPEC 1): a visitor who prefers another language is redirected to its
 * home page, with the query of a campaign, say; everyone else, and every robot, stays (undefined). The redirect depends
 * on the visitor, so it is private; the page itself is the same for all.
 */
export function entryLanguage(request: Request, site: Site): Response | undefined {
  const language = chooseLanguage(site, {
    cookie: cookieIn(request.headers.get('cookie'), LANGUAGE_COOKIE),
    acceptLanguage: request.headers.get('accept-language'),
    userAgent: request.headers.get('user-agent'),
  });
  if (language === site.defaultLanguage) return undefined;
  return new Response(null, {
    status: 302,
    headers: {
      Location: href(site, language, 'home') + new URL(request.url).search,
      'Cache-Control': 'private, no-store',
      Vary: 'Accept-Language, Cookie',
    },
  });
}

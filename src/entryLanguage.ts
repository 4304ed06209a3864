import { parse } from 'hono/utils/cookie';
import { chooseLanguage } from './domain/languageChoice.ts';
import { href } from './routes/href.ts';
import type { Site } from './sites/sites.ts';

/**
 * At `/` alone the language is chosen (SPEC 1): a visitor who prefers another is sent to its home, everyone else and
 * every robot stays. The answer depends on the visitor, so it is private; the page itself is one for all.
 */
export function entryLanguage(request: Request, site: Site): Response | undefined {
  const language = chooseLanguage(site, {
    cookie: parse(request.headers.get('cookie') ?? '')['lang'],
    acceptLanguage: request.headers.get('accept-language'),
    userAgent: request.headers.get('user-agent'),
  });
  if (language === site.defaultLanguage) return undefined;
  return new Response(null, {
    status: 302,
    headers: {
      Location: href(site, language, 'home'),
      'Cache-Control': 'private, no-store',
      Vary: 'Accept-Language, Cookie',
    },
  });
}

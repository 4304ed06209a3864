import { href } from '../../src/routes/href.ts';
import { isAvailable } from '../../src/routes/screens.ts';
import { siteOf, type Language, type SiteCode } from '../../src/sites/sites.ts';
import { request } from '../../tests/support/request.ts';
import { builtPaths, examplesOf } from '../../tests/support/screens.ts';

/**
 * Every screen of a site in a language, including those without a fixed address: an ask of friends, which is made here,
 * search results, and pages that are not found or gone.
 */
export async function everyPath(code: SiteCode, language: Language): Promise<string[]> {
  const site = siteOf(code);
  const port = Number(process.env['AURORE_PORT']);
  const examples = await examplesOf((path) => request(port, code, path));
  const found = (['search', 'helpSearch'] as const)
    .filter((screen) => isAvailable(site, screen))
    .map((screen) => `${href(site, language, screen)}?q=carte`);
  const asked = await request(port, code, href(site, language, 'askFriends'), {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: `http://${code}.aurore.localhost:${port}`,
    },
    body: `s=${examples.screening}`,
  });
  return [
    ...builtPaths(site, language, examples),
    ...found,
    asked.headers.location!,
    ...(['notFound404', 'notFoundItem', 'gone'] as const).map((screen) => href(site, language, screen)),
  ];
}

/** What a browser logs for pages that are not found or gone. */
export const NOT_THERE = /status of 4(?:04|10)/;

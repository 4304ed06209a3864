import { supportedLanguage, type Language, type Site } from '../../sites/sites.ts';

/** SPEC 9, "Language cookie name". */
export const LANGUAGE_COOKIE = 'lang';

/** Names by which search engines and other robots identify themselves. Cubot, a maker of phones, is not one of them. */
const ROBOT =
  /(?<!cu)bot(?![a-z])|crawler|spider|slurp|google-inspectiontool|googleother|mediapartners-google|qwantify|ia_archiver|yeti\//i;

/** Whether a User-Agent header is a robot's. */
export function isRobot(userAgent: string | null | undefined): boolean {
  return ROBOT.test(userAgent ?? '');
}

/** The primary subtags of an Accept-Language header, most wanted first, without refused ones (`q=0`). */
export function browserLanguages(acceptLanguage: string): string[] {
  return acceptLanguage
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim());
      const quality = parameters.find((parameter) => /^q=/i.test(parameter));
      return {
        // Some apps send the name of a locale: `de_CH`.
        prefix: tag.split(/[-_]/)[0]!.toLowerCase(),
        quality: quality === undefined ? 1 : Number(quality.slice(2)),
      };
    })
    .filter(({ prefix, quality }) => prefix !== '' && quality > 0 && quality <= 1)
    .sort((a, b) => b.quality - a.quality)
    .map(({ prefix }) => prefix);
}

/** What a request says about languages; header and cookie values as received. */
export type LanguageHints = {
  /** The language of the route, where it has one. */
  readonly route?: string | null | undefined;
  /** The cookie `lang`. */
  readonly cookie?: string | null | undefined;
  readonly acceptLanguage?: string | null | undefined;
  readonly userAgent?: string | null | undefined;
};

/**
 * The language at a site's entry (SPEC 1): the route's, else the cookie's, else the browser's, each if the site has it,
 * else the site's default. A robot gets the route's or the default, so that it sees what it will list.
 */
export function chooseLanguage(site: Site, hints: LanguageHints): Language {
  const ofRoute = supportedLanguage(site, hints.route);
  if (ofRoute) return ofRoute;
  if (isRobot(hints.userAgent)) return site.defaultLanguage;
  for (const language of [hints.cookie, ...browserLanguages(hints.acceptLanguage ?? '')]) {
    const supported = supportedLanguage(site, language);
    if (supported) return supported;
  }
  return site.defaultLanguage;
}

import type { PageContext } from '../../page/context.ts';
import { href } from '../../routes/href.ts';
import { originOf } from '../../settings/hosts.ts';
import { currentSettings } from '../../settings/settings.ts';
import { localeOf, type Language, type Site } from '../../sites/sites.ts';

/** A page in another language: its BCP 47 tag, or `x-default`, and its absolute address. */
export type Alternate = { readonly hreflang: string; readonly address: string };

/**
 * This page in every language in which it exists, including its own, and the default one as `x-default`, for `hreflang`
 * links.
 */
export function alternates(page: PageContext, languages: readonly Language[] = page.site.languages): Alternate[] {
  const { site, screen, params, origin, webview } = page;
  const address = (language: Language) => origin + href(site, language, screen, params, { webview });
  const [first] = languages;
  if (first === undefined) return [];
  const preferred = languages.includes(site.defaultLanguage) ? site.defaultLanguage : first;
  return [
    ...languages.map((language) => ({ hreflang: localeOf(site, language), address: address(language) })),
    { hreflang: 'x-default', address: address(preferred) },
  ];
}

/** A film in every language of the other countries that have it. `hreflang` needs the same content, so films only. */
export function abroad(here: Site, standings: readonly { readonly site: Site; readonly slug: string }[]): Alternate[] {
  return standings
    .filter(({ site }) => site.code !== here.code)
    .flatMap(({ site, slug }) =>
      site.languages.map((language) => ({
        hreflang: localeOf(site, language),
        address: originOf(site, currentSettings()) + href(site, language, 'movie', { slug }),
      })),
    );
}

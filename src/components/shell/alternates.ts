import type { Standing } from '../../content/abroad.ts';
import type { PageContext } from '../../page/context.ts';
import { href } from '../../routes/href.ts';
import { originOf } from '../../settings/hosts.ts';
import { currentSettings } from '../../settings/settings.ts';
import { localeOf, SITE_CODES, type Language } from '../../sites/sites.ts';

/** A page in another language: its BCP 47 tag, or `x-default`, and its absolute address. */
export type Alternate = { readonly hreflang: string; readonly address: string };

/**
 * This page in every language in which it exists, including its own, those of other countries where the same film stands,
 * and one of them all as `x-default`, for `hreflang` links. Only films are the same in other countries, which `hreflang`
 * asks for. All pages that name each other name the same `x-default`: of the first country, in its default language.
 */
export function alternates(
  page: PageContext,
  languages: readonly Language[] = page.site.languages,
  standings: readonly Standing[] = [],
): Alternate[] {
  const { site, screen, params, origin, webview } = page;
  const address = (language: Language) => origin + href(site, language, screen, params, { webview });
  const [first] = languages;
  if (first === undefined) return [];
  const preferred = languages.includes(site.defaultLanguage) ? site.defaultLanguage : first;
  const elsewhere = standings
    .filter((each) => each.site.code !== site.code)
    .toSorted((one, other) => SITE_CODES.indexOf(one.site.code) - SITE_CODES.indexOf(other.site.code));
  const [foremost] = elsewhere;
  const isForemost = !foremost || SITE_CODES.indexOf(site.code) < SITE_CODES.indexOf(foremost.site.code);
  return [
    ...languages.map((language) => ({ hreflang: localeOf(site, language), address: address(language) })),
    { hreflang: 'x-default', address: isForemost ? address(preferred) : addressAt(foremost) },
    ...elsewhere.flatMap((each) =>
      each.site.languages.map((language) => ({
        hreflang: localeOf(each.site, language),
        address: addressAt(each, language),
      })),
    ),
  ];
}

const addressAt = ({ site, slug }: Standing, language: Language = site.defaultLanguage) =>
  originOf(site, currentSettings()) + href(site, language, 'movie', { slug });

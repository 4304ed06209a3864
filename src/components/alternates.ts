import type { PageContext } from '../page.ts';
import { href } from '../routes/href.ts';
import { localeOf, type Language } from '../sites/sites.ts';

/**
 * This page in every language in which it exists, itself included, and the default one as `x-default` (STANDARDS,
 * hreflang).
 */
export function alternates(
  page: PageContext,
  languages: readonly Language[] = page.site.languages,
): { hreflang: string; address: string }[] {
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

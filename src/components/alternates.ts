import type { PageContext } from '../page.ts';
import { href } from '../routes/href.ts';
import { localeOf } from '../sites/sites.ts';

/** This page in every language of its site, itself included, and the default one as `x-default` (STANDARDS, hreflang). */
export function alternates(page: PageContext): { hreflang: string; address: string }[] {
  const { site, screen, params, origin, webview } = page;
  const address = (language: (typeof site.languages)[number]) =>
    origin + href(site, language, screen, params, { webview });
  return [
    ...site.languages.map((language) => ({ hreflang: localeOf(site, language), address: address(language) })),
    { hreflang: 'x-default', address: address(site.defaultLanguage) },
  ];
}

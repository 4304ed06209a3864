import type { Translate } from '../../../i18n/translator.ts';
import { href } from '../../../routes/href.ts';
import { COLOURS, NAME, SHORT_NAME } from '#brand/brand.ts';
import { localeOf, type Language, type Site } from '../../../sites/sites.ts';

/** In pixels: the two that the manifest names, and the one that Apple's devices look for. */
export const ICON_SIZES = [180, 192, 512] as const;

/** The web manifest of a site in a language (W3C Web Application Manifest), as JSON. */
export function manifestOf(site: Site, language: Language, t: Translate): string {
  return JSON.stringify({
    id: '/',
    name: NAME,
    short_name: SHORT_NAME,
    description: t('Seo.home.Description'),
    lang: localeOf(site, language),
    dir: 'ltr',
    start_url: href(site, language, 'home'),
    scope: '/',
    display: 'minimal-ui',
    background_color: COLOURS.dark.ground,
    theme_color: COLOURS.dark.ground,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...[192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
    ],
    shortcuts: [
      { name: t('Header.Movies'), url: href(site, language, 'shows') },
      { name: t('Header.Cinemas'), url: href(site, language, 'cinemas') },
    ],
  });
}

import type { FragmentName } from './facts.ts';
import type { Screen } from './screens.ts';

/**
 * The paths that are the same in every language, without the language prefix. `{slug}`, `{kind}` and `{language}` stand for
 * values. Those of all other screens differ: each folder of i18n has its own (`paths.json`), from SPEC 2 or, where it is
 * silent, what a native speaker would expect.
 */
export const SAME_PATHS: { readonly [S in Screen]?: string } = {
  home: '',
  experienceArticle: 'specials/{slug}',
  voucher: 'voucher',
  giftCard: 'giftcard',
  mobileApp: 'app',
  cvd: 'cvd',
  masterTemplate: 'info/{slug}',
  redirect: 'redirect/{language}/{kind}/slug/{slug}',
  callback: 'callback',
  notFound404: '404',
  notFoundItem: '404_NOT_FOUND',
  gone: '410_GONE',
};

/** The words after `#` (SPEC 2) of cinema pages, which are prescribed, the same in every language. */
export const SAME_FRAGMENTS: { readonly [N in FragmentName]?: string } = { info: 'info', tarifs: 'tarifs' };

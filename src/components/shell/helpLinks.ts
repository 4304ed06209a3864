import { LEGAL } from '#brand/brand.ts';
import type { PageContext } from '../../page/context.ts';
import { href } from '../../routes/href.ts';
import { isOffered } from '../../routes/screens.ts';
import { currentClaims } from '../../settings/settings.ts';

type Context = Pick<PageContext, 'site' | 'language' | 'features' | 't'>;

/**
 * Where to find help, in one order on all pages (WCAG 3.2.6): the help centre or, on a site without one, how to reach the
 * chain; then the accessibility statement.
 */
export function helpLinks({ site, language, features, t }: Context): readonly { label: string; href: string }[] {
  const { accessibility } = currentClaims();
  const contact = contactAddress({ site, language });
  const contactLinks = contact === undefined ? [] : [{ label: t('Legal.Contact.Title'), href: contact }];
  return [
    ...(isOffered(site, features, 'help')
      ? [{ label: t('Help.Title'), href: href(site, language, 'help') }]
      : contactLinks),
    {
      label: t(accessibility.level === null ? 'Statement.Title' : 'Statement.Link'),
      href: href(site, language, 'statement'),
    },
  ];
}

/** Where a page says how to reach the chain; undefined where the brand does not say. */
export function contactAddress({ site, language }: Pick<PageContext, 'site' | 'language'>): string | undefined {
  return LEGAL?.mail || LEGAL?.telephone ? `${href(site, language, 'legal')}#contact` : undefined;
}

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
  const contact =
    LEGAL?.mail || LEGAL?.telephone
      ? [{ label: t('Legal.Contact.Title'), href: `${href(site, language, 'legal')}#contact` }]
      : [];
  return [
    ...(isOffered(site, features, 'help') ? [{ label: t('Help.Title'), href: href(site, language, 'help') }] : contact),
    {
      label: t(accessibility.level === null ? 'Statement.Title' : 'Statement.Link'),
      href: href(site, language, 'statement'),
    },
  ];
}

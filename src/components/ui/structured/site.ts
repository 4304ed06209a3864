import type { BreadcrumbList, Organization, WebSite } from 'schema-dts';
import { href } from '../../../routes/href.ts';
import { NAME, SOCIAL_NETWORKS } from '#brand/brand.ts';
import { localeOf, type Language, type Site } from '../../../sites/sites.ts';

/** The site's owner and how to search it, for the home page. */
export function siteData(site: Site, language: Language, origin: string): [Organization, WebSite] {
  const home = origin + href(site, language, 'home');
  return [
    {
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name: NAME,
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
      ...(SOCIAL_NETWORKS.length > 0 && { sameAs: SOCIAL_NETWORKS.map(({ url: address }) => address) }),
    },
    {
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      name: NAME,
      url: home,
      inLanguage: localeOf(site, language),
      publisher: { '@id': `${origin}/#organization` },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${origin}${href(site, language, 'search')}?q={search_term_string}`,
        },
        // Google requires this property, which schema.org's types lack.
        ...{ 'query-input': 'required name=search_term_string' },
      },
    },
  ];
}

/** The position of a page: the links up the site, with the page itself last. */
export function breadcrumbData(
  items: readonly { readonly label: string; readonly href: string }[],
  current: string,
  origin: string,
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...items.map(({ label, href: path }, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        name: label,
        item: origin + path.replace(/#.*/, ''),
      })),
      { '@type': 'ListItem', position: items.length + 1, name: current },
    ],
  };
}

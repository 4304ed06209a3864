import fc from 'fast-check';
import { FILTER_NAMES, NO_FILTERS, rowOf, type FilterName, type Filters } from '../../../src/contract/filters.ts';
import type { RouteParams } from '../../../src/routes/href.ts';
import {
  isAvailable,
  redirectKinds,
  routeOf,
  SCREENS,
  type RedirectKind,
  type Screen,
} from '../../../src/routes/screens.ts';
import { SITE_CODES, siteOf, type Language, type Site } from '../../../src/sites/sites.ts';

/** An entry of the whole routing table: a screen on a site in a language. */
export type Place = { site: Site; language: Language; screen: Screen };

/** Every screen of a site in every language; those without a language prefix once, in the default language. */
export const PLACES: readonly Place[] = SITE_CODES.map(siteOf).flatMap((site) =>
  SCREENS.filter((screen) => isAvailable(site, screen)).flatMap((screen) =>
    site.languages
      .filter(
        (language) => language === site.defaultLanguage || !routeOf(screen).unprefixed || hasParam(screen, 'language'),
      )
      .map((language) => ({ site, language, screen })),
  ),
);

function hasParam(screen: Screen, name: 'slug' | 'id' | 'kind' | 'language'): boolean {
  return routeOf(screen).params.includes(name);
}

/** Slugs, including words that are segments of paths. */
export const slugs = fc.oneof(
  fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_.-]{0,30}$/).filter((slug) => slug !== 'filters'),
  fc.constantFrom(
    'l',
    'm',
    'fr',
    'en',
    'de',
    'nl',
    'ville',
    'city',
    'films',
    '404',
    'slug',
    'id',
    'rubrique',
    'recherche',
  ),
);

/** The parameters a screen needs on a site. */
export function paramsFor({ site, screen }: Place): fc.Arbitrary<RouteParams> {
  const kinds = (Object.keys(redirectKinds) as RedirectKind[]).filter((kind) => isAvailable(site, redirectKinds[kind]));
  return fc.record({
    ...(hasParam(screen, 'slug') && { slug: slugs }),
    ...(hasParam(screen, 'id') && { id: slugs }),
    ...(hasParam(screen, 'kind') && { kind: fc.constantFrom(...kinds) }),
  });
}

/** Values with commas, accents, spaces and percent signs in them. */
const values = fc.oneof(
  slugs,
  fc.constantFrom('a,b', 'ciné kids', '100%', '%2F', "l'opéra", 'été', 'a+b', '日本', 'filters', 'tags-x'),
);
const lists = fc.uniqueArray(values, { maxLength: 5 }).map((list) => list.toSorted());
const days = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const hours = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(''));

/** Filters as `match` gives them, with sorted lists in which each value appears once. */
export const filters: fc.Arbitrary<Filters> = fc
  .record(Object.fromEntries(FILTER_NAMES.map((name) => [name, valueOf(name)])))
  .map((given) => ({ ...NO_FILTERS, ...given }));

function valueOf(name: FilterName): fc.Arbitrary<Filters[FilterName]> {
  const { of, form } = rowOf(name);
  if (of !== undefined) return lists;
  return fc.option(form === undefined ? values : { day: days, hours }[form], { nil: undefined });
}

import { routeOf, SCREENS, type Screen } from '../../routes/screens.ts';
import { SAME_FRAGMENTS, SAME_PATHS } from '../../routes/words.ts';
import type { PathsFile } from '../../sites/languageFiles.ts';
import type { SiteShape } from '../../sites/sites.ts';
import { sentence } from './faults.ts';

/** The screens whose paths differ from language to language. */
export const LOCALISED_SCREENS: readonly Screen[] = SCREENS.filter((screen) => SAME_PATHS[screen] === undefined);

/** The fragments whose words do. */
export const LOCALISED_FRAGMENTS: readonly string[] = [
  ...new Set(SCREENS.flatMap((screen) => routeOf(screen).fragments ?? [])),
].filter((name) => SAME_FRAGMENTS[name] === undefined);

/** Whether some path matches both patterns. A parameter can be any text without a slash. */
export function canCollide(one: string, other: string): boolean {
  const left = one.split('/');
  const right = other.split('/');
  return left.length === right.length && left.every((segment, index) => segmentsMeet(segment, right[index]!));
}

function segmentsMeet(one: string, other: string): boolean {
  const [oneHead = '', oneValue] = one.split('{');
  const [otherHead = '', otherValue] = other.split('{');
  if (oneValue === undefined && otherValue === undefined) return one === other;
  if (oneValue === undefined) return one.startsWith(otherHead) && one.length > otherHead.length;
  if (otherValue === undefined) return other.startsWith(oneHead) && other.length > oneHead.length;
  return oneHead.startsWith(otherHead) || otherHead.startsWith(oneHead);
}

/** A path, and where it is written. */
type Written = { readonly screen: Screen; readonly pattern: string; readonly file: string; readonly path: string[] };

/** Faults of paths that do not have their screen's parameters. */
export function parameterFaults(written: readonly Written[]): string[] {
  return written.flatMap(({ screen, pattern, file, path }) => {
    const wanted = routeOf(screen).params.toSorted();
    const own = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted();
    if (own.join() === wanted.join()) return [];
    const names = wanted.map((name) => `{${name}}`).join(' and ');
    const expectation = wanted.length > 0 ? `expected ${names} in the path, once` : 'expected a path without braces';
    return [sentence(file, path, expectation, pattern)];
  });
}

/** The paths that a folder's file has. */
export function writtenIn({ screens = {}, aliases = {} }: PathsFile, file: string): Written[] {
  return [
    ...Object.entries(screens).map(([screen, pattern]) => ({
      ...{ screen: screen as Screen, pattern, file },
      path: ['screens', screen],
    })),
    ...Object.entries(aliases).flatMap(([screen, patterns]) =>
      patterns.map((pattern, index) => ({
        ...{ screen: screen as Screen, pattern, file },
        path: ['aliases', screen, String(index)],
      })),
    ),
  ];
}

/** The paths that a site has of its own. */
export function writtenBy(site: SiteShape<string>, file: string): Written[] {
  return Object.entries(site.paths).flatMap(([screen, own]) =>
    (typeof own === 'string' ? [['', own] as const] : Object.entries(own)).map(([language, pattern = '']) => ({
      ...{ screen: screen as Screen, pattern, file },
      path: [site.code, 'paths', screen, ...(language === '' ? [] : [language])],
    })),
  );
}

/** The screens that a site has, whichever of its features are on. */
export function screensOf(site: SiteShape<string>): Screen[] {
  return SCREENS.filter((screen) => {
    const { sites } = routeOf(screen);
    return sites === 'all' || site.screens.includes(sites);
  });
}

/**
 * Faults of a site's paths in one language, given its folder's and the fallback's: two screens that one address could mean, and
 * paths that begin like the prefix of a language.
 */
export function collisions(
  site: SiteShape<string>,
  language: string,
  { own, fallback }: { readonly own: PathsFile; readonly fallback: PathsFile },
): string[] {
  const patterns = screensOf(site).flatMap((screen) => {
    const ofSite = site.paths[screen];
    const path =
      (typeof ofSite === 'object' ? ofSite[language] : ofSite) ??
      SAME_PATHS[screen] ??
      own.screens?.[screen] ??
      fallback.screens?.[screen];
    const all = [...(path === undefined ? [] : [path]), ...(own.aliases?.[screen] ?? [])];
    return [...new Set(all)].map((pattern) => ({ screen, pattern }));
  });
  const where = `i18n/${language}/paths.json: screens`;
  return patterns.flatMap(({ screen, pattern }, index) => {
    const first = pattern.split('/')[0]!;
    const prefix = site.languages.includes(first)
      ? [
          `${where}: ${screen}: expected a path that begins like no language of ${site.code}, got ${JSON.stringify(pattern)}.`,
        ]
      : [];
    const others = patterns
      .slice(index + 1)
      .filter((other) => other.screen !== screen && canCollide(pattern, other.pattern))
      .map(
        (other) =>
          `${where}: ${other.screen}: expected a path of its own on ${site.code}, got ${JSON.stringify(other.pattern)}, ` +
          `which ${screen} has, too (${pattern}).`,
      );
    return [...prefix, ...others];
  });
}

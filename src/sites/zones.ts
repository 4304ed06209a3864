import { SITE_CODES, siteOf, type Zone } from './sites.ts';

/** All release zones. The API describes them in this order: first those of the countries with regions. */
export const ZONES = [
  ...new Set(
    SITE_CODES.map(siteOf)
      .sort((one, other) => other.regions.length - one.regions.length)
      .flatMap(({ languages, releaseZones }) => languages.map((language) => releaseZones[language]!)),
  ),
] as [Zone, ...Zone[]];

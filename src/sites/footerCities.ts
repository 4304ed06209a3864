import type { SiteCode } from './sites.ts';

/** The cities in the footer of a site (SPEC 2, "Footer"): a fixed list, five where there are as many. */
export const FOOTER_CITIES: Readonly<Record<SiteCode, readonly string[]>> = {
  fr: ['paris', 'lyon', 'marseille', 'toulouse', 'nice'],
  ch: ['geneve', 'lausanne', 'zurich', 'basel', 'bern'],
  be: ['bruxelles', 'antwerpen', 'gent', 'liege'],
  tn: ['tunis', 'la-marsa', 'sousse'],
  sn: ['dakar'],
  nl: ['amsterdam', 'rotterdam', 'utrecht', 'den-haag', 'eindhoven'],
  ci: ['abidjan'],
  ma: ['casablanca', 'rabat', 'marrakech'],
};

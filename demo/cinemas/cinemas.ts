import type { Site, SiteCode } from '../../src/sites/sites.ts';
import { beCinemas, beCities } from './be.ts';
import { chCinemas } from './ch.ts';
import { chCities } from './ch-cities.ts';
import { ciCinemas, ciCities } from './ci.ts';
import { aroundParisCinemas } from './fr-around-paris.ts';
import { frCities } from './fr-cities.ts';
import { eastCinemas } from './fr-east.ts';
import { parisCinemas } from './fr-paris.ts';
import { southCinemas } from './fr-south.ts';
import { westCinemas } from './fr-west.ts';
import { maCinemas, maCities } from './ma.ts';
import { amsterdamCinemas } from './nl-amsterdam.ts';
import { nlCities } from './nl-cities.ts';
import { provinceCinemas } from './nl-provinces.ts';
import { rotterdamToUtrechtCinemas } from './nl-rotterdam-to-utrecht.ts';
import { snCinemas, snCities } from './sn.ts';
import { tnCinemas, tnCities } from './tn.ts';
import type { DemoCinema, DemoCity } from './types.ts';

/** The chain's cinemas by site, each with its halls. Those that are `closed` have no programme. */
export const demoCinemas: Readonly<Record<SiteCode, readonly DemoCinema[]>> = {
  fr: [...parisCinemas, ...aroundParisCinemas, ...eastCinemas, ...southCinemas, ...westCinemas],
  ch: chCinemas,
  be: beCinemas,
  tn: tnCinemas,
  sn: snCinemas,
  nl: [...amsterdamCinemas, ...rotterdamToUtrechtCinemas, ...provinceCinemas],
  ci: ciCinemas,
  ma: maCinemas,
};

/** The towns they are in. */
export const demoCities: Readonly<Record<SiteCode, readonly DemoCity[]>> = {
  fr: frCities,
  ch: chCities,
  be: beCities,
  tn: tnCities,
  sn: snCities,
  nl: nlCities,
  ci: ciCities,
  ma: maCities,
};

/** A chain's places in a country, and how far its programme goes. */
export type DemoPlaces = {
  readonly cinemas: readonly DemoCinema[];
  readonly cities: readonly DemoCity[];
  /** How many days have their whole programme, today included; and how many days ahead events and presales are sold. */
  readonly days: { readonly whole: number; readonly ahead: number };
};

/** The demo's places on a site. */
export function demoPlaces({ code }: Site): DemoPlaces {
  return { cinemas: demoCinemas[code], cities: demoCities[code], days: { whole: 16, ahead: 43 } };
}

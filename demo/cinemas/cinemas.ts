import { readFileSync } from 'node:fs';
import type { Site, SiteCode } from '../../src/sites/sites.ts';
import { documentOf } from '../documents.ts';
import { hallOf, type HallRow } from './halls.ts';
import type { DemoBuilding, DemoCinema, DemoCity, DemoHall } from './types.ts';

const SITES = ['fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma'] as const satisfies readonly SiteCode[];

type BySite<T> = Readonly<Record<SiteCode, readonly T[]>>;

const bySite = <T>(of: (site: SiteCode) => readonly T[]) =>
  Object.fromEntries(SITES.map((site) => [site, of(site)])) as BySite<T>;

/** The chain's cinemas by site, each with its halls. Those that are closed (`status`) have no programme. */
export const demoCinemas: BySite<DemoCinema> = bySite((site) => {
  const buildings = buildingsOf(site);
  return documentOf<Omit<DemoCinema, keyof DemoBuilding>[]>(`${site}/cinemas`).map((cinema) => ({
    ...cinema,
    ...buildings[cinema.slug]!,
  }));
});

/** The towns they are in. */
export const demoCities: BySite<DemoCity> = bySite((site) => documentOf(`${site}/cities`));

/** What the programme and the sentences about a cinema are made from, which no feed has. */
function buildingsOf(site: SiteCode): Readonly<Record<string, DemoBuilding>> {
  const text = readFileSync(new URL(`buildings/${site}.json`, import.meta.url), 'utf8');
  const rows = JSON.parse(text) as Record<string, Omit<DemoBuilding, 'halls'> & { readonly halls: readonly HallRow[] }>;
  return Object.fromEntries(
    Object.entries(rows).map(([slug, { halls, ...building }]) => [
      slug,
      { ...building, halls: halls.map((row): DemoHall => hallOf(row)) },
    ]),
  );
}

export const isOpen = ({ status }: DemoCinema) => status !== false;

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

import { setTimeout } from 'node:timers/promises';
import { tzScan } from '@date-fns/tz/tzScan';
import { millisecondsInMinute } from 'date-fns/constants';
import { cinemaDayAt } from '../../src/domain/programme/cinemaDay.ts';
import { siteOf } from '../../src/sites/sites.ts';
import { TEST_CLOCK } from '../support/clock.ts';
import { startMovableSite } from '../support/movableSite.ts';
import { faultsOf, sentenceOf, type Finding } from './scenario.ts';
import { get, startTraffic } from './traffic.ts';
import { hostOf, HOSTS, warm, wantedOf } from './world.ts';

const SITES = [siteOf('fr'), siteOf('ma')] as const;
/** More than a year, with all changes of clocks. */
const YEAR = { start: new Date('2026-10-01'), end: new Date('2027-12-01') };

/** Instants just before and after midnight, the end of the cinema day and each clock change, and back again. */
function instants(): readonly number[] {
  const borders = [
    Date.parse('2026-11-22T00:00:00+01:00'),
    Date.parse('2026-11-22T08:00:00+01:00'),
    ...SITES.flatMap(({ timeZone }) => tzScan(timeZone, YEAR))
      .map(({ date }) => date.getTime())
      .toSorted((a, b) => a - b),
  ];
  const around = borders.flatMap((border) => [border - 2000, border + 2000, border + 5 * millisecondsInMinute]);
  return [...around, Date.parse(TEST_CLOCK)];
}

/** One node whose clock jumps, in both directions, under traffic. */
export async function clockJumps(): Promise<Finding> {
  const site = await startMovableSite('fault-clock', HOSTS);
  try {
    const wanted = (await Promise.all(SITES.map((each) => wantedOf(each, site.port)))).flat();
    await warm(site.port, wanted);
    const traffic = startTraffic(site.port, wanted);
    const past: string[] = [];
    const all = instants();
    for (const instant of all) {
      site.setClock(new Date(instant));
      await setTimeout(600);
      for (const { code, timeZone } of SITES) {
        // For a minute after a boundary, a page from before it may still be sent.
        const today = cinemaDayAt(new Date(instant - 2 * millisecondsInMinute), timeZone);
        for (const { path } of wanted.filter(({ site: of, path }) => of === code && !path.startsWith('/api/'))) {
          const { body } = await get(site.port, hostOf(code), path);
          const days = [...body.matchAll(/"startDate":"(\d{4}-\d\d-\d\d)T/g)].map(([, day]) => day!);
          const before = days.find((day) => day < today);
          if (before) past.push(`at ${new Date(instant).toISOString()} ${code} ${path} tells of ${before}`);
        }
      }
    }
    const tally = await traffic.stop();
    return { said: `${sentenceOf(tally)}; ${all.length} jumps`, faults: [...faultsOf(tally), ...past] };
  } finally {
    await site.stop();
  }
}

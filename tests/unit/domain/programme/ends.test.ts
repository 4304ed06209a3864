import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sites } from '#brand/sites.ts';
import { endOf, instantOf, localTimeAt, utcOffsetAt } from '../../../../src/lib/localTime.ts';
import { SITE_CODES } from '../../../../src/sites/sites.ts';

/** Those of the sites, and others: of islands, without changes, by half an hour (Lord Howe), far ahead and behind. */
const ZONES = [
  ...new Set(SITE_CODES.map((code) => sites[code].timeZone as string)),
  ...['Indian/Reunion', 'America/Cayenne', 'America/Miquelon', 'Pacific/Tahiti', 'Europe/London', 'Africa/Tunis'],
  ...['Australia/Lord_Howe', 'Pacific/Chatham', 'America/St_Johns'],
];
const [FROM, UNTIL] = [Date.parse('2020-01-01T00:00:00Z'), Date.parse('2030-01-01T00:00:00Z')];

/** The instants at which a zone's clocks change within ten years, to the minute. */
function changesOf(zone: string): number[] {
  const changes: number[] = [];
  for (let day = FROM; day < UNTIL; day += millisecondsInDay) {
    let [before, after] = [day, day + millisecondsInDay];
    const offset = utcOffsetAt(before, zone);
    if (utcOffsetAt(after, zone) === offset) continue;
    while (after - before > millisecondsInMinute) {
      const middle = before + Math.floor((after - before) / 2 / millisecondsInMinute) * millisecondsInMinute;
      if (utcOffsetAt(middle, zone) === offset) before = middle;
      else after = middle;
    }
    changes.push(after);
  }
  return changes;
}
/** Each change of each zone; for zones without any, an instant of each year. */
const moments = ZONES.flatMap((zone) => {
  const changes = changesOf(zone);
  const instants = changes.length > 0 ? changes : [FROM, FROM + 200 * millisecondsInDay];
  return instants.map((change) => ({ zone, change }));
});

describe('start and length give the end', () => {
  test('around all changes of clocks of ten years, in all zones', () => {
    expect(moments.filter(({ zone }) => zone === 'Europe/Paris')).toHaveLength(20);
    for (const { zone, change } of moments) {
      for (let begins = -300; begins <= 120; begins += 15) {
        // As a feed has it: a start is what its clock time means.
        const time = localTimeAt(change + begins * millisecondsInMinute, zone);
        const start = instantOf(time, zone);
        for (const minutes of [20, 45, 60, 75, 90, 120, 150, 185, 24 * 60, 50 * 60]) {
          const end = start + minutes * millisecondsInMinute;
          const endTime = localTimeAt(end, zone);
          if (endOf({ time, endTime }, zone, minutes) !== end)
            expect.fail(`${zone}: ${minutes} minutes from ${time} until ${endTime}`);
        }
      }
    }
  });

  test('at any other time, too, whether the length is known or not', () => {
    const instants = fc.date({ min: new Date(FROM), max: new Date(UNTIL), noInvalidDate: true });
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), instants, fc.integer({ min: 61, max: 6000 }), (zone, instant, minutes) => {
        const time = localTimeAt(instant, zone);
        const start = instantOf(time, zone);
        const end = start + minutes * millisecondsInMinute;
        const given = { time, endTime: localTimeAt(end, zone) };
        expect(endOf(given, zone, minutes)).toBe(end);
        const unaided = endOf(given, zone, null)!;
        // The first such time after the start, which an hour that is shown twice makes an hour earlier at most.
        expect(localTimeAt(unaided, zone)).toBe(given.endTime);
        expect([0, 30, 60]).toContain((end - unaided) / millisecondsInMinute);
      }),
    );
  });
});

describe('in Paris', () => {
  const lengthOf = (time: string, endTime: string, minutes: number | null = null) => {
    const end = endOf({ time, endTime }, 'Europe/Paris', minutes);
    return end === undefined ? undefined : (end - instantOf(time, 'Europe/Paris')) / millisecondsInMinute;
  };
  const [AUTUMN, SPRING] = ['2026-10-25', '2026-03-29'];

  test('an end that is earlier by the clock than the start is in the second of the two hours', () => {
    expect(lengthOf(`${AUTUMN} 02:45:00`, `${AUTUMN} 02:15:00`)).toBe(30);
    expect(lengthOf(`${AUTUMN} 02:15:00`, `${AUTUMN} 02:15:00`)).toBe(60);
  });

  test('of two possible ends, the one that fits the film’s length, even if it is shown with advertisements', () => {
    const times = [`${AUTUMN} 01:00:00`, `${AUTUMN} 02:30:00`] as const;
    expect(lengthOf(...times)).toBe(90);
    expect(lengthOf(...times, 75)).toBe(90);
    expect(lengthOf(...times, 95)).toBe(90);
    expect(lengthOf(...times, 128)).toBe(150);
  });

  test('an end in the hour that clocks skip is as long after the start as they say', () => {
    expect(lengthOf(`${SPRING} 01:30:00`, `${SPRING} 02:30:00`)).toBe(60);
    expect(lengthOf(`${SPRING} 02:15:00`, `${SPRING} 02:45:00`)).toBe(30);
  });

  test('a start in the hour that clocks skip moves an end behind it that it would come after', () => {
    expect(lengthOf(`${SPRING} 02:30:00`, `${SPRING} 03:15:00`)).toBe(45);
    expect(lengthOf(`${SPRING} 02:30:00`, `${SPRING} 04:30:00`)).toBe(60);
  });

  test('without an end after the start there is none', () => {
    expect(lengthOf('2026-11-21 20:15:00', '2026-11-21 20:15:00')).toBeUndefined();
    expect(lengthOf('2026-11-21 20:15:00', '2026-11-21 20:10:00', 90)).toBeUndefined();
    expect(lengthOf(`${SPRING} 03:30:00`, `${SPRING} 03:15:00`)).toBeUndefined();
    expect(endOf({ time: '2026-11-21 20:15:00', endTime: null }, 'Europe/Paris', 90)).toBeUndefined();
  });
});

import { describe, expect, test } from 'vitest';
import { BookingsReader, type Report } from '../../../../src/content/import/bookings.ts';
import type { FeedShowtime } from '../../../../src/contract/programme.ts';
import { parseSettings } from '../../../../src/settings/settings.ts';

const OWN = 'https://tickets.example/reservationSeances.html?id=123&s=45';
const OLD = 'https://elsewhere.example/fr/V3001S12/booking';
const LISTED = { TICKETING_ORIGINS: 'https://tickets.example' };
const PLACE = { cinema: 'rex', show: 'film-1-44001' };

const screening = (changes: Partial<FeedShowtime> = {}): FeedShowtime => ({
  time: '2026-11-21 20:15:00',
  endTime: '2026-11-21 22:05:00',
  version: 'vf',
  tags: [],
  status: 'available',
  reservabilityStart: '2026-11-01T08:00:00+01:00',
  reservabilityEnd: '2026-11-21T20:30:00+01:00',
  isMovie: true,
  auditoriumName: 'Salle 1',
  auditoriumCapacity: '148',
  specialShowtimeDetails: null,
  ...changes,
});

/** Reads the screenings of one line; the faults are as text. */
function read(
  settings: Record<string, string>,
  showtimes: readonly FeedShowtime[],
  cinema: { vistaRef?: string; ticketingUrl?: string } = {},
) {
  const reader = new BookingsReader(
    [{ slug: 'rex', vistaRef: '3001', ticketingUrl: null, ...cinema }],
    parseSettings(settings),
  );
  const faults: string[] = [];
  const report: Report = (path, expected, got) =>
    void faults.push(`${path[0] as string}: expected ${expected}, got ${String(got)}`);
  reader.beginLine();
  const bookings = showtimes.map((showtime) => reader.take(showtime, PLACE, report));
  const warnings: string[] = [];
  reader.end(
    (path, expected, got) => void warnings.push(`${path[0] as string}: expected ${expected}, got ${String(got)}`),
  );
  return { bookings, faults, warnings, reader, report };
}

describe('a link of the screening’s own', () => {
  test('is taken as it is', () => {
    const { bookings, faults } = read(LISTED, [screening({ refCmd: OWN })]);
    expect(faults).toEqual([]);
    expect(bookings[0]!.link).toBe(OWN);
  });

  test('may lead to the chain’s own ticketing, too', () => {
    const settings = { TICKETING_URL: 'https://tickets.example/{session}' };
    expect(read(settings, [screening({ refCmd: OWN })]).bookings[0]!.link).toBe(OWN);
  });

  test('to an origin that is not listed is one fault for all, which names the first', () => {
    const { bookings, faults } = read({}, [screening({ refCmd: OWN }), screening({ refCmd: `${OWN}6` })]);
    expect(bookings).toEqual([undefined, undefined]);
    expect(faults).toEqual([
      'refCmd: expected a link to an origin in TICKETING_ORIGINS, for film-1-44001 in rex at 2026-11-21 20:15; ' +
        `https://tickets.example is not; so in 1 more of its screenings, got ${OWN}`,
    ]);
  });

  test.each(['http://tickets.example/1', 'javascript:alert(1)', '/fr/1', 'https://tickets.example@evil.example/'])(
    '%s is refused, with the screening’s name and what is expected',
    (refCmd) => {
      const { bookings, faults } = read(LISTED, [screening({ refCmd })]);
      expect(bookings).toEqual([undefined]);
      expect(faults).toEqual([
        expect.stringMatching(
          /^refCmd: expected an absolute https address,.* for film-1-44001 in rex at 2026-11-21 20:15/,
        ),
      ]);
      expect(faults[0]).toContain(`got ${refCmd}`);
    },
  );

  test('has a page whose address stays the same when the link changes', () => {
    const [before] = read(LISTED, [screening({ refCmd: OWN })]).bookings;
    const [after] = read(LISTED, [screening({ refCmd: `${OWN}&campaign=2`, auditoriumName: 'Salle 2' })]).bookings;
    expect(after!.reference).toBe(before!.reference);
    expect(before!.reference).toMatch(/^V3001S[0-9a-f]{12}$/);
  });

  test('has its session’s address if it has one, also when it is moved', () => {
    const [moved] = read(LISTED, [screening({ refCmd: OWN, session: 'a-1', time: '2026-11-21 21:00:00' })]).bookings;
    expect(moved!.reference).toBe('V3001Sa-1');
  });

  test('tells two halls apart that show the same at the same time, in texts of other languages, too', () => {
    const twins = [screening({ refCmd: OWN }), screening({ refCmd: `${OWN}6` })];
    const { bookings, faults, reader, report } = read(LISTED, twins);
    expect(faults).toEqual([]);
    const references = bookings.map((each) => each!.reference);
    expect(new Set(references).size).toBe(2);
    expect(twins.map((each) => reader.referenceOfText(each, PLACE, report))).toEqual(references);
    for (const reference of references) expect(reader.has('rex', reference)).toBe(true);
    expect(reader.has('rex', 'V3001S999')).toBe(false);
  });
});

describe('a session', () => {
  /** Reads screenings of a line each, of shows that are numbered. */
  function readLines(...showtimes: readonly FeedShowtime[]) {
    const cinemas = [{ slug: 'rex', vistaRef: '3001', ticketingUrl: null }];
    const reader = new BookingsReader(cinemas, parseSettings({ TICKETING_URL: 'https://tickets.example/{session}' }));
    const faults: string[] = [];
    const report: Report = (path, expected, got) =>
      void faults.push(`${path[0] as string}: expected ${expected}, got ${String(got)}`);
    const references = showtimes.map((showtime, index) => {
      reader.beginLine();
      return reader.take(showtime, { cinema: 'rex', show: `show-${index}` }, report)?.reference;
    });
    const ofText = (index: number) =>
      reader.referenceOfText(showtimes[index]!, { cinema: 'rex', show: `show-${index}` }, report);
    return { references, faults, texts: showtimes.map((_, index) => ofText(index)), reader };
  }

  test('is a text: zeros at its beginning count', () => {
    const numbers = ['7', '07', '007', '9007199254740993', '9007199254740992'];
    const { references, faults, texts, reader } = readLines(...numbers.map((session) => screening({ session })));
    expect(faults).toEqual([]);
    expect(references).toEqual(numbers.map((session) => `V3001S${session}`));
    expect(texts).toEqual(references);
    expect(reader.has('rex', 'V3001S0007')).toBe(false);
  });

  test('of several shows that begin together in a hall is a double bill, and each has a reference', () => {
    const { references, faults, texts, reader } = readLines(
      ...[screening({ session: '12' }), screening({ session: '12', version: 'vost' }), screening({ refCmd: OLD })],
    );
    expect(faults).toEqual([]);
    expect(references).toEqual(['V3001S12', 'V3001S12~2', 'V3001S12~3']);
    expect(texts).toEqual(references);
    for (const reference of references) expect(reader.has('rex', reference!)).toBe(true);
  });

  test.each([
    ['in another hall', { auditoriumName: 'Salle 2' }],
    ['in a hall that is not known', { auditoriumName: null }],
    ['at another time', { time: '2026-11-21 20:16:00' }],
  ])('is a fault of two shows, one of them %s', (_, other) => {
    const { faults } = readLines(screening({ session: '12' }), screening({ session: '12', ...other }));
    expect(faults).toEqual(['session: expected a session that no other screening has, got 12']);
  });

  test('is a fault of one show that has it twice, and of more than nine', () => {
    const twice = [screening({ session: '12' }), screening({ session: '12' })];
    expect(read({ TICKETING_URL: 'https://tickets.example/{session}' }, twice).faults).toHaveLength(1);
    const many = (count: number) => readLines(...Array.from({ length: count }, () => screening({ session: '12' })));
    expect(many(9).faults).toEqual([]);
    expect(many(10).faults).toHaveLength(1);
  });
});

describe('a link in the contract’s form', () => {
  test('only names the session: TICKETING_URL says where it is booked', () => {
    const { bookings } = read({}, [screening({ refCmd: OLD })]);
    expect(bookings).toEqual([{ reference: 'V3001S12', link: null, ticket: '12' }]);
  });

  test('to a real host, in whose place the stand-in is linked, is one warning for each host', () => {
    const real = 'https://tickets.rex.fr/fr/V3001S12/booking';
    const { faults, warnings } = read({}, [
      screening({ refCmd: real }),
      screening({ refCmd: real.replace('S12', 'S13') }),
    ]);
    expect(faults).toEqual([]);
    expect(warnings).toEqual([
      'refCmd: expected https://tickets.rex.fr in TICKETING_ORIGINS, or a real TICKETING_URL, for film-1-44001 in rex at ' +
        `2026-11-21 20:15, which leads to the stand-in, got ${real}`,
    ]);
    for (const settings of [
      { TICKETING_URL: 'https://tickets.example/{session}' },
      { TICKETING_ORIGINS: new URL(real).origin },
    ])
      expect(read(settings, [screening({ refCmd: real })]).warnings).toEqual([]);
    expect(read({}, [screening({ refCmd: OLD })]).warnings).toEqual([]);
  });

  test.each(['http://tickets.example/fr/V3001S12/booking', 'https://tickets.example/"><script>/fr/V3001S12/booking'])(
    '%s is refused where its origin is listed, as any own link is',
    (refCmd) => {
      const settings = { TICKETING_ORIGINS: new URL(refCmd).origin };
      const { bookings, faults } = read(settings, [screening({ refCmd })]);
      expect(bookings).toEqual([undefined]);
      expect(faults).toEqual([expect.stringMatching(/^refCmd: expected an absolute https address/)]);
    },
  );

  test('counts itself where its origin is listed, in the language of each page', () => {
    const { bookings } = read({ TICKETING_ORIGINS: 'https://elsewhere.example' }, [screening({ refCmd: OLD })]);
    expect(bookings).toEqual([
      { reference: 'V3001S12', link: 'https://elsewhere.example/{language}/V3001S12/booking', ticket: '12' },
    ]);
  });

  test.each([
    ['PARIS', 'HSX-1', 'VPARIS.HSX-1'],
    ['rex_2', '00123', 'Vrex_2S00123'],
  ])('may have letters in it: %s and %s', (vistaRef, session, reference) => {
    const refCmd = `https://t.example/fr/V${vistaRef}S${session}/booking`;
    expect(read({}, [screening({ refCmd })], { vistaRef }).bookings).toEqual([
      { reference, link: null, ticket: session },
    ]);
  });

  test('of another cinema, or with another session than the field, is refused', () => {
    const other = 'https://t.example/fr/V3002S12/booking';
    expect(read({}, [screening({ refCmd: other })]).faults).toEqual([
      `refCmd: expected the cinema's vistaRef, V3001, got ${other}`,
    ]);
    expect(read({}, [screening({ refCmd: OLD, session: '13' })]).faults).toEqual([
      'session: expected 12 as in refCmd, got 13',
    ]);
  });
});

describe('a screening without a link', () => {
  test('is booked by its session', () => {
    const settings = { TICKETING_URL: 'https://tickets.example/{session}' };
    const { bookings } = read(settings, [screening({ session: '12' })]);
    expect(bookings).toEqual([{ reference: 'V3001S12', link: null, ticket: '12' }]);
  });

  test('needs one where the template does, which is one fault for all', () => {
    const { faults } = read({}, [screening(), screening({ time: '2026-11-21 22:15:00' })]);
    expect(faults).toEqual([
      'refCmd: expected a session or a link of its own, for film-1-44001 in rex at 2026-11-21 20:15: ' +
        'http://tickets.aurore.localhost:4321/{language}/V{vistaRef}S{session}/booking needs one; ' +
        'so in 1 more of its screenings, got undefined',
    ]);
    const settings = { TICKETING_URL: 'https://tickets.example/{language}/{cinema}' };
    expect(read(settings, [screening()]).faults).toEqual([]);
  });

  test('is booked as its cinema says, rather than the chain', () => {
    const ticketingUrl = 'https://rex.example/{language}/{cinema}/{vistaRef}?s={session}';
    expect(read({}, [screening({ refCmd: OLD })], { ticketingUrl }).bookings).toEqual([
      { reference: 'V3001S12', link: 'https://rex.example/{language}/rex/3001?s=12', ticket: '12' },
    ]);
  });

  test('is refused without the demo as long as it would lead to the stand-in', () => {
    const { faults } = read({ DEMO: 'off' }, [screening({ refCmd: OLD })]);
    expect(faults).toEqual([expect.stringContaining('with DEMO=off nothing leads to the stand-in')]);
    expect(read({ DEMO: 'off', ...LISTED }, [screening({ refCmd: OWN })]).faults).toEqual([]);
  });
});

test('a session that a cinema has twice is a fault', () => {
  expect(read({}, [screening({ session: '12' }), screening({ session: '12' })]).faults).toEqual([
    'session: expected a session that no other screening has, got 12',
  ]);
});

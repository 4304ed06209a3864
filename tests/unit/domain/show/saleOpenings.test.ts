import { expect, test } from 'vitest';
import { bookingReference } from '../../../../src/domain/screening/bookingReference.ts';
import { saleOpenings } from '../../../../src/domain/show/saleOpenings.ts';
import { screeningPageState } from '../../../../src/domain/screening/screeningPage.ts';

const NOW = Date.parse('2026-11-21T17:30:00+01:00');

test('sale openings stand by the date of their own zone, soonest first, without those that have come', () => {
  const show = (title: string, salesOpeningDatetime: string | null) => ({ title, salesOpeningDatetime });
  const days = saleOpenings(
    [
      show('Later', '2026-11-25T10:00:00+01:00'),
      show('No date', null),
      show('Open since now', '2026-11-21T17:30:00+01:00'),
      show('Midnight in Paris', '2026-11-22T23:30:00Z'),
      show('Zéro de conduite', '2026-11-25T09:00:00Z'),
      show('Tonight', '2026-11-21T17:30:01+01:00'),
    ],
    NOW,
    'Europe/Paris',
  );
  expect(days.map(({ date, shows }) => [date, ...shows.map(({ title }) => title)])).toEqual([
    ['2026-11-21', 'Tonight'],
    ['2026-11-23', 'Midnight in Paris'],
    ['2026-11-25', 'Later', 'Zéro de conduite'],
  ]);
});

test('a screening has its page until a week after its start, and none before it may be seen', () => {
  const shown = { showtimesDisplayDatetime: null };
  const state = (time: string, show: { showtimesDisplayDatetime: string | null } = shown) =>
    screeningPageState({ time }, show, 'Europe/Paris', NOW);
  expect(state('2026-11-28 20:00:00')).toBe('shown');
  expect(state('2026-11-14 17:30:00')).toBe('shown');
  expect(state('2026-11-14 17:29:59')).toBe('gone');
  expect(state('2026-11-28 20:00:00', { showtimesDisplayDatetime: '2026-11-22T08:00:00Z' })).toBe('missing');
});

test('a booking link names its screening', () => {
  expect(bookingReference('https://tickets.example/fr/V7S12345/booking')).toBe('V7S12345');
  expect(bookingReference('https://tickets.example/fr/V7S12345/booking?V=1')).toBe('V7S12345');
  expect(bookingReference('https://tickets.example/')).toBe('');
});

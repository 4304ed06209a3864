import { expect, test } from 'vitest';
import { screeningPageState } from '../../../../src/domain/screening/screeningPage.ts';

const WEEK = 7 * 86_400_000;
const showtime = { time: '2026-11-21 20:30:00' };
const start = Date.parse('2026-11-21T20:30:00+01:00');
const show = { showtimesDisplayDatetime: null };
const state = (now: number) => screeningPageState(showtime, show, 'Europe/Paris', now);

test('a screening has a page until a week after its start, in its cinema’s zone', () => {
  expect(state(start - WEEK)).toBe('shown');
  expect(state(start + WEEK)).toBe('shown');
  expect(state(start + WEEK + 1)).toBe('gone');
});

test('it has none before its show’s screenings may be shown', () => {
  const opening = { showtimesDisplayDatetime: '2026-11-20T10:00:00+01:00' };
  const at = Date.parse(opening.showtimesDisplayDatetime);
  expect(screeningPageState(showtime, opening, 'Europe/Paris', at - 1)).toBe('missing');
  expect(screeningPageState(showtime, opening, 'Europe/Paris', at)).toBe('shown');
});

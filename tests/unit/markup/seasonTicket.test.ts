import { expect, test } from 'vitest';
import { boxAttributes, screeningOfBox } from '../../../src/markup/seasonTicket.ts';

const SCREENING = {
  reference: 'V2S31',
  time: '2026-11-26T20:00',
  title: 'Faust & Co',
  when: 'Thu 26 Nov 20:00',
  booking: 'https://tickets.example/fr/V2S31/booking',
};

test('a checkbox tells all of its screening', () => {
  const { value, ...attributes } = boxAttributes(SCREENING, true);
  const dataset = Object.fromEntries(
    Object.entries(attributes).flatMap(([name, text]) => (name.startsWith('data-') ? [[name.slice(5), text]] : [])),
  ) as Record<string, string>;
  expect(screeningOfBox({ value, dataset })).toEqual(SCREENING);
});

test('a checkbox that is not ours tells its value alone', () => {
  const nothing = { time: '', title: '', when: '', booking: '' };
  expect(screeningOfBox({ value: 'x', dataset: {} })).toEqual({ reference: 'x', ...nothing });
});

import { expect, test } from 'vitest';
import { calendarWords } from '../../../../src/components/programme/calendarWords.ts';

test('weekdays and months are in the words of the locale, weekdays from Sunday on', () => {
  const { weekdays, monthNames } = calendarWords('fr-FR', ['2026-11', '2027-02']);
  expect(weekdays.map(({ long }) => long)).toEqual([
    'dimanche',
    'lundi',
    'mardi',
    'mercredi',
    'jeudi',
    'vendredi',
    'samedi',
  ]);
  expect(monthNames).toEqual(['novembre 2026', 'février 2027']);
  expect(calendarWords('de-CH', ['2027-03']).monthNames).toEqual(['März 2027']);
  expect(calendarWords('nl-BE', []).weekdays[1]).toEqual({ short: 'ma', long: 'maandag' });
});

test('weeks begin as the country begins them, whatever language the page is in', () => {
  expect(calendarWords('fr-FR', []).firstWeekday).toBe(1);
  expect(calendarWords('en-FR', []).firstWeekday).toBe(1);
  expect(calendarWords('en-US', []).firstWeekday).toBe(0);
});

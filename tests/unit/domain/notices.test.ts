import { describe, expect, test } from 'vitest';
import type { CinemaAlert } from '../../../src/contract/alert.ts';
import type { HeaderPush } from '../../../src/contract/push.ts';
import { alertsOf } from '../../../src/domain/cinema/cinemaAlerts.ts';
import { headerPushOf, viewKey } from '../../../src/domain/shell/headerPush.ts';

const alert = (id: string, cinemas: string[], allCinemas = false) =>
  ({ id, cinemas, allCinemas, title: id }) as CinemaAlert;
const at = (slug: string, title?: string) => ({
  slug,
  alert: title === undefined ? null : { title, message: '<p>.</p>', warning: true, cta: null },
});
const push = (id: string, type: HeaderPush['type']) => ({ id, type }) as HeaderPush;

// SPEC 3.3
test('an alert is for its cinemas, or for every page', () => {
  const all = [alert('strike', [], true), alert('lift', ['lyon-confluence', 'metz-gare'])];
  const ids = (cinema?: string) => alertsOf(all, cinema === undefined ? undefined : at(cinema)).map(({ id }) => id);
  expect(ids('metz-gare')).toEqual(['strike', 'lift']);
  expect(ids('nancy-stan')).toEqual(['strike']);
  expect(ids()).toEqual(['strike']);
});

// SPEC 3.2, 3.3
test('an alert in a cinema’s details is shown once, also where the list says the same', () => {
  const all = [alert('Tram', ['metz-gare'])];
  expect(alertsOf(all, at('metz-gare', 'Tram')).map(({ id }) => id)).toEqual(['Tram']);
  expect(alertsOf(all, at('metz-gare', 'Lift')).map(({ id, title }) => [id, title])).toEqual([
    ['Tram', 'Tram'],
    ['metz-gare', 'Lift'],
  ]);
  expect(alertsOf(all, at('nancy-stan')).map(({ id }) => id)).toEqual([]);
});

// SPEC 3.2, 3.3
test('an alert in a cinema’s details is that cinema’s alone, and leads on in the same tab', () => {
  const metz = at('metz-gare', 'Lift');
  expect(alertsOf([], metz)).toEqual([
    {
      title: 'Lift',
      message: '<p>.</p>',
      warning: true,
      cta: null,
      id: 'metz-gare',
      cinemas: ['metz-gare'],
      allCinemas: false,
    },
  ]);
  const cta = { label: 'More', url: '/info' };
  const [led] = alertsOf([], { ...metz, alert: { ...metz.alert!, cta } });
  expect(led!.cta).toEqual({ ...cta, target: '_self', type: 'black' });
  const all = [alert('Tram', ['metz-gare']), alert('Lift', ['metz-gare'])];
  expect(alertsOf(all, metz)).toEqual(all);
});

describe('the push above the header', () => {
  const pushes = [push('a', 'other'), push('b', 'home'), push('c', 'other')];

  // SPEC 3.38
  test('is the first of its type', () => {
    expect(headerPushOf(pushes, true)?.id).toBe('b');
    expect(headerPushOf(pushes, false)?.id).toBe('a');
    expect(headerPushOf([push('a', 'other')], true)).toBeUndefined();
  });

  // SPEC 4.78, 9.29
  test('once viewed is hidden until tomorrow, another one is not, and home’s never is', () => {
    const [other, home, next] = pushes as [HeaderPush, HeaderPush, HeaderPush];
    const viewed = viewKey(other, '2026-11-21');
    expect(viewKey(other, '2026-11-21')).toBe(viewed);
    expect(viewKey(other, '2026-11-22')).not.toBe(viewed);
    expect(viewKey(next, '2026-11-21')).not.toBe(viewed);
    expect(viewKey(home, '2026-11-21')).toBeUndefined();
  });
});

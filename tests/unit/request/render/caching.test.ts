import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Caching } from '../../../../src/page/caching.ts';
import type { PageContext } from '../../../../src/page/context.ts';
import { routeOf, type Screen } from '../../../../src/routes/screens.ts';
import { secondsUntil, setCaching, SHARED } from '../../../../src/request/render/caching.ts';
import { siteOf } from '../../../../src/sites/sites.ts';

const NOW = new Date('2026-11-21T22:00:00+01:00');
const { programme } = SHARED;
const inSeconds = (seconds: number) => secondsUntil(programme, NOW, NOW.getTime() + seconds * 1000);

test('a programme that opens on another day soon is cached until then', () => {
  expect(secondsUntil(programme, NOW, undefined)).toEqual(programme);
  expect(inSeconds(3600)).toEqual(programme);
  expect(inSeconds(45.9)).toEqual({ maxAge: 30, swr: 15 });
  expect(inSeconds(20)).toEqual({ maxAge: 20, swr: 0 });
  expect(inSeconds(0)).toEqual({ maxAge: 1, swr: 0 });
});

test('it is never cached for longer than others, nor past that instant by more than a second', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200_000 }), (milliseconds) => {
      const { maxAge, swr = 0 } = secondsUntil(programme, NOW, NOW.getTime() + milliseconds);
      expect(maxAge).toBeGreaterThan(0);
      expect(maxAge).toBeLessThanOrEqual(programme.maxAge);
      expect(swr).toBeGreaterThanOrEqual(0);
      expect(maxAge + swr).toBeLessThanOrEqual(Math.max(1, milliseconds / 1000));
    }),
  );
});

describe('the headers of a page', () => {
  /** Those of a screen's page with an item, of which a page has only what its tags need. */
  function headersOf(screen: Screen, item?: object, added: Caching = {}, status = 200): Record<string, string> {
    const response = new Response(null, { status });
    const page = { site: siteOf('fr'), route: routeOf(screen), item, now: NOW } as unknown as PageContext;
    setCaching(response, page, added);
    return Object.fromEntries(response.headers);
  }

  test('are those of its row, and the tags of its item', () => {
    expect(headersOf('legal')).toEqual({
      'cdn-cache-control': 'max-age=300, stale-while-revalidate=600',
      'cache-tag': 'site:fr',
    });
    expect(headersOf('cinema', { slug: 'lux' })).toEqual({
      'cdn-cache-control': 'max-age=30, stale-while-revalidate=30',
      'cache-tag': 'site:fr, cinema:fr:lux',
    });
    const film = { show: { slug: 'aurore-1' }, details: {} };
    expect(headersOf('movie', film)['cache-tag']).toBe('site:fr, content:fr:seasons, content:fr:vod, show:fr:aurore-1');
    expect(headersOf('timetable', film.show)['cache-tag']).toBe('site:fr, show:fr:aurore-1');
    expect(headersOf('city', { cinemas: ['lux', 'rex'] })['cache-tag']).toBe('site:fr, cinema:fr:lux, cinema:fr:rex');
    expect(headersOf('screening', { cinema: { slug: 'lux' } })['cache-tag']).toBe(
      'site:fr, content:fr:experiences, cinema:fr:lux',
    );
    expect(headersOf('season', { shows: ['a', 'b'] })['cache-tag']).toBe(
      'site:fr, content:fr:seasons, show:fr:a, show:fr:b',
    );
    expect(headersOf('days', { show: { slug: 'a' } })['cache-tag']).toContain('show:fr:a');
  });

  test('have what its page adds, each tag once', () => {
    const tags = ['feelings:AU1', 'feelings:AU1'];
    expect(headersOf('eveningCity', { cinemas: ['lux'] }, { cinemas: ['rex'], tags })['cache-tag']).toBe(
      'site:fr, cinema:fr:rex, feelings:AU1',
    );
    expect(headersOf('shows', undefined, { cinemas: ['lux'] })['cache-tag']).toBe(
      'site:fr, cinema:fr:lux, content:fr:autopromos, content:fr:native-ad',
    );
    expect(headersOf('cinema', { slug: 'lux' }, { cinemas: 'all' })['cache-tag']).toBe('site:fr, programme:fr');
    expect(headersOf('home', undefined, { until: NOW.getTime() + 20_000 })['cdn-cache-control']).toBe(
      'max-age=20, stale-while-revalidate=0',
    );
    expect(headersOf('cinemas', undefined, { fresh: 'site' })['cdn-cache-control']).toContain('max-age=300');
  });

  test('let nobody but the visitor store what is theirs, whatever its status', () => {
    expect(headersOf('search')).toEqual({ 'cache-control': 'private, max-age=60' });
    expect(headersOf('ask', undefined, {}, 410)).toEqual({ 'cache-control': 'private, no-store' });
    expect(headersOf('voucher', undefined, { fresh: 'never' })).toEqual({ 'cache-control': 'private, no-store' });
  });

  test('of a page that is not there are those of an error, or none', () => {
    expect(headersOf('notFound404', undefined, {}, 404)).toEqual({
      'cdn-cache-control': 'max-age=60',
      'cache-tag': 'site:fr',
    });
    expect(headersOf('home', undefined, {}, 404)).toEqual({});
  });
});

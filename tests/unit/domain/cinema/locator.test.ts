import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  LOCATOR_COOKIE,
  LOCATOR_COOKIE_SECONDS,
  parseLocatorCookie,
  writeLocatorCookie,
  type LocatorCookie,
} from '../../../../src/domain/cinema/locator.ts';

const cookie = (content: LocatorCookie) => writeLocatorCookie(content);

describe('the locator’s cookie', () => {
  // SPEC 3.50, 9.26
  test('is the one that the specification names, for 365 days', () => {
    expect([LOCATOR_COOKIE, LOCATOR_COOKIE_SECONDS]).toEqual(['cgp_locator', 31_536_000]);
  });

  test('may be at a pole, on the date line', () => {
    const value = { x: 90, y: -180 };
    expect(parseLocatorCookie(cookie({ type: 'position', value }))).toEqual({ type: 'position', value });
  });

  // SPEC 3.50
  test('what is written is read, encoded or decoded', () => {
    const degrees = (limit: number) =>
      fc.double({ min: -limit, max: limit, noNaN: true }).filter((n) => !Object.is(n, -0));
    const content: fc.Arbitrary<LocatorCookie> = fc.oneof(
      fc.record({ type: fc.constant('cinema' as const), value: fc.integer({ min: 1, max: 99_999 }).map(String) }),
      fc.record({ type: fc.constant('city' as const), value: fc.constantFrom('lyon', 's-hertogenbosch', 'paris-13') }),
      fc.record({ type: fc.constant('position' as const), value: fc.record({ x: degrees(90), y: degrees(180) }) }),
      fc.constant({ type: 'favorite' as const, value: null }),
    );
    fc.assert(
      fc.property(content, (written) => {
        expect(parseLocatorCookie(writeLocatorCookie(written))).toEqual(written);
        expect(parseLocatorCookie(JSON.stringify(written))).toEqual(written);
      }),
    );
  });

  test('has no character that a cookie may not have', () => {
    expect(cookie({ type: 'position', value: { x: 45.764, y: 4.8357 } })).toMatch(/^[\w%.!~*'()-]+$/);
  });

  test.each([
    undefined,
    null,
    '',
    'lyon',
    '%',
    'null',
    '[]',
    '"cinema"',
    '{"type":"cinema","value":3166}',
    '{"type":"cinema","value":""}',
    '{"type":"cinema","value":"3166<"}',
    '{"type":"cinema","value":"<3166"}',
    '{"type":"city","value":"Lyon"}',
    '{"type":"city","value":"lyon<"}',
    '{"type":"moon","value":{"x":1,"y":2}}',
    '{"type":"city","value":"<script>"}',
    '{"type":"city","value":null}',
    '{"type":"position","value":null}',
    '{"type":"position","value":{"x":45}}',
    '{"type":"position","value":{"x":91,"y":0}}',
    '{"type":"position","value":{"x":0,"y":-180.1}}',
    '{"type":"position","value":{"x":"45","y":"4"}}',
    '{"type":"moon","value":"1"}',
  ])('%s says nothing', (text) => {
    expect(parseLocatorCookie(text)).toBeUndefined();
  });

  test('only what belongs in it is taken over', () => {
    expect(parseLocatorCookie('{"type":"position","value":{"x":1,"y":2,"z":3},"more":1}')).toEqual({
      type: 'position',
      value: { x: 1, y: 2 },
    });
  });
});

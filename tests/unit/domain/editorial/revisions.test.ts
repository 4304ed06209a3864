import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownAt, spanAround, type Scheduled } from '../../../../src/domain/editorial/revisions.ts';

const at = (day: string) => new Date(`2026-11-${day}T12:00:00.000Z`);
const version = (id: number, from: string, until: string | null = null): Scheduled => ({
  id,
  state: 'published',
  from: at(from).toISOString(),
  until: until === null ? null : at(until).toISOString(),
});
const draft = (id: number): Scheduled => ({ ...version(id, '01'), state: 'draft' });

test('of published versions the one that began last is shown; before the first there is none', () => {
  const versions = [version(1, '10'), version(2, '20')];
  expect(shownAt(versions, at('09'), false)).toBeUndefined();
  expect(shownAt(versions, at('10'), false)?.id).toBe(1);
  expect(shownAt(versions, at('19'), false)?.id).toBe(1);
  expect(shownAt(versions, at('20'), false)?.id).toBe(2);
});

test('a correction that is published now does not undo what is scheduled for later', () => {
  const versions = [version(1, '20'), version(2, '10')];
  expect(shownAt(versions, at('15'), false)?.id).toBe(2);
  expect(shownAt(versions, at('21'), false)?.id).toBe(1);
});

test('one that ends is followed by the one before it, at the instant of its end', () => {
  const versions = [version(1, '10'), version(2, '20', '22')];
  expect(shownAt(versions, at('21'), false)?.id).toBe(2);
  expect(shownAt(versions, at('22'), false)?.id).toBe(1);
  expect(shownAt([version(1, '20', '22')], at('22'), false)).toBeUndefined();
});

test('a draft is shown with drafts alone, whatever the time', () => {
  const versions = [version(1, '10'), draft(2)];
  expect(shownAt(versions, at('15'), false)?.id).toBe(1);
  for (const day of ['01', '15', '30']) expect(shownAt(versions, at(day), true)?.id).toBe(2);
});

test('a draft that would have begun last is none of those published, and one before them is the draft all the same', () => {
  const late: Scheduled = { ...version(3, '14'), state: 'draft' };
  expect(shownAt([version(1, '10'), late], at('15'), false)?.id).toBe(1);
  expect(shownAt([draft(1), version(2, '10')], at('15'), true)?.id).toBe(1);
});

test('of two that began at once the later one is shown', () => {
  const versions = [version(2, '10'), version(1, '10')];
  expect(shownAt(versions, at('15'), false)?.id).toBe(2);
  expect(shownAt(versions.toReversed(), at('15'), false)?.id).toBe(2);
});

test('what is shown stays the same between the instants around it, and drafts have none', () => {
  const instants = fc.integer({ min: 0, max: 20 });
  const versions = fc.array(fc.record({ from: instants, length: fc.option(fc.integer({ min: 1, max: 9 })) }), {
    maxLength: 5,
  });
  const moment = (day: number) => new Date(Date.UTC(2026, 10, 1) + day * 3_600_000);
  fc.assert(
    fc.property(versions, instants, instants, (made, one, other) => {
      const all: Scheduled[] = made.map(({ from, length }, index) => ({
        id: index + 1,
        state: 'published',
        from: moment(from).toISOString(),
        until: length === null ? null : moment(from + length).toISOString(),
      }));
      const { since, until } = spanAround(all, moment(one));
      expect(since).toBeLessThanOrEqual(moment(one).getTime());
      expect(until).toBeGreaterThan(moment(one).getTime());
      const isInside = since <= moment(other).getTime() && moment(other).getTime() < until;
      if (isInside) expect(shownAt(all, moment(other), false)).toBe(shownAt(all, moment(one), false));
    }),
  );
  expect(spanAround([draft(1)], at('15'))).toEqual({ since: -Infinity, until: Infinity });
});

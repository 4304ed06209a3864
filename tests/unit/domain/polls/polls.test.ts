import { describe, expect, test } from 'vitest';
import { parseReferences, pollEnd, bestOf, isMark, nameOf, tallyOf } from '../../../../src/domain/polls/polls.ts';

const DAY = 86_400_000;

describe('a poll', () => {
  test('ends after a week, or a day after its last screening', () => {
    expect(pollEnd(0, [2 * DAY, 20 * DAY])).toBe(7 * DAY);
    expect(pollEnd(0, [2 * DAY, 1 * DAY])).toBe(3 * DAY);
  });

  test('is about each screening once, in the order given, and about nothing else', () => {
    expect(parseReferences(['V12S3', 'V1S9', 'V12S3', 'V0T1', 'x', '', 'V1S2"><b>'])).toEqual(['V12S3', 'V1S9']);
  });

  test('that is about six tells that they are too many', () => {
    expect(parseReferences(Array.from({ length: 9 }, (_, index) => `V1S${index}`))).toHaveLength(6);
  });
});

describe('a name', () => {
  test.each([
    [' Ada  Lovelace\n', 'Ada Lovelace'],
    ['Zoë', 'Zoë'],
    ['O’Brien & Söhne', 'O’Brien & Söhne'],
    ['ab\u202Ecd\u0000', 'abcd'],
    ['é'.repeat(40), 'é'.repeat(40)],
  ])('%j is stored as %j', (text, name) => {
    expect(nameOf(text)).toBe(name);
  });

  test.each([
    '',
    '  ',
    '\u200B',
    'a'.repeat(41),
    '<b>Ada</b>',
    'https://example.org',
    'www.example.org',
    `e${'\u0301'.repeat(200)}`,
  ])('%j is none', (text) => {
    expect(nameOf(text)).toBeUndefined();
  });
});

test('marks are three', () => {
  expect(['yes', 'maybe', 'no', 'YES', '', null].map(isMark)).toEqual([true, true, true, false, false, false]);
});

test('marks are counted, and who gave none is not', () => {
  expect(tallyOf(['yes', 'no', undefined, 'yes', 'maybe'])).toEqual({ yes: 2, maybe: 1, no: 1 });
});

describe('the best screening', () => {
  const of = (yes: number, maybe = 0, no = 0, open = true) => ({ tally: { yes, maybe, no }, open });

  test.each([
    ['most can come', [of(1, 5), of(2)], 1],
    ['then most may come', [of(2, 0), of(2, 1)], 1],
    ['then fewest cannot', [of(2, 1, 2), of(2, 1, 1)], 1],
    ['of equal ones the first', [of(1), of(1)], 0],
    ['not one that cannot be booked', [of(9, 0, 0, false), of(1)], 1],
  ])('%s', (_, screenings, best) => {
    expect(bestOf(screenings)).toBe(best);
  });

  test('is none where nothing suits anybody', () => {
    expect(bestOf([of(0, 0, 3), of(0)])).toBeUndefined();
    expect(bestOf([])).toBeUndefined();
  });
});

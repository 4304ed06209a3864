import { describe, expect, test } from 'vitest';
import { Faults } from '../../../../src/content/import/faults.ts';
import { readItem } from '../../../../src/content/import/documents.ts';
import { reportLongTexts } from '../../../../src/content/import/longTexts.ts';
import { makeNews } from '../../../integration/store/content.ts';

function reported(item: object, htmlFields: readonly string[] = []) {
  const found: unknown[] = [];
  reportLongTexts(item, htmlFields, (path, expected, got) => found.push([path, expected, got]));
  return found;
}

describe('a plain text', () => {
  test('that is longer than people write is reported, wherever it is', () => {
    const long = 'x'.repeat(10_001);
    const expected = ['at most 10,000 characters', '10,001 characters'];
    expect(reported({ title: long, deep: [{ texts: ['', long] }], count: 1, none: null })).toEqual([
      [['title'], ...expected],
      [['deep', 0, 'texts', 1], ...expected],
    ]);
    expect(reported({ title: long.slice(1) })).toEqual([]);
  });

  test('is not HTML, of which more is allowed', () => {
    const html = `<p>${'x'.repeat(20_000)}</p>`;
    const item = { content: html, services: [{ title: 'Bar', description: html }] };
    expect(reported(item, ['content', 'services.*.description'])).toEqual([]);
    expect(reported(item, ['content'])).toHaveLength(1);
  });

  test('of an editor has that limit, too', () => {
    const faults = new Faults();
    expect(
      readItem('articles', { ...makeNews('news-1'), headline: '<'.repeat(300_000) }, faults, 'articles'),
    ).toBeUndefined();
    expect(faults.listed).toMatchObject([{ expected: 'at most 10,000 characters', got: '"300,000 characters"' }]);
    expect(readItem('articles', makeNews('news-1'), new Faults(), 'articles')).toBeDefined();
  });
});

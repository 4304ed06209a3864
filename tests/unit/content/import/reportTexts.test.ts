import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reportTexts } from '../../../../src/content/import/reportTexts.ts';

function reported(value: unknown, htmlFields: readonly string[] = []) {
  const found: unknown[] = [];
  reportTexts(value, JSON.stringify(value), htmlFields, (path, expected, got) => found.push([path, expected, got]));
  return found;
}

describe('a text that was escaped before is reported with what was meant', () => {
  test.each([
    ['Tom &amp; Jerry', '"&" instead of "&amp;"'],
    ['Tom &amp;amp;amp; Jerry', '"&" instead of "&amp;amp;amp;"'],
    ['L&#39;&Eacute;toile', '"\'" instead of "&#39;", "É" instead of "&Eacute;"'],
    ['L&amp;#x27;&eacute;t&eacute;', '"\'" instead of "&amp;#x27;", "é" instead of "&eacute;"'],
    ['&lt;b&gt;Rex&nbsp;!', '"<" instead of "&lt;", ">" instead of "&gt;", "\u00A0" instead of "&nbsp;"'],
    ['https://t.example/?id=1&amp;s=45', '"&" instead of "&amp;"'],
  ])('%s', (text, expected) => {
    expect(reported([{ deep: { texts: ['', text] } }])).toEqual([[[0, 'deep', 'texts', 1], expected, text]]);
  });

  test('however often that was done', () => {
    const reference = `&${'amp;'.repeat(25_000)}lt;`;
    expect(reported({ text: reference })).toEqual([[['text'], `"<" instead of "${reference}"`, reference]]);
  });

  test.each(['R&B; AT&T', 'Q&A;', 'Tom & Jerry', '&', '&&;', 'https://t.example/?id=1&amp=2&copy=3', '&unheardOf;'])(
    'but not %s',
    (text) => {
      expect(reported({ text })).toEqual([]);
    },
  );
});

test('fields of HTML are not plain text, and only those are', () => {
  const value = [{ text: '<p>&amp;</p>', items: [{ label: '&amp;', text: '&eacute;' }] }];
  expect(reported(value, ['text', 'items.*.text'])).toEqual([
    [[0, 'items', 0, 'label'], '"&" instead of "&amp;"', '&amp;'],
  ]);
});

test('what PHP writes for & is found, too', () => {
  const found: string[] = [];
  reportTexts({ title: '&amp;' }, '{"title":"\\u0026amp;"}', [], (_, expected) => found.push(expected));
  expect(found).toEqual(['"&" instead of "&amp;"']);
});

test('any plain text that is escaped is reported with its own characters', () => {
  fc.assert(
    fc.property(fc.constantFrom(...'&<>"'), fc.integer({ min: 1, max: 4 }), (character, times) => {
      const named = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }[character]!;
      const escaped = named.replace('&', `&${'amp;'.repeat(times - 1)}`);
      expect(reported([escaped])).toEqual([[[0], `"${character}" instead of "${escaped}"`, escaped]]);
    }),
  );
});

describe('a text that was read in a wrong encoding is reported with what was meant', () => {
  test.each([
    ['AmÃ©lie', '"é" instead of "Ã©"'],
    ['Le fabuleux destin dâ€™AmÃ©lie', '"’" instead of "â€™", "é" instead of "Ã©"'],
    ['Â« Lâ€¦', '"«" instead of "Â«", "…" instead of "â€¦"'],
    ['Am\uFFFDlie', 'the letter that could not be read instead of "\uFFFD"'],
  ])('%s', (text, expected) => {
    expect(reported({ text })).toEqual([[['text'], expected, text]]);
    expect(reported({ html: text }, ['html'])).toHaveLength(1);
  });

  test.each(['Amélie', '« PÂQUES »', 'IRMÃ', '«MAÇû', 'O ÓRFÃO', '“AMANHÔ', 'MAÇÃ’', 'IRMÃ – a série', 'Vâlcea', 'â'])(
    'but not %s',
    (text) => {
      expect(reported({ text })).toEqual([]);
    },
  );

  test('also where JSON escapes it, as PHP does', () => {
    const found: string[] = [];
    reportTexts({ title: 'Ã©' }, '{"title":"\\u00c3\\u00a9"}', [], (_, expected) => found.push(expected));
    expect(found).toEqual(['"é" instead of "Ã©"']);
  });

  test('whatever letter of French, Dutch or German it was', () => {
    for (const letter of 'àâäçéèêëîïôöùûüÿœæßÀÂÄÇÉÈÊËÎÏÔÖÙÛÜ’“”–…«»°') {
      const spoilt = new TextDecoder('windows-1252').decode(new TextEncoder().encode(letter));
      if (!/^[ÂÃâ]/.test(spoilt)) continue;
      expect(reported([`${spoilt}x`]), letter).toEqual([[[0], `"${letter}" instead of "${spoilt}"`, `${spoilt}x`]]);
    }
  });
});

import fc from 'fast-check';
import { getExampleNumber, type CountryCode } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, test } from 'vitest';
import { telephoneParts } from '../../../../src/components/ui/telephone.ts';

/** A field with its links as in Markdown: `[number](address)`. */
const shown = (text: string, country: string) =>
  telephoneParts(text, country)
    .map((part) => (part.href === undefined ? part.text : `[${part.text}](${part.href})`))
    .join('');

test('what is longer than any list of numbers is a text, which no library reads', () => {
  for (const part of ['+33 1', '01 23 45 67 89, ', '1/', '1 - ']) {
    const text = part.repeat(50_000);
    expect(telephoneParts(text, 'FR')).toEqual([{ text }]);
  }
});

describe('a number is a link to its international form', () => {
  test.each([
    ['FR', '+33 (0)4 72 00 00 01', '+33472000001'],
    ['FR', '+33(0)472000001', '+33472000001'],
    ['FR', '0033 4 72 00 00 01', '+33472000001'],
    ['FR', '(04) 72 00 00 01', '+33472000001'],
    ['FR', '04.72.00.00.01', '+33472000001'],
    ['FR', '04/72/00/00/01', '+33472000001'],
    ['FR', '04–72–00–00–01', '+33472000001'],
    ['FR', '04\u00A072\u00A000\u202F00\u202F01', '+33472000001'],
    ['FR', '0 892 69 66 96', '+33892696696'],
    ['FR', '+41 22 718 78 78', '+41227187878'],
    ['FR', '04 72 00 00 01 ext. 12', '+33472000001;ext=12'],
    ['FR', '04 72 00 00 01;ext=12', '+33472000001;ext=12'],
    ['CH', '+41 (0) 22/718 78 78', '+41227187878'],
    ['CH', '044/250 55 55', '+41442505555'],
    ['BE', '02 / 555 25 75', '+3225552575'],
    ['BE', '02/555/25/75', '+3225552575'],
    ['TN', '(+216) 71 123 456', '+21671123456'],
    ['TN', '71/123/456', '+21671123456'],
    ['SN', '33 869 50 50', '+221338695050'],
    ['NL', '+31 (0)20 624 24 24', '+31206242424'],
    ['NL', '0900-1458', '+319001458'],
    ['NL', '14 020', '+3114020'],
    ['CI', '(225) 27 20 31 57 60', '+2252720315760'],
    ['MA', '0522-360273', '+212522360273'],
    ['MA', '00212 522 36 02 73', '+212522360273'],
  ])('%s: %s', (country, text, address) => {
    expect(shown(text, country)).toBe(`[${text}](tel:${address})`);
  });
});

describe('each number has a link of its own, and what is none stays text', () => {
  test.each([
    ['FR', '08 36 68 69 70 (0,34 €/min)', '[08 36 68 69 70](tel:+33836686970) (0,34 €/min)'],
    ['FR', '04/72/00/00/01 (0,34 €/min)', '[04/72/00/00/01](tel:+33472000001) (0,34 €/min)'],
    ['FR', '0472000001, 0472000002', '[0472000001](tel:+33472000001), [0472000002](tel:+33472000002)'],
    ['FR', '0472000001;0472000002', '[0472000001](tel:+33472000001);[0472000002](tel:+33472000002)'],
    ['FR', '0472000001  0472000002', '[0472000001](tel:+33472000001)  [0472000002](tel:+33472000002)'],
    [
      'FR',
      'Tél. 04 72 00 00 01 Fax 04 72 00 00 02',
      'Tél. [04 72 00 00 01](tel:+33472000001) Fax [04 72 00 00 02](tel:+33472000002)',
    ],
    ['FR', '04 72 00 00 01 (10h-20h, 7j/7)', '[04 72 00 00 01](tel:+33472000001) (10h-20h, 7j/7)'],
    ['FR', '04 72 00 00 01 poste 12', '[04 72 00 00 01](tel:+33472000001) poste 12'],
    ['FR', 'Salle 12 / 04 72 00 00 01', 'Salle 12 / [04 72 00 00 01](tel:+33472000001)'],
    ['FR', '04 72 00 00 01  06 12 34 56 78', '[04 72 00 00 01](tel:+33472000001)  [06 12 34 56 78](tel:+33612345678)'],
    [
      'FR',
      '0262 20 20 20 / 04 72 00 00 01 - 08 36 68 69 70',
      '[0262 20 20 20](tel:+262262202020) / [04 72 00 00 01](tel:+33472000001) - [08 36 68 69 70](tel:+33836686970)',
    ],
    ['FR', '3635 / 04 72 00 00 01', '3635 / [04 72 00 00 01](tel:+33472000001)'],
    ['FR', '04 72 00 00 00 01', '04 72 00 00 00 01'],
    ['FR', '04 72 00 00 01 04 72 00 00 02', '04 72 00 00 01 04 72 00 00 02'],
    ['FR', 'ouvert 24/24 et 7/7', 'ouvert 24/24 et 7/7'],
    ['FR', 'dès le 27/11/2026', 'dès le 27/11/2026'],
    ['TN', '27/11/2026', '27/11/2026'],
    ['TN', '71123456/57', '[71123456](tel:+21671123456)/57'],
    ['NL', '0900 1458 (€ 0,45 p/m)', '[0900 1458](tel:+319001458) (€ 0,45 p/m)'],
    ['XX', '01 / +33 4 72 00 00 01', '01 / [+33 4 72 00 00 01](tel:+33472000001)'],
    ['FR', '', ''],
  ])('%s: %s', (country, text, expected) => {
    expect(shown(text, country)).toBe(expected);
  });
});

test.each([
  ['3635', '[3635](tel:3635)'],
  [' 36 35 (0,34 €/min)', ' [36 35](tel:3635) (0,34 €/min)'],
  ['118 218', '[118 218](tel:118218)'],
  ['12', '12'],
  ['3635 puis 1', '3635 puis 1'],
])('a short number is a link where it stands alone: %s', (text, expected) => {
  expect(shown(text, 'FR')).toBe(expected);
});

test.each([
  ['0262 20 20 20', '+262262202020'],
  ['0269 61 12 12', '+262269611212'],
  ['0590 82 12 12', '+590590821212'],
  ['0596 60 00 00', '+596596600000'],
  ['0594 29 00 00', '+594594290000'],
  ['0892 69 66 96', '+33892696696'],
  ['0800 12 34 56', '+33800123456'],
  ['09 70 80 90 10', '+33970809010'],
])('a French number of a department overseas has the country code of its own: %s', (text, address) => {
  expect(shown(text, 'FR')).toBe(`[${text}](tel:${address})`);
  expect(shown(`${text} / 04 72 00 00 01`, 'FR')).toBe(
    `[${text}](tel:${address}) / [04 72 00 00 01](tel:+33472000001)`,
  );
});

const country = fc.constantFrom<CountryCode>('FR', 'CH', 'BE', 'TN', 'SN', 'NL', 'CI', 'MA');
const form = fc.constantFrom('international', 'national', 'E.164', 'dots', 'hyphens');
const between = fc.constantFrom(' / ', '/', ' ou ', ' et ', ', ', '; ', ' - ', ' | ', '\n', ' (0,34 €/min) / ');

test('in every country, in every form, between all separators, each number is found', () => {
  fc.assert(
    fc.property(country, fc.array(form, { minLength: 1, maxLength: 3 }), between, (code, forms, separator) => {
      const number = getExampleNumber(code, examples)!;
      const national = number.formatNational();
      const written = forms.map((name) => {
        if (name === 'international') return number.formatInternational();
        if (name === 'E.164') return number.number;
        return name === 'national' ? national : national.replaceAll(' ', name === 'dots' ? '.' : '-');
      });
      expect(shown(written.join(separator), code)).toBe(
        written.map((text) => `[${text}](tel:${number.number})`).join(separator),
      );
    }),
  );
});

test('the parts are the text again, whatever it is, and an address has nothing but a number', () => {
  const text = fc.array(
    fc.constantFrom(...'0123456789', '+33', '(0)', ' ', '/', '.', ',', ';', '-', 'é', '<', '0472000001'),
  );
  fc.assert(
    fc.property(country, text, (code, pieces) => {
      const parts = telephoneParts(pieces.join(''), code);
      expect(parts.map((part) => part.text).join('')).toBe(pieces.join(''));
      for (const { href } of parts) if (href !== undefined) expect(href).toMatch(/^tel:\+?\d+(?:;ext=\d+)?$/);
    }),
  );
});

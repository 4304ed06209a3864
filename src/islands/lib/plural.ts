import { numberFormat, pluralRules } from '../../lib/formats.ts';
import type { PluralForms } from '../../i18n/pluralForms.ts';

/** A count in words, in the page's language. */
export function countInWords(forms: PluralForms, count: number, locale: string): string {
  const form = pluralRules(locale).select(count) === 'one' ? forms.one : forms.other;
  return form.replace('{{count}}', numberFormat(locale).format(count));
}

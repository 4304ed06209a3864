import type { PluralForms } from '../i18n/pluralForms.ts';

/** A count in words, in the page's own language. */
export function countInWords(forms: PluralForms, count: number, locale: string): string {
  const form = new Intl.PluralRules(locale).select(count) === 'one' ? forms.one : forms.other;
  return form.replace('{{count}}', new Intl.NumberFormat(locale).format(count));
}

import { numberFormat, pluralRules } from '../../../lib/formats.ts';
import type { PluralForms } from '../../../i18n/pluralForms.ts';

/** A count in words, in the page's language. */
export function countInWords(forms: PluralForms, count: number, locale: string): string {
  const form = forms[pluralRules(locale).select(count)] ?? forms.other;
  return form.replace('{{count}}', numberFormat(locale).format(count));
}

import { numberFormat } from '../../lib/formats.ts';

/** A distance in kilometres: `2,3 km` */
export function inKilometres(kilometres: number, locale: string): string {
  const format = numberFormat(locale, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 });
  return format.format(kilometres);
}

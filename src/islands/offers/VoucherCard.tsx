import type { VoucherCard as Card } from '../../contract/voucher.ts';
import { dateFormat, numberFormat } from '../../lib/formats.ts';
import { countInWords } from '../lib/plural.ts';
import type { Strings } from './strings.ts';

type Props = { readonly card: Card; readonly locale: string; readonly strings: Strings };

/** What is left on a voucher or gift card, shown as a card. */
export function VoucherCard({ card: { type, amount, currency, seats, expiresOn }, locale, strings }: Props) {
  const day = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const worth =
    amount !== null && currency !== null
      ? numberFormat(locale, { style: 'currency', currency }).format(amount)
      : countInWords(strings.seats, seats ?? 0, locale);
  return (
    <div className="voucher-card">
      <p>{strings[type]}</p>
      <p className="worth figures">{worth}</p>
      <p>
        {expiresOn === null ? strings.noEnd : strings.until.replace('#', day.format(new Date(`${expiresOn}T00:00Z`)))}
      </p>
    </div>
  );
}

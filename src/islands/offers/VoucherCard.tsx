import type { VoucherCard as Card } from '../../contract/voucher.ts';
import { dateFormat, numberFormat } from '../../lib/formats.ts';
import { countInWords } from '../ui/lib/plural.ts';
import type { VoucherStrings } from './strings.ts';
import { marks } from '../../markup/marks.ts';

type Props = { readonly card: Card; readonly locale: string; readonly strings: VoucherStrings };

/** What is left on a voucher or gift card, shown as a card at the size of a real one. */
export function VoucherCard({ card: { type, amount, currency, seats, expiresOn }, locale, strings }: Props) {
  const day = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const worth =
    amount !== null && currency !== null
      ? numberFormat(locale, { style: 'currency', currency }).format(amount)
      : countInWords(strings.seats, seats ?? 0, locale);
  return (
    <div
      className="grid aspect-8/5 w-[min(100%,22rem)] content-between rounded-[12px] bg-gold px-6 py-5 font-semibold text-on-gold forced-colors:border"
      {...marks({ 'voucher-card': true })}
    >
      <p>{strings[type]}</p>
      <p className="figures text-[3.25rem] leading-none" {...marks({ worth: true })}>
        {worth}
      </p>
      <p>
        {expiresOn === null ? strings.noEnd : strings.until.replace('#', day.format(new Date(`${expiresOn}T00:00Z`)))}
      </p>
    </div>
  );
}

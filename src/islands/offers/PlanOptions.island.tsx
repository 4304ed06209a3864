import { useState, type MouseEvent } from 'react';
import { numberFormat } from '../../lib/formats.ts';
import {
  checkoutAddress,
  optionsInAddress,
  planTotal,
  stepOption,
  type OptionQuantities,
  type PlanOption,
} from '../../domain/offers/subscriptionOptions.ts';
import { marks } from '../../markup/marks.ts';

type Props = {
  /** Address of this page with the plan chosen; the options are added to its query. */
  readonly address: string;
  readonly plan: string;
  /** Of the plan alone, for a month, in major units. */
  readonly price: number;
  readonly options: readonly (PlanOption & { readonly title: string; readonly description: string })[];
  readonly chosen: OptionQuantities;
  readonly locale: string;
  readonly currency: string;
  /** Where the plan is bought; undefined while none can be. */
  readonly checkout: { readonly url: string; readonly label: string; readonly target: '_self' | '_blank' } | undefined;
  /** In `add` and `remove`, `#` stands for the option. */
  readonly words: Readonly<Record<'add' | 'remove' | 'total' | 'month' | 'newTab', string>>;
};

/**
 * How many of each option of a plan are chosen, and the total price (SPEC 4, "Subscription"). Each step is a link to
 * this page with that number, which also works without script.
 */
export function PlanOptions(props: Props) {
  const { address, plan, price, options, chosen, checkout, locale, currency, words } = props;
  const [quantities, setQuantities] = useState(chosen);
  const money = numberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });

  const step = (option: Props['options'][number], by: 1 | -1) => {
    const next = stepOption(quantities, option, by);
    const isEnd = next === quantities || next[option.id] === quantities[option.id];
    const onClick = (event: MouseEvent) => {
      event.preventDefault();
      setQuantities(next);
    };
    return (
      <a
        className={`grid h-11 place-content-center rounded-[50%] border text-xl leading-none no-underline ${
          isEnd ? 'border-line text-dim' : 'border-edge text-inherit'
        }`}
        href={`${address}&options=${optionsInAddress(next)}#plan`}
        rel="nofollow"
        aria-label={(by > 0 ? words.add : words.remove).replace('#', () => option.title)}
        aria-disabled={isEnd ? true : undefined}
        onClick={onClick}
      >
        {by > 0 ? '+' : '−'}
      </a>
    );
  };

  return (
    <div>
      <ul>
        {options.map((option) => (
          <li
            key={option.id}
            className="flex items-center justify-between gap-6 border-line py-4 not-first:border-t first:pt-0"
          >
            <div>
              <h3 className="text-xl">{option.title}</h3>
              <p className="mt-1 max-w-128 text-dim">{option.description}</p>
              <p className="mt-1 max-w-128 figures text-lg text-ink">{`+ ${money.format(option.price)}`}</p>
            </div>
            <div className="grid flex-none grid-cols-[2.75rem_2.25rem_2.75rem] items-center text-center">
              {step(option, -1)}
              <span className="figures text-2xl">{quantities[option.id] ?? 0}</span>
              {step(option, 1)}
            </div>
          </li>
        ))}
      </ul>
      <p className="flex items-baseline justify-between gap-4 border-t border-ink pt-4">
        <span className="font-semibold">{words.total}</span>
        <output aria-label={words.total}>
          <strong className="figures text-4xl">{money.format(planTotal(price, options, quantities))}</strong>
          {` ${words.month}`}
        </output>
      </p>
      {checkout && (
        <a
          className="mt-5 main-action bg-gold text-on-gold"
          {...marks({ checkout: true })}
          href={checkoutAddress(checkout.url, plan, quantities)}
          target={checkout.target === '_blank' ? '_blank' : undefined}
          rel={checkout.target === '_blank' ? 'noopener' : undefined}
        >
          {checkout.label}
          {checkout.target === '_blank' && <span className="sr-only"> {words.newTab}</span>}
        </a>
      )}
    </div>
  );
}

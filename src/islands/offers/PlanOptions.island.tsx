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
    const onClick = (event: MouseEvent) => {
      event.preventDefault();
      setQuantities(next);
    };
    return (
      <a
        href={`${address}&options=${optionsInAddress(next)}#plan`}
        rel="nofollow"
        aria-label={(by > 0 ? words.add : words.remove).replace('#', option.title)}
        aria-disabled={next === quantities || next[option.id] === quantities[option.id] ? true : undefined}
        onClick={onClick}
      >
        {by > 0 ? '+' : '−'}
      </a>
    );
  };

  return (
    <div className="plan-options">
      <ul>
        {options.map((option) => (
          <li key={option.id}>
            <div>
              <h3>{option.title}</h3>
              <p>{option.description}</p>
              <p className="figures">{`+ ${money.format(option.price)}`}</p>
            </div>
            <div className="steps">
              {step(option, -1)}
              <span className="figures">{quantities[option.id] ?? 0}</span>
              {step(option, 1)}
            </div>
          </li>
        ))}
      </ul>
      <p className="total">
        <span>{words.total}</span>
        <output aria-label={words.total}>
          <strong className="figures">{money.format(planTotal(price, options, quantities))}</strong>
          {` ${words.month}`}
        </output>
      </p>
      {checkout && (
        <a
          className="checkout"
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

import { useState, type MouseEvent } from 'react';
import { numberFormat } from '../../domain/formats.ts';
import {
  optionsInAddress,
  planTotal,
  stepOption,
  type OptionQuantities,
  type PlanOption,
} from '../../domain/subscriptionOptions.ts';

type Props = {
  /** Of this page with the plan chosen: the options are added to its query. */
  readonly address: string;
  /** Of the plan alone; a month, major units. */
  readonly price: number;
  readonly options: readonly (PlanOption & { readonly title: string; readonly description: string })[];
  readonly chosen: OptionQuantities;
  readonly locale: string;
  readonly currency: string;
  /** `#` stands for the option in `add` and `remove`. */
  readonly words: Readonly<Record<'add' | 'remove' | 'total' | 'month', string>>;
};

/**
 * How many of each option of a plan, and what it costs with them (SPEC 4, "Subscription"). Each step is a link to this
 * page with that many, which is all there is to it without script.
 */
export function PlanOptions({ address, price, options, chosen, locale, currency, words }: Props) {
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
        <output>
          <strong className="figures">{money.format(planTotal(price, options, quantities))}</strong>
          {` ${words.month}`}
        </output>
      </p>
    </div>
  );
}

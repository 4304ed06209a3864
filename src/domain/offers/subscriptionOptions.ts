/** How many of each option of the chosen plan, by the option's id (SPEC 4, "Subscription"). */
export type OptionQuantities = Readonly<Record<string, number>>;

/** An option of a plan; `price` is per month, in major units. */
export type PlanOption = { readonly id: string; readonly price: number; readonly maximum: number };

/** The options of a plan just chosen: none of each. */
export function optionsOfPlan(optionIds: readonly string[]): OptionQuantities {
  return Object.fromEntries(optionIds.map((id) => [id, 0]));
}

/** The quantities with one changed by a modifier, never below 0. Options that the plan does not have are ignored. */
export function changeOption(quantities: OptionQuantities, id: string, modifier: number): OptionQuantities {
  const quantity = Object.hasOwn(quantities, id) ? quantities[id] : undefined;
  return quantity === undefined ? quantities : { ...quantities, [id]: Math.max(0, quantity + modifier) };
}

/** One more or one less of an option, up to its maximum. */
export function stepOption(quantities: OptionQuantities, { id, maximum }: PlanOption, step: 1 | -1): OptionQuantities {
  const isFull = step > 0 && (quantities[id] ?? 0) >= maximum;
  return isFull ? quantities : changeOption(quantities, id, step);
}

/** What a plan costs with its options, per month, in major units. */
export function planTotal(price: number, options: readonly PlanOption[], quantities: OptionQuantities): number {
  return options.reduce((sum, option) => sum + option.price * (quantities[option.id] ?? 0), price);
}

/** The quantities as an address has them, `guest:2,children:1`; options without any are left out. */
export function optionsInAddress(quantities: OptionQuantities): string {
  return Object.entries(quantities)
    .filter(([, quantity]) => quantity > 0)
    .map(([id, quantity]) => `${id}:${quantity}`)
    .join(',');
}

/**
 * Where a plan is bought: `url`, which leads to the checkout or to a page of this site, with the plan's id as `plan`
 * and its chosen options, if any, as `options`.
 */
export function checkoutAddress(url: string, plan: string, quantities: OptionQuantities): string {
  const [, before = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(url) ?? [];
  const params = new URLSearchParams(query);
  params.set('plan', plan);
  const options = optionsInAddress(quantities);
  if (options === '') params.delete('options');
  else params.set('options', options);
  return `${before}?${params.toString()}${fragment}`;
}

/** The quantities in an address: only of the plan's own options, and no more than the maximum of each. */
export function optionsFromAddress(options: readonly PlanOption[], text: string): OptionQuantities {
  let quantities = optionsOfPlan(options.map(({ id }) => id));
  for (const part of text.split(',')) {
    const [, id, digits] = /^([\w.-]+):(\d{1,3})$/.exec(part) ?? [];
    const option = options.find((each) => each.id === id);
    if (option === undefined) continue;
    const wanted = Math.min(Number(digits), option.maximum);
    quantities = changeOption(quantities, option.id, wanted - (quantities[option.id] ?? 0));
  }
  return quantities;
}

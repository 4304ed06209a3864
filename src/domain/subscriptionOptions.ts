/** How many of each option of the chosen plan, by the option's id (SPEC 4, "Subscription"). */
export type OptionQuantities = Readonly<Record<string, number>>;

/** The options of a plan just chosen: none of each. */
export function optionsOfPlan(optionIds: readonly string[]): OptionQuantities {
  return Object.fromEntries(optionIds.map((id) => [id, 0]));
}

/** The quantities with one changed by a modifier, never below 0. An option the plan does not have is left out. */
export function changeOption(quantities: OptionQuantities, id: string, modifier: number): OptionQuantities {
  const quantity = Object.hasOwn(quantities, id) ? quantities[id] : undefined;
  return quantity === undefined ? quantities : { ...quantities, [id]: Math.max(0, quantity + modifier) };
}

import { chosenOf, FILTER_NAMES, rowOf, type Filters } from '../../contract/filters.ts';

/** The filters with what changes from some to others: of two presses on a page that shows neither yet, both count. */
export function withChange(filters: Filters, from: Filters, to: Filters): Filters {
  const entries = FILTER_NAMES.map((name) => {
    const [before, after] = [chosenOf(from, name), chosenOf(to, name)];
    if (rowOf(name).of === undefined) return [name, before[0] === after[0] ? filters[name] : to[name]];
    const left = chosenOf(filters, name).filter((value) => after.includes(value) || !before.includes(value));
    return [name, [...new Set([...left, ...after.filter((value) => !before.includes(value))])]];
  });
  return Object.fromEntries(entries) as Filters;
}

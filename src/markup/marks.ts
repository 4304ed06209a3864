import type { Marks } from './names.ts';

type Name = keyof Marks;
type Camel<N extends string> = N extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : N;
/** What is read of a value: text. */
type Text<V> = V extends boolean ? '' : V extends number ? `${V}` : V;

/** Attributes of our own, as scripts read and change them. */
export type MarksOf = { [N in Name as Camel<N>]?: Text<Marks[N]> };

/** The attributes with these values; a flag that is false, or what is undefined, is left out. */
export function marks(values: { readonly [N in Name]?: Marks[N] | undefined }): Readonly<
  Record<`data-${string}`, string | number>
> {
  const attributes: Record<string, string | number> = {};
  for (const name in values) {
    const value = values[name as Name];
    if (value !== undefined && value !== false) attributes[`data-${name}`] = value === true ? '' : value;
  }
  return attributes;
}

/*
 * The build puts what the following give into the scripts that call them (bundling/inlineMarks.ts), which costs browsers
 * nothing.
 */

/** The attributes of our own that an element has. */
export function marksOf(element: { readonly dataset: DOMStringMap }): MarksOf {
  // Only `marks` and scripts that see this type write them.
  return element.dataset;
}

/** The selector of elements with an attribute, if given with this value. */
export function marked(name: Name, ...[value]: [] | [string]): string {
  return value === undefined ? `[data-${name}]` : `[data-${name}="${value}"]`;
}

/** The selector of elements in whose attribute a word is, among others. */
export function listed(name: Name, word: string): string {
  return `[data-${name}~="${word}"]`;
}

/** Gives an element a flag, or takes it away. */
export function toggleMark(element: Element, name: Name, on: boolean): void {
  element.toggleAttribute(`data-${name}`, on);
}

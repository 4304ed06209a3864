import type { ScriptInjection } from '../../contract/storedSettings.ts';

/**
 * The elements that a third party may have in the head, and for browsers without scripts; others are not recognised.
 */
const ELEMENTS = { head: ['script', 'link', 'meta'], noscript: ['img'] } as const;

/** Attributes that say what to fetch and how; none of them runs anything. */
const ATTRIBUTES: readonly string[] = [
  ...['src', 'href', 'rel', 'as', 'type', 'async', 'defer', 'crossorigin', 'integrity', 'referrerpolicy'],
  ...['name', 'property', 'content', 'alt', 'id'],
];
const isAttribute = (name: string) => ATTRIBUTES.includes(name) || name.startsWith('data-');

/** Link relations that fetch nothing that could run or be seen. */
const RELATIONS: readonly string[] = ['preconnect', 'dns-prefetch', 'me'];

export type AllowedInjection = ScriptInjection & { readonly placement: keyof typeof ELEMENTS };

/**
 * The script injections that are used of a site's settings: recognised elements in head or noscript (SPEC 5), from
 * origins on the allow-list that the content security policy uses too. Inline scripts are dropped: the policy lets none
 * run.
 */
export function allowedInjections(
  injections: readonly ScriptInjection[],
  origins: readonly string[],
): AllowedInjection[] {
  const isAllowed = (address: string | undefined) =>
    address !== undefined && URL.canParse(address) && origins.includes(new URL(address).origin);
  return injections.filter((injection): injection is AllowedInjection => {
    const { placement, element, value, attributes } = injection;
    if (placement !== 'head' && placement !== 'noscript') return false;
    if (!(ELEMENTS[placement] as readonly string[]).includes(element) || value.trim() !== '') return false;
    if (!Object.keys(attributes).every(isAttribute)) return false;
    if (element === 'meta') return attributes['name'] !== undefined && attributes['http-equiv'] === undefined;
    if (element === 'link') return RELATIONS.includes(attributes['rel'] ?? '') && isAllowed(attributes['href']);
    return isAllowed(attributes['src']);
  });
}

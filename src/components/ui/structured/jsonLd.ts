import type { Graph, Thing } from 'schema-dts';

/**
 * What a page is about, in schema.org's vocabulary: JSON for a script element, with `<` escaped so that no text can end
 * the element.
 */
export function jsonLd(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

/** The absolute address of a picture or page of the site. */
export function absolute(address: string, origin: string): string {
  return address.startsWith('/') ? origin + address : address;
}

/** A length in minutes as `PT2H25M`; undefined if it is not known. */
export function lengthOf(minutes: number): string | undefined {
  return minutes > 0 ? `PT${Math.floor(minutes / 60)}H${minutes % 60}M` : undefined;
}

/** The names in a comma-separated list. */
export function namesIn(list: string): string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

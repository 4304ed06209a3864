import type { Graph, Thing } from 'schema-dts';

/**
 * What a page is about, in schema.org's words (STANDARDS, "Structured data"): JSON to stand in a script, its `<` escaped
 * so that no text can end that script.
 */
export function jsonLd(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

/** A picture or page of the site, whole. */
export function absolute(address: string, origin: string): string {
  return address.startsWith('/') ? origin + address : address;
}

/** `PT2H25M` of minutes; undefined where the length is not known. */
export function lengthOf(minutes: number): string | undefined {
  return minutes > 0 ? `PT${Math.floor(minutes / 60)}H${minutes % 60}M` : undefined;
}

/** Names of a comma list. */
export function namesIn(list: string): string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}
